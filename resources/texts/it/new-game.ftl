new-game-seat-of = Posto di { $name }
new-game-seat-of-told = Trascinalo, o premi Su e Giù, per cambiare posto
new-game-move-up = Un posto più su
new-game-move-down = Un posto più giù
new-game-team = Squadra { $number-figure }
new-game-seated = { $people ->
    [0] { $computers ->
        [one] Un dado con le sue idee
       *[other] { $computers-word-first } dadi con le loro idee
    }
    [one] Una persona{ $computers ->
        [0] {""}
        [one] , un dado con le sue idee
       *[other] , { $computers-word } dadi con le loro idee
    }
   *[other] { $people-word-first } persone{ $computers ->
        [0] {""}
        [one] , un dado con le sue idee
       *[other] , { $computers-word } dadi con le loro idee
    }
}. { $left ->
    [0] Il tavolo è pieno.
    [1] C’è posto per un altro.
   *[other] C’è posto per altri { $left-word }.
}
new-game-room-for = C’è posto per { $most-word }.
new-game-summary = { $rules }, { $computers ->
    [0] { $people ->
        [one] un giocatore
       *[other] { $people-word } giocatori
    }
   *[other] { $people ->
        [0] {""}
        [one] una persona,{" "}
       *[other] { $people-word } persone,{" "}
    }{ $computers ->
        [one] un giocatore computer
       *[other] { $computers-word } giocatori computer
    }
}, { $dice-word } dadi
new-game-enter = Invio
new-game-colour-and-symbol-of = Colore e simbolo di { $name }: { $symbol }
new-game-another-colour = Un altro colore
new-game-team-of = Squadra di { $shown }
new-game-office = { $office ->
    [packer] carica
   *[scorekeeper] segna i punti
}
new-game-office-told = { $office ->
    [packer] { $shown } carica il braciere
   *[scorekeeper] { $shown } segna i punti
}
new-game-leaves-the-table = Lascia il tavolo: { $shown }
new-game-new-game = Nuova partita
new-game-which-rules = Quali regole?
new-game-who-plays = Chi gioca?
new-game-a-name = Un nome
new-game-name-of-a-further-player = Nome di un altro giocatore
new-game-sit-down = Siediti
new-game-at-the-table-before = Già stati al tavolo
new-game-always-free = Giocatori computer
new-game-strength = Misurato: { $rules }, { $players-word } al tavolo, { $games-figure } partite ciascuno. La quota pari è { $even }.
new-game-strength-brief = Misurato su { $games-figure } partite ciascuno, la quota pari è { $even }.
new-game-strength-unknown = Nessuno ha misurato quanto sono forti con queste regole.
new-game-wins = vince { $wins } su 100
new-game-sits-already = già al tavolo
new-game-a-computer = Un giocatore computer
new-game-computer-named = { $name }, un giocatore computer
new-game-roll-for-order = Tiro per l’ordine
new-game-one-die-each-highest-goes = Un dado a testa, comincia il più alto.
new-game-magic = Tira il Numero Magico
new-game-magic-told = Prima del primo turno. Tira: { $name }.
new-game-magic-nobody = Prima del primo turno.
new-game-magic-on-the-table = Tirato sul tavolo, scritto qui sotto.
new-game-magic-number = Numero Magico, come 2 3 3 5 5
new-game-magic-as = come 2 3 3 5 5
new-game-magic-missing = Tira { dice-counted } sul tavolo e scrivili come Numero Magico, o gioca senza.
new-game-magic-too-easy = Con queste regole una scala o tutti uguali non sono un Numero Magico. Tiralo di nuovo.
new-game-keys = Un tasto a testa
new-game-keys-told = Fa il primo tiro di un turno.
new-game-keys-for-several = Da due persone in su.
new-game-key-of = Tasto di { $name }: { $key }
new-game-key-of-told = Premilo, poi un altro tasto
new-game-key-waits = ?
new-game-key-of-the-table = Quel tasto serve al tavolo. Liberi sono { $free-listed }.
new-game-how-long = Quanto tempo?
new-game-how-long-one = { $wish ->
    [own] { $known ->
        [yes] A { $goal-figure }, { $minutes-figure } minuti
       *[no] Come dicono le regole
    }
    [night-own] Tutta la notte, a { $goal-figure }, { $minutes-figure } minuti
    [night] Tutta la notte{ $known ->
        [yes] , a { $goal-figure }
       *[no] { "" }
    }
   *[other] { $wish } minuti{ $known ->
        [yes] , a { $goal-figure }
       *[no] { "" }
    }
}
new-game-hints = Consigli
new-game-hints-told = Il tasto H mostra la mossa migliore.
new-game-coach = Coach
new-game-coach-told = Dice quanto è costata ogni scelta.
new-game-gestures-told = Nessun tiro si può conoscere prima.
new-game-teams = Squadre
new-game-computers-alone = I giocatori computer siedono da soli.
new-game-no-teams-with-computers = I giocatori computer siedono da soli: niente squadre con loro.
new-game-dice = Dadi
new-game-on-screen = Schermo
new-game-by-gesture = Col gesto
new-game-by-word = Con parola
new-game-on-the-real-table = Veri
new-game-words = Parole
new-game-rules-settings = Impostazioni regole…
new-game-cancel = Annulla
new-game-is-ticked-this-game-is = { $name }: scelto. Questa partita si gioca così.
new-game-each-pair-or-more-is = Ogni coppia o gruppo è una colonna.
new-game-from-players-up = Da { $teams-from-word } giocatori in su.
new-game-begin = Comincia
new-game-type-a-name-to-sit = Scrivi un nome per sederti. Queste regole vogliono almeno { $least-word }.
new-game-these-rules-take-at-most = Queste regole ammettono al massimo { $most-word }.
new-game-sits-here-already = È già al tavolo.
new-game-new-name-it-is-for = Nome nuovo. È per sempre: gli Dei dello Zonk tengono una lista.
new-game-the-table-is-full = Il tavolo è pieno.
new-game-first-game = Prima partita
new-game-every-team-needs-two-players = A ogni squadra servono almeno due giocatori, e le squadre sono almeno due.
