cheat-term = { $term } :

cheat-push-your-luck = { $dice-word-first } dés ou plus de côté pour s’arrêter, mais jamais les six.
cheat-misses-in-a-row = { $count ->
    [1] Chaque raté
   *[other] { $count-word } ratés à la suite
}
cheat-first-throw = Premier lancer sans points
cheat-beat-previous = Arrêt seulement avec plus que le tour d’avant, s’il a été inscrit.
cheat-leave-all = Garde tout ce qui marque et lance le reste, ou arrête-toi.
cheat-leave-one = Par lancer, garde au moins un dé qui marque, ou arrête-toi.
cheat-all-score = { $forced ->
    [yes] Les { $dice-word } marquent : relance tout.
   *[no] Les { $dice-word } marquent : tu peux tout relancer.
}{ $alike-may-stay ->
    [yes] {" "}Tous égaux : arrêt permis.
   *[no] {""}
}
cheat-blood-die-alone = Seul le Dé de sang ne marque pas : il doit rouler.
cheat-blood-die-among = Seul le Dé de sang ne marque pas : il doit être du prochain lancer.
cheat-dare = { $worth ->
    [total1000] Défi : sur un carré en un lancer, on peut te défier sur le dernier dé. Réussi : 1 000 pour les cinq, continue.
    [plus1000] Défi : sur un carré en un lancer, on peut te défier sur le dernier dé. Réussi : 1 000 de plus, continue.
   *[plus100] Défi : sur un carré en un lancer, on peut te défier sur le dernier dé. Réussi : 100 de plus, continue.
}
cheat-last-die = Le dernier dé a { $tries-word } essais pour marquer.
cheat-take-over-entered = Qui est entré peut reprendre les dés et les points d’un arrêt.
cheat-take-over-next = Le suivant peut reprendre les dés et les points d’un arrêt.
cheat-release-asks = Demande « Je peux lancer ? » une fois pour chaque hit du tour d’avant, et attends le oui.
cheat-release-word = Qui prend un hit dit « Vas-y », « C’est fait », ou tousse.
cheat-to = à
cheat-release-courtesy = Les hits se prennent avant le lancer suivant.

cheat-miss-dare = le défi rate
cheat-miss-blood = Dé de sang raté
cheat-miss-after-all = tous marqués, tous relancés, raté
cheat-miss-all = tous les dés, rien
cheat-miss-first = premier lancer, rien
cheat-miss-any = rien ne marque
cheat-points-risked-and-missed = points risqués, et perdus

cheat-automatic-kept = Les automatiques restent quand le tour rate.
cheat-shown-kept = Ce que montrent les dés reste quand le tour rate.
cheat-alike-with-the-odd-die = { $count-word } identiques avec le dé différent
cheat-earned = { $what }{ $everyone ->
    [yes] , tous
   *[no] {""}
}{ $automatic ->
    [yes] , automatique
   *[no] {""}
}
cheat-more-totals = { $count ->
    [one] et 1 total de plus
   *[other] et { $count-figure } totaux de plus
}
cheat-each-step = { $strict ->
    [yes] tous les { $step-figure } dépassés
   *[no] par { $step-figure } atteint ou passé
}
cheat-step-in-one-turn = { $strict ->
    [yes] plus que { $step-figure } en un tour
   *[no] tous les { $step-figure } en un tour
}
cheat-total-ends-in = total qui finit par { $ending }
cheat-totals = total { $totals-comma }
cheat-first-home = { $over ->
    [yes] premier au-delà de { $limit-figure }
   *[no] premier à { $limit-figure }
}{ $more ->
    [yes] , un de plus
   *[no] {""}
}
cheat-misses-without-a-hit = { $count-word } ratés à la suite, aucun hit avant le dernier
cheat-if-kept = { $what }, si gardé
cheat-alike-in-one-throw = { $count-word } { $face } en un lancer

cheat-halftime = Quand quelqu’un atteint { $total-figure } : un trait en travers de la page et la chanson. Chacun a un tour hors score, à partir du suivant ; les cases non jouées reçoivent un tiret. { $tie ->
    [all] Égalité en tête : un hit chacun.
    [rolloff] Égalité en tête : on départage.
   *[none] Égalité en tête : personne.
}

