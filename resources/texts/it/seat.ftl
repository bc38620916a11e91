seat-nobody = Qui nessuno si chiama { $name }.
seat-game-over = La partita è finita; nessuno la gioca più.
seat-taken-before = { $name } prima in questa partita era il nome di { $now }: chi prendesse quel nome si prenderebbe ciò che ha giocato { $now }. Per scambiare due giocatori, comincia un’altra partita.
seat-taken = { $name } è già al tavolo.
seat-name-title = Nome
seat-name-tip = Un clic su un nome lo cambia
seat-name-ask = Come si chiama { $name }? Tutta la partita prende il nuovo nome.
seat-name-field = Nome
seat-gender = { $gender ->
    [she] lei
    [he] lui
   *[unknown] non detto
}
seat-gender-of = Come si parla di { $name }
seat-name-leave = Annulla
seat-name-use = Usa questo nome
seat-name-not-now = I nomi si cambiano mentre qualcuno ha i dadi e pensa.
seat-pause-note = I computer sono in pausa. { $name-count ->
   *[one] { $name } aspetta.
    [other] { $name } aspettano.
}
seat-go-on = Avanti
seat-hits-taken = { $hit-word ->
    [stars] Stelle prese
    [honour] Punti d’onore presi
   *[hits] Colpi presi
}
seat-hits-due = { name-has } { hits-counted }
seat-computer-plays-why = { $name-count ->
   *[one] { $name } è un giocatore computer e ha i dadi.
    [other] { $name } hanno i dadi, e per loro gioca un computer.
}
seat-why = { $name }: { $why }
seat-computer-failed = Un giocatore computer non ha saputo decidersi. La partita è com’era; gioca il suo turno, o cedi il suo posto.
seat-plays = gioca { $how }
seat-level-of = Come gioca { $name }
seat-menu = C&hi gioca
seat-menu-person = Una persona
seat-menu-name = Un altro &nome…
seat-menu-pause = Computer in pa&usa
seat-paused = { $paused ->
    [yes] I computer sono in pausa. R li fa ripartire.
   *[no] I computer vanno avanti.
}
seat-handed = { $now ->
    [yes] { $who ->
        [nobody] D’ora in poi per { $name } gioca una persona.
       *[other] D’ora in poi { $who } gioca per { $name }.
    }
   *[no] { $who ->
        [nobody] Appena finisce, per { $name } gioca una persona.
       *[other] Appena finisce, { $who } gioca per { $name }.
    }
}
seat-menu-none = Non c’è una partita sul tavolo
seat-menu-computer = { $name }, gioca { $how }
seat-listed = { $players } ({ $computers-count ->
    [one] { $computers-listed } è un computer
   *[other] { $computers-listed } sono computer
})
seat-strength = Vince { $wins } su 100 a un tavolo di computer ({ $games-figure } partite; la quota pari è { $even }).
