card-title = La règle
card-menu = La règle sur une c&arte (? à la table)
card-row = { $kind ->
    [run] { $dice-comma } à { $until-comma } : { $worth }.
    [dice] { $dice-comma } : { $worth }.
   *[words] { $words } : { $worth }.
}
card-leave-one = Garde ce qui marque, relance le reste, ou arrête-toi.
card-leave-all = Garde tout ce qui marque, relance le reste, ou arrête-toi.
card-enter = Pour entrer : { $points-figure } en un tour.
card-enter-dice = Pour entrer : { $dice-figure } dés de côté.
card-stop = Pour s’arrêter : { $points-figure }.
card-stop-dice = Pour s’arrêter : { $dice-either } dés de côté.
card-beat-previous = Bats l’arrêt d’avant.
card-wild-face = Le { $face } rouge est joker.
card-miss = Rien qui marque : tour perdu.
card-all-score = { $forced ->
    [yes] Les { $dice-word } marquent : relance.
   *[no] Les { $dice-word } marquent : relance, ou arrête-toi.
}
card-blood-die-alone = Rouge seul sans points : relance-le.
card-blood-die-among = Rouge sans points : il repart.
card-dare = Carré : les autres peuvent défier.
card-hit-each = Tous les { $step-figure }, { hit-a }.
card-hit-turn = { $step-figure } en un tour : { hit-a }.
card-rounds = { $by ->
    [hits] { $rounds-figure } manches : le plus { general-hits-of } gagne.
    [titles] { $rounds-figure } manches : le plus de titres gagne.
   *[points] { $rounds-figure } manches : le plus de points gagne.
}
card-end = { $by ->
    [first] { $over ->
        [yes] Qui dépasse { $limit-figure } gagne.
       *[no] Qui atteint { $limit-figure } gagne.
    }
    [hits] { $over ->
        [yes] Fin au-delà de { $limit-figure }
       *[no] Fin à { $limit-figure }
    } : le plus { general-hits-of } gagne.
    [titles] { $over ->
        [yes] Fin au-delà de { $limit-figure }
       *[no] Fin à { $limit-figure }
    } : le plus de titres gagne.
   *[points] { $over ->
        [yes] Fin au-delà de { $limit-figure }
       *[no] Fin à { $limit-figure }
    } : le plus de points gagne.
}
