cli-option-help = Expliquer la commande.
cli-option-data-dir = Le dossier du Fichier Zonk, au lieu de celui de ce compte.
cli-option-rules = Des règles par leur clé, ou un fichier de règles maison.
cli-option-option = Une règle changée ; peut se répéter. rules KEY --knobs les énumère.
cli-option-seed = Un nombre ; la même graine donne les mêmes parties.
cli-option-cores = Processeurs à utiliser ; tous si rien n’est dit.
cli-option-on = Un cluster Dask à la place, comme tcp://HOST:8786 (docs/players.md).
cli-option-keep-both = Reprendre encore une fois les parties déjà là.

cli-summary-window = Le jeu de dés Zonk, d’après cinq de ses feuilles de règles.
cli-about-window = Sans commande, la fenêtre s’ouvre, avec FILE.zonk dedans si on le nomme.
cli-option-window-selftest = Utiliser une fois chaque partie du programme, dans un dossier temporaire, et écrire une ligne pour chacune ; avec un dossier, le rapport et des images de la fenêtre y sont gardés.
cli-option-window-version = Écrire la version.
cli-example-window-1 = la fenêtre
cli-example-window-2 = la fenêtre, avec une transcription dedans
cli-example-window-3 = la même table dans le terminal
cli-example-window-4 = tout sur une commande

cli-summary-play = Une partie dans le terminal, avec des dés que chacun peut vérifier après.
cli-about-play = Ce qui n’est pas dit est demandé. Un fichier déjà là n’est jamais écrasé. Jusqu’à la fin de la partie, sa graine est à côté, dans FILE.zonk.seed ; la fenêtre continue une partie laissée là, car Fichier Zonk > Importer reprend les deux.
cli-option-play-players = Les noms autour de la table, séparés par des virgules.
cli-option-play-gestures = L’instant de chaque lancer y est mêlé, pour que personne ne puisse le connaître d’avance.
cli-option-play-words = Un mot tapé après roll est mêlé à chaque lancer, pour que personne ne puisse le connaître d’avance.
cli-option-play-output = Écrire la partie pendant qu’elle se joue, sur le disque à chaque action.
cli-example-play-1 = demande règles et joueurs
cli-example-play-2 = écrit la partie
cli-example-play-3 = une courte en solo

cli-summary-replay = La feuille de score d’une partie écrite, et où elle en est.
cli-option-replay-json = Tout, pour les programmes (docs/transcript.md).
cli-example-replay-1 = la feuille en texte
cli-example-replay-2 = un objet JSON

cli-summary-verify = Les dés d’une partie face à la graine scellée avant elle.
cli-about-verify = Chaque lancer, l’ordre de jeu et le Nombre magique sont recalculés. La commande dit ce qu’elle a vérifié et ce qu’aucune graine ne peut dire (docs/fair-dice.md).
cli-example-verify-1 = 0 si les dés sont honnêtes, sinon 1 et pourquoi

cli-summary-sheet = Une feuille de score en PDF, vierge ou d’une partie.
cli-about-sheet = Ce qui portait ce nom est gardé tant que la nouvelle feuille n’est pas entière.
cli-option-sheet-players = Le nombre de colonnes d’une feuille vierge.
cli-option-sheet-names = Des noms pour les colonnes d’une feuille vierge.
cli-option-sheet-rows = Lignes d’une feuille vierge, 1 à 500 ; sinon ce qui tient.
cli-option-sheet-game = Imprimer cette partie au lieu d’une feuille vierge.
cli-option-sheet-reviewed = Avec ce que les dés ont donné à chacun, et ce que les choix ont coûté.
cli-option-sheet-paper = Le papier ; a4 si rien n’est dit.
cli-option-sheet-held = Son sens ; sinon le nombre de joueurs décide.
cli-option-sheet-output = Où l’écrire ; - est la sortie standard.
cli-example-sheet-1 = une feuille vierge
cli-example-sheet-2 = de règles maison, avec des noms
cli-example-sheet-3 = une partie, droit à l’imprimante

cli-summary-rules = Les règles, et ce qui peut y varier.
cli-option-rules-knobs = Chaque réglage avec valeur, type, limites, défaut et source.
cli-option-rules-refusals = Tous les codes de refus, avec leurs phrases.
cli-example-rules-1 = les feuilles
cli-example-rules-2 = ce qui peut varier
cli-example-rules-3 = des règles maison en bref

cli-summary-rules-check = Si un fichier de règles maison tient.
cli-about-rules-check = Dit en une ligne ce qui est faux, à quelle clé, et ce qui serait juste.
cli-example-rules-check-1 = 0 si les règles sont complètes

