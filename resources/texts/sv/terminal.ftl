terminal-which-rules = Vilka regler? [{ $rules }]{" "}
terminal-who-plays = Vilka spelar, som de sitter runt bordet? Namn med komma emellan:{" "}
terminal-type-for-help = Skriv ? för hjälp.
terminal-roll-alone = Programmet slår tärningarna; skriv bara roll.
terminal-roll-word = Skriv ett valfritt ord efter roll; det blandas in i kastet.

terminal-to-take = { name-has } { $hits } att ta
terminal-gates = { $held-comma }; sedan { $name }
terminal-on-the-sheet = { $name }: { $total } i protokollet
terminal-in-this-turn = { $points } i omgången
terminal-keep = { $more ->
    [yes] keep { $best } ...
   *[no] keep { $best }
}
terminal-dice-to-roll = { $dice-figure } tärningar att slå
terminal-can = kan: { $names-comma }

terminal-kept-in = Spelet ligger i { $file }, och tärningarnas frö i { $file }.seed, hemligt. För att gå vidare: zonk-desktop games import { $file }, sedan fönstret.
terminal-check-it = Kontrollera det med: zonk-desktop verify { $file }
terminal-no-file = det finns ingen fil
terminal-cannot-be-written = { $file } kan inte skrivas längre: { $why }. Det som skrivits hittills är kvar; spelet går vidare utan fil.

terminal-or = { $one } eller { $other }
terminal-also = { $one }, { $other }
terminal-command-sheet = protokollet
terminal-command-why = vad som inte går nu, och varför
terminal-command-undo = ångra det senaste valet
terminal-command-quit = lämna; spelet sparas
terminal-command-help = det här

terminal-nothing-was-typed-so-no = Inget skrevs, så inget spel har börjat.

terminal-option-write-name-value-rules = option { $text }: skriv NAME=VALUE; rules KEY --knobs listar dem
terminal-option-unknown = option { $text }: en sådan regel finns inte; { $hint }
terminal-option-twice = option { $name } är angiven två gånger

terminal-players-two-of-them-have = players: två har samma namn; ändra ett
terminal-players-a-name-is-not = players: ett namn är inte UTF-8-text; skriv det på nytt
terminal-players-a-name-has-at = players: ett namn har högst 200 tecken och inga citattecken

terminal-cannot-be-made = { $path }: kan inte skapas: { $strerror }
terminal-is-no-name-of-a = { $path }: är inget filnamn
terminal-cannot-be-made-it-would = { $seed-file }: kan inte skapas: { $strerror }. Den skulle gömma fröet tills spelet är slut; välj ett annat namn.
terminal-dice-that-the-program-has = Tärningar som programmet har slagit rättas inte.
