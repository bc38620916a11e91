stage-word = { $word }

stage-title-stay = { name-stays }

stage-flies = +{ $points-figure }

stage-all-score = { $count ->
    [4] Les quatre marquent
    [5] Les cinq marquent
    [6] Les six marquent
   *[other] Les { $count-figure } marquent
}{ $must ->
    [yes]  : il faut relancer
   *[no]  : tu peux relancer
}

stage-royale-thrown = Les { $count ->
    [5] cinq
    [6] six
   *[other] { $count-figure }
} font une Royale
stage-royale = La Royale rapporte { $value-figure }

stage-sign = { $title }

stage-may-dare = Carré
stage-title-dare = Un dé. Un { $face-figure }, ou rien.

stage-title-fault = Faute : { $name }
stage-title-lost-turn = { name-loses } le tour

stage-under-11000 = À { $limit-figure }, il faut { $points-figure } en un tour. Puis le plus haut gagne.

stage-title-halftime = Show de mi-temps
stage-rolloff = Départage du meilleur tour : { $names-listed }
stage-title-show-over = Le show est fini

stage-title-home = { name-is } au but avec { $total-figure }
stage-last-round = Dernière manche
stage-title-win = { name-wins }

stage-go-on = Continuer
stage-pass = Suivant
stage-pass-to = à { $name }, sans le reste
stage-shown-wait = Attends que ce soit montré.

stage-bar-at-stake = En jeu
stage-bar-brings = Un { $face-figure } rapporte

stage-title-reroll = { $name-count ->
   *[one] { $name } rate
    [other] { $name } ratent
}
stage-note-reroll = { $points ->
    [0] La relance reprend ces dés.
   *[other] Les { $points-figure } sont perdus, sauf si la relance marque.
}

stage-title-doubted = { $name } : { $points-figure }, contesté

stage-title-gate = { name-takes } { hits-counted }
stage-title-asks = { name-asks }
stage-title-answers = { name-answers }
stage-title-next = Ensuite, { $name }

stage-title-show = Show : { $name }
stage-title-rolloff = Départage : { $name }
stage-bar-leads = En tête

stage-show-line = { $state ->
    [scored] { name-stays }
    [missed] { $name } : raté
    [throws] { name-throws }
   *[comes] { $name }
}
stage-show-comes = à venir
stage-show-brings = { $tie ->
    [all] Le meilleur tour gagne le show. À égalité, on partage.
    [rolloff] Le meilleur tour gagne le show. À égalité, on départage.
   *[none] Le meilleur tour gagne le show. À égalité, rien.
}

stage-bar-beat = À battre
stage-bar-11000 = En un tour
stage-bar-home = Au but à
stage-note-last-round = { $left ->
    [one] Dernière manche, dernier tour.
   *[other] Dernière manche, encore { $left-figure } tours.
}

stage-plate = { $what ->
    [alike] { $count ->
        [3] trois { $face-figure } { $points-figure }
        [4] quatre { $face-figure } { $points-figure }
        [5] cinq { $face-figure } { $points-figure }
       *[6] six { $face-figure } { $points-figure }
    }
    [royale] royale { $points-figure }
    [straight] suite { $points-figure }
    [carried] report { $points-figure }
   *[kept] { $points-figure }
}

stage-dare = Défier { $name }
stage-dare-short = Défier
stage-dare-by = { name-says } : chiche !
stage-dare-by-any = { $name }, ou n’importe qui

stage-gate-more = Plus

stage-safe-ever = Lancé, donc acquis quoi qu’il arrive.
stage-safe-written = Inscrit, donc à l’abri maintenant.
stage-hit-look = { $look ->
    [nailed] à l’abri, quoi qu’il arrive
    [torn] perdu avec le dernier lancer
   *[loose] en jeu, pris quand le tour est inscrit
}

stage-card-safe = { $name } : { hits-counted }
stage-card-stake = { $name } : { hits-counted } en jeu
stage-card-both = { $name } : { hits-counted }, { $more-figure } en jeu
stage-card-lost = { $name } : { hits-counted }, c’est perdu

stage-order-title = Qui commence ?
stage-order-tied = On relance : { $names-listed }.
stage-order-button = Lancer pour l’ordre
stage-order-again = Relancer
stage-order-line = { $again ->
    [yes] { $name } : on relance
   *[no] { $name }
}
stage-order-skip = Sans ordre
stage-tie = { $face ->
    [0] Égalité : { $names-listed } relancent.
   *[other] Un { $face-figure } chacun : { $names-listed } relancent.
}
stage-first = { $name-count ->
   *[one] { $name } commence
    [other] { $name } commencent
}
stage-magic-stays = Il reste affiché au bord : qui le refait le gagne.
