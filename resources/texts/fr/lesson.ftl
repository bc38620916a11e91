lesson-scores = Les dés allumés marquent : { $points-figure }. R les garde et lance { dice-counted }.
lesson-entry = { $every ->
    [yes] Un tour compte à partir de { $need-figure }. D’ici là, lance.
   *[no] Un tour à { $need-figure } te fait entrer. D’ici là, lance.
}
lesson-dice = Pas d’arrêt avant { $need-either } dés de côté. D’ici là, lance.
lesson-stay = S arrête : les { $points-figure } sont à toi. Un lancer de plus peut te les faire perdre.
lesson-pick = Tu peux en garder moins : clique sur un dé, ou tape son chiffre.
lesson-hint = Un doute ? H montre le meilleur choix, et pourquoi.
lesson-all-score = { $must ->
    [yes] Les { $dice-word } marquent : on les relance. Un raté coûte quand même tout.
   *[no] Les { $dice-word } marquent : relance-les tous, ou arrête-toi.
}
lesson-forced = Seul le Dé de sang ne rapporte rien : il faut le lancer.
lesson-miss = { $points ->
    [0] Rien ne marque : le tour est fini, sans un point.
   *[other] Rien ne marque : le tour est fini, ses { $points-figure } sont perdus.
}
lesson-hit = { $by ->
    [hits] { hit-a-first } de plus, à lire sur le bloc. Le plus { general-hits-of } gagne.
   *[other] { hit-a-first } de plus, à lire sur le bloc, pour la gloire. Les points gagnent.
}
lesson-gate = { $how ->
    [courtesy] { general-hits-the-first }, d’abord ; ensuite on lance. C dit que c’est fait.
    [word] On ne lance qu’après { general-hits-the }. C donne le mot.
   *[asks] Demande une fois { general-hit-by } : C. Le dernier oui ouvre la barrière.
}
lesson-royale = Royale ! Garde-la : { $dice-word } dés se lancent pour sa valeur.
lesson-reroll = Tu as une relance : elle refait un lancer raté, maintenant ou plus tard.
lesson-magic = Un lancer qui remontre ces { $dice-word } rapporte { hit-a } à tout le monde.
lesson-eleven = La Règle des 11 000 peut s’annoncer : C. La partie va alors au-delà de { $limit-figure }.
lesson-may-dare = Carré. On peut te défier : le dernier dé doit suivre, ou tout est perdu.
lesson-dared = Lance un dé : pareil, c’est { $worth-figure } ; sinon, { $stake-figure } perdus. Ou refuse.
lesson-show = Mi-temps : un tour chacun, hors score. Le meilleur rapporte { hit-a }.
lesson-end = { $how ->
    [last] Le but est atteint. Les autres ont un dernier tour.
    [immediate] { $limit-figure } finit la partie aussitôt.
    [finishRound] { $limit-figure } finit la partie, une fois la manche jouée.
   *[lastRound] { $limit-figure } finit la partie, après un dernier tour des autres.
}
lesson-no-more = Plus de leçons
lesson-menu = &Leçons des premières parties
