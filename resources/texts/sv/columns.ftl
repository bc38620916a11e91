columns-no-total = { $text } är ingen ställning. Skriv siffror, eller – för en miss.
columns-falls = { $before-figure } kommer före: en ställning sjunker inte till { $total-figure }.
columns-over = Spelet är slut före den här omgången.
columns-left-out = Här står inget, och längre ned står mer. En miss skrivs { $sign }.

columns-title = Skriv in ett protokoll
columns-head = Från papper
columns-how = Nedåt i en kolumn: Retur efter varje ställning, bara Retur för en miss. Tabb går till nästa kolumn.
columns-note = Kasten är okända: träffar räknas där ställningar avslöjar dem. Det inskrivna ligger kvar här tills du sparar.
columns-rules = Regler
columns-players = Spelare
columns-day = Dag, som 2026-11-20
columns-magic = Magiskt tal
columns-called = 11 000 utropat av, och när
columns-teams = Ett lag skrivs så: Röda: Ann, Bob.
columns-name = Namn
columns-player = Spelare { $number }
columns-cell = { $name }, { $row ->
    [0] namn
   *[other] runda { $row }
}: { $text } { $told }
columns-hits = { hits-counted }
columns-awaited = { $show ->
    [yes] Halvtidsshow: nu kommer { whose } poäng.
   *[no] { $name }, runda { $row }, står på tur.
}
columns-wrong-at = { $name }, runda { $row }: { $why }
columns-over-won = { $names-count ->
    [0] Spelet är slut. Träffarna avgör, och ställningarna avslöjar inte alla.
    [one] Spelet är slut: { $names-listed } får protokollet.
   *[other] Spelet är slut: { $names-listed } får protokollet.
}
columns-undo = &Ångra
columns-nothing-to-undo = Inget är inskrivet än.
columns-afresh = &Tomt protokoll
columns-close = Stäng
columns-keep = &Spara det
