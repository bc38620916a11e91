table-title-turn = À { $name } de jouer
table-title-turn-team = À { $name } de jouer, pour { $team }
table-title-dared = { name-dares } { $other }
table-title-royale = Royale
table-title-again = { $name-count ->
   *[one] { $name } relance
    [other] { $name } relancent
}
table-title-wins = { $names-count ->
    [one] { $names-listed } gagne
   *[other] { $names-listed } gagnent
}
table-title-nobody-wins = Personne ne gagne

table-note-royale = { $times ->
    [1] { $dice-word-first } dés, leur somme.
   *[other] { $dice-word-first } dés, { times-counted } leur somme.
}
table-note-all-score = Les { $dice-word } marquent tous. Il faut relancer.
table-note-reroll = La relance : { $dice ->
    [one] ce dé
   *[other] les { $dice-word }
} encore une fois.
table-note-dice = { $have-figure } : arrêt possible avec { $need-either } dés de côté
table-note-needs = { $how ->
    [dial-in] Il faut { $need-figure } pour entrer
    [stay] Il faut { $need-figure } pour s’arrêter
   *[get-in] Il faut { $need-figure } pour entrer
}

table-points-none = rien encore
table-tag-royale = Royale
table-if-stays = Si { name-stays }
table-by-staying = À l’arrêt
table-needed = Il faut
table-miss = Risque de rater
table-miss-short = Ratés

table-own-key = { name-throws } avec { $key }.
table-roll = Lancer
table-roll-all = Lancer les { $dice-word }
table-roll-some = Lancer { dice-counted }
table-roll-short = Lancer { $dice-word }
table-enter-the-throw = Saisir le lancer
table-enter-short = Saisir
table-write-the-turn = Inscrire le tour
table-write-short = Inscrire
table-write-ask = { $name } : combien de points ? 0 pour un raté.
table-keeps-first = { $kind ->
    [alike] garde les { $count-word } { $face }
    [few] garde { $faces-count ->
        [1] le { $faces-listed }
       *[other] les { $faces-listed }
    }
   *[many] garde { $count-word } dés
}
table-hits-first = { hits-counted } d’abord
table-keep-royale-note = on lance pour sa valeur
table-keep-points = { $points-figure } points
table-stay = S’arrêter
table-total-ask = { name-stays } à combien ?
table-stake-ask = Combien met chacun dans le pot ?
table-stake-use = Miser
table-word-ask = Un mot pour ce lancer
table-figure-between = Un nombre entier, de { $least-figure } à { $most-figure }.
table-makes = fait { $total-figure }
table-scored-in-the-show = marqués dans le show
table-roll-for-the-four = un dé à lancer, pour un { $face }
table-gate-shut = Barrière fermée. { name-has } encore { hits-counted } à prendre.

table-name-the-dice = Nommer les dés
table-account-title = Nommer les dés
table-account-ask = Quels dés font { $points-figure } ?
table-account-note = { name-names } tous les dés gardés dans ce tour. Clique sur les faces, ou tape-les.
table-account-named = Nommés : { $faces-listed }
table-no-dice = aucun
table-account-add = Un { $face-figure } de plus
table-account-empty = Nomme d’abord les dés.
table-account-none = Impossible à nommer
table-account-done = Ces dés

table-card-so-far = { hits-plain-first } jusqu’ici
table-answer-you-can-go = Vas-y
table-answer-done = C’est fait
table-answer-yes = Oui
table-answer-cough = Hum hum
table-answer-no = Non
table-answer-overrule = Passer outre

table-goes-first = { $name-count ->
   *[one] { $name } commence.
    [other] { $name } commencent.
}
table-magic-banner = Nombre magique { $faces-dash }
table-magic-corner = N° MAGIQUE { $faces-dash }