cheat-limit = { $over ->
    [yes] { $how ->
        [immediate] Plus que { $limit-figure } finit aussitôt.
        [finishRound] Plus que { $limit-figure } finit ; la manche se termine.
       *[lastRound] Plus que { $limit-figure } finit ; tous les autres ont encore un tour.
    }
   *[no] { $how ->
        [immediate] { $limit-figure } finit aussitôt.
        [finishRound] { $limit-figure } finit ; la manche se termine.
       *[lastRound] { $limit-figure } finit ; tous les autres ont encore un tour.
    }
}
cheat-rounds = La partie finit après { $rounds-figure } manches.
cheat-cut = Personne ne dépasse { $limit-figure }.
cheat-exactly = Il faut tomber juste sur { $limit-figure }.
cheat-extension = Qui dépasse sans tomber dessus la porte à { $extension-figure }.
cheat-same-total = { $back ->
    [previous] Qui voit un autre tomber sur son total revient à son total d’avant.
    [start] Qui voit un autre tomber sur son total revient au départ de l’autre.
   *[zero] Qui voit un autre tomber sur son total revient à 0.
}
cheat-last-licks = { $who ->
    [passed] Qui est dépassé dans les derniers tours en a encore un.
    [tied] Qui passe ou égale la tête donne à tous les autres encore un dernier tour.
   *[everybody] Qui passe en tête dans les derniers tours en donne encore un à tous les autres.
}
cheat-only-a-new-leader = Dans la dernière manche, on ne s’arrête qu’en passant en tête.
cheat-wins-first = Qui y est en premier gagne.
cheat-wins-points = Le plus de points gagne.
cheat-wins-hits = Le plus de hits gagne.
cheat-wins-titles = Le plus de titres gagne.
cheat-11000-rule = Règle des 11 000 : à annoncer dès { $least-figure }, dés en main, tant que personne n’a { $limit-figure }. Puis { $points-figure } en un tour depuis { $limit-figure } gagnent ; le plus haut de la manche vole la feuille.
cheat-award = { $award } : { $told-small }.
cheat-award-big-hit = { $award } : { $told-small } ; un Double bat deux simples.

cheat-so-many-alike = { $shape } identiques
cheat-any-alike = { $count-word } identiques
cheat-factor-of-dice = { $factor } × { $rolled-word } dés
cheat-across-rolls = Des dés déjà gardés peuvent compléter un brelan.
cheat-throw-out = élimine
cheat-throw-loses = perd
cheat-throw-wins = gagne
cheat-three-alike = { $more ->
    [yes] Brelan, suites et autres en un lancer.
   *[no] Brelan en un lancer.
}
cheat-each-further = { $later ->
    [yes] Chaque dé de plus, dans le même lancer ou après : { $step } de plus.
   *[no] Chaque dé de plus, dans le même lancer : { $step } de plus.
}
cheat-all-dice = { $kept ->
    [yes] Dès que tous les dés ont marqué : { $points-figure } de plus, gardés même si raté.
   *[no] Dès que tous les dés ont marqué : { $points-figure } de plus.
}
cheat-clear = Confirme { $what-listed } par { $points-figure } points de plus avant l’arrêt.
cheat-clear-alike = dés identiques
cheat-clear-straight = suites
cheat-clear-shape = paires et autres
cheat-safe-straights = Les suites mises de côté restent si le tour rate.
cheat-safe-some = Certains points mis de côté restent si le tour rate.
cheat-wild-face = Le { $face } du dé rouge est joker.

cheat-what-scores = Ce qui marque
cheat-your-turn = Ton tour
cheat-write-it-down = À inscrire
cheat-hits = Hits
cheat-halftime-show = Show de mi-temps
cheat-the-end = La fin

cheat-words = Mots
cheat-advice = Bons conseils

cheat-enter = Pour entrer, en un tour
cheat-enter-dice = Dés de côté pour entrer
cheat-stop = pour s’arrêter, à chaque tour
cheat-stop-dice = dés de côté pour s’arrêter
cheat-stop-either = Points ou dés, l’un des deux suffit.
cheat-no-stop = pas d’arrêt avec un total de
cheat-delay = retard de jeu, par vote
cheat-out-of-turn = lancer hors tour, par vote
cheat-declare = Annonce ton total. Contesté et faux, il coûte le tour.
cheat-to-the-right = Les dés vont vers la droite.

cheat-a-re-roll-kept-until = une relance, gardée jusqu’à l’usage
cheat-struck-out-when-it-is = rayée une fois utilisée
cheat-a-penalty-taken-off-from = une pénalité, retirée à partir de là
cheat-mishandled-touched-off-the-board = mal lancé, touché, hors du plateau

cheat-own-bonuses = Nos propres totaux bonus
cheat-never-two = Jamais deux : deux hits en font trois.
cheat-integrity-one-more = Intégrité : juste après un tour à hits, il y en a au moins un de plus qu’à ce tour.
cheat-integrity-additive = Intégrité : après un tour à hits, ceux-là et les nouveaux.
cheat-hits-at-once = Les Insta-Bongs d’abord, avant tout le reste.

cheat-total-begins-with-a-square = total qui commence par un carré

cheat-a-straight = une suite
cheat-a-royale-1-to-6 = une Royale, 1 à 6

cheat-g-h-a-all-hits = G.H.A. : tous les hits divisés par les joueurs.

cheat-all-dice-and-none-scores = tous les dés, et rien ne marque

cheat-each-further-doubles = Chaque dé de plus dans le lancer double.
cheat-a-fourth-adds-nothing = Un quatrième 2, 3, 4 ou 6 n’ajoute rien.
cheat-singles-only = 1 et 5 seulement un à un.
cheat-a-royale-earns-a-reroll = Une Royale, 1 à 6, rapporte une relance.