cli-summary-odds = Probabilités d’un jeu de règles : un tour au mieux, et chaque nombre de dés.
cli-about-odds = Comptées exactement sur tous les lancers, par les règles mêmes du moteur ; règles maison comprises.
cli-option-odds-entered = Pour quelqu’un qui est entré.
cli-option-odds-not-entered = Pour quelqu’un qui n’est pas entré, comme au début.
cli-option-odds-total = Points sur la feuille ; 0 si rien n’est dit.
cli-option-odds-json = Les chiffres pour les programmes (docs/odds.md).
cli-option-odds-prove = Le meilleur jeu confronté à tous les lancers, joué par le moteur.
cli-option-odds-for = Ce qui est prouvé : points (si rien n’est dit), hits, ou home, être au but avec ce tour.
cli-option-odds-hit = Points que pèse un hit ; 300 si rien n’est dit.
cli-option-odds-csv = Chaque main et chaque ligne de la preuve en tableau.
cli-example-odds-1 = avant la première entrée
cli-example-odds-2 = un objet JSON
cli-example-odds-3 = l’écart entre le meilleur jeu et la moyenne de tous les lancers
cli-example-odds-4 = chaque main et chaque ligne, pour un tableur

cli-summary-advise = Les choix à la dernière position d’une partie écrite, le meilleur d’abord.
cli-about-advise = Chaque choix avec sa valeur, le risque que son lancer rate, et les chances de gagner.
cli-option-advise-for = Ce qu’on cherche ; des points si rien n’est dit.
cli-option-advise-json = Les choix pour les programmes (docs/odds.md).
cli-example-advise-1 = selon les points
cli-example-advise-2 = selon les chances de gagner

cli-summary-match = Un tournoi d’ordinateurs : qui gagne combien de fois.
cli-about-match = Les niveaux sont sharp, good, casual et novice. Chacun occupe chaque place aussi souvent. Les chiffres disent leur marge d’erreur, à 95 %.
cli-option-match-players = Qui joue, dans l’ordre des places : des personnages, avec un niveau si on veut, ou une classe à toi.
cli-option-match-games = Combien de parties ; 100 si rien n’est dit.
cli-option-match-output = Un dossier pour les parties en transcriptions.
cli-option-match-json = Les chiffres pour les programmes (docs/players.md).
cli-example-match-1 = cent parties
cli-example-match-2 = un joueur à toi contre un de la maison

cli-summary-lab = Des règles à l’essai : durée, qui gagne, d’où viennent les hits.
cli-about-lab = Quatre ordinateurs, trois au meilleur jeu et un prudent, qui passe partout aussi souvent.
cli-option-lab-against = D’autres règles à mettre à côté, avec les mêmes dés.
cli-option-lab-games = Combien de parties ; 300 si rien n’est dit.
cli-option-lab-json = Les chiffres pour les programmes (docs/players.md).
cli-example-lab-1 = 300 parties
cli-example-lab-2 = des règles maison à côté de la feuille qu’elles changent

cli-summary-review = Ce que les dés ont rapporté dans une partie écrite, et ce que les choix ont coûté.
cli-about-review = Pour chacun par, chance, coût et reste, dont la somme fait le score ; les choix les plus chers ; le lancer le plus chanceux. Plusieurs parties l’une après l’autre.
cli-option-review-for = Ce qui compte ; si rien n’est dit, les hits s’ils font gagner, sinon les points.
cli-option-review-json = L’analyse pour les programmes (docs/odds.md).
cli-example-review-1 = en mots
cli-example-review-2 = avec les chances de gagner au fil de la partie
cli-example-review-3 = toutes les parties d’un dossier

cli-no-memory = Il y a trop peu de mémoire. Ce qui était écrit avant reste tel quel ; la commande peut être redonnée.
cli-mishap = Quelque chose a mal tourné dans le programme ({ $kind }, { $place }). Ce qui était écrit avant reste tel quel ; la commande peut être redonnée.

cli-summary-games = Les parties du Fichier Zonk, la plus récente d’abord.
cli-about-games = Numéro, heure, règles, joueurs et état de chacune, même pendant que la fenêtre écrit.
cli-option-games-json = La liste pour les programmes.
cli-example-games-1 = une ligne par partie
cli-example-games-2 = un objet, comme le dit docs/transcript.md
cli-example-games-3 = toutes celles où joue Ann, ce mois-là

