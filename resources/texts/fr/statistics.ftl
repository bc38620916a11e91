statistics-title = Statistiques
statistics-progress = Parties lues
statistics-reading = { $read-figure } parties lues sur { $games-figure }
statistics-read = { $games ->
    [one] 1 partie
   *[other] { $games-figure } parties
}{ $refused ->
    [0] {""}
    [1] . 1 ne peut pas être rejouée et est laissée de côté.
   *[other] . { $refused-figure } ne peuvent pas être rejouées et sont laissées de côté.
}
statistics-save = &Enregistrer
statistics-close = Fermer
statistics-png = { $times ->
    [1] Image, comme à l’écran (PNG)
    [2] Image, deux fois plus grande (PNG)
   *[other] Image, trois fois plus grande (PNG)
}
statistics-save-svg = Dessin (SVG)
statistics-save-csv = Tableau (CSV)
statistics-save-title = Enregistrer les statistiques
statistics-nothing-to-save = Il n’y a encore rien à enregistrer.
statistics-written = Écrit : { $file }.
statistics-not-written = { $file } ne peut pas être écrit : { $why }.
statistics-no-picture = l’image ne peut pas être dessinée
statistics-percent = { $share } %
statistics-empty = Rien à raconter encore
statistics-empty-race = Ici, le total de chacun court de manche en manche, dès qu’une partie est jouée.
statistics-empty-hits = Ici figure ce qui rapporte { $hit-word ->
    [stars] des étoiles
    [honour] des points d’honneur
   *[hits] des hits
} à ta table, le plus courant d’abord, dès qu’une partie est jouée.
statistics-empty-turns = Ici figure ce que rapporte un tour, face à quelqu’un qui s’arrête toujours au même nombre, dès qu’une partie est jouée.
statistics-empty-players = Ici figure qui a gagné combien de fois, qui bat qui, et qui est en forme, dès qu’une partie est jouée.
statistics-empty-sheets = Ici les règles sont côte à côte, dès qu’une partie est jouée.
statistics-empty-records = Ici s’accrochent le meilleur tour, le plus gros hit et la plus longue série, chacun ouvrant sa partie, dès qu’une partie est jouée.
statistics-empty-dice = Ici figure combien de fois chaque face est tombée, et si des dés honnêtes font ça, dès qu’une partie est jouée.
statistics-none-sub = Continue à jouer, et ce sera ici.

statistics-page-race = Course
statistics-race-game = Partie
statistics-race-kind = Ce qui est dessiné
statistics-race-totals = Totaux
statistics-race-behind = Retard sur la tête
statistics-race-chances = Chances de gagner
statistics-race-entry = { $rules }, { $day } : { $names-comma }
statistics-race-show = Show de mi-temps
statistics-race-axis = manche
statistics-race-home = but, { $points-figure }
statistics-race-head = Manche { $round-figure }
statistics-race-gain = +{ $points }
statistics-race-round = Manche { $round-figure }. { $turns }.
statistics-race-turn = { $name } { $turn }, total { $total-figure }
statistics-race-sub = { $rules }, { $day }, { $players ->
    [one] une personne
   *[other] { $players-figure } personnes
}, { $rounds ->
    [one] une manche
   *[other] { $rounds-figure } manches
}. Pointe une manche pour la lire ; les flèches passent de l’une à l’autre.
statistics-race-none = Personne n’a encore rien inscrit
statistics-race-led = { $name } en tête à partir de la manche { $round-figure }
statistics-race-led-always = { $name } en tête de la première manche à la dernière
statistics-race-leads = { name-leads } depuis la manche { $round-figure }
statistics-race-leads-always = { name-leads } depuis la première manche
statistics-race-lead = En tête
statistics-race-lead-of = { $rounds ->
    [one] { $rounds-figure } manche
   *[other] { $rounds-figure } manches
} sur { $of-figure }
statistics-race-changes = Changements de tête
statistics-race-changes-last = le dernier à la manche { $round-figure }, pour { $name }
statistics-race-changes-none = personne n’a été dépassé en tête
statistics-race-jump = Plus grand bond
statistics-race-jump-by = { $name }, manche { $round-figure }
statistics-race-gap = Entre les deux premiers
statistics-race-gap-between = { $second } derrière { $first }

