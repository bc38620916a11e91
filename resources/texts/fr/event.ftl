event-rolled = { name-rolls } { $dice }.
event-kept = { $value ->
    [0] { name-keeps } les dés.
   *[other] { name-keeps } { $value-figure }.
}
event-forced = { $value-figure } de côté. Il faut relancer.
event-miss = { $value ->
    [0] { $word }.
   *[other] { $word }. Les { $value-figure } s’envolent.
}
event-banked = { name-stays } à { $value-figure } : { $written-figure }.
event-hits = { name-gets } { hits-counted }.
event-shown = { $title } : { hits-counted } pour { $name }.
event-royale = La Royale vaut { $value-figure }.
event-token = { name-has } une relance.
event-reroll = { name-uses } une relance.
event-may-dare = Carré. N’importe qui d’autre peut dire : chiche !
event-dared = { other-dares } { $name }.
event-dare-taken = { general-name-meets } le défi.
event-dare-refused = { name-refuses } le défi.
event-dare-won = Défi gagné : { $value-figure }.
event-called-11000 = { name-calls } la Règle des 11 000.
event-halftime = Show de mi-temps.
event-halftime-hit = { $value ->
    [0] { name-wins } le départage pour le meilleur tour du show.
    [1] { name-has } le meilleur tour du show.
   *[other] { name-has } l’un des { $value-word } meilleurs tours du show.
}
event-halftime-over = La partie reprend.
event-rolloff = { name-rolls } pour départager.
event-winner = { name-wins }.
event-penalty = { $name } : { $value-figure } de moins pour { $why ->
    [delay-of-game] retard de jeu
    [out-of-turn] jeu hors tour
    [first-throw] premier lancer sans points
   *[misses] ratés à la suite
}.
event-fault = { $name } : { $title }.
event-asked = { $times ->
    [one] { name-asks }.
   *[other] { name-asks } { $times-figure } fois.
}
event-released = { name-says } : { $answer ->
    [you-can-go] vas-y
    [done] c’est fait
    [yes] oui
    [cough] hum hum
    [no] non
   *[overrule] on passe outre
}.
event-said-no = { name-says } non. La barrière reste fermée.
event-took-hits = { name-takes } { hits-counted }.
event-touched = { name-starts } trop tôt.
event-hit-given = { name-gives } { hits-counted } à { $other }.
event-challenged = { name-doubts } le total.
event-account-held = Le total est bon.
event-account-failed = Le total est faux. Le tour est perdu.
event-social = Social : { hit-a } pour tout le monde.
event-limit = { name-is } au but.
event-stake = { name-puts } { $value-figure } dans le pot.
event-instant-win = { name-wins } la partie d’un seul lancer.
event-instant-loss = { name-loses } la partie d’un seul lancer.
event-safe = Les { $value-figure } étaient à l’abri et restent.
event-taken-over = { $name-count ->
   *[one] { $name } reprend
    [other] { $name } reprennent
} les { $value-figure } et les dés restants.
event-extended = { name-is } au-delà de la limite. Elle passe à { $value-figure }.
event-knocked-back = { other-lands } sur un total déjà pris : { $name-count ->
   *[one] { $name } recule
    [other] { $name } reculent
} de { $value-figure }.
event-out = { name-is } hors jeu.
event-last-die = { $value ->
    [one] Rien. { name-has } encore un essai avec le dernier dé.
   *[other] Rien. { name-has } encore { $value-figure } essais avec le dernier dé.
}
event-last-licks = { $who ->
    [passed] { name-leads }. Qui vient d’être dépassé a encore un tour.
   *[other] { name-leads }. Tous les autres ont encore un tour.
}
