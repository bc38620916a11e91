zonk-file-the-end = La fin
zonk-file-turn-of = À { $name } de jouer

zonk-file-title = Le Fichier Zonk
zonk-file-the-bin = La corbeille
zonk-file-search = Chercher dans les parties
zonk-file-search-hint = Noms, règles, titre, date
zonk-file-filters = Filtres
zonk-file-filter-player = Joueur
zonk-file-filter-rules = Règles
zonk-file-filter-winner = Victoire
zonk-file-filter-span = Date
zonk-file-filter-state = État
zonk-file-any-player = Tout joueur
zonk-file-any-rules = Toute règle
zonk-file-any-winner = Toute victoire
zonk-file-any-span = Toute date
zonk-file-any-state = Tout état
zonk-file-last-days = Les { $days } derniers jours
zonk-file-in-year = En { $year }
zonk-file-finished = Finies
zonk-file-in-play = En cours
zonk-file-won = Victoire : { $name }
zonk-file-chip = Enlever : { $filter }
zonk-file-games = { $games ->
    [one] { $games-figure } partie
   *[other] { $games-figure } parties
}
zonk-file-column-date = Date
zonk-file-column-players = Joueurs
zonk-file-column-rules = Règles
zonk-file-column-winner = Victoire
zonk-file-column-rounds = Manches
zonk-file-column-throws = Lancers
zonk-file-list = Parties
zonk-file-sort = Trier par { $column } (Ctrl+{ $key }) ; encore une fois pour inverser
zonk-file-cell-titled = { $title } : { $players }
zonk-file-cell-no-winner = sans victoire
zonk-file-cell-in-play = en cours
zonk-file-nothing = Pas encore de partie. Chaque partie se garde ici toute seule dès son premier lancer.
zonk-file-nothing-fits = Aucune partie ne convient. Enlève un mot ou un filtre.
zonk-file-bin-is-empty = La corbeille est vide.

zonk-file-story = { $name } : { $story }

zonk-file-open = Ouvrir
zonk-file-continue = Continuer
zonk-file-replay = Revoir
zonk-file-review = Analyse
zonk-file-print = Imprimer la feuille
zonk-file-verify = Vérifier les dés
zonk-file-statistics = Statistiques
zonk-file-export = Exporter…
zonk-file-rename = Renommer…
zonk-file-to-bin = À la corbeille
zonk-file-restore = Restaurer
zonk-file-note = { $rules }, { $day }. { $state ->
    [open] Pas encore finie.
    [won] Victoire : { $winner }.
   *[nobody] { $totals ->
        [yes] Les totaux ne disent pas qui a gagné.
       *[no] Personne n’a gagné.
    }
}{ $real ->
    [yes] {" "}Avec de vrais dés{ $totals ->
        [yes] , notée en totaux
       *[no] {""}
    }.
   *[no] {""}
}
zonk-file-chosen = { $games ->
    [0] Aucune partie choisie
    [one] 1 partie
   *[other] { $games-figure } parties
}
zonk-file-chosen-note = L’export et la corbeille les prennent toutes.
zonk-file-choose-one = Choisis une seule partie.
zonk-file-choose = Choisis une partie.
zonk-file-on-the-table = La partie sur la table ne va pas à la corbeille.
zonk-file-restore-first = Restaure d’abord la partie.
zonk-file-called = Elle s’appelle { $name }.
zonk-file-name-gone = Le nom est enlevé.

