reason-rolls-gains = { $dice ->
    [one] Lance : un dé rate { $miss-figure } fois sur 100, et continuer vaut { $by-figure } de plus.
   *[other] Lance : { $dice-figure } dés ratent { $miss-figure } fois sur 100, et continuer vaut { $by-figure } de plus.
}
reason-stays-saves = { $by ->
    [0] S’arrête à { $points-figure } : continuer rapporterait autant.
   *[other] S’arrête à { $points-figure } : continuer coûterait { $by-figure } en moyenne.
}
reason-entry = { $dice ->
    [one] Lance : pas d’arrêt possible à { $points-figure }. Un dé rate { $miss-figure } fois sur 100.
   *[other] Lance : pas d’arrêt possible à { $points-figure }. { $dice-figure } dés ratent { $miss-figure } fois sur 100.
}
reason-begins = Commence le tour.
reason-forced = { $dice ->
    [one] Lance un dé, les règles l’exigent.
   *[other] Lance { $dice-figure } dés, les règles l’exigent.
}
reason-only = Il n’y a rien d’autre à faire.
reason-dare-taken = Relève le défi : il y a plus à gagner qu’à perdre.
reason-dare-refused = Refuse le défi : une face sur six, ce n’est pas assez.
reason-takes-over = Reprend { $points-figure } points : les dés ratent { $miss-figure } fois sur 100.
reason-last-roll = Lance : c’est le dernier tour, et il faut battre { $points-figure }.
reason-last-won = S’arrête : c’est le dernier tour, et les { $points-figure } sont battus.
reason-whim = Sur un coup de tête. Le meilleur choix valait { $cost-figure } de plus.
reason-feel = Au flair : les probabilités de ces règles ne sont pas calculées.
reason-rerolls = { $hits ->
    [yes] Utilise une relance : le lancer suivant rapporte plus, en comptant { general-hits-the }.
   *[no] Utilise une relance : elle rapporte { $by-figure } points de plus maintenant que plus tard.
}
reason-catches-up = Annonce la Règle des 11 000 : { $by-figure } points de retard sur quelqu’un presque au but.
reason-dares = Défie : un carré n’invite pas à la prudence.
reason-doubts = Conteste le total : { $said-figure } annoncés, les dés ont fait { $points-figure }.
reason-accounts = Nomme les dés qui ont fait le total.
reason-stakes = Mise comme tout le monde.
reason-takes-hits = Prend { hits-counted } avec le sourire.
reason-gives = Donne { hits-counted }, pour la compagnie.
reason-asks = { $times ->
    [one] Demande à lancer.
   *[other] Demande { $times-figure } fois à lancer.
}
reason-answers = Laisse lancer le suivant.
reason-own = Son propre programme l’a choisi.
