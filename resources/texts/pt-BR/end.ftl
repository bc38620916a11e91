end-takes-the-sheet = { $names-count ->
    [one] { $names-listed } leva a folha
   *[other] { $names-listed } dividem a folha
}
end-nobody-wins = Ninguém vence
end-computer-says = { $note } { $line }

end-others = mais { $count-word }
end-won = { $by ->
    [hits] { $value ->
        [1] { hit-one }, na rodada { $round-figure }
       *[other] { hits-plain }, na rodada { $round-figure }
    }
    [titles] { $value ->
        [one] título, na rodada { $round-figure }
       *[other] títulos, na rodada { $round-figure }
    }
   *[points] na rodada { $round-figure }
}
end-won-shared = { $by ->
    [hits] { $value ->
        [1] { hit-one }, a dividir
       *[other] { hits-plain }, a dividir
    }
    [titles] { $value ->
        [one] título, a dividir
       *[other] títulos, a dividir
    }
   *[points] a dividir
}
end-most-hits = Mais { hits-plain }
end-of-all-hits = de { $hits-figure } na mesa
end-in-the-show = no Show do Intervalo
end-in-one-turn = em um turno
end-turns-with-a-hit = turnos seguidos com { hit-a }
end-best-turn = Melhor turno
end-points-in-one-turn = pontos em um turno
end-longest-drought = Maior seca
end-turns-without-a-point = { $turns ->
    [one] turno sem um ponto
   *[other] turnos sem um ponto
}
end-by-these-rules = por estas regras

end-hits-told = { hits-plain }: { $told }
end-group-average = Média de { hits-short } do grupo

end-dice-landed = Caíram { $dice-figure } dados. Tracejado: { $expected-figure } esperados.

end-how-it-went = Como foi. { $told }
end-chart-race = Como foi

end-were-the-dice-honest = Dados honestos? { $told }
end-chart-dice = Dados honestos?
end-nothing-odd = Nada estranho.
end-point-here-for-what-that = Aponte aqui para saber o que isso quer dizer.

end-play-again = Jogar de novo
end-same-players-same-rules = mesma gente, mesmas regras
end-print-the-sheet = Imprimir a folha
end-the-winner-keeps-it = fica com quem vence
end-open-the-zonk-file = Abrir o Arquivo Zonk
end-already-in-it = já está lá
end-back-to-the-table = Voltar à mesa
end-the-dice-still-lie-there = os dados ainda estão lá

end-one-throw-did-it = Um lance decidiu.
end-home-with = Na meta com { $home }.
end-home-hits-win = { name-is } na meta. { $hit-word ->
    [stars] Vence quem tem mais estrelas.
    [honour] Vence quem tem mais honra.
   *[hits] Vence quem tem mais hits.
}
end-home-titles-win = { name-is } na meta. Vence quem tem mais títulos.
end-one-throw-lost-it = Um lance pôs tudo a perder.
end-the-last-round-is-played = A última rodada acabou.
end-everybody-wins-something = Todo mundo ganha alguma coisa.

end-everybody-wins = Todo mundo ganha
