verb-about-take-over = continuer avec les dés et les points du tour d’avant
verb-about-roll = lancer les dés
verb-about-keep = mettre des dés de côté
verb-about-stay = s’arrêter et marquer ; juste après un lancer, tout ce qui marque est gardé
verb-about-dare = NAME dit : chiche !
verb-about-take-dare = lancer seulement le dé qui diffère
verb-about-refuse-dare = continuer à jouer
verb-about-call-11000 = annoncer la Règle des 11 000
verb-about-fault = la table annonce une faute
verb-about-touch = NAME commence avant le feu vert
verb-about-ask = NAME demande tant de fois : je peux lancer ?
verb-about-release = répondre : you-can-go, done, yes, cough, no, overrule ; le WORD seul suffit
verb-about-took-hits = les hits dus ont été pris
verb-about-give-hit = un hit est donné
verb-about-challenge = le total qui vient d’être annoncé est contesté
verb-about-account = les dés qui font le total contesté
verb-about-reroll = relancer, tous les dés du lancer ou ceux-ci
verb-about-penalty = votée : delay-of-game ou out-of-turn
verb-about-stake = au pot
verb-about-write = un tour de vrais dés dont on ne connaît que les points

verb-hint-roll = Les faces qui sont tombées : roll 1 5 2 4 4. Un dé de couleur a sa lettre : 4R.
verb-hint-keep = Les faces mises de côté : keep 1 5, ou keep all.
verb-hint-stay = Juste stay, ou avec les points pour contrôle : stay 450.
verb-hint-dare = Qui a défié, entre guillemets si le nom a une espace : dare “Captain Jack”.
verb-hint-fault = La faute, et de qui si ce n’est pas qui lançait : fault off-board Ann.
verb-hint-ask = Qui a demandé, et combien de fois : ask Ann 3.
verb-hint-release = Le mot, et qui l’a dit : release you-can-go Ann.
verb-hint-give-hit = De, à, combien : give-hit Ann Bob 1.
verb-hint-account = Les lancers qui ont fait le total : account 1 3 3 3.
verb-hint-reroll = Juste reroll pour tous les dés du lancer, ou les faces de quelques-uns : reroll 2 3.
verb-hint-penalty = Comme votée : penalty out-of-turn Ann.
verb-hint-write = Les points du tour, 0 pour un raté : write 450.
verb-hint-stake = Qui, et combien : stake Ann 5.

verb-call-take-over = Reprendre les dés et les points laissés
verb-call-dare = { $player } : chiche !
verb-call-call-11000 = Annoncer la Règle des 11 000
verb-call-fault = Faute : { $kind }
verb-call-touch = { player-starts } trop tôt
verb-call-give-hit = { giver-gives } { hit-a } à { $taker }
verb-call-challenge = { player-doubts } le total
verb-call-reroll = Utiliser la relance
verb-call-penalty = Pénalité, { $kind ->
    [delay-of-game] retard de jeu
   *[out-of-turn] jeu hors tour
} : { $player }
verb-call-stake = { $open ->
    [yes] { player-puts } dans le pot…
   *[no] { player-puts } { $amount-figure } dans le pot
}

verb-write-roll = écris : roll et les faces tombées
verb-write-keep = écris : keep et les faces, ou keep all
verb-write-stay = écris : stay, ou stay et les points
verb-write-call-11000 = écris : call-11000, ou call-11000 et l’heure
verb-write-fault = écris : fault KIND, ou fault KIND NAME
verb-write-ask = écris : ask NAME TIMES
verb-write-give-hit = écris : give-hit FROM TO HOW-MANY
verb-write-account = écris : account et les faces
verb-write-reroll = écris : reroll, ou reroll et les dés
verb-write-penalty = écris : penalty KIND NAME
verb-write-write = écris : write POINTS
verb-write-stake = écris : stake NAME AMOUNT
verb-write-plain = écris : { $word }
verb-write-player = écris : { $word } NAME
verb-release-words = écris : release et l’un de { $words-comma }
