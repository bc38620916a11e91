hint-menu = Conse&il (H à la table)
hint-aid-hints = Con&seils dans cette partie
hint-aid-coach = Coac&h dans cette partie
hint-asked = { $name } demande conseil.
hint-thinking = Calcul des chances…
hint-not-now = Il y a un conseil quand quelqu’un a un choix à faire.
hint-hits-first = { name-takes } d’abord { general-hits-the } : C. Avant, il n’y a rien à choisir.
hint-nothing = Il n’y a rien à choisir maintenant.
hint-switched-off = Pas de conseils dans cette partie. Partie > Conseils dans cette partie les permet.
hint-failed = Le conseil n’a pas pu être calculé. La partie reste où elle en était ; le journal en dit plus.
hint-not-covered = Pas de conseil : { $why }
hint-mark = conseil

hint-label = { $dice ->
    [one] { $only ->
        [yes] Garde seulement ce { $face }
       *[no] Garde ce { $face }
    }
   *[other] { $only ->
        [yes] Garde seulement ces { $dice-word }
       *[no] Garde ces { $dice-word }
    }
}

hint-told = { $what } { $why }
hint-do = { $kind ->
    [keep-roll] Garde { $kept } et lance { dice-counted } : { $miss } sur 100 ratent.
    [keep-stay] Garde { $kept } et arrête-toi à { $points-figure }.
    [stay] Arrête-toi à { $points-figure }.
    [take-dare] Relève le défi : { $miss } sur 100 ratent.
    [refuse-dare] Refuse le défi.
    [again] Utilise une relance.
    [take-over] Reprends les { $points-figure } laissés.
   *[roll] Lance { dice-counted } : { $miss } sur 100 ratent.
}
hint-dice = { $kind ->
    [alike] les { $count-word } { $face }
   *[other] { $faces-count ->
        [1] le { $faces-listed }
       *[other] les { $faces-listed }
    }
}
hint-than = { $kind ->
    [keep-roll] garder { $kept } et lancer { dice-counted }
    [keep-stay] garder { $kept } et s’arrêter à { $points-figure }
    [stay] s’arrêter à { $points-figure }
    [take-dare] relever le défi
    [refuse-dare] refuser le défi
    [again] utiliser une relance
    [take-over] reprendre les { $points-figure }
   *[roll] lancer { dice-counted }
}
hint-only = Il n’y a pas d’autre choix.
hint-as-good = Aussi bien que { $other }.
hint-more-points = { $by ->
    [one] Vaut un point de plus que { $other }.
   *[other] Vaut { $by-figure } points de plus que { $other }.
}
hint-more-hits = Vaut { hits-counted } de plus que { $other }, en { $of-figure } tours pareils.
hint-more-wins = { $by ->
    [one] Gagne une partie de plus sur { $of-figure } que { $other }.
   *[other] Gagne { $by-figure } parties de plus sur { $of-figure } que { $other }.
}

hint-line = { $place-figure }. { $what } { $worth }
hint-worth-points = { $worth ->
    [one] Vaut un point.
   *[other] Vaut { $worth-figure } points.
}
hint-worth-hits = Vaut { hits-counted } en { $of-figure } tours.
hint-worth-wins = { $worth ->
    [one] Gagne une partie sur { $of-figure }.
   *[other] Gagne { $worth-figure } parties sur { $of-figure }.
}
hint-weighs-hits = Ici { general-hits-the } font gagner : { $points-figure } points pèsent autant { $hit-word ->
    [stars] qu’une étoile
    [honour] qu’un point d’honneur
   *[hits] qu’un hit
}.
