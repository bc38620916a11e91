columns-no-total = { $text } non è un totale. Scrivi cifre, o – per un buco.
columns-falls = Prima c’è { $before-figure }: un totale non scende a { $total-figure }.
columns-over = La partita è finita prima di questo turno.
columns-left-out = Qui non c’è niente, e sotto c’è altro. Un buco si scrive { $sign }.
columns-title = Inserisci un foglio
columns-head = Dalla carta
columns-how = Giù per la colonna: Invio dopo ogni totale, Invio da solo per un buco. Tab passa alla colonna seguente.
columns-note = I tiri non si conoscono: i colpi contano dove li dicono i totali. Ciò che scrivi resta qui finché non lo conservi.
columns-rules = Regole
columns-players = Giocatori
columns-day = Giorno, come 2026-11-20
columns-magic = Numero Magico
columns-called = 11.000, chi l’ha chiamato e quando
columns-teams = Una squadra si scrive così: Rossi: Ann, Bob.
columns-name = Nome
columns-player = Giocatore { $number }
columns-cell = { $name }, { $row ->
    [0] nome
   *[other] giro { $row }
}: { $text } { $told }
columns-hits = { hits-counted }
columns-awaited = { $show ->
    [yes] Show dell’intervallo: ora i punti di { $name }.
   *[no] Ora tocca a { $name }, giro { $row }.
}
columns-wrong-at = { $name }, giro { $row }: { $why }
columns-over-won = { $names-count ->
    [0] La partita è finita. Decidono i colpi, e i totali non li dicono tutti.
    [one] La partita è finita: { $names-listed } si prende il foglio.
   *[other] La partita è finita: { $names-listed } si prendono il foglio.
}
columns-undo = &Annulla
columns-nothing-to-undo = Non hai ancora scritto niente.
columns-afresh = &Svuota il foglio
columns-close = Chiudi
columns-keep = &Conserva
