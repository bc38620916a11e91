start-no-game-is-waiting = Nessuna partita in attesa.
start-continue = Continua
start-the-last-game-at-its = l’ultima partita, all’ultimo tiro
start-continue-note = { $rules }, giro { $round-figure }, tocca a { $name }
start-continue-brief = giro { $round-figure }, tocca a { $name }
start-new-game = Nuova partita
start-who-plays-by-which-sheet = chi gioca, con che regole
start-sheets = Fogli da stampare
start-sheets-short = Fogli
start-for-dice-on-a-real = per un tavolo di legno
start-file = L’Archivio Zonk
start-file-short = Archivio
start-file-note = { $games ->
    [0] ogni partita resta
    [one] { $games-figure } partita conservata
   *[other] { $games-figure } partite conservate
}
start-throw = Tira ora
start-throw-note = Tu contro { $rival }. Cinque dadi, uno rosso.
start-throw-brief = Tu contro { $rival }.
start-who-plays-brief = chi gioca
start-for-dice-brief = per dadi veri
start-file-brief = { $games ->
    [0] tutte le partite
    [one] { $games-figure } partita
   *[other] { $games-figure } partite
}
start-you = Giocatore
start-nobody-rolls = Nessuno tira { $faces }: { $points-figure } punti, scritti da nessuna parte.
start-nobody-misses = Nessuno tira { $faces }, e nessuno se la prende.
start-best-turn = Miglior turno
start-best-night = Notte più corta
start-best-hits = Più colpi
start-best-drought = Digiuno più lungo
start-figure-turn = { $value-figure }
start-figure-night = { $value ->
    [one] { $value-figure } turno
   *[other] { $value-figure } turni
}
start-figure-hits = { $value-figure }
start-figure-drought = { $value ->
    [one] { $value-figure } turno
   *[other] { $value-figure } turni
}
start-card-note = { $day }, { $tale }
start-card-tale = { $tale ->
    [turn-half] mezza serata in un turno
    [turn-won] e pure la partita
    [turn-lost] e niente vittoria
    [night-clean] neanche uno a vuoto
    [night-alone] nessun altro a metà strada
    [night-misses] { $count-word } a vuoto
    [hits-alone] nessun altro ne aveva uno
    [hits-most] più di tutti gli altri insieme
    [hits-of] su { $count-figure } al tavolo
    [drought-won] e vittoria lo stesso
    [drought-back] e l’invito vale ancora
   *[drought-end] { $count ->
        [0] e alla fine niente
       *[other] ma alla fine { $count-figure }
    }
}
start-card = { $title }: { $name }, { $value }
start-card-opens = Apri questa partita: { $rules }, { $day }