zonk-file-import = Importer…
zonk-file-read-a-sheet = Lire une feuille…
zonk-file-import-title = Importer des transcriptions
zonk-file-bin = Corbeille ({ $games-figure })
zonk-file-show-bin = Voir la corbeille
zonk-file-back = Retour aux parties
zonk-file-empty-bin = Vider la corbeille…
zonk-file-copies = Copies…
zonk-file-close = Fermer
zonk-file-stop = Arrêter
zonk-file-progress = Fichiers faits
zonk-file-busy = Un import, un export ou une impression à la fois.
zonk-file-went = { $done-figure } fichiers sur { $files-figure }
zonk-file-went-over = { $done-figure } parties sur { $games-figure }
zonk-file-binned = { $games ->
    [one] 1 partie mise
   *[other] { $games-figure } parties mises
} à la corbeille.
zonk-file-restored = { $games ->
    [one] 1 partie restaurée
   *[other] { $games-figure } parties restaurées
}.
zonk-file-deleted = { $games ->
    [one] 1 partie supprimée
   *[other] { $games-figure } parties supprimées
}.
zonk-file-delete-question = Supprimer { $games ->
    [one] 1 partie
   *[other] { $games-figure } parties
} pour de bon ?
zonk-file-delete-note = Ce qui est supprimé ici ne revient pas.
zonk-file-delete = Supprimer { $games ->
    [one] 1 partie
   *[other] { $games-figure } parties
}
zonk-file-keep-them = Garder

zonk-file-export-one = Exporter la transcription
zonk-file-export-many = Un dossier pour { $files-figure } transcriptions
zonk-file-written = Écrit : { $names-comma }.
zonk-file-not-written = Non écrit : { $why }
zonk-file-exported = { $files ->
    [one] 1 fichier écrit
   *[other] { $files-figure } fichiers écrits
}.{ $same ->
    [0] {""}
    [1] {" "}1 était déjà là.
   *[other] {" "}{ $same-figure } étaient déjà là.
}{ $refused ->
    [0] {""}
   *[other] {" "}Non écrits : { $refused-figure }.
}{ $stopped ->
    [yes] {" "}Arrêté.
   *[no] {""}
}
zonk-file-not-all-written = Tout n’a pas été écrit
zonk-file-export-broken = { $why } Écrits avant cela : { $files-figure }.
zonk-file-imported = { $games ->
    [one] 1 partie importée
   *[other] { $games-figure } parties importées
}.{ $bygone ->
    [0] {""}
   *[other] {" "}Dont { $bygone-figure } aux règles qu’on ne joue plus : à revoir, imprimer et exporter, pas à continuer.
}{ $left ->
    [0] {""}
   *[other] {" "}Déjà là, laissées de côté : { $left-figure }.
}{ $refused ->
    [0] {""}
   *[other] {" "}Refus : { $refused-figure }.
}{ $stopped ->
    [yes] {" "}Arrêté ; le reste n’a pas été regardé.
   *[no] {""}
}
zonk-file-not-printed = Arrêté. Rien n’a été imprimé.
zonk-file-not-imported = Non importé : { $why } Rien n’a changé.
zonk-file-import-broken = { $why } { $games ->
    [one] 1 partie a été reprise
   *[other] { $games-figure } parties ont été reprises
} avant cela.
zonk-file-refused-title = Refus : { $refused-figure } sur { $files ->
    [one] 1 fichier
   *[other] { $files-figure } fichiers
}
zonk-file-refused-note = { $said } Pour chaque fichier refusé, la première chose qui ne tient pas est nommée.
zonk-file-refused-line = { $file }, ligne { $why }
zonk-file-refused-file = { $file } : { $why }
zonk-file-refused-files = Fichiers refusés
zonk-file-twins = { $games ->
    [one] 1 de ces parties est déjà là.
   *[other] { $games-figure } de ces parties sont déjà là.
}
zonk-file-twins-note = Règles, joueurs et chaque action sont les mêmes. Gardées deux fois, elles comptent deux fois dans les records et les statistiques.
zonk-file-leave-out = Laisser
zonk-file-keep-both = Garder les deux

zonk-file-rename-title = Renommer la partie
zonk-file-rename-ask = Le nom de cette partie :
zonk-file-rename-field = Le nom de cette partie
zonk-file-rename-hint = Sans nom, elle porte celui de ses joueurs
zonk-file-rename-do = Renommer
zonk-file-cancel = Annuler