cli-summary-stats = Joueurs, règles et dés du Fichier Zonk en chiffres.
cli-about-stats = Sans nom, il s’agit de tout le monde. Les parties de la corbeille ne comptent pas.
cli-option-find = Seulement les parties où figure chaque mot : noms, règles, titre, une date en mots ou en chiffres.
cli-option-stats-json = Les chiffres pour les programmes.
cli-example-stats-1 = une ligne par joueur, par règles, par sorte de dés
cli-example-stats-2 = quelqu’un, dans les parties d’une feuille
cli-nobody-played = { $guess ->
    [yes] Personne du nom { $name } n’a joué ici ; voulais-tu dire { $near } ?
   *[no] Personne du nom { $name } n’a joué ici.
}
cli-stats-refused = { $games ->
    [one] Une partie ne peut pas être rejouée et est laissée de côté.
   *[other] { $games-figure } parties ne peuvent pas être rejouées et sont laissées de côté.
}
cli-stats-games = { $games ->
    [one] 1 partie
   *[other] { $games-figure } parties
}
cli-stats-player = { $name } : { $games ->
    [one] 1 partie
   *[other] { $games-figure } parties
}, { $won-figure } gagnées sur { $finished-figure } finies, { $turn-figure } points par tour, { $missed } % ratés, { $counted ->
    [0] hits inconnus
   *[other] { $hits ->
        [one] { $hits-figure } hit
       *[other] { $hits-figure } hits
    }
}, meilleur tour { $best-figure }
cli-stats-rules = { $rules } : { $games ->
    [one] 1 partie
   *[other] { $games-figure } parties
}, { $turn-figure } points par tour, { $missed } % ratés
cli-stats-dice = { $kind ->
    [screen] Dés du programme
   *[table] Dés d’une table
} : { $faces-figure } faces, khi-deux { $square }, probabilité { $chance }

cli-summary-games-export = Une partie du Fichier Zonk en transcription.
cli-about-games-export = Les règles maison qu’elle a suivies sont écrites à côté. Plusieurs parties, ou toutes, vont dans un dossier, un fichier chacune ; ce qui est déjà là et dit la même chose est laissé, si bien que la commande peut être arrêtée et redonnée.
cli-option-games-export-output = Où l’écrire ; - est la sortie standard.
cli-example-games-export-1 = la partie 12 en fichier
cli-example-games-export-2 = toutes les parties, un fichier chacune
cli-example-games-export-3 = sa feuille

cli-summary-games-import = Des transcriptions vers le Fichier Zonk.
cli-about-games-import = D’un dossier, toutes les transcriptions sont reprises. La fenêtre doit être fermée. Une partie déjà là, avec les mêmes règles, joueurs et actions, est laissée de côté.
cli-example-games-import-1 = toutes celles de ce dossier
cli-example-games-import-2 = toutes celles d’un dossier et de ses dossiers, en disant où elle en est

cli-summary-games-read = Des feuilles terminées vers le Fichier Zonk : photos, scans et fichiers PDF.
cli-about-games-read = Une feuille terminée porte sa partie dans un code. Les fichiers qui contiennent des morceaux d’une même partie sont lus ensemble. La fenêtre doit être fermée. Rien n’est envoyé.
cli-example-games-read-1 = une feuille à deux codes, une photo de chacun

cli-summary-completions = De quoi compléter ces commandes dans un shell.
cli-about-completions = Les paquets Linux l’apportent ; pour d’autres installations, place-le où ton shell le cherche.
cli-example-completions-1 = pour bash
cli-example-completions-2 = pour fish

cli-summary-help = Toutes les commandes, ou tout sur une.
cli-example-help-1 = la même chose que games import --help

cli-help-for-more = Pour en savoir plus : { $command } --help.
cli-without-effect = Sans effet
cli-pages-written = { $pages ->
    [one] { $file } : { $pages-figure } page
   *[other] { $file } : { $pages-figure } pages
}
cli-game = { $named ->
    [yes] { $rules } : { $title } : { $players }
   *[no] { $rules } : { $players }
}{" "}{ $state ->
    [won] (victoire : { $winner })
    [finished] (finie)
   *[open] (manche { $round })
}

cli-options-only = { $guess ->
    [yes] { $command } ne prend que des options, pas { $word } ; voulais-tu dire { $near } ?
   *[no] { $command } ne prend que des options, pas { $word }
}
cli-wants-a-value = { $option } demande { $value }
cli-wants-no-value = { $option } ne prend pas de valeur
cli-needs-a-word = { $command } demande { $word }
cli-takes-one-word = { $guess ->
    [yes] { $command } prend un seul { $word }, pas { $count } ; voulais-tu dire { $near } ?
   *[no] { $command } prend un seul { $word }, pas { $count }
}
cli-unknown-option = { $guess ->
    [yes] option inconnue { $word } ; voulais-tu dire { $near } ?
   *[no] option inconnue { $word }
}
cli-unknown-command = { $guess ->
    [yes] il n’y a pas de commande { $word } ; voulais-tu dire { $near } ?
   *[no] il n’y a pas de commande { $word }
}
cli-no-such-shell = { $guess ->
    [yes] il y a des complétions pour { $shells }, pas pour { $word } ; voulais-tu dire { $near } ?
   *[no] il y a des complétions pour { $shells }, pas pour { $word }
}