statistics-page-hits = { $hit-word ->
    [stars] Étoiles
    [honour] Honneur
   *[hits] Hits
}
statistics-hits-none = { $hit-word ->
    [stars] Pas encore d’étoiles
    [honour] Pas encore de points d’honneur
   *[hits] Pas encore de hits
}
statistics-hits-player = Joueur
statistics-hits-everybody = Tout le monde
statistics-hits-all-rules = Toutes les règles
statistics-hits-none-sub = Ce qui en rapporte figurera ici, le plus courant d’abord.
statistics-hits-others = tout le reste
statistics-hits-share = { $hits-figure }, { $share } %
statistics-hits-head = { $source } : { $share } sur 100
statistics-hits-sub = { hits-counted } en { $games ->
    [one] une partie
   *[other] { $games-figure } parties
}. { name-has } la plus grosse part : { $most-figure }.

statistics-page-turns = Tours
statistics-turns-rules = Règles
statistics-turns-points = { $points-figure } points
statistics-turns-simple-from = Le joueur simple s’arrête dès
statistics-turns-against = face à un joueur simple qui garde tout ce qui marque et s’arrête dès
statistics-turns-axis = tours
statistics-turns-axis-points = points du tour
statistics-turns-played = joués
statistics-turns-simple = joueur simple, exactement
statistics-turns-miss = raté
statistics-turns-none = Pas encore de tour
statistics-turns-told = Ratés : { $misses-figure } sur { $turns ->
    [one] 1 tour
   *[other] { $turns-figure } tours
}.{ $most ->
    [0] {""}
   *[other] {" "}Parmi les autres, le plus grand groupe, { $most-figure }, a rapporté { $open ->
        [yes] { $least-figure } points et plus
       *[no] { $least-figure } à { $top-figure } points
    }. Le meilleur tour a rapporté { $best-figure }.
}
statistics-turns-bar = { $kind ->
    [miss] Ratés
    [one] { $least-figure } points
    [open] { $least-figure } points et plus
   *[between] { $least-figure } à { $top-figure } points
} : { $played ->
    [one] { $played-figure } tour
   *[other] { $played-figure } tours
}{ $simple ->
    [some] { "\u202F" }; { $thought ->
        [0] presque aucun
       *[other] { $thought-figure }
    } pour le joueur simple
   *[none] {""}
}
statistics-turns-head = Un tour rapporte { $points-figure } points
statistics-turns-sub = { $turns-figure } tours. Le joueur simple obtient { $points-figure }, une fois entré et sans défi.
statistics-turns-reckoning = { $turns-figure } tours. Le joueur simple est en cours de calcul.
statistics-turns-house = { $turns-figure } tours. Pour des règles maison, il n’y a pas de chiffre exact.

