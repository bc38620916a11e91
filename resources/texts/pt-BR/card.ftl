card-title = A regra
card-menu = A regra em um &cartão (? na mesa)
card-row = { $kind ->
    [run] { $dice-comma } até { $until-comma }: { $worth }.
    [dice] { $dice-comma }: { $worth }.
   *[words] { $words }: { $worth }.
}
card-leave-one = Separe o que pontua, role o resto, ou pare.
card-leave-all = Separe tudo o que pontua, role o resto, ou pare.
card-enter = Primeiro entre: { $points-figure } em um turno.
card-enter-dice = Entre com { $dice-figure } dados separados.
card-stop = Para parar: { $points-figure }.
card-stop-dice = Pare com { $dice-either } dados separados.
card-beat-previous = Supere a parada anterior à sua.
card-wild-face = O { $face } vermelho é curinga.
card-miss = Nada pontua: turno perdido.
card-all-score = { $forced ->
    [yes] Os { $dice-word } pontuam: role de novo.
   *[no] Os { $dice-word } pontuam: role de novo, ou pare.
}
card-blood-die-alone = Só falta o vermelho? Ele rola.
card-blood-die-among = Vermelho sem pontos rola.
card-dare = Quatro iguais: podem desafiar.
card-hit-each = Cada { $step-figure } dá { hit-a }.
card-hit-turn = { $step-figure } em um turno dão { hit-a }.
card-rounds = { $by ->
    [hits] { $rounds-figure } rodadas: vence quem tem mais { hits-plain }.
    [titles] { $rounds-figure } rodadas: vence quem tem mais títulos.
   *[points] { $rounds-figure } rodadas: vence quem tem mais pontos.
}
card-end = { $by ->
    [first] { $over ->
        [yes] Vence quem passar primeiro de { $limit-figure }.
       *[no] Vence quem chegar primeiro a { $limit-figure }.
    }
    [hits] { $over ->
        [yes] Passar de { $limit-figure }
       *[no] Chegar a { $limit-figure }
    } encerra: vence quem tem mais { hits-plain }.
    [titles] { $over ->
        [yes] Passar de { $limit-figure }
       *[no] Chegar a { $limit-figure }
    } encerra: vence quem tem mais títulos.
   *[points] { $over ->
        [yes] Passar de { $limit-figure }
       *[no] Chegar a { $limit-figure }
    } encerra: vence quem tem mais pontos.
}