table-die = { $letter ->
    [R] Dé { $place-figure }, rouge : { $face-figure }
    [W] Dé { $place-figure }, blanc : { $face-figure }
    [G] Dé { $place-figure }, vert : { $face-figure }
   *[none] Dé { $place-figure } : { $face-figure }
}
table-dice-to-go = { $dice ->
    [one] Encore { $dice-word } dé.
   *[other] Encore { $dice-word } dés.
}
table-entry-corrected = { $told }   (corrigé, c’était : { $was })
table-entry-put-in = { $told }   (ajouté après coup)
table-party-magic = Nombre magique
table-party-round = Manche { $round-figure }
table-party-to-take = { $hits-figure } à prendre
table-party-next = ensuite
table-party-home = But : { $limit-figure }
table-die-label = { $letter ->
    [R] { $place-figure } rouge
    [W] { $place-figure } blanc
    [G] { $place-figure } vert
   *[none] { $place-figure }
}
table-kind-roll = Un lancer
table-kind-keep = Dés gardés
table-kind-else = Autre chose
table-kind-none = Rien
table-put-in-before = L’ajouter avant cette entrée
table-empty-roll = Clique sur une face pour chaque dé.
table-empty-keep = Ces dés ne marquent pas ensemble. Clique sur ceux qui ont été gardés.
table-empty-else = Choisis ce qui s’est passé.
table-stands-against = Pas encore corrigé : avec ça, cette entrée ne tient plus. { $why } Corrige-la aussi, ou choisis Rien pour la rayer.
table-missing-before = Pas encore corrigé : il manque quelque chose avant cette entrée. { $why }
table-entry-plain = Une instruction comme dans une transcription : roll 1 5 2 4 4, keep 1 5 ou stay.

table-the-results = Les résultats

table-pick-at-least-one-die = Choisis au moins un dé qui marque.

table-keep = Garder
table-pick-dice-that-score = Choisis des dés qui marquent.

table-pick-the-dice-to-stay = Choisis les dés avec lesquels t’arrêter.

table-use-the-reroll = Utiliser la relance
table-reroll-short = Relance
table-reroll-again = { $dice ->
    [one] ce dé encore une fois
   *[other] les { $dice-word } encore une fois
}
table-let-it-stand = Laisser tel quel
table-stand-short = Laisser
table-then-plays = ensuite, { $name }
table-reroll-first = Utilise la relance, ou accepte le raté.

table-take-the-dare = Relever le défi
table-take-short = Relever
table-refuse = Refuser

table-correct-an-entry = Corriger une entrée
table-which-entry-is-wrong = Quelle entrée est fausse ?
table-it-should-be = Il faudrait
table-what-happened = Ce qui s’est passé
table-as-a-line-of-the = Comme ligne de la transcription
table-the-entry-as-a-line = L’entrée comme ligne de la transcription
table-entries-the-latest-first = Entrées, la dernière en tête
table-the-sheet-marks-what-was = La feuille marque ce qui a été corrigé.
table-cancel = Annuler
table-correct-it = Corriger
table-pick-an-entry = Choisis une entrée.
table-this-cannot-be-read = Illisible : { $message }
table-a-comment-is-no-entry = Un commentaire n’est pas une entrée.
table-this-is-what-stands-there = C’est ce qui est déjà inscrit.
table-turns-that-follow-are-worked = Les tours suivants sont recalculés.

table-the-throw = Le lancer
table-what-did-throw = { $name } : quel lancer ?
table-click-the-faces-of-or = Clique sur les faces de { dice-counted }, ou tape-les : { $example }.
table-faces-as-figures = Les faces en chiffres
table-they-lie-there = Valider
table-only-were-thrown = Lancés : { dice-counted }, pas plus.

table-rolling = Ça roule
table-the-dice-are-rolling = Les dés roulent.
table-the-game-has-not-begun = La partie n’a pas commencé.
table-call = Annonce
table-nothing-to-call = Rien à annoncer maintenant.
table-dice-that-have-landed-stay = Un dé tombé reste tombé.
table-there-is-nothing-to-take = Il n’y a rien à annuler.
table-takes-back-the-last-choice = le dernier choix
table-takes-back-the-last-entry = la dernière entrée
table-undo = Annuler

table-totals = Totaux
table-f11-leaves-the-big-picture = F11 ou Échap pour quitter

table-the-pledge-of-the-dice = Le sceau des dés est copié.

table-copy = Copier
table-copy-pledge-and-seed-of = Copier le sceau et la graine des dés
table-verify = Vérifier
table-verify-the-dice = Vérifier les dés
table-the-seed-of-the-dice = La graine des dés était { $seed }, le sceau { $commitment }.
table-pledge-and-seed-are-copied = Sceau et graine sont copiés.

table-11-000-called-by = 11 000, annonce : { $name }

table-bar-told = { $points-figure } points dans ce tour.
table-bar-figure = { $label } : { $figure }
table-this-turn = Ce tour

table-done = C’est fait
table-can-i-roll = Je peux lancer ?
table-can-i-roll-short = Demander
table-jump-the-gate = Sauter la barrière

table-the-magic-number = Le Nombre magique
table-roll-the-magic-number = Lancer le Nombre magique
table-roll-the-magic-short = Lancer

table-that-die-scores-nothing-here = Ce dé ne marque rien ici.

table-no-die-shows = Aucun dé ne montre { $face }.