statistics-page-players = Joueurs
statistics-players-all = Tout le monde
statistics-players-column-name = Joueur
statistics-players-column-games = Parties
statistics-players-column-won = Gagnées
statistics-players-column-share = Part gagnée
statistics-players-column-average = Par tour
statistics-players-column-misses = Ratés
statistics-players-column-best = Meilleur tour
statistics-players-column-hits = { $hit-word ->
    [stars] Étoiles
    [honour] Honneur
   *[hits] Hits
}
statistics-players-who = { $computer ->
    [yes] { $name } (ordinateur)
   *[no] { $name }
}
statistics-players-none = Personne n’a encore gagné
statistics-players-none-sub = Les parties encore ouvertes ne comptent que pour les tours et les ratés.
statistics-players-head = { $name }, le plus de victoires : { $won ->
    [one] une partie
   *[other] { $won-figure } parties
}
statistics-players-sub = { $first } et { $second }, la rencontre la plus jouée : { $games ->
    [one] une partie
   *[other] { $games-figure } parties
}, { $ahead-figure } à { $behind-figure }.
statistics-players-alone = Personne n’a encore rencontré personne.
statistics-rivals = Qui bat qui
statistics-rivals-column-pair = La rencontre
statistics-rivals-names = { $first } : { $second }
statistics-rivals-column-games = Parties communes
statistics-rivals-column-first = Au premier
statistics-rivals-column-second = Au second
statistics-stories = Histoires
statistics-stories-column-story = Histoire
statistics-stories-column-player = Joueur
statistics-stories-column-day = Date
statistics-form = Forme
statistics-form-note = Points par tour sur les dix dernières parties, pour les cinq qui jouent le plus. Une courbe qui monte : quelqu’un progresse, ou ose plus, avec de la chance. La molette, + et − agrandissent.
statistics-form-axis = points par tour
statistics-form-told = { $name } : { $points-figure } points par tour à la fin, { $first-figure } après la première partie.
statistics-form-games = parties de chacun
statistics-form-game = partie { $game-figure }

statistics-page-sheets = Règles
statistics-sheets-column-rules = Règles
statistics-sheets-column-games = Parties
statistics-sheets-column-finished = Finies
statistics-sheets-column-length = Tours par tête
statistics-sheets-column-points = Par tour
statistics-sheets-column-misses = Ratés
statistics-sheets-column-hits = { $hit-word ->
    [stars] Étoiles par tête
    [honour] Honneur par tête
   *[hits] Hits par tête
}
statistics-sheets-none = Aucune règle n’a encore été jouée
statistics-sheets-head = Le plus joué : { $rules }, { $games ->
    [one] une partie
   *[other] { $games-figure } parties
}
statistics-sheets-sub = { $sheets ->
    [one] Un jeu de règles. Durée et { hits-plain } : moyennes des parties finies.
   *[other] { $sheets-figure } jeux de règles. Durée et { hits-plain } : moyennes des parties finies.
}

statistics-page-records = Records
statistics-records-open = Revoir cette partie
statistics-records-none = Pas encore de records
statistics-records-head = Le meilleur tour a rapporté { $value }
statistics-records-sub = { $note }. Un clic sur un record montre sa partie.
statistics-records-who = { $name }, { $day }
statistics-record-title-best-turn = Meilleur tour
statistics-record-title-big-hit = Big Hit
statistics-record-title-consecutive-hit = Consecutive Hit : tours à la suite avec un hit
statistics-record-title-longest-miss = Plus longue disette
statistics-record-title-highest-group-hit-average = Meilleur Group Hit Average
statistics-records-a-head = { $low } à { $high } hits par tête, dit { $rules }
statistics-records-a-head-note = en { $games ->
    [one] une partie finie
   *[other] { $games-figure } parties finies
}, de { $least } à { $most } ; dont { $within-figure } entre les deux.

