stage-word = { $word }

stage-title-stay = { name-stays }

stage-flies = +{ $points-figure }

stage-all-score = { $count ->
    [4] Os quatro pontuam
    [5] Os cinco pontuam
    [6] Os seis pontuam
   *[other] Os { $count-figure } pontuam
}{ $must ->
    [yes] : precisam rolar
   *[no] : podem rolar de novo
}

stage-royale-thrown = Os { $count ->
    [5] cinco
    [6] seis
   *[other] { $count-figure }
} fazem uma Royale
stage-royale = A Royale traz { $value-figure }

stage-sign = { $title }

stage-may-dare = Quatro iguais
stage-title-dare = Um dado. Um { $face-figure }, ou nada.

stage-title-fault = Falta de { $name }
stage-title-lost-turn = { name-loses } o turno

stage-under-11000 = Com { $limit-figure }, é preciso fazer { $points-figure } em um turno. Depois vence o maior.

stage-title-halftime = Show do Intervalo
stage-rolloff = { $names-listed } rolam pelo melhor turno
stage-title-show-over = O show acabou

stage-title-home = { name-is } na meta com { $total-figure }
stage-last-round = Última rodada
stage-title-win = { name-wins }

stage-go-on = Seguir
stage-pass = Adiante
stage-pass-to = para { $name }, pula o resto
stage-shown-wait = Espere até isto ser mostrado.

stage-bar-at-stake = Em jogo
stage-bar-brings = Um { $face-figure } traz

stage-title-reroll = Falha de { $name }
stage-note-reroll = { $points ->
    [0] A nova chance rola estes dados de novo.
   *[other] Lá se vão { $points-figure }, se a nova chance não trouxer pontos.
}

stage-title-doubted = { $points-figure } { whose }: contestado

stage-title-gate = { name-has } { hits-counted }
stage-title-asks = { name-asks }
stage-title-answers = { name-answers }
stage-title-next = Agora é { $name }

stage-title-show = Show de { $name }
stage-title-rolloff = { name-rolls } o desempate
stage-bar-leads = Lidera

stage-show-line = { $state ->
    [scored] { name-stays }
    [missed] { $name }: falha
    [throws] { name-throws }
   *[comes] { $name }
}
stage-show-comes = ainda vem
stage-show-brings = { $tie ->
    [all] O melhor turno vence o show. Empates dividem.
    [rolloff] O melhor turno vence o show. Empates rolam de novo.
   *[none] O melhor turno vence o show. Empates não levam nada.
}

stage-bar-beat = A bater
stage-bar-11000 = Em um turno
stage-bar-home = Na meta com
stage-note-last-round = { $left ->
    [one] Última rodada, o último turno.
   *[other] Última rodada, restam { $left-figure } turnos.
}

stage-plate = { $what ->
    [alike] { $count ->
        [3] três { $face-figure } { $points-figure }
        [4] quatro { $face-figure } { $points-figure }
        [5] cinco { $face-figure } { $points-figure }
       *[6] seis { $face-figure } { $points-figure }
    }
    [royale] royale { $points-figure }
    [straight] sequência { $points-figure }
    [carried] de antes { $points-figure }
   *[kept] { $points-figure }
}

stage-dare = Desafiar { $name }
stage-dare-short = Desafiar
stage-dare-by = { name-says }: duvido!
stage-dare-by-any = { $name }, ou qualquer pessoa

stage-gate-more = Mais

stage-safe-ever = Caiu assim, então fica, aconteça o que acontecer.
stage-safe-written = Está na folha, então agora está a salvo.
stage-hit-look = { $look ->
    [nailed] a salvo, aconteça o que acontecer
    [torn] foi-se com o último lance
   *[loose] em jogo, vale quando o turno é anotado
}

stage-card-safe = { $name }: { hits-counted }
stage-card-stake = { $name }: { hits-counted } em jogo
stage-card-both = { $name }: { hits-counted }, { $more-figure } em jogo
stage-card-lost = { $name }: { hits-counted } a menos

stage-order-title = Quem começa?
stage-order-tied = { $names-listed } rolam de novo.
stage-order-button = Sortear a ordem
stage-order-again = Rolar de novo
stage-order-line = { $again ->
    [yes] { name-rolls } de novo
   *[no] { $name }
}
stage-order-skip = Pular a ordem
stage-tie = { $face ->
    [0] Empate: { $names-listed } rolam de novo.
   *[other] { $names-listed } rolaram { $face-figure } cada. Rolam de novo.
}
stage-first = { name-starts }
stage-magic-stays = Ele fica na borda: quem o repetir leva.