zonk-file-real-dice = De vrais dés sur une vraie table : le programme n’en a lancé aucun, il n’y a rien à vérifier.
zonk-file-verified = { $said-first }{ $other ->
    [yes] {" "}{ $renamed-first }.
   *[no] {""}
} Non vérifié : { $unknown }.
zonk-file-not-verified = { $said-first }.

zonk-file-replay-title = Revoir
zonk-file-tray = Piste de dés
zonk-file-moment = Moment de la partie
zonk-file-step-back = Reculer
zonk-file-play = Lire
zonk-file-pause = Pause
zonk-file-step = Avancer
zonk-file-clip = Enregistrer un clip…
zonk-file-clip-brief = Clip…
zonk-file-key-left = Flèche gauche
zonk-file-key-space = Espace
zonk-file-key-right = Flèche droite
zonk-file-speeds = Vitesse
zonk-file-speed-slow = Lente
zonk-file-speed-normal = Normale
zonk-file-speed-fast = Rapide
zonk-file-speed-off = Aussitôt
zonk-file-rolls = { name-rolls }.
zonk-file-throw-of = Lancer { $throw-figure } sur { $of-figure }
zonk-file-entry-of = Entrée { $entry-figure } sur { $of-figure }
zonk-file-begins = La partie commence.
zonk-file-corrected = { $told } Cette entrée a été corrigée.

zonk-file-copies-title = Copies du Fichier Zonk
zonk-file-copies-head = Copies
zonk-file-copies-note = une par semaine toute seule, les trois dernières sont gardées
zonk-file-copies-list = Copies et fichiers mis de côté
zonk-file-copy-now = Copier maintenant
zonk-file-copies-looking = Examen des copies…
zonk-file-bring-over = Reprendre { $games-figure }
zonk-file-copy-restore = Restaurer…
zonk-file-copy-delete = Supprimer…
zonk-file-no-copy = Il n’y a pas encore de copie.
zonk-file-copy-made = Une copie est faite.
zonk-file-over-broken = { $why } { $said }
zonk-file-brought-over = { $games ->
    [one] { $games-figure } reprise
   *[other] { $games-figure } reprises
}{ $parts ->
    [0] {""}
   *[other] , { $parts-figure } jusqu’à l’endroit abîmé
}{ $lost ->
    [0] {""}
   *[other] { "\u202F" }; non rejouables : { $lost-figure }
}. Rien de ce qui était ici n’a changé.{ $stopped ->
    [yes] {" "}Arrêté ; le reste peut être repris plus tard.
   *[no] {""}
}
zonk-file-restore-question = Revenir au Fichier Zonk du { $day } ?
zonk-file-restore-note = Il contient { $games ->
    [one] 1 partie
   *[other] { $games-figure } parties
}. Le Fichier Zonk actuel est gardé à côté et peut être restauré de la même façon. La partie sur la table suit.
zonk-file-delete-copy = Supprimer { $file } pour de bon ?
zonk-file-delete-copy-note = { $games-figure } de ses parties ne sont pas dans le Fichier Zonk. Ce qui est supprimé ici ne revient pas.
zonk-file-delete-it = Supprimer
zonk-file-copy-deleted = C’est supprimé.
zonk-file-export-all = Exporter chaque partie…
zonk-file-look-inside = Regarder dedans
zonk-file-try-again = Réessayer
zonk-file-copy-fills = Elle en a { $fills-figure } sur { $games ->
    [one] 1 partie à trou
   *[other] { $games-figure } parties à trous
}.
zonk-file-inside = Parties de ce fichier
zonk-file-column-here = Dans le Fichier Zonk
zonk-file-inside-here = { $state ->
    [yes] là
    [longer] là en partie
   *[no] manque
}
zonk-file-keep-all = Tout garder ainsi
zonk-file-copy-of = Copie du { $day }
zonk-file-kept-aside = { $kind ->
    [damaged] Mis de côté le { $day } : il est abîmé
    [foreign] Mis de côté le { $day } : ce n’est pas un Fichier Zonk
    [newer] Mis de côté le { $day } : il vient d’une version plus récente du programme
    [older] Copie du { $day }, avant qu’une version plus récente du programme ne change le fichier
    [replaced] Mis de côté le { $day } : une de ses copies l’a remplacé
   *[other] Mis de côté le { $day }
}
zonk-file-megabytes = { $size } Mo
zonk-file-kilobytes = { $size } ko
zonk-file-copy-holds = { $games ->
    [one] { $games-figure } partie
   *[other] { $games-figure } parties
}, { $size }.{ $missing ->
    [0] {""}
   *[other] {" "}Absentes du Fichier Zonk : { $missing-figure }.
}

