review-title = Analyse
review-stop = Arrêter
review-stopped = Pas regardée
review-counts-hits = Ici { general-hits-the } font gagner : { $points-figure } points { general-hit-by }.
review-hints = Conseils : { $shown-listed }.
review-hints-of = { $name } { $hints-figure }
review-close = Fermer
review-looking = Examen de la partie…
review-looking-note = Chaque lancer et chaque choix est comparé au meilleur jeu.
review-none = Cette partie ne peut pas être analysée
review-failed = Quelque chose a mal tourné. Le journal en dit plus ; la partie n’a pas changé.
review-head = Les dés étaient pour { $name } : { $luck }
review-head-won = { $kind ->
    [both] { $name } avait les dés, et savait quoi en faire
    [luck] { $name } a eu de la chance, et assez de métier
    [choices] { $name } a le mieux choisi, et ça a suffi
    [against] { $name } a gagné contre les dés
    [uphill] { $name } a gagné en remontant la pente
   *[enough] { $name } en a fait juste assez
}
review-line = { $kind ->
    [faultless] Pas un dé de travers.
    [rained] Les meilleurs choix. Il a plu.
    [knew] Des lancers heureux, bien compris.
    [chose] Les meilleurs choix, et il les fallait.
    [bold] { $times ->
        [1] Un lancer hardi de trop.
       *[other] { $times-word-first } lancers hardis de trop.
    }
    [timid] Arrêt trop tôt, { $times ->
        [1] une fois.
       *[other] { $times-word } fois.
    }
    [kinder] Les dés ont payé les choix.
    [helped] Un coup de pouce à la malchance.
   *[owed] On ne lui devait rien : c’est réglé.
}
review-line-computer = { $character ->
    [professor] { $won ->
        [yes] Rit maintenant.
       *[no] Rira plus tard.
    }
    [vera] { $won ->
        [yes] La moyenne paie ses dettes.
       *[no] La moyenne lui doit encore.
    }
    [umbrella] { $won ->
        [yes] Au sec jusqu’au bout.
       *[no] S’en souviendra aussi.
    }
    [dot] { $won ->
        [yes] Un dé de plus, pile ce qu’il fallait.
       *[no] Un dé de plus, un de trop.
    }
    [pete] { $won ->
        [yes] Pour { general-hits-the }. Et la feuille en prime.
       *[no] Compte { general-hits-the }, pas les places.
    }
    [kid] { $won ->
        [yes] A apporté sa chance. L’a gardée.
       *[no] En sait une heure de plus.
    }
   *[other] {""}
}
review-unkind = Les dés n’ont souri à personne
review-sub = { $rules }. Meilleurs choix : { $name }, { $cost } de cédés.
review-choices = { $choices ->
    [one] Un choix regardé.
   *[other] { $choices-figure } choix regardés.
} Aussi bons que le meilleur : { $good-figure }.
review-bars = Par, chance et coût de chacun
review-par = par : ce que rapporte le meilleur jeu en moyenne
review-legend = Plein : la chance, ce que les dés ont donné. Hachuré : ce que les choix ont coûté. Par, chance et coût font la feuille, au point près.
review-sum = { $name } : { $total-figure }, soit par { $par }, chance { $luck }, coût { $cost }{ $more ->
    [yes] , et { $rest } par fautes, pénalités et votes.
   *[no] .
}{ $start ->
    [0] {""}
   *[other] {" "}Au départ : { $start-figure }.
}
review-parts = { $par } { $luck } { $cost }{ $more ->
    [yes] {" "}{ $rest }
   *[no] {""}
}{ $start ->
    [0] {""}
   *[other] {" "}+{ $start-figure }
}
review-percent = { $share } %
review-winning = Qui gagnait
review-round = manche { $round-figure }
review-winning-note = Les chances de gagner à chaque tour, si tous avaient joué au mieux à partir de là. On le sait seulement maintenant.
review-swing = manche { $round-figure } : de { $before } à { $after }
review-chance-went = { $name } : { $first } sur 100 au début, { $last } à la fin.
review-swing-of = Le plus grand basculement, pour { $name } à la manche { $round-figure } : de { $before } à { $after } sur 100.
review-dearest = { $choices ->
    [0] Aucun choix n’a rien coûté
    [one] Le choix le plus cher
   *[other] Les { $choices-word } choix les plus chers
}
review-dearest-note = Les dés à gauche du trait de laiton ont été gardés. Le bouton fait revoir le choix.
review-dearest-none = Chaque choix valait le meilleur.
review-who = { $name }, manche { $round-figure }
review-spot = { $name }, manche { $round-figure } : { $done } { $better } { $cost }
review-dice = { $left-count ->
    [0] Gardés : { $kept }.
   *[other] { $kept-count ->
        [0] Laissés : { $left }.
       *[other] Gardés : { $kept }. Laissés : { $left }.
    }
}
review-thrown = Lancés : { $dice }.
review-play = Le revoir
review-kept = Garder { $dice }, à { $points-figure } points.
review-stayed-at-once = Garder tout ce qui marque, et s’arrêter.
review-stayed = S’arrêter à { $points-figure }.
review-rolled = Continuer à { $points-figure }.
review-took-dare = Relever le défi à { $points-figure }.
review-refused-dare = Refuser le défi à { $points-figure }.
review-went-on = Poursuivre à { $points-figure }.
review-better-stay = Mieux : s’arrêter à { $points-figure }.
review-better-keep-stay = Mieux : garder { $dice } et s’arrêter à { $points-figure }.
review-better-roll = { $many ->
    [one] Mieux : lancer un dé, { $miss } sur 100 ratent.
   *[other] Mieux : lancer { $many-word } dés, { $miss } sur 100 ratent.
}
review-better-keep-roll = { $many ->
    [one] Mieux : garder { $dice } et lancer un dé, { $miss } sur 100 ratent.
   *[other] Mieux : garder { $dice } et lancer { $many-word } dés, { $miss } sur 100 ratent.
}
review-kindest = Lancer de la soirée : { $name }, manche { $round-figure }, { $luck } de chance
review-unkindest = Lancer le plus cruel : { $name }, manche { $round-figure }, { $luck } de chance

review-views = Ce qu’on voit
review-view-sheet = La feuille
review-view-review = Analyse
review-view-awards = Prix
review-view-dice = Dés
review-awards-head = { $over ->
    [yes] Tout le monde gagne quelque chose
   *[no] Les prix à ce stade
}
review-awards-note = { $over ->
    [yes] Selon ces règles, et selon la mémoire de la feuille.
   *[no] La partie n’est pas finie : tout peut changer.
}
review-hits-from = { $thrown ->
    [yes] D’où viennent { general-hits-the }
   *[no] Ce que les totaux disent { general-hits-of-the }
}
review-hits-none = Personne n’a pris { general-hit-of }.
review-hits-all = tous
review-dice-none = Pas de dés à regarder
review-dice-none-note = Aucun lancer de cette partie n’est noté : il n’y a rien à dire de ses dés.
review-dice-typed = Lancés sur la table et tapés ici.
review-dice-misses = Lancers ratés
review-dice-misses-note = Attendus : autant que des dés honnêtes ratent en moyenne, comptés sur les lancers mêmes de cette partie.
review-dice-who = joueur
review-dice-throws = lancers
review-dice-missed = ratés
review-dice-expected = attendus
review-dice-hands = dés lancés
review-dice-hand = { $dice ->
    [one] un dé
   *[other] { $dice-word } dés
}

review-save = Enregistrer en image…
review-save-title = Enregistrer la page en image
