lesson-scores = Dados acesos pontuam, aqui { $points-figure }. R os separa e rola { dice-counted }.
lesson-entry = { $every ->
    [yes] Um turno conta a partir de { $need-figure }. Até lá, role.
   *[no] Um turno de { $need-figure } põe você no jogo. Até lá, role.
}
lesson-dice = Ninguém para antes de separar { $need-either } dados. Até lá, role.
lesson-stay = Com S você para: os { $points-figure } são seus. Outro lance pode perdê-los.
lesson-pick = Dá para separar menos: clique em um dado, ou tecle seu número.
lesson-hint = Em dúvida? H mostra a melhor jogada, e por quê.
lesson-all-score = { $must ->
    [yes] Os { $dice-word } pontuam: rolam de novo. Uma falha ainda perde tudo.
   *[no] Os { $dice-word } pontuam: role todos de novo, ou pare.
}
lesson-forced = Só o Dado de Sangue não traz nada, por isso precisa rolar.
lesson-miss = { $points ->
    [0] Nada pontua: o turno acabou, sem um ponto.
   *[other] Nada pontua: o turno acabou, e lá se vão seus { $points-figure }.
}
lesson-hit = { $by ->
    [hits] { hit-a-first }, no bloco. Vence quem tem mais { hits-plain }.
   *[other] { hit-a-first }, no bloco, pela glória. Quem vence são os pontos.
}
lesson-gate = { $how ->
    [courtesy] { hits-plain-first } se tomam antes que alguém role. C diz que está feito.
    [word] Ninguém rola antes de tomar { general-hits-the }. C dá a palavra.
   *[asks] Pergunte uma vez por { hit-one }: C. O último sim abre a barreira.
}
lesson-may-dare = Quatro iguais. Alguém pode desafiar: o último dado precisa combinar, ou tudo se perde.
lesson-dared = Role um dado: se combinar, { $worth-figure }; se falhar, menos { $stake-figure }. Ou recuse.
lesson-show = Intervalo: um turno para cada, fora do placar. O melhor ganha { hit-a }.
lesson-royale = Royale! Separe: { $dice-word } dados rolam pelo que ela traz.
lesson-reroll = Você tem uma nova chance: uma falha rola de novo, agora ou depois.
lesson-magic = Um lance que repita estes { $dice-word } dá a todos { hit-a }.
lesson-eleven = A Regra dos 11.000 pode ser cantada: C. Aí o jogo passa de { $limit-figure }.
lesson-end = { $how ->
    [last] A meta foi alcançada. Quem resta tem um último turno.
    [immediate] { $limit-figure } encerra o jogo na hora.
    [finishRound] { $limit-figure } encerra o jogo, no fim da rodada.
   *[lastRound] { $limit-figure } encerra o jogo, com mais um turno para os outros.
}
lesson-no-more = Chega de lições
lesson-menu = &Lições nos primeiros jogos
