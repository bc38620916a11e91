ear-die = { $colour ->
    [R] { $face } rouge
    [W] { $face } blanc
    [G] { $face } vert
   *[other] { $face }
}
ear-rolls = { name-rolls } { $dice-comma }.
ear-written = Ligne { $row-figure } de la feuille : { $word }.

ear-turn = { $begun ->
    [yes] { $points ->
        [0] Toujours à { $name } de jouer.
       *[other] À { $name } de jouer, { $points-figure } jusqu’ici.
    }
   *[no] À { $name } de jouer{ $teamed ->
        [yes] { " " }pour { $team }
       *[no] { "" }
    }, { $total ->
        [0] rien sur la feuille.
       *[other] { $total-figure } sur la feuille.
    }
}
ear-dice = Dés : { $dice-comma }.
ear-aside = De côté : { $dice-comma }.
ear-picked = Choisis : { $dice-comma }, { $royale ->
    [yes] une Royale, dont on lance la valeur.
   *[no] pour { $points-figure }.
}
ear-picked-none = Rien n’est choisi.
ear-picked-no = Choisis : { $dice-comma }. { $why }
ear-stay = S’arrêter à { $points-figure } fait { $total-figure }{ $hits ->
    [0] { "" }
   *[other] { ", avec " }{ hits-counted }
}{ $ends ->
    [yes] , et finit la partie
   *[no] { "" }
}.
ear-stay-show = S’arrêter marque { $points-figure } dans le show.
ear-no-stay = Pas d’arrêt : { $why }
ear-miss = { $chance ->
    [0] { $dice ->
        [one] Le prochain dé ne peut pas rater.
       *[other] Les { $dice-word } prochains dés ne peuvent pas rater.
    }
   *[other] { $dice ->
        [one] Le prochain dé rate
       *[other] Les { $dice-word } prochains dés ratent
    } { $chance } fois sur cent.
}
ear-missed = Raté pour { $name }, { $points-figure } de perdus : utilise la relance, ou accepte.
ear-opening = { $magic ->
    [yes] Le Nombre magique : { name-rolls }.
   *[no] { $title } Un dé chacun : le plus haut commence.
}
ear-own-key = La touche est { $key }.

ear-gate = { name-has } { hits-counted } à prendre{ $own ->
    [yes] { "" }
   *[no] , puis { other-rolls }
}. { $by ->
    [roll] Le prochain lancer les prend.
    [courtesy] Dis quand c’est pris.
    [word] { name-says } quand.
   *[asks] { other-asks } une fois pour chaque : { $asked ->
        [0] pas encore de demande
       *[other] déjà { $asked }
    }.
}
ear-dared = { $taken ->
    [yes] { name-rolls } un dé pour un { $face } : { $worth-figure }, ou { $stake-figure } perdus.
   *[no] { other-dares } { $name } : un dé pour un { $face }. Ça rapporte { $worth-figure }, ou perd { $stake-figure }.
}
ear-may-dare = Carré : n’importe qui d’autre peut défier.
ear-blood = Seul le Dé de sang est lancé.
ear-royale = Pour la Royale, { dice-counted } à lancer : { $times ->
    [1] leur somme.
   *[other] { times-counted } leur somme.
}
ear-all-score = Les { $dice-word } ont marqué, on les relance.
ear-may-reroll = { name-has } une relance pour ce lancer.
ear-rerolled = La relance est utilisée : ces dés encore une fois.
ear-may-doubt = { name-stays } à { $points-figure } : chacun peut contester.
ear-doubted = { $name } : les { $points-figure } sont contestés, il faut nommer les dés.
ear-left = Il reste { $points-figure } et { dice-counted }, à reprendre si on veut.
ear-pot = { $points-figure } dans le pot.
ear-show = Show de mi-temps, hors score{ $rolloff ->
    [yes] : on départage.
   *[no] : { $left ->
        [0] personne ne joue après.
       *[other] encore { $left-figure } à jouer.
    }
}
ear-show-leads = { name-leads } le show avec { $points-figure }.
ear-eleven = Règle des 11 000 : à { $limit-figure }, il faut { $points-figure } ou plus en un tour.
ear-last = { $beat ->
    [yes] Dernière manche : il faut battre { $name } et ses { $total-figure }.
   *[no] Dernière manche : { name-is } au but avec { $total-figure }.
} { $left ->
    [0] Il n’y a plus de tour après.
   *[other] Tours restants : { $left-figure }.
}
ear-entry = Pas encore dans la partie : { $name }. Il faut { $need-figure } pour entrer.
ear-over = { $won ->
    [yes] La partie est finie. Victoire : { $names-listed }, avec { $total-figure }.
   *[no] La partie est finie. Personne n’a gagné.
}
ear-nothing = On n’attend rien d’autre : à { $name } de choisir.

ear-total = { $name } { $total-figure }, { hits-counted }{ $entered ->
    [yes] { "" }
   *[no] , pas encore dans la partie
}{ $tokens ->
    [0] { "" }
    [one] , une relance
   *[other] , { $tokens-figure } relances
}{ $out ->
    [yes] , hors jeu
   *[no] { "" }
}.
ear-goal = But { $limit-figure }, manche { $round-figure }.
ear-magic-number = Nombre magique { $dice }.
ear-brings = { $dice-comma } { $count ->
    [one] rapporte
   *[other] rapportent
} { $points-figure }.
ear-never = Rien n’a encore été dit.
ear-no-game = Aucune partie n’est sur la table.
