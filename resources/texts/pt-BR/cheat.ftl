cheat-term = { $term }:

cheat-push-your-luck = { $dice-word-first } ou mais dados separados para parar, mas nunca os seis.
cheat-misses-in-a-row = { $count ->
    [1] Cada falha
    [2] Duas falhas seguidas
   *[other] { $count-word-first } falhas seguidas
}
cheat-first-throw = Um primeiro lance sem pontos
cheat-beat-previous = Só pare com mais que o turno anterior, se ele foi anotado.
cheat-leave-all = Deixe todos os dados que pontuam e role os outros, ou pare.
cheat-leave-one = Deixe ao menos um dado que pontue a cada lance, ou pare.
cheat-all-score = { $forced ->
    [yes] Os { $dice-word } pontuam: pegue e role todos.
   *[no] Os { $dice-word } pontuam: todos podem rolar de novo.
}{ $alike-may-stay ->
    [yes] {" "}Todos iguais podem ficar.
   *[no] {""}
}
cheat-blood-die-alone = Só o Dado de Sangue não pontua: ele precisa rolar.
cheat-blood-die-among = Só o Dado de Sangue não pontua: ele precisa estar entre os que rolam.
cheat-dare = { $worth ->
    [total1000] Desafio: com quatro iguais em um lance os outros podem desafiar você a rolar o dado que destoa. Deu certo: os cinco dados valem 1.000, role mais.
    [plus1000] Desafio: com quatro iguais em um lance os outros podem desafiar você a rolar o dado que destoa. Deu certo: mais 1.000, role mais.
   *[plus100] Desafio: com quatro iguais em um lance os outros podem desafiar você a rolar o dado que destoa. Deu certo: mais 100, role mais.
}
cheat-last-die = O último dado tem { $tries ->
    [one] { $tries-word } tentativa
    [2] duas tentativas
   *[other] { $tries-word } tentativas
} para pontuar.
cheat-take-over-entered = Quem já entrou pode seguir com os dados e os pontos de uma parada.
cheat-take-over-next = A pessoa seguinte pode seguir com os dados e os pontos de uma parada.
cheat-release-asks = Pergunte “Posso rolar?” uma vez por hit de quem jogou antes, e espere o sim.
cheat-release-word = Quem toma um hit deixa você rolar: “Pode ir”, “Pronto”, uma tosse.
cheat-to = até
cheat-release-courtesy = Os hits são tomados antes do próximo lance.

cheat-miss-dare = o desafio falha
cheat-miss-blood = o Dado de Sangue forçado falha
cheat-miss-after-all = tudo pontuou, tudo rolou, falhou
cheat-miss-all = todos os dados, nada
cheat-miss-first = primeiro lance, nada
cheat-miss-any = um lance não pontua nada
cheat-points-risked-and-missed = pontos arriscados, e perdidos

cheat-automatic-kept = Os automáticos ficam mesmo se o turno falha.
cheat-shown-kept = O que os dados mostram fica mesmo se o turno falha.
cheat-alike-with-the-odd-die = { $count-word } iguais com o dado diferente
cheat-earned = { $what }{ $everyone ->
    [yes] , para todos
   *[no] {""}
}{ $automatic ->
    [yes] , automático
   *[no] {""}
}
cheat-more-totals = { $count ->
    [one] e mais 1 total
   *[other] e mais { $count-figure } totais
}
cheat-each-step = { $strict ->
    [yes] cada { $step-figure } ultrapassados
   *[no] cada { $step-figure } alcançados ou ultrapassados
}
cheat-step-in-one-turn = { $strict ->
    [yes] mais de { $step-figure } em um turno
   *[no] cada { $step-figure } em um turno
}
cheat-total-ends-in = total que termina em { $ending }
cheat-totals = total { $totals-comma }
cheat-first-home = { $over ->
    [yes] passar primeiro de { $limit-figure }
   *[no] chegar primeiro a { $limit-figure }
}{ $more ->
    [yes] , mais um
   *[no] {""}
}
cheat-misses-without-a-hit = { $count ->
    [2] duas
   *[other] { $count-word }
} falhas seguidas, sem hit antes da última
cheat-if-kept = { $what }, se ficar
cheat-alike-in-one-throw = { $count-word } { $face } em um lance

cheat-halftime = Quando alguém chega a { $total-figure }: um traço que cruza a página e a canção. Cada pessoa tem um turno fora do placar, a começar por quem vem depois; casas não jogadas levam um traço. { $tie ->
    [all] Empate entre os melhores: um hit para cada.
    [rolloff] Empate entre os melhores: role o desempate.
   *[none] Empate entre os melhores: ninguém.
}

