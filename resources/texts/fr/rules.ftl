rules-keeps = La partie sur la table garde les règles de son début.
rules-ask-leave = Quitter sans enregistrer tes changements, { $names } ?
rules-leave-about = Les changements sont perdus. Enregistrer les garde sous un nom à eux.
rules-leave = Quitter
rules-stay = Continuer
rules-waits = Tes changements attendent là : { $name }.
rules-saved = Enregistré : { $name }. La partie sur la table garde les règles de son début.
rules-imported = Importé : { $name }.
rules-written = Écrit : { $file }.
rules-not-saved = Non enregistré. { $why }
rules-not-deleted = Non supprimé. { $why }
rules-not-imported = Non importé. { $why }
rules-not-written = Non écrit. { $why }
rules-choice-unplayable = { $name } (injouable)

rules-in-the-catalogue = Au catalogue des règles : { $sources }
rules-told-changed = Changé, c’était { $was }.
rules-told-refused = Refusé : { $reason }
rules-group-told = { $group }{ $changed ->
    [0] {""}
    [1] , 1 changement
   *[other] , { $changed-figure } changements
}{ $refused ->
    [0] {""}
   *[other] , { $refused-figure } refus
}

rules-portrait = Règles maison sur { $sheet }. { $what }
rules-portrait-change = { $title } : { $value }.
rules-portrait-other = Règles maison sur { $sheet }. Autres combinaisons ou { hits-plain }.
rules-portrait-same = Règles maison sur { $sheet }. Rien n’est changé.
rules-more-changes = { $left ->
    [one] { $left-word-first } autre changement
   *[other] { $left-word-first } autres changements
}

rules-no-effect = Sans effet à côté de « { $other } » : { $value }.
rules-nobody-dials-in = Personne ne pourrait entrer : la partie finit à { $limit-figure }. Essaie { $most-figure } ou moins.
rules-nobody-stops = Personne ne pourrait s’arrêter : la partie finit à { $limit-figure }. Essaie { $most-figure } ou moins.
rules-blocked = { rules-use-these-rules } : { $why }
rules-blocked-brief = { $why-first }
rules-refused = { $why-first }.
rules-combo-wrong = { $combo-first } : { $why }.
rules-field-wrong = { $field } : { $why }.

rules-alike = { $count-word } identiques
rules-of-a-face = { $count-word } { $face }
rules-each = chacun
rules-a-royale = Royale
rules-a-straight = suite
rules-was-nothing = rien
rules-was = avant { $was }
rules-called-was = { $text }, avant { $was }
rules-line = { $faces } { $text } { $worth }
rules-line-changed = { $faces } { $text } { $worth }, avant { $was }
rules-faces-to = à
rules-chance-told = { dice-counted } : { $chance }
rules-dice = { $dice ->
    [one] { $dice-figure } dé
   *[other] { $dice-figure } dés
}
rules-example-dice = Un exemple : { $faces }
rules-example-out = Élimine qui l’a lancé.
rules-example-loses = Perd la partie.
rules-example-wins = Gagne la partie.
rules-example-at-once = Aussitôt, quels que soient les totaux.
rules-example-royale = { $hits ->
    [0] Une Royale.
    [one] Une Royale et { hit-a }.
   *[other] Une Royale et { $hits-word } { hits-plain }.
}
rules-example-royale-rolls = { $dice-word-first } dés se lancent pour sa valeur.
rules-example-nothing = { $hits ->
    [0] Rien.
    [one] Rien, et { hit-a }.
   *[other] Rien, et { $hits-word } { hits-plain }.
}
rules-example-miss = Un raté.
rules-example-must = Les { $count-word } marquent. Il faut relancer.
rules-example-may = Les { $count-word } marquent. On peut relancer.
rules-example-left = { $dice ->
    [one] { $dice-word-first } dé reste à lancer.
   *[other] { $dice-word-first } dés restent à lancer.
}
rules-example-worth = { $hits ->
    [0] { $points-figure }.
    [one] { $points-figure } et { hit-a }.
   *[other] { $points-figure } et { $hits-word } { hits-plain }.
}

rules-put-it-back = Remettre
rules-put-back-told = Remettre : { $name }
rules-changed-was = changé, c’était { $was }

rules-off = Non
rules-on = Oui

rules-groups-of-rules = Groupes de règles

rules-house-rules = Règles maison
rules-nothing-in-these-rules-uses = Rien dans ces règles ne s’en sert.

rules-idle-tables = { $tables ->
    [one] Un tableau du fichier ne fait rien :
   *[other] Des tableaux du fichier ne font rien :
}

rules-scoring-table = Barème

rules-chance-to-miss = Risque de rater

rules-what-these-rules-do = Ce que font ces règles
rules-over-every-throw = sur tous les lancers

rules-an-example = Un exemple

rules-house-rules-written-from-nothing = Règles maison, écrites à partir de rien.

rules-rule-sets = Règles

rules-start-from = Partir de
rules-save-as = Enregistrer sous
rules-a-name-of-its-own = Un nom à elles
rules-save = Enregistrer
rules-import = Importer…
rules-export = Exporter…
rules-duplicate = Dupliquer
rules-delete = Supprimer
rules-preview = Aperçu
rules-file = Fichier…
rules-import-export-duplicate-delete = Importer, exporter, dupliquer, supprimer

rules-cancel = Annuler
rules-use-these-rules = Adopter ces règles

rules-rules-settings = Réglages des règles
rules-this-file-does-not-hold = Ce fichier ne tient pas. { $wrong }
rules-only-rules-of-your-own = Seules tes propres règles peuvent être supprimées.
rules-mend-first = répare d’abord « { $title } »
rules-brief-file-does-not-hold = ce fichier ne tient pas
rules-a-copy = { $name }, copie
rules-this-is-give-it-a = C’est { $copy }. Donne-lui un nom à elle.
rules-the-sheets-stay-only-rules = Les feuilles restent. Seules tes propres règles peuvent être supprimées.
rules-deleted-games-played-by-these = Supprimé. Les parties jouées avec ces règles en gardent une copie.
rules-import-rules = Importer des règles
rules-export-rules = Exporter des règles
rules-cannot-be-written = { $name } ne peut pas être écrit : { $strerror }.

rules-ask-delete = Supprimer { $name } ?
rules-the-file-goes-for-good = Le fichier part pour de bon. Les parties jouées avec en gardent une copie.
rules-keep = Garder

rules-our-way = { $name }, à notre façon

rules-ctrl-f = Ctrl F
rules-find-a-rule = Chercher une règle
rules-group-of-rules = Groupe de règles
rules-show-only-the-changed = Seulement les changements
rules-show-only-so-many = { $total ->
    [1] Seulement le changement
   *[other] Seulement les { $total-word } changements
}
rules-changed = Changé
rules-only-the-changed = Seulement les changements

rules-no-rule-goes-by-that = Aucune règle à ce mot. Échap efface la recherche.
rules-nothing-is-changed-yet = Rien n’est encore changé.
rules-of-changed = { $changed } sur { $of } changés
rules-quoted = « { $words } »
