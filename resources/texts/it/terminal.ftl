terminal-which-rules = Quali regole? [{ $rules }]{" "}
terminal-who-plays = Chi gioca, come siete seduti attorno al tavolo? Nomi separati da virgole:{" "}
terminal-type-for-help = Scrivi ? per l’aiuto.
terminal-roll-alone = I dadi li tira il programma; scrivi solo roll.
terminal-roll-word = Scrivi una parola qualsiasi dopo roll: si mescola al tiro.
terminal-to-take = { name-has } { $hits } da prendere
terminal-gates = { $held-comma }; poi { $name }
terminal-on-the-sheet = { $name }: { $total } sul foglio
terminal-in-this-turn = { $points } in questo turno
terminal-keep = { $more ->
    [yes] keep { $best } ...
   *[no] keep { $best }
}
terminal-dice-to-roll = dadi da tirare: { $dice-figure }
terminal-can = puoi: { $names-comma }
terminal-kept-in = La partita è conservata in { $file }, e il seme dei suoi dadi in { $file }.seed, non rivelato. Per continuare: zonk-desktop games import { $file }, poi la finestra.
terminal-check-it = Verificala con: zonk-desktop verify { $file }
terminal-no-file = il file non c’è
terminal-cannot-be-written = Non si può più scrivere { $file }: { $why }. Ciò che è stato scritto fin qui resta; la partita continua senza file.
terminal-or = { $one } o { $other }
terminal-also = { $one }, { $other }
terminal-command-sheet = il foglio
terminal-command-why = che cosa ora non si può, e perché
terminal-command-undo = annulla l’ultima scelta
terminal-command-quit = esci; la partita resta
terminal-command-help = questo
terminal-nothing-was-typed-so-no = Non è stato scritto niente, quindi nessuna partita è cominciata.
terminal-option-write-name-value-rules = opzione { $text }: scrivi NAME=VALUE; rules KEY --knobs le elenca
terminal-option-unknown = opzione { $text }: impostazione sconosciuta; { $hint }
terminal-option-twice = l’opzione { $name } è data due volte
terminal-players-two-of-them-have = giocatori: due hanno lo stesso nome; cambiane uno
terminal-players-a-name-is-not = giocatori: un nome non è testo UTF-8; riscrivilo
terminal-players-a-name-has-at = giocatori: un nome ha al massimo 200 caratteri e niente virgolette
terminal-cannot-be-made = { $path }: non si può creare: { $strerror }
terminal-is-no-name-of-a = { $path }: non è un nome di file
terminal-cannot-be-made-it-would = { $seed-file }: non si può creare: { $strerror }. Dovrebbe custodire il seme fino alla fine della partita; scegli un altro nome.
terminal-dice-that-the-program-has = I dadi tirati dal programma non si correggono.
