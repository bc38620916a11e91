end-takes-the-sheet = { $names-count ->
    [one] { $names-listed } se lleva la hoja
   *[other] { $names-listed } comparten la hoja
}
end-nobody-wins = Nadie gana
end-computer-says = { $note } { $line }

end-others = { $count-word } más
end-won = { $by ->
    [hits] { $value ->
        [1] { hit-one }, en la ronda { $round-figure }
       *[other] { hits-plain }, en la ronda { $round-figure }
    }
    [titles] { $value ->
        [one] título, en la ronda { $round-figure }
       *[other] títulos, en la ronda { $round-figure }
    }
   *[points] en la ronda { $round-figure }
}
end-won-shared = { $by ->
    [hits] { $value ->
        [1] { hit-one }, a medias
       *[other] { hits-plain }, a medias
    }
    [titles] { $value ->
        [one] título, a medias
       *[other] títulos, a medias
    }
   *[points] a medias
}
end-most-hits = Más { hits-plain }
end-of-all-hits = de { $hits-figure } en la mesa
end-in-the-show = en el Show de medio tiempo
end-in-one-turn = en un turno
end-turns-with-a-hit = turnos seguidos que dieron { hit-a }
end-best-turn = Mejor turno
end-points-in-one-turn = puntos en un turno
end-longest-drought = La peor sequía
end-turns-without-a-point = { $turns ->
    [one] turno sin un punto
   *[other] turnos sin un punto
}
end-by-these-rules = según estas reglas

end-hits-told = { hits-plain }: { $told }
end-group-average = Media del grupo: { hits-short }

end-dice-landed = { $dice-figure } dados caídos. A trazos: { $expected-figure } esperados.

end-how-it-went = Cómo fue. { $told }
end-chart-race = Cómo fue

end-were-the-dice-honest = ¿Fueron honestos los dados? { $told }
end-chart-dice = ¿Dados honestos?
end-nothing-odd = Nada raro.
end-point-here-for-what-that = Señala aquí para ver qué significa.

end-play-again = Jugar otra vez
end-same-players-same-rules = misma gente, mismas reglas
end-print-the-sheet = Imprimir la hoja
end-the-winner-keeps-it = se la queda quien gana
end-open-the-zonk-file = Abrir el Archivo Zonk
end-already-in-it = ya está ahí
end-back-to-the-table = Volver a la mesa
end-the-dice-still-lie-there = los dados siguen ahí

end-one-throw-did-it = Bastó una tirada.
end-home-with = En la meta con { $home }.
end-home-hits-win = { name-is } en la meta. { $hit-word ->
    [stars] Gana quien tiene más estrellas.
    [honour] Gana quien tiene más honor.
   *[hits] Gana quien tiene más hits.
}
end-home-titles-win = { name-is } en la meta. Gana quien tiene más títulos.
end-one-throw-lost-it = Una tirada lo perdió.
end-the-last-round-is-played = Se ha jugado la última ronda.
end-everybody-wins-something = Todo el mundo gana algo.

end-everybody-wins = Todo el mundo gana
