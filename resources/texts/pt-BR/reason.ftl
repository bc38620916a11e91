reason-rolls-gains = { $dice ->
    [one] Rola: um dado falha { $miss-figure } em 100, e seguir vale mais { $by-figure }.
   *[other] Rola: { $dice-figure } dados falham { $miss-figure } em 100, e seguir vale mais { $by-figure }.
}
reason-stays-saves = { $by ->
    [0] Para com { $points-figure }: rolar mais renderia o mesmo.
   *[other] Para com { $points-figure }: rolar mais custaria { $by-figure } em média.
}
reason-entry = { $dice ->
    [one] Rola: com { $points-figure } não dá para parar. Um dado falha { $miss-figure } em 100.
   *[other] Rola: com { $points-figure } não dá para parar. { $dice-figure } dados falham { $miss-figure } em 100.
}
reason-begins = Começa o turno.
reason-forced = { $dice ->
    [one] Rola um dado, porque as regras mandam.
   *[other] Rola { $dice-figure } dados, porque as regras mandam.
}
reason-only = Não há outra coisa a fazer.
reason-dare-taken = Aceita o desafio: há mais a ganhar que a perder.
reason-dare-refused = Recusa o desafio: um dado em seis é pouco.
reason-takes-over = Assume { $points-figure } pontos: os dados falham { $miss-figure } em 100.
reason-last-roll = Rola: é o último turno, e é preciso bater { $points-figure }.
reason-last-won = Para: é o último turno, e { $points-figure } ficam para trás.
reason-whim = Deu vontade. A melhor escolha valia mais { $cost-figure }.
reason-feel = No olho: as chances destas regras não são calculadas.
reason-rerolls = { $hits ->
    [yes] Usa uma nova chance: o próximo lance traz mais, contando os hits.
   *[no] Usa uma nova chance: agora ela rende { $by-figure } pontos a mais que guardada.
}
reason-catches-up = Canta a Regra dos 11.000: está { $by-figure } pontos atrás de alguém quase na meta.
reason-dares = Desafia: quatro iguais não são motivo para cautela.
reason-doubts = Contesta o total: foi dito { $said-figure }, os dados deram { $points-figure }.
reason-accounts = Diz os dados que formaram o total.
reason-stakes = Põe o que todo mundo põe.
reason-takes-hits = Toma { hits-counted } com esportiva.
reason-gives = Dá { hits-counted } de presente, pela companhia.
reason-asks = { $times ->
    [1] Pergunta se pode rolar.
   *[other] Pergunta { $times-figure } vezes se pode rolar.
}
reason-answers = Deixa o próximo jogar.
reason-own = Foi escolha do próprio programa.