cli-usage = usage :{" "}
cli-head-commands = Commandes :
cli-head-options = Options :
cli-head-examples = Exemples :
cli-help-explains = { $program } help COMMAND en explique une.
cli-choices = { $files ->
    [yes] { $what } Au choix : { $choices-comma }, ou un fichier .toml.
   *[no] { $what } Au choix : { $choices-comma }.
}

cli-zonk-desktop = zonk-desktop: { $wrong }
cli-the-output-could-not-be = La sortie n’a pas pu être écrite : { $strerror }.

cli-selftest-takes-one-folder-for = --selftest prend un seul dossier, pour son rapport et ses images

cli-cores-or-on = --cores vaut pour cette machine et --on pour un cluster : choisis l’un des deux
cli-selftest-and-version-stand-alone = --selftest et --version vont seuls
cli-the-window-cannot-be-opened = La fenêtre ne peut pas s’ouvrir, une partie du système manque : { $wrong }. Sous Debian et ses proches : apt install libegl1 libgl1 libxkbcommon-x11-0 libxcb-cursor0

cli-rules-refusals-stands-alone = rules --refusals va seul

cli-a-complete-rule-set = { $words } : des règles complètes, { $name }.

cli-play-needs-a-file-for = play demande un fichier pour -o ; la sortie standard est la table elle-même

cli-sheet-needs-rules-key-for = sheet demande --rules KEY pour une feuille vierge, ou --game FILE.zonk pour celle d’une partie
cli-sheet-needs-o-file-pdf = sheet demande -o FILE.pdf
cli-paper-is-a4-letter-or = --paper est a4, letter ou a5
cli-held-is-portrait-or-landscape = --held est portrait ou landscape
cli-reviewed-is-for-games = --reviewed est pour la feuille d’une partie, avec --game FILE.zonk
cli-is-for-blank-sheets-a = { $wrong } est pour les feuilles vierges ; une partie a les siens

cli-a-blank-sheet-needs-players = une feuille vierge demande --players N, ou --names A,B
cli-names-has-names-for-players = --names a { $names } noms pour { $players } colonnes
cli-is-for-players-at-least = { $name } se joue à { $few } ou plus
cli-is-for-players-at-most = { $name } se joue à { $most } au plus

cli-a-pdf-is-nothing-for = Un PDF n’est pas fait pour un terminal ; nomme un fichier ou envoie-le plus loin : -o - | lp

cli-cannot-be-read-it-was = { $path } est illisible : { $wrong }. Il n’a pas changé.

cli-write-games-export-id-o = écris : games export ID -o FILE.zonk, ou games export all -o FOLDER
cli-many-games-need-a-folder = plusieurs parties demandent un dossier : games export all -o FOLDER
cli-many-searching = Recherche de transcriptions dans { $folder } et tous ses dossiers ; Ctrl+C arrête.
cli-many-searched = { $folders-figure } dossiers, { $files-figure } transcriptions
cli-many-closed = { $folders ->
    [one] 1 dossier est illisible
   *[other] { $folders-figure } dossiers sont illisibles
} dans { $folder } ; leurs transcriptions ne sont pas reprises.
cli-many-done = { $done-figure } sur { $of-figure }
cli-many-broken = { $wrong } { $games ->
    [one] 1 partie a été reprise
   *[other] { $games-figure } parties ont été reprises
} avant cela.
cli-stopping = Arrêt après ce qui est en cours ; encore Ctrl+C arrête aussitôt.
cli-many-brought-in = { $games ->
    [one] 1 partie reprise
   *[other] { $games-figure } parties reprises
}.{ $left ->
    [0] {""}
    [1] {" "}1 laissée de côté, déjà là.
   *[other] {" "}{ $left-figure } laissées de côté, déjà là.
}{ $refused ->
    [0] {""}
   *[other] {" "}Refus : { $refused-figure }.
}{ $stopped ->
    [yes] {" "}Arrêt ; ce qui est repris reste.
   *[no] {""}
}
cli-many-written = { $files ->
    [one] 1 fichier écrit
   *[other] { $files-figure } fichiers écrits
} dans { $folder }.{ $same ->
    [0] {""}
   *[other] {" "}Déjà là : { $same-figure }.
}{ $refused ->
    [0] {""}
   *[other] {" "}Non écrits : { $refused-figure }.
}{ $stopped ->
    [yes] {" "}Arrêt ; la même commande continue de là.
   *[no] {""}
}
cli-cannot-be-written = { $to } : ne peut pas être écrit : { $strerror }
cli-is-no-name-of-a = { $to } : n’est pas un nom de fichier

