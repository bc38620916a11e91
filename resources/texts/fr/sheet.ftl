sheet-worth-by-face = face × { $factor }

sheet-subtitle = { $name }, { $dice }
sheet-dice = { $special ->
    [blood-die] { $dice-word } dés, dont le Dé de sang
    [odd-die] { $dice-word } dés, dont un d’une autre couleur
    [three-colours] { $dice-word } dés en trois couleurs
   *[none] { $dice-word } dés
}
sheet-for-players = de { $least } à { $most } joueurs
sheet-field-date = date
sheet-field-start = début
sheet-field-finish = fin
sheet-field-magic = n° magique
sheet-field-scorekeeper = scribe
sheet-field-packer = bourre la douille
sheet-field-rule11k = règle des 11 000 annoncée par
sheet-field-rule11k-at = à
sheet-field-winner = victoire
sheet-field-winner-keeps = victoire, garde cette feuille
sheet-field-gha = g.h.a.
sheet-field-high-score = meilleur score
sheet-field-big-hit = big hit
sheet-field-consecutive-hit = consecutive hit
sheet-field-limit = limite
sheet-field-fewest = le moins de BH

sheet-zonk = Zonk

sheet-one-hit = un hit
sheet-a-zonk = un Zonk
sheet-page-of = page { $page-figure } sur { $pages-figure }
sheet-re-roll-used-struck-out = Relance, utilisée : rayée
sheet-no-turn-here = pas de tour ici

sheet-final = final
sheet-so-far = partiel
sheet-corrected = corrigé
sheet-penalty-taken-off = { $points } : une pénalité, retirée du total suivant
sheet-hits = hits
sheet-bong-hits = BH
sheet-brought-forward = report
sheet-file-title = { $title }, { $subtitle } : { $names-comma }{ $more ->
    [yes] {" "}et d’autres
   *[no] {""}
}{ $dated ->
    [yes] , { $day }
   *[no] {""}
}
sheet-page-rules = Les règles
sheet-page-keepsake = La course, les hits et les dés
sheet-page-codes = La partie en codes
sheet-page-number = Page { $page-figure }
sheet-page-rounds = Manches { $first-figure } à { $last-figure }
sheet-page-players = { $rounds }, joueurs { $first-figure } à { $last-figure }
sheet-on-paper = { $landscape ->
    [yes] { $paper }, paysage, { $pages ->
        [one] { $pages-figure } page
       *[other] { $pages-figure } pages
    }
   *[no] { $paper }, portrait, { $pages ->
        [one] { $pages-figure } page
       *[other] { $pages-figure } pages
    }
}{ $rules ->
    [yes] , la dernière avec les règles.
   *[no] .
}
sheet-rounds-and-room = Une partie dure environ { $rounds-figure } manches ; { $games ->
    [1] place pour { $rows-figure }
   *[other] place pour deux parties de { $rows-figure }
}{ $split ->
    [yes] , et { $share } parties sur 100 finissent en page 1
   *[no] {""}
}.
sheet-dice-pledged = dés scellés { $pledge }
sheet-halftime-show = SHOW DE MI-TEMPS
sheet-race-told = Le total de chacun après chacune des { $rounds-figure } manches. À la fin : { $ends-comma }.
sheet-luck = { $each ->
    [0] Chance et choix
   *[other] Chance et choix ; { hit-a } compte { $each-figure }
}
sheet-luck-of = { $luck } par les dés, { $cost } par les choix
sheet-hints = Conseils demandés
sheet-hints-of = { $hints ->
    [one] une fois
   *[other] { $hints-figure } fois
}
sheet-in-one-turn = { $points } en un tour

