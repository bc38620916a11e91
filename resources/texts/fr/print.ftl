print-title = Imprimer des feuilles
print-title-game = Imprimer la feuille
print-title-games = { $count ->
    [one] Imprimer une feuille
   *[other] Imprimer { $count-figure } feuilles
}

print-printer = Imprimante
print-too-many = On imprime au plus { $most-figure } feuilles d’un coup.
print-no-printer = Pas d’imprimante
print-no-printer-told = Aucune imprimante n’est installée sur cet ordinateur. La feuille peut s’écrire en PDF à la place.
print-printer-usual = { $name }, l’habituelle
print-state-ready = Prête.
print-state-busy = Elle imprime autre chose ; ceci vient après.
print-state-stopped = Arrêtée, ou sans papier ou sans encre. La feuille attend que quelqu’un s’en occupe.
print-state-closed = Elle n’accepte rien maintenant. Choisis-en une autre, ou écris un PDF.
print-state-gone = Cette imprimante n’est plus là. Choisis-en une autre, ou écris un PDF.
print-state-paper = Ce papier y manque : { $paper }. Choisis un autre papier ou une autre imprimante, ou écris un PDF.
print-sheet = Feuille
print-players = Joueurs
print-paper = Papier
print-turn = Sens
print-turn-auto = Selon besoin
print-turn-portrait = Portrait
print-turn-landscape = Paysage
print-rows = Lignes
print-rows-fit = autant qu’il en tient
print-names = Avec les noms
print-names-told = Avec les noms au lieu de lignes où écrire
print-names-hint = Un nom par ligne
print-names-list = Noms, un par ligne
print-rules = Avec les règles
print-rules-told = Avec les règles à côté du tableau, ou au dos
print-both-sides = Recto verso
print-black = Noir seul
print-luck = Chance et choix
print-luck-told = Avec la chance de chacun aux dés, et ce que les choix ont coûté
print-luck-unknown = On ne connaît pas les chances de ces règles : la feuille n’a rien à en dire.
print-luck-some = { $count ->
    [one] Pour une partie
   *[other] Pour { $count-figure } parties
}, les chances sont inconnues : la chance y est omise.
print-luck-stopped = Arrêté. Les feuilles restent sans chance et choix.
print-reckoning = Chaque choix est pesé : { $share } %
print-copies = Copies
print-pages = Pages
print-pages-all = toutes, ou 1-3, 5
print-margins = Marges
print-margins-narrow = Étroites
print-margins-wide = Larges
print-file = En fichier
print-folder = dans { $folder }
print-folder-taken = dans { $folder }. Ce nom existe déjà : la question te sera posée.

print-lasts = { $rows-enough ->
    [yes] Une partie dure environ { $rounds-figure } manches : { $pages ->
        [one] une page
       *[other] { $pages-figure } pages
    }.
   *[no] Une partie dure environ { $rounds-figure } manches : { $rows-figure } lignes ne suffisent pas.
}
print-done = { $split ->
    [yes] { $first } parties sur 100 finissent en page 1, { $share ->
        [100] toutes celles comptées
       *[other] { $share }
    } en { $rows-figure } manches.
   *[no] { $share ->
        [0] Presque aucune partie ne finit en { $rows-figure } manches.
        [100] Toutes les parties comptées finissent en { $rows-figure } manches.
       *[other] { $share } parties sur 100 finissent en { $rows-figure } manches.
    }
}
print-rounds = { $count-figure } manches
print-chart = Combien de manches durent les parties ; en rouge, celles qui ne tiennent pas.
print-sum = { $sides ->
    [one] Une face
   *[other] { $sides-figure } faces
}{ $copies ->
    [1] {""}
   *[other] , { $copies-figure } copies
} : { $leaves ->
    [one] une feuille de papier
   *[other] { $leaves-figure } feuilles de papier
}.{ $black ->
    [yes] {" "}Noir seul.
   *[no] {""}
}
print-pages-wrong = Les pages vont de 1 à { $most-figure } ; « { $part } » n’en est pas.
print-side = face { $number-figure } sur { $most-figure }, lignes hautes de { $tenths } mm
print-side-plain = face { $number-figure } sur { $most-figure }
print-thumb-rounds = { $number-figure } : manches { $first-figure } à { $last-figure }
print-thumb-rules = { $number-figure } : les règles
print-thumb-race = { $number-figure } : la course
print-thumb-page = { $number-figure }
print-thumbs = Pages de la feuille
print-page = La page, telle qu’elle sortira
print-zoom-whole = page entière
print-zoom-in = Plus grand
print-zoom-out = Plus petit

print-key-cancel = Échap
print-key-save = Ctrl S
print-key-go = Entrée
print-cancel = Annuler
print-stop = Arrêter
print-save = Enregistrer en PDF…
print-go = { $leaves ->
    [one] Imprimer une feuille
   *[other] Imprimer { $leaves-figure } feuilles
}
print-go-none = Imprimer
print-going = Face { $done-figure } sur { $most-figure }
print-sent = Envoyé à { $printer }.
print-stopped = { $done ->
    [0] Arrêté. Rien n’a été imprimé.
    [one] Arrêté. Une face peut encore sortir de l’imprimante.
   *[other] Arrêté. { $done-figure } faces peuvent encore sortir de l’imprimante.
}
print-stopped-file = Arrêté. Rien n’a été écrit.
print-failed = L’imprimante n’a pas pris la feuille. { $known ->
    [yes] Elle a dit : « { $why } » Rien n’a été imprimé ; un PDF peut être écrit à la place.
   *[no] Rien n’a été imprimé ; un PDF peut être écrit à la place.
}
print-written = Écrit : { $file }, { $pages ->
    [one] 1 page
   *[other] { $pages-figure } pages
}.
print-broken = { $kind ->
    [memory] Il y a trop peu de mémoire : rien n’a été écrit. Ferme d’autres programmes, puis réessaie.
   *[other] Quelque chose a mal tourné dans le programme ({ $kind }) : rien n’a été écrit. Réessaie ; Aide > À propos > Système montre le journal.
}
print-not-written = Le PDF n’a pas été écrit. { $why }
print-name-blank = { $sheet }, { $players ->
    [one] 1 joueur
   *[other] { $players-figure } joueurs
}, { $paper }
print-name-games = { $count-figure } feuilles, { $paper }
print-ask = Feuille en PDF