cli-replay-bygone = { $file } : on ne commence plus de partie avec ses règles. { $why }

cli-the-window-is-open-and = Un autre programme tient le Fichier Zonk : la fenêtre, ou une autre reprise. Ferme-la, ou attends-la. Rien n’a été repris.

cli-game-here-already-left-out = { $word } : partie { $game }, déjà là ; laissée de côté
cli-brought-in = { $word } : partie { $number }
cli-sheet-here-already = Partie { $game } : déjà là ; laissée de côté
cli-sheet-read = Partie { $number } : { $told }
cli-file = { $path } : { $said }

cli-odds-of = { $entered ->
    [yes] { $rules }, dans la partie, { $total-figure } sur la feuille
   *[no] { $rules }, pas encore dans la partie, { $total-figure } sur la feuille
}
cli-odds-turn = Un tour joué au mieux rapporte { $points } points ; { $miss } % des tours ratent ; { $throws } lancers.
cli-odds-needs-prove = { $option } va avec --prove
cli-odds-json-and-csv-exclude = --json et --csv s’excluent
cli-odds-hit-needs-hits = --hit va avec --for hits
cli-odds-proved-for = { $for ->
    [hits] Le meilleur jeu pour les points et { $hit-figure } par hit : un tour vaut { $turn }.
    [home] Le meilleur jeu pour être au but avec ce tour : on l’est { $turn } du temps.
   *[points] Le meilleur jeu pour les points : un tour vaut { $turn }.
}
cli-odds-proved = { $hands-figure } mains, { $steps-figure } lignes chacune, { $throws-figure } lancers : la valeur avant un lancer est la moyenne des valeurs après, à { $residual } près.
cli-odds-proved-beyond = Un tour dépasse les lignes avec une probabilité égale à { $beyond }.
cli-odds-proved-digests = règles { $rules }
    jeu    { $policy }
cli-odds-dice = dés
cli-odds-misses = ratés
cli-odds-worth = valeur du lancer à 0, 300, 500, 1 000
cli-odds-stay-from = arrêt dès
cli-odds-of-dice = { $red ->
    [0] { $dice-figure }
    [1] { $dice-figure }, rouge
   *[other] { $dice-figure }, { $red-figure } rouges
}{ $forced ->
    [yes] , forcés
   *[no] {""}
}
cli-advice-for = { $measure ->
    [points] { $name }, pour les points :
    [hits] { $name }, pour les points et les hits :
   *[win] { $name }, pour les chances de gagner :
}
cli-advice-risk = { $dice ->
    [one] 1 dé rate à { $miss } %
   *[other] { $dice-figure } dés ratent à { $miss } %
}
cli-advice-wins = gagne à { $chance }
cli-advice-why = { $reason ->
    [rolls-gains] Lancer rapporte { cli-advice-by } de plus que s’arrêter.
    [stays-saves] S’arrêter sauve { cli-advice-by } qu’un lancer perdrait en moyenne.
    [entry] Il y a trop peu de points pour s’arrêter.
    [forced] Les règles veulent ce lancer.
    [dare] La meilleure réponse au défi rapporte { cli-advice-by } de plus que l’autre.
    [again] Utiliser une relance rapporte { cli-advice-by } de plus que continuer.
   *[only] Il n’y a rien d’autre à faire.
}
cli-advice-by = { $measure ->
    [win] { $by } parties sur 100
   *[other] { $by } points
}
cli-advice-chances = Chances de gagner : { $chances-comma }.

cli-entered-and-not-entered-exclude = --entered et --not-entered s’excluent
cli-a-total-stands-on-the = un total est sur la feuille de quelqu’un qui est entré

cli-for-is-one-of = --for est l’un de { $join }
cli-the-game-is-over = { $words } : la partie est finie.
cli-the-dice-are-in-the = { $words } : les dés sont en l’air ; il n’y a rien à choisir.
cli-this-position-has-no-choice = { $words } : cette position n’a pas de choix dont les probabilités soient connues.

cli-written = Écrit : { $path }

cli-match-needs-players-name-level = match demande --players NAME[:LEVEL],...

cli-is-a-number-from-to = { $name } est un nombre de { $least } à { $most }
