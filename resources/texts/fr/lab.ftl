lab-title = { $rules }, { $games ->
    [one] 1 partie
   *[other] { $games-figure } parties
}, graine { $seed }.
lab-length = { $rounds } manches, environ { $minutes } minutes.
lab-turns = { $misses } des tours ratent ; { $throws } lancers par tour ; { $forced } des lancers ne laissent aucun choix.
lab-miss = { $dice ->
    [one] 1 dé rate
   *[other] { $dice-figure } dés ratent
} : { $chance }.
lab-wins = Victoires par place : { $seats-comma }. Qui mène à la moitié perd : { $upset }.
lab-careful = Un prudent parmi les meilleurs gagne { $careful } ; une part égale ferait { $even }.
lab-hits = { hits-plain-first } par tête : { $hits }.
lab-source = { $source } : { $hits }
lab-called-off = { $done ->
    [0] Arrêt avant la fin d’une partie : il n’y a rien à dire.
    [one] Arrêt après une partie sur { $of-figure }. Ce qui est dit vaut pour elle.
   *[other] Arrêt après { $done-figure } parties sur { $of-figure }. Ce qui est dit vaut pour elles.
}
lab-speed = { $pace } parties par seconde sur { $count ->
    [one] 1 processus
   *[other] { $count-figure } processus
}.
lab-speed-cluster = { $pace } parties par seconde sur { $count ->
    [one] 1 worker
   *[other] { $count-figure } workers
} du cluster.
lab-progress = { $done-figure } sur { $of ->
    [one] 1 partie
   *[other] { $of-figure } parties
}

lab-try = Essayer { $games ->
    [one] 1 partie
   *[other] { $games-figure } parties
}
lab-try-tip = Des ordinateurs jouent ces règles ; le résultat se dessine pendant qu’ils jouent.
lab-name = Labo des règles
lab-against = contre
lab-against-nothing = rien d’autre
lab-against-name = Règles à comparer
lab-games = Parties
lab-seed = Graine
lab-stop = Arrêter
lab-progress-name = Parties jouées
lab-pace = { $games-figure } par seconde, { $minutes ->
    [0] moins d’une minute
    [one] environ une minute
   *[other] environ { $minutes-figure } minutes
} encore
lab-who = { $players-word-first } à jouer. Tous jouent au mieux sauf un prudent, qui occupe chaque place à son tour.
lab-who-both = { $players-word-first } à jouer. Tous jouent au mieux sauf un prudent, qui occupe chaque place à son tour. Les deux règles ont les mêmes dés.
lab-stopped = Arrêt après { $games ->
    [one] 1 partie
   *[other] { $games-figure } parties
}. Ce qui était là reste.
lab-watch = Voir la partie { $game-figure }
lab-watch-note = La partie avec le plus { general-hits-of } chez quelqu’un, à revoir
lab-watch-wait = La partie { $game-figure } se rejoue…
lab-watch-title = { $rules }, partie { $game-figure } du labo
lab-no-processes = Impossible de jouer d’autres parties : { $why }. Ce qui était là reste.
lab-process-died = Un processus est mort au milieu des parties. Peut-être trop peu de mémoire ; essaie moins de parties. Ce qui était là reste.
lab-went-wrong = Quelque chose a mal tourné dans ces parties. Ce qui était là reste, et le journal en dit plus.
lab-other-does-not-hold = Les autres règles ne tiennent pas. { $wrong }

lab-was = avant : { $value }
lab-figure-rounds = manches par partie
lab-figure-minutes = minutes à 14 s le lancer
lab-figure-minutes-here = minutes, à tes { $seconds-figure } s le lancer
lab-figure-misses = des tours ratent
lab-figure-hits = { hits-plain } par tête
lab-figure-upset = perdus en menant à la moitié
lab-figure-forced = lancers sans choix
lab-length-title = Combien de temps ?
lab-length-note = parties par manches
lab-rounds-bar = { $more ->
    [yes] { $least-figure } à { $top-figure } manches
   *[no] { $least ->
        [one] 1 manche
       *[other] { $least-figure } manches
    }
}
lab-rounds-mean = { $name } : { $rounds } manches
lab-seats-title = Mieux vaut commencer ?
lab-seats-note = % de victoires par place, ± { $off }
lab-change-rounds = parties par manches ; { $change } ± { $off }
lab-change-first = % de victoires ; en premier { $change } ± { $off }
lab-change-careful = victoires ; le prudent { $change } ± { $off }
lab-even = égal
lab-seat = { $seat ->
    [1] 1er
   *[other] { $seat }e
}
lab-sources-title = D’où viennent { general-hits-the }
lab-sources-note = par tête et partie
lab-sources-note-both = par tête et partie ; point : { $own }, anneau : { $other }
lab-never = jamais
lab-miss-same = Rien n’a changé ici.
lab-miss-was = Pointillé : { $other }.
lab-careful-title = La prudence paie-t-elle ?
lab-careful-note = victoires ; points : une part égale
lab-best = Un des meilleurs, { $name }
lab-careful-one = Le prudent, { $name }
lab-never-title = Jamais vu
lab-never-note = en { $games ->
    [one] 1 partie
   *[other] { $games-figure } parties
}
lab-never-none = Chaque source { general-hits-of } est venue au moins une fois.
lab-yet-title = Et pourtant
lab-yet-length = La partie la plus longue a duré { $longest } manches, la plus courte { $shortest }.
lab-yet-hits = Quelqu’un a pris { hits-counted } en une partie.

lab-save-figures = Enregistrer les chiffres…
lab-save-picture = Enregistrer l’image…
lab-save-title = Enregistrer ce que le labo a trouvé
lab-nothing-to-save = Il n’y a encore rien à enregistrer.
lab-written = { $file } est écrit.
lab-not-written = { $file } ne peut pas être écrit : { $why }. Choisis un autre dossier.
lab-back = Retour aux règles
lab-brief-figures = Chiffres…
lab-brief-picture = Image…
lab-brief-back = Retour
lab-brief-use = Adopter