zonk-file-rescued-head = { $games ->
    [one] { $rescued-figure } sur 1 partie, sauvée
   *[other] { $rescued-figure } parties sauvées sur { $games-figure }
}
zonk-file-rescued-note = Le Fichier Zonk était abîmé sur le disque et a été mis de côté le { $day }. Chaque partie encore lisible est revenue, lancer par lancer.{ $lost ->
    [0] {""}
    [1] {" "}Il en manque 1.
   *[other] {" "}Il en manque { $lost-figure }.
}{ $parts ->
    [0] {""}
    [1] {" "}1 va jusqu’à l’endroit abîmé.
   *[other] {" "}{ $parts-figure } vont jusqu’à l’endroit abîmé.
} Le fichier abîmé est intact : il est à côté du nouveau, et cette ligne reste tant qu’il est là.
zonk-file-fill-gaps = Combler les trous avec la copie du { $day }
zonk-file-gaps-in-it = Elle en a { $fills-figure } sur { $games-figure }. Rien ici n’est remplacé.
zonk-file-show-damaged = Montrer le fichier abîmé
zonk-file-fold = Replier cet avis
zonk-file-unfold = Déplier
zonk-file-map-head = { $games ->
    [one] { $games-figure } partie
   *[other] Tes { $games-figure } parties, la plus ancienne d’abord
}
zonk-file-map = Plan du fichier, { $games ->
    [one] { $games-figure } partie
   *[other] { $games-figure } parties
} : { $rescued-figure } sauvées, { $parts-figure } jusqu’à l’endroit abîmé, { $lost-figure } manquent
zonk-file-mark-means-rescued = sauvée
zonk-file-mark-means-part = jusqu’à l’endroit abîmé
zonk-file-mark-means-lost = manque
zonk-file-mark = { $dated ->
    [yes] { $rules }, { $day }
   *[no] Numéro { $number-figure }
} : { $state ->
    [whole] sauvée
    [back] sauvée d’une copie
    [part] jusqu’au lancer { $throws-figure }
   *[lost] manque
}
zonk-file-missing-head = { $games ->
    [one] Celle qui a un trou
   *[other] Les { $games-figure } qui ont un trou
}
zonk-file-missing-note = selon ce qu’il en reste
zonk-file-number = Numéro { $number-figure }
zonk-file-left = { $kind ->
    [part] { $throws ->
        [one] premier lancer lu
       *[other] { $throws-figure } premiers lancers lus
    }
    [head] page de titre seule
   *[none] illisible
}
zonk-file-left-line = Numéro { $number-figure }{ $dated ->
    [yes] , { $rules }, { $day }
   *[no] {""}
} : { $left }
zonk-file-more-missing = et { $games-figure } de plus
zonk-file-list-all = Toutes les voir
zonk-file-missing-counted = Noms, records et Group Hit Average comptent ce qui est là. Les autres compteront de nouveau dès leur retour.
zonk-file-see-rescue = Montrer ce qui est sauvé