statistics-page-dice = Dés
statistics-dice-which = Quels dés
statistics-dice-screen = À l’écran
statistics-dice-real = Vrais dés
statistics-dice-title-straying = L’écart de chaque face
statistics-dice-title-course = Toutes les faces ensemble, au fil du temps
statistics-dice-title-luck = Qui lance mieux que les dés
statistics-dice-unit-straying = pointillé : six faces honnêtes restent dedans à 95 tables sur 100
statistics-dice-unit-course = khi-deux, 5 degrés de liberté
statistics-dice-unit-luck = points de chance par lancer, comme dans l’analyse
statistics-dice-expected = attendu
statistics-dice-face = { $face } : { $times-figure }
statistics-dice-rare = { $games ->
    [1] 1 table honnête sur 100 monte jusqu’ici
   *[other] 1 table honnête sur 100 monte jusqu’ici un jour ou l’autre en { $games-figure } parties
}
statistics-dice-band = où sont 8 tables honnêtes sur 10 à tout moment
statistics-dice-now = { $square } aujourd’hui
statistics-dice-faces = { $faces-figure } dés
statistics-answer-few = Trop peu pour dire quoi que ce soit
statistics-reason-few = { $faces-figure } faces, c’est trop peu pour dire quoi que ce soit. Continue à jouer.
statistics-answer-even = Non, ils ne sont pas pipés
statistics-reason-even = { $faces-figure } dés sont tombés, aussi égaux qu’on peut l’attendre. Des dés honnêtes s’écartent autant ou plus dans { $of } comptes pareils sur 100.
statistics-answer-uneven = Moins égaux que la plupart
statistics-reason-uneven = { $faces-figure } dés sont tombés. Des dés honnêtes s’écartent autant dans { $of } comptes pareils sur 1 000, donc ça arrive ; regarde encore après d’autres parties.
statistics-answer-odd = Regarde ces dés de près
statistics-reason-odd = { $faces-figure } dés sont tombés, et pas également. Des dés honnêtes s’écartent autant dans moins d’1 compte pareil sur 1 000. Regarde ces dés de près, ou qui les tape.
statistics-dice-verify = Vérifier chaque lancer
statistics-dice-no-seal = De vrais dés sont lancés à la main ; il n’y a rien à vérifier.
statistics-dice-send = Copier en une image
statistics-copied = La page est dans le presse-papiers en une image, à coller dans un message.
statistics-dice-seal = Les dés de chaque partie sont scellés avant le premier lancer. Ceci les relance tous depuis la graine. Chacun peut le refaire sur une autre machine.
statistics-dice-verifying = { $done-figure } parties vérifiées sur { $games-figure }
statistics-dice-good = { $good ->
    [0] Aucune partie n’a encore dit sa graine
    [one] 1 partie est juste
   *[other] { $good-figure } parties sont justes
}{ $without ->
    [0] .
   *[other] { "\u202F" }; { $without-figure } n’ont pas encore dit de graine, ou n’ont rien scellé.
}
statistics-dice-bad = { $bad ->
    [one] 1 partie n’est pas juste : le numéro { $first }.
   *[other] { $bad-figure } parties ne sont pas justes, la première est le numéro { $first }.
} Vérifie-la dans le Fichier Zonk pour voir le lancer.

statistics-luck-line = { $name } : { $luck } points par lancer, { $word }
statistics-luck-word-very-lucky = beaucoup de chance
statistics-luck-word-lucky = de la chance
statistics-luck-word-even = neutre
statistics-luck-word-unlucky = malchance
statistics-luck-word-very-unlucky = grosse malchance
statistics-luck-few = Dès que quelqu’un a fait { $throws-figure } lancers dans des parties finies, cela figure ici.
statistics-luck-reading = { $done-figure } parties finies regardées sur { $games-figure }.
statistics-luck-left-out = { $games ->
    [one] Une partie est laissée de côté : ses probabilités ne sont pas calculées.
   *[other] { $games-figure } parties sont laissées de côté : leurs probabilités ne sont pas calculées.
}
statistics-luck-alone = La chance n’a pas de mémoire. Dans la bande restent 95 joueurs honnêtes sur 100.
statistics-luck-inside = La chance n’a pas de mémoire. { name-leads } parce qu’il faut bien quelqu’un, et le point est encore dans la bande.
statistics-luck-beyond = { name-is } hors de la bande, où tous restent dans 95 comptes honnêtes sur 100. La chance n’a pas de mémoire pour autant.
statistics-luck-apart-real = Sur de vrais dés, tapés à la main : { $faces-figure } de plus, comptés à part.
statistics-luck-apart-screen = À l’écran : { $faces-figure } de plus, comptés à part.