sheet-no-font = { $more ->
    [0] Aucune police de cet ordinateur n’a les lettres de : { $names-comma }. Elles s’impriment en cases vides. Installe une police qui les a, puis réimprime.
   *[other] Aucune police de cet ordinateur n’a les lettres de : { $names-comma } et { $more-figure } de plus. Elles s’impriment en cases vides. Installe une police qui les a, puis réimprime.
}
sheet-script-picture = une image
sheet-script-cjk = chinois ou japonais
sheet-script-hangul = coréen
sheet-pdf-folder = { $file } est un dossier ; donne le nom d’un fichier.
sheet-pdf-no-folder = Il n’y a pas de dossier { $folder }.
sheet-pdf-not-written = { $kept ->
    [yes] { $file } ne peut pas être écrit : { $why }. Ce qui était là est gardé ; choisis un autre endroit.
   *[no] { $file } ne peut pas être écrit : { $why }. Choisis un autre endroit.
}

sheet-play-resumes-here = le jeu reprend ici

sheet-other = Autre

sheet-the-race = La course

sheet-awards = Prix
sheet-best-turn = Meilleur tour

sheet-head-hits = Hits{ $thrown ->
    [yes] {""}
   *[no] {" "}selon les totaux
}
sheet-hits-all = tous

sheet-in-the-square = { $codes ->
    [one] Toute cette soirée est dans le carré.
   *[other] { $here ->
        [yes] Toute cette soirée est dans ces { $codes } carrés.
       *[no] Toute cette soirée est dans les { $codes } carrés des dernières pages.
    }
}
sheet-point-a-phone = { $codes ->
    [one] Vise-le avec un téléphone
   *[other] Vise chacun avec un téléphone
} : { $thrown ->
    [yes] la page relance les { $throws } lancers{ $seed ->
        [yes] {" "}et dit si les dés étaient honnêtes.
       *[no] , tels qu’ils étaient sur la table.
    }
   *[no] la page réécrit toute la feuille.
}
sheet-or-in-the-program = Ou dans le programme : Fichier Zonk > Lire une feuille. Rien n’est envoyé.
sheet-pledged = Scellé avant le premier lancer : { $pledge }
sheet-code = Code { $part } sur { $parts }
sheet-the-dice = Les dés
sheet-pledged-before-the-first-throw = Scellé avant le premier lancer, SHA-256 :
sheet-seed-told-at-the-end = Graine, dite à la fin :
sheet-signed-by-who-kept-the = Signature de qui a tenu la feuille

sheet-this-is-no-name-of = Ce n’est pas un nom de fichier.

sheet-the-pdf-cannot-be-drawn = Le PDF ne peut pas être dessiné ; rien n’a été écrit.

sheet-and-more = { $name } et { $more ->
    [one] une autre
   *[other] { $more-figure } autres
}
sheet-line-of = { $name } : { $line }

sheet-not-finished = Non finie

sheet-the-font-cannot-be-loaded = La police { $name } ne se charge pas ; réinstalle le programme.

sheet-pad-dash = tiret
sheet-pad-column-total = total
sheet-pad-column-turn = tour
sheet-pad-column-hits = hits

sheet-pad-part = { $name }, { $part }
sheet-pad-half = ½
sheet-pad-mark = { $mark ->
    [straight] suite
    [magic] Nombre magique
    [devil] diable
    [square] carré
    [halftime] mi-temps
    [flag] hit
    [reroll] relance
    [reroll-used] relance, utilisée
    [pen] corrigé
    [dashes] tirets
    [star] étoile
    [asterisk] astérisque
   *[other] { $plain }
}
sheet-pad-hits = { $name } : { hits-counted }
sheet-pad-key = { $marks-comma } : { $words }

sheet-players = Joueurs

sheet-rounds = Manches

sheet-would-be = ferait { $said }
sheet-pad-corrected = Corrigé.
sheet-click-to-correct-it = Clique pour corriger.

sheet-score-sheet = Feuille de score
sheet-note-award = { $award } : { $name }, { $value }
sheet-note-gha = G.H.A. { $average }
sheet-note-between = .{ "   " }