cheat-limit = { $over ->
    [yes] { $how ->
        [immediate] Mais de { $limit-figure } encerra na hora.
        [finishRound] Mais de { $limit-figure } encerra; a rodada vai até o fim.
       *[lastRound] Mais de { $limit-figure } encerra; os outros têm mais um turno.
    }
   *[no] { $how ->
        [immediate] { $limit-figure } encerra na hora.
        [finishRound] { $limit-figure } encerra; a rodada vai até o fim.
       *[lastRound] { $limit-figure } encerra; os outros têm mais um turno.
    }
}
cheat-rounds = O jogo acaba depois de { $rounds-figure } rodadas.
cheat-cut = Ninguém passa de { $limit-figure } na folha.
cheat-exactly = É preciso acertar { $limit-figure } em cheio.
cheat-extension = Quem passa sem acertar leva a meta para { $extension-figure }.
cheat-same-total = { $back ->
    [previous] Se alguém cai no seu total, você volta ao total anterior.
    [start] Se alguém cai no seu total, você volta para onde essa pessoa estava.
   *[zero] Se alguém cai no seu total, você volta a 0.
}
cheat-last-licks = { $who ->
    [passed] Quem é ultrapassado nos últimos turnos tem mais um.
    [tied] Um novo líder, ou um empate com ele, dá mais um último turno aos outros.
   *[everybody] Um novo líder nos últimos turnos dá mais um aos outros.
}
cheat-only-a-new-leader = Na última rodada só se para como novo líder.
cheat-wins-first = Vence quem chega primeiro.
cheat-wins-points = Vence quem tem mais pontos.
cheat-wins-hits = Vence quem tem mais hits.
cheat-wins-titles = Vence quem tem mais títulos.
cheat-11000-rule = Regra dos 11.000: cante a partir de { $least-figure }, com os dados na mão, antes de alguém ter { $limit-figure }. Então { $points-figure } em um turno a partir de { $limit-figure } vencem; o maior dessa rodada rouba a folha.
cheat-award = { $award }: { $told-small }.
cheat-award-big-hit = { $award }: { $told-small }; um Double vale mais que dois simples.

cheat-so-many-alike = { $shape } iguais
cheat-any-alike = { $count-word } iguais quaisquer
cheat-factor-of-dice = { $factor } × { $rolled-word } dados
cheat-across-rolls = Dados já deixados podem completar uma trinca.
cheat-throw-out = fora
cheat-throw-loses = perde
cheat-throw-wins = vence
cheat-three-alike = { $more ->
    [yes] Trincas, sequências e afins em um só lance.
   *[no] Trincas em um só lance.
}
cheat-each-further = { $later ->
    [yes] Cada dado a mais, no mesmo lance ou depois: mais { $step }.
   *[no] Cada dado a mais, no mesmo lance: mais { $step }.
}
cheat-all-dice = { $kept ->
    [yes] Sempre que todos pontuam: mais { $points-figure }, que ficam na falha.
   *[no] Sempre que todos pontuam: mais { $points-figure }.
}
cheat-clear = Confirme { $what-listed } com mais { $points-figure } pontos antes de parar.
cheat-clear-alike = dados iguais
cheat-clear-straight = sequências
cheat-clear-shape = pares e afins
cheat-safe-straights = Sequências separadas ficam na falha.
cheat-safe-some = Alguns pontos separados ficam na falha.
cheat-wild-face = O { $face } do dado vermelho é curinga.

cheat-what-scores = O que pontua
cheat-your-turn = Sua vez
cheat-write-it-down = Anote
cheat-hits = Hits
cheat-halftime-show = Show do Intervalo
cheat-the-end = O fim

cheat-words = Palavras
cheat-advice = Conselhos

cheat-enter = Para entrar no jogo, em um turno
cheat-enter-dice = Dados separados para entrar
cheat-stop = para parar, em todo turno
cheat-stop-dice = dados separados para parar
cheat-stop-either = Pontos ou dados, um dos dois basta.
cheat-no-stop = não se para com total de
cheat-delay = atraso do jogo, por votação
cheat-out-of-turn = lance fora da vez, por votação
cheat-declare = Diga seu total. Se contestado e errado, custa o turno.
cheat-to-the-right = Os dados vão para a direita.

cheat-a-re-roll-kept-until = uma nova chance, guardada até o uso
cheat-struck-out-when-it-is = riscada quando se usa
cheat-a-penalty-taken-off-from = uma punição, descontada dali em diante
cheat-mishandled-touched-off-the-board = mau jeito, toque, fora do tabuleiro

cheat-own-bonuses = Nossos números de bônus
cheat-never-two = Nunca dois: dois hits são três.
cheat-integrity-one-more = Integridade: hits logo após um turno com hits são ao menos um a mais.
cheat-integrity-additive = Integridade: após um turno com hits, aqueles e os novos.
cheat-hits-at-once = Insta-Bongs na hora, antes de tudo.

cheat-total-begins-with-a-square = total que começa com um quadrado

cheat-a-straight = uma sequência
cheat-a-royale-1-to-6 = uma Royale, 1 a 6

cheat-g-h-a-all-hits = G.H.A.: todos os hits divididos por todos os jogadores.

cheat-all-dice-and-none-scores = todos os dados, e nenhum pontua

cheat-each-further-doubles = Cada dado a mais no lance dobra.
cheat-a-fourth-adds-nothing = Um quarto 2, 3, 4 ou 6 não soma nada.
cheat-singles-only = 1 e 5 só como avulsos.
cheat-a-royale-earns-a-reroll = Uma Royale, 1 a 6, dá uma nova chance.
