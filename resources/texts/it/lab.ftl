lab-title = { $rules }, { $games ->
    [one] 1 partita
   *[other] { $games-figure } partite
}, seme { $seed }.
lab-length = { $rounds } giri, circa { $minutes } minuti.
lab-turns = Turni con un buco: { $misses }; { $throws } tiri a turno; tiri senza scelta: { $forced }.
lab-miss = { $dice ->
    [one] 1 dado, buco
   *[other] { $dice-figure } dadi, buco
} { $chance }.
lab-wins = Vittorie per posto: { $seats-comma }. Chi è in testa a metà perde: { $upset }.
lab-careful = Un giocatore prudente tra i migliori vince { $careful }; la quota pari è { $even }.
lab-hits = { hits-plain-first } a testa: { $hits }.
lab-source = { $source }: { $hits }
lab-called-off = { $done ->
    [0] Interrotto prima che finisse una partita: non c’è niente da raccontare.
    [one] Interrotto dopo una partita su { $of-figure }. Le cifre sono di quella.
   *[other] Interrotto dopo { $done-figure } partite su { $of-figure }. Le cifre sono di queste.
}
lab-speed = { $pace } partite al secondo su { $count ->
    [one] 1 processo
   *[other] { $count-figure } processi
}.
lab-speed-cluster = { $pace } partite al secondo su { $count ->
    [one] 1 worker
   *[other] { $count-figure } worker
} del cluster.
lab-progress = { $done-figure } di { $of ->
    [one] 1 partita
   *[other] { $of-figure } partite
}
lab-try = Prova { $games ->
    [one] 1 partita
   *[other] { $games-figure } partite
}
lab-try-tip = I computer giocano queste regole; ciò che ne esce si disegna mentre giocano.
lab-name = Laboratorio
lab-against = contro
lab-against-nothing = nient’altro
lab-against-name = Regole da confrontare
lab-games = Partite
lab-seed = Seme
lab-stop = Ferma
lab-progress-name = Partite giocate
lab-pace = { $games-figure } al secondo, { $minutes ->
    [0] manca meno di un minuto
    [one] manca circa un minuto
   *[other] mancano circa { $minutes-figure } minuti
}
lab-who = Giocatori: { $players-word }. Tutti giocano al meglio, tranne uno prudente, che siede a turno in ogni posto.
lab-who-both = Giocatori: { $players-word }. Tutti giocano al meglio, tranne uno prudente, che siede a turno in ogni posto. I due regolamenti hanno gli stessi dadi.
lab-stopped = Interrotto dopo { $games ->
    [one] 1 partita
   *[other] { $games-figure } partite
}. Ciò che è venuto fin lì resta.
lab-watch = Guarda la partita { $game-figure }
lab-watch-note = La partita con più colpi per un giocatore, da rivedere
lab-watch-wait = Rigioco la partita { $game-figure }…
lab-watch-title = { $rules }, partita { $game-figure } del laboratorio
lab-no-processes = Non si possono giocare altre partite: { $why }. Ciò che è venuto fin lì resta.
lab-process-died = Un processo è morto nel mezzo delle partite. Forse c’è troppo poca memoria; prova con meno partite. Ciò che è venuto fin lì resta.
lab-went-wrong = Qualcosa è andato storto in queste partite. Ciò che è venuto fin lì resta, e il registro dice di più.
lab-other-does-not-hold = Le altre regole non reggono. { $wrong }
lab-was = era { $value }
lab-figure-rounds = giri in una partita
lab-figure-minutes = minuti a 14 s per tiro
lab-figure-minutes-here = minuti ai tuoi { $seconds-figure } s per tiro
lab-figure-misses = di turni con un buco
lab-figure-hits = { hits-plain } a testa
lab-figure-upset = chi guida a metà perde
lab-figure-forced = tiri senza scelta
lab-length-title = Quanto dura
lab-length-note = partite per giri
lab-rounds-bar = { $more ->
    [yes] da { $least-figure } a { $top-figure } giri
   *[no] { $least ->
        [one] 1 giro
       *[other] { $least-figure } giri
    }
}
lab-rounds-mean = { $name }: { $rounds } giri
lab-seats-title = Conviene cominciare?
lab-seats-note = % di vittorie per posto, ± { $off }
lab-change-rounds = partite per giri; { $change } ± { $off }
lab-change-first = % di vittorie; il primo { $change } ± { $off }
lab-change-careful = vittorie; il prudente { $change } ± { $off }
lab-even = pari
lab-seat = { $seat ->
    [1] primo
    [2] secondo
    [3] terzo
    [4] quarto
    [5] quinto
    [6] sesto
   *[other] { $seat }º
}
lab-sources-title = { hits-plain-first }: da dove vengono
lab-sources-note = a testa e partita
lab-sources-note-both = a testa e partita; punto: { $own }, anello: { $other }
lab-never = mai
lab-miss-same = Qui non è cambiato niente.
lab-miss-was = Puntini: con { $other }.
lab-careful-title = La prudenza paga?
lab-careful-note = vittorie; puntini: la quota pari
lab-best = Uno dei migliori, { $name }
lab-careful-one = Il prudente, { $name }
lab-never-title = Mai successo
lab-never-note = in { $games ->
    [one] 1 partita
   *[other] { $games-figure } partite
}
lab-never-none = Ogni fonte di { hits-plain } è capitata almeno una volta.
lab-yet-title = Eppure
lab-yet-length = La partita più lunga è durata { $longest } giri, la più corta { $shortest }.
lab-yet-hits = Qualcuno ha preso { hits-counted } in una partita.
lab-save-figures = Salva le cifre…
lab-save-picture = Salva l’immagine…
lab-save-title = Salva ciò che ha trovato il laboratorio
lab-nothing-to-save = Non c’è ancora niente da salvare.
lab-written = { $file } è scritto.
lab-not-written = Non posso scrivere { $file }: { $why }. Scegli un’altra cartella.
lab-back = Torna alle regole
lab-brief-figures = Cifre…
lab-brief-picture = Immagine…
lab-brief-back = Indietro
lab-brief-use = Usa
