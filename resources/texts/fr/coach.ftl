coach-name = Coach
coach-who = { $name } : dernier choix
coach-best = Le mieux
coach-as-good = Aussi bien
coach-cost = { $kind ->
    [stay] L’arrêt a coûté { $cost }
    [roll] Le lancer a coûté { $cost }
    [keep] Le choix des dés a coûté { $cost }
    [take-dare] Relever le défi a coûté { $cost }
    [refuse-dare] Refuser le défi a coûté { $cost }
   *[other] Ça a coûté { $cost }
}
coach-cost-points = { $by ->
    [one] un point
   *[other] { $by-figure } points
}
coach-cost-hits = { hits-counted } en { $of-figure } tours
coach-cost-wins = { $by ->
    [one] une partie sur { $of-figure }
   *[other] { $by-figure } parties sur { $of-figure }
}
coach-better = Mieux : { $what }
coach-as-good-as = Mieux, d’un cheveu : { $what }
coach-more = { $why }
coach-ways = { $ways ->
    [one] Un seul choix
   *[other] { $ways-word-first } choix
} : { $columns-listed }
coach-ways-there-were = { $ways ->
    [one] Il y avait un seul choix
   *[other] Il y avait { $ways-word } choix
} : { $columns-listed }
coach-way = { $what }
coach-made = Choisi : { $what }
coach-waits = { $hints ->
    [yes] Choisis d’abord : je regarde chaque choix et je dis ce qu’il valait. Avant, demande avec H ; encore H montre tous les choix.
   *[no] Choisis d’abord : je regarde chaque choix et je dis ce qu’il valait.
}
coach-column-points = points
coach-column-hits = valeur en { hits-plain } sur { $of-figure } tours
coach-column-sure = { $hit-word ->
    [stars] étoiles sûres
    [honour] points d’honneur sûrs
   *[hits] hits sûrs
}
coach-column-stake = { hits-plain } en jeu
coach-column-misses = ratés
coach-column-wins = victoires
coach-figure = { $column } : { $value }.
coach-percent = { $share } %
coach-chances = Chances de gagner jusqu’ici
coach-chance-of = { $name } : { $share } sur 100.
coach-coming = { $of-figure } tours comme celui-ci ({ $name }), joués au mieux : { hits-counted }. { $some-figure } en rapportent, { $miss-figure } ratent.
