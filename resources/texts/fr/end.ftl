end-takes-the-sheet = { $names-count ->
    [one] { $names-listed } emporte la feuille
   *[other] { $names-listed } partagent la feuille
}
end-nobody-wins = Personne ne gagne
end-computer-says = { $note } { $line }

end-others = { $count ->
    [one] une autre personne
   *[other] { $count-word } autres
}
end-won = { $by ->
    [hits] { $value ->
        [1] { hit-one }, manche { $round-figure }
       *[other] { hits-plain }, manche { $round-figure }
    }
    [titles] { $value ->
        [one] titre, manche { $round-figure }
       *[other] titres, manche { $round-figure }
    }
   *[points] manche { $round-figure }
}
end-won-shared = { $by ->
    [hits] { $value ->
        [1] { hit-one }, à égalité
       *[other] { hits-plain }, à égalité
    }
    [titles] { $value ->
        [one] titre, à égalité
       *[other] titres, à égalité
    }
   *[points] à égalité
}
end-most-hits = Le plus { general-hits-of }
end-of-all-hits = sur { $hits-figure } à la table
end-in-the-show = au Show de mi-temps
end-in-one-turn = en un tour
end-turns-with-a-hit = tours à la suite avec { hit-a }
end-best-turn = Meilleur tour
end-points-in-one-turn = points en un tour
end-longest-drought = Plus longue disette
end-turns-without-a-point = { $turns ->
    [one] tour sans un point
   *[other] tours sans un point
}
end-by-these-rules = avec ces règles

end-hits-told = { hits-plain-first } : { $told }
end-group-average = { $hit-word ->
    [stars] Étoiles
    [honour] Honneur
   *[hits] Hits
}, moyenne du groupe

end-dice-landed = { $dice-figure } dés tombés. Pointillé : { $expected-figure } attendus.

end-how-it-went = Le déroulé. { $told }
end-chart-race = Le déroulé

end-were-the-dice-honest = Les dés étaient-ils honnêtes ? { $told }
end-chart-dice = Des dés honnêtes ?
end-nothing-odd = Rien d’étrange.
end-point-here-for-what-that = Pointe ici pour savoir ce que ça veut dire.

end-play-again = Rejouer
end-same-players-same-rules = mêmes joueurs, mêmes règles
end-print-the-sheet = Imprimer la feuille
end-the-winner-keeps-it = elle reste à qui gagne
end-open-the-zonk-file = Ouvrir le Fichier Zonk
end-already-in-it = déjà dedans
end-back-to-the-table = Retour à la table
end-the-dice-still-lie-there = les dés y sont encore

end-one-throw-did-it = Un seul lancer a suffi.
end-home-with = Au but avec { $home }.
end-home-hits-win = { name-is } au but. { $hit-word ->
    [stars] Le plus d’étoiles gagne.
    [honour] Le plus d’honneur gagne.
   *[hits] Le plus de hits gagne.
}
end-home-titles-win = { name-is } au but. Le plus de titres gagne.
end-one-throw-lost-it = Un seul lancer a tout perdu.
end-the-last-round-is-played = La dernière manche est jouée.
end-everybody-wins-something = Tout le monde gagne quelque chose.

end-everybody-wins = Tout le monde gagne
