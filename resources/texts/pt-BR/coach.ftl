coach-name = Técnico
coach-who = Última escolha de { $name }
coach-best = A melhor
coach-as-good = Tão boa quanto
coach-cost = { $kind ->
    [stay] Parar custou { $cost }
    [roll] Rolar custou { $cost }
    [keep] Separar custou { $cost }
    [take-dare] Aceitar o desafio custou { $cost }
    [refuse-dare] Recusar o desafio custou { $cost }
   *[other] Custou { $cost }
}
coach-cost-points = { $by ->
    [one] { $by-figure } ponto
   *[other] { $by-figure } pontos
}
coach-cost-hits = { hits-counted } em { $of-figure } turnos
coach-cost-wins = { $by ->
    [one] { $by-figure } jogo em { $of-figure }
   *[other] { $by-figure } jogos em { $of-figure }
}
coach-better = Melhor: { $what }
coach-as-good-as = Por um triz: { $what }
coach-more = { $why }
coach-ways = { $ways ->
    [1] Um caminho
   *[other] { $ways-word-first } caminhos
}: { $columns-listed }
coach-ways-there-were = { $ways ->
    [1] Havia um caminho
   *[other] Havia { $ways-word } caminhos
}: { $columns-listed }
coach-way = { $what }
coach-made = Sua escolha: { $what }
coach-waits = { $hints ->
    [yes] Escolha primeiro: eu olho cada escolha e digo quanto valeu. Para perguntar antes, H; outro H mostra todos os caminhos.
   *[no] Escolha primeiro: eu olho cada escolha e digo quanto valeu.
}
coach-column-points = pontos
coach-column-hits = valor em { hits-plain } de { $of-figure } turnos
coach-column-sure = { hits-plain } a salvo
coach-column-stake = { hits-plain } em jogo
coach-column-misses = falhas
coach-column-wins = vitórias
coach-figure = { $column }: { $value }.
coach-percent = { $share }%
coach-chances = Chance de vencer até aqui
coach-chance-of = { $name }: { $share } em 100.
coach-coming = { $of-figure } turnos como o de { $name }, jogados da melhor forma daqui em diante: { hits-counted }. { $some-figure } trazem { hit-a } ou mais, { $miss-figure } falham.
