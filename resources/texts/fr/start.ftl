start-no-game-is-waiting = Aucune partie n’attend.
start-continue = Continuer
start-the-last-game-at-its = la dernière partie, à son dernier lancer
start-continue-note = { $rules }, manche { $round-figure }, à { $name }
start-continue-brief = manche { $round-figure }, à { $name }
start-new-game = Nouvelle partie
start-who-plays-by-which-sheet = qui joue, avec quelles règles
start-sheets = Feuilles à imprimer
start-sheets-short = Feuilles
start-for-dice-on-a-real = pour une table en bois
start-file = Le Fichier Zonk
start-file-short = Fichier Zonk
start-file-note = { $games ->
    [0] chaque partie est gardée
    [one] { $games-figure } partie gardée
   *[other] { $games-figure } parties gardées
}
start-throw = Lancer tout de suite
start-throw-note = Toi contre { $rival }. Cinq dés, un rouge.
start-throw-brief = Toi contre { $rival }.
start-who-plays-brief = qui joue
start-for-dice-brief = pour de vrais dés
start-file-brief = { $games ->
    [0] toutes les parties
    [one] { $games-figure } partie
   *[other] { $games-figure } parties
}
start-you = Sans-nom

start-nobody-rolls = Personne ne lance { $faces } : { $points-figure } points, inscrits nulle part.
start-nobody-misses = Personne ne lance { $faces }, et personne ne s’en plaint.

start-best-turn = Meilleur tour
start-best-night = Soirée la plus courte
start-best-hits = { $hit-word ->
    [stars] Le plus d’étoiles
    [honour] Le plus d’honneur
   *[hits] Le plus de hits
}
start-best-drought = Longue disette
start-figure-turn = { $value-figure }
start-figure-night = { $value ->
    [one] { $value-figure } tour
   *[other] { $value-figure } tours
}
start-figure-hits = { $value-figure }
start-figure-drought = { $value ->
    [one] { $value-figure } tour
   *[other] { $value-figure } tours
}
start-card-note = { $day }, { $tale }
start-card-tale = { $tale ->
    [turn-half] la moitié du travail d’une soirée
    [turn-won] et la partie avec
    [turn-lost] et sans la victoire
    [night-clean] pas un seul pour rien
    [night-alone] les autres pas à mi-chemin
    [night-misses] { $count ->
        [1] dont un pour rien
       *[other] dont { $count-word } pour rien
    }
    [hits-alone] rien chez les autres
    [hits-most] plus que tous les autres
    [hits-of] sur { $count-figure } à la table
    [drought-won] et victoire quand même
    [drought-back] et toujours à table
   *[drought-end] { $count ->
        [0] et rien à la fin
       *[other] et { $count-figure } à la fin
    }
}
start-card = { $title } : { $name }, { $value }
start-card-opens = Ouvrir cette partie : { $rules }, { $day }
