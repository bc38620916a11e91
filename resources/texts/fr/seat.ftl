seat-nobody = Personne ne s’appelle { $name } ici.
seat-game-over = La partie est finie ; plus personne n’y joue.
seat-taken-before = { $name }, c’était déjà un nom de cette partie, aujourd’hui { $now } : le prendre, ce serait prendre ses coups. Pour échanger deux places, commence une autre partie.
seat-taken = { $name } est déjà à table.
seat-name-title = Nom
seat-gender = { $gender ->
    [she] elle
    [he] il
   *[unknown] sans le dire
}
seat-gender-of = Comment on parle de la personne : { $name }
seat-name-tip = Un clic sur un nom le change
seat-name-ask = Un nouveau nom pour { $name } ? Il vaut pour toute la partie.
seat-name-field = Nom
seat-name-leave = Annuler
seat-name-use = Prendre ce nom
seat-name-not-now = Les noms se changent quand quelqu’un a les dés et réfléchit.

seat-pause-note = Les ordinateurs font une pause. { $name-count ->
   *[one] { $name } attend.
    [other] { $name } attendent.
}
seat-go-on = Continuer
seat-hits-taken = C’est pris
seat-hits-due = { name-has } { hits-counted }
seat-computer-plays-why = { $name-count ->
   *[one] { $name } est un ordinateur et a les dés.
    [other] { $name } ont les dés, et un ordinateur joue à leur place.
}
seat-why = { $name } : { $why }
seat-computer-failed = Un ordinateur n’a pas su se décider. La partie reste où elle en était ; joue son tour, ou confie sa place.

seat-plays = joue { $how }
seat-level-of = Jeu de l’ordinateur : { $name }

seat-menu = Q&ui joue
seat-menu-person = Une personne
seat-menu-name = Un autre &nom…
seat-menu-pause = Pause des ordina&teurs
seat-paused = { $paused ->
    [yes] Les ordinateurs font une pause. R les fait reprendre.
   *[no] Les ordinateurs continuent.
}
seat-handed = { $now ->
    [yes] { $who ->
        [nobody] Une personne joue pour { $name } à partir de maintenant.
       *[other] { $who } joue pour { $name } à partir de maintenant.
    }
   *[no] { $who ->
        [nobody] Une personne joue pour { $name } dès que ce coup est montré.
       *[other] { $who } joue pour { $name } dès que ce coup est montré.
    }
}
seat-menu-none = Aucune partie n’est sur la table
seat-menu-computer = { $name }, joue { $how }

seat-listed = { $players } ({ $computers-count ->
    [one] ordinateur : { $computers-listed }
   *[other] ordinateurs : { $computers-listed }
})
seat-strength = Gagne { $wins } fois sur 100 à une table d’ordinateurs ({ $games-figure } parties ; une part égale ferait { $even }).
