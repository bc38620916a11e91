new-game-seat-of = Place : { $name }
new-game-seat-of-told = Tire-la, ou appuie sur Haut et Bas, pour changer de place
new-game-move-up = Une place plus haut
new-game-move-down = Une place plus bas
new-game-team = Équipe { $number-figure }
new-game-seated = { $people ->
    [0] { $computers ->
        [one] Un dé qui a des idées
       *[other] { $computers-word-first } dés qui ont des idées
    }
    [one] Une personne{ $computers ->
        [0] {""}
        [one] , un dé qui a des idées
       *[other] , { $computers-word } dés qui ont des idées
    }
   *[other] { $people-word-first } personnes{ $computers ->
        [0] {""}
        [one] , un dé qui a des idées
       *[other] , { $computers-word } dés qui ont des idées
    }
}. { $left ->
    [0] La table est pleine.
    [1] Encore une place.
   *[other] Encore { $left-word } places.
}
new-game-room-for = { $most ->
    [1] Une place.
   *[other] { $most-word-first } places.
}
new-game-summary = { $rules }, { $computers ->
    [0] { $people ->
        [one] une personne
       *[other] { $people-word } personnes
    }
   *[other] { $people ->
        [0] {""}
        [one] une personne,{" "}
       *[other] { $people-word } personnes,{" "}
    }{ $computers ->
        [one] un ordinateur
       *[other] { $computers-word } ordinateurs
    }
}, { $dice-word } dés
new-game-enter = Entrée

new-game-colour-and-symbol-of = Couleur et symbole, { $name } : { $symbol }
new-game-another-colour = Une autre couleur

new-game-team-of = Équipe, { $shown }
new-game-office = { $office ->
    [packer] bourre
   *[scorekeeper] scribe
}
new-game-office-told = { $office ->
    [packer] { $shown } bourre la douille
   *[scorekeeper] { $shown } tient la feuille
}
new-game-leaves-the-table = Quitte la table : { $shown }

new-game-new-game = Nouvelle partie
new-game-which-rules = Quelles règles ?
new-game-who-plays = Qui joue ?
new-game-a-name = Un nom
new-game-name-of-a-further-player = Nom d’une personne de plus
new-game-sit-down = S’asseoir
new-game-at-the-table-before = Déjà venus à la table
new-game-always-free = Ordinateurs
new-game-strength = Mesuré : { $rules }, à { $players-word } autour de la table, { $games-figure } parties chacun. Une part égale ferait { $even }.
new-game-strength-brief = Mesuré en { $games-figure } parties chacun ; { $even } est une part égale.
new-game-strength-unknown = Personne n’a mesuré leur force avec ces règles.
new-game-wins = gagne { $wins } sur 100
new-game-sits-already = est déjà à table
new-game-a-computer = Un ordinateur
new-game-computer-named = { $name }, un ordinateur
new-game-roll-for-order = Lancer pour l’ordre
new-game-one-die-each-highest-goes = Un dé chacun, le plus haut commence.
new-game-magic = Lancer le nombre magique
new-game-magic-told = { $name } le lance avant le premier tour.
new-game-magic-nobody = Avant le premier tour.
new-game-magic-on-the-table = Lancé sur la table, tapé dessous.
new-game-magic-number = Nombre magique, comme 2 3 3 5 5
new-game-magic-as = comme 2 3 3 5 5
new-game-magic-missing = Lance { dice-counted } sur la table et tape-les comme nombre magique, ou joue sans.
new-game-magic-too-easy = Une suite ou des dés tous égaux ne font pas un nombre magique avec ces règles. Relance.
new-game-keys = Une touche chacun
new-game-keys-told = Elle fait le premier lancer d’un tour.
new-game-keys-for-several = Pour deux personnes ou plus.
new-game-key-of = Touche, { $name } : { $key }
new-game-key-of-told = Appuie dessus, puis sur une autre touche
new-game-key-waits = ?
new-game-key-of-the-table = La table a besoin de cette touche. Libres : { $free-listed }.
new-game-how-long = Combien de temps ?
new-game-how-long-one = { $wish ->
    [own] { $known ->
        [yes] À { $goal-figure }, { $minutes-figure } minutes
       *[no] Selon les règles
    }
    [night-own] Toute la soirée, à { $goal-figure }, { $minutes-figure } minutes
    [night] Toute la soirée{ $known ->
        [yes] , à { $goal-figure }
       *[no] { "" }
    }
   *[other] { $wish } minutes{ $known ->
        [yes] , à { $goal-figure }
       *[no] { "" }
    }
}
new-game-hints = Conseils
new-game-hints-told = La touche H montre le meilleur choix.
new-game-coach = Coach
new-game-coach-told = Dit ce que chaque choix a coûté.
new-game-gestures-told = Aucun lancer ne peut être connu d’avance.
new-game-teams = Équipes
new-game-computers-alone = Les ordinateurs jouent seuls.
new-game-no-teams-with-computers = Les ordinateurs jouent seuls : pas d’équipes avec eux.
new-game-dice = Dés
new-game-on-screen = À l’écran
new-game-by-gesture = Au geste
new-game-by-word = Au mot
new-game-on-the-real-table = Vrais
new-game-words = Mots
new-game-rules-settings = Réglages des règles…
new-game-cancel = Annuler
new-game-is-ticked-this-game-is = { $name } est coché. Cette partie se joue ainsi.
new-game-each-pair-or-more-is = Chaque paire ou plus fait une colonne.
new-game-from-players-up = À partir de { $teams-from-word } personnes.
new-game-begin = Commencer
new-game-type-a-name-to-sit = Tape un nom pour t’asseoir. Avec ces règles, il faut { $least ->
    [1] quelqu’un.
   *[other] { $least-word } personnes ou plus.
}
new-game-these-rules-take-at-most = Avec ces règles, on joue à { $most-word } au plus.
new-game-sits-here-already = Est déjà à table.
new-game-new-name-it-is-for = Nom nouveau. Il est pour toujours : les Dieux du Zonk tiennent une liste.
new-game-the-table-is-full = La table est pleine.
new-game-first-game = Première partie
new-game-every-team-needs-two-players = Chaque équipe compte deux personnes ou plus, et il y a deux équipes.
