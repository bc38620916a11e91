ear-die = { $colour ->
    [R] { $face } vermelho
    [W] { $face } branco
    [G] { $face } verde
   *[other] { $face }
}
ear-rolls = { name-rolls } { $dice-comma }.
ear-written = Linha { $row-figure } da folha: { $word }.

ear-turn = { $begun ->
    [yes] { $points ->
        [0] Continua a vez { whose }.
       *[other] Vez { whose }, { $points-figure } até agora.
    }
   *[no] Vez { whose }{ $teamed ->
        [yes] { " " }por { $team }
       *[no] { "" }
    }, { $total ->
        [0] nada na folha.
       *[other] { $total-figure } na folha.
    }
}
ear-dice = Dados: { $dice-comma }.
ear-aside = Separados: { $dice-comma }.
ear-picked = Escolhidos: { $dice-comma }, { $royale ->
    [yes] uma Royale, cujo valor será rolado.
   *[no] por { $points-figure }.
}
ear-picked-none = Nada escolhido.
ear-picked-no = Escolhidos: { $dice-comma }. { $why }
ear-stay = Parar com { $points-figure } faz { $total-figure }{ $hits ->
    [0] { "" }
   *[other] { ", com " }{ hits-counted }
}{ $ends ->
    [yes] , e encerra o jogo
   *[no] { "" }
}.
ear-stay-show = Parar dá { $points-figure } no show.
ear-no-stay = Não dá para parar: { $why }
ear-miss = { $chance ->
    [0] { $dice ->
        [one] O próximo dado não pode falhar.
       *[other] Os próximos { dice-counted } não podem falhar.
    }
   *[other] { $dice ->
        [one] O próximo dado falha
       *[other] Os próximos { dice-counted } falham
    } { $chance } vezes em cem.
}
ear-missed = Falha { whose }, menos { $points-figure }: use a nova chance, ou deixe assim.
ear-opening = { $magic ->
    [yes] O Número Mágico: { name-rolls }.
   *[no] { $title } Um dado por cabeça: o maior começa.
}
ear-own-key = A tecla é { $key }.

ear-gate = { name-has } { hits-counted } para tomar{ $own ->
    [yes] { "" }
   *[no] { ", e depois " }{ other-rolls }
}. { $by ->
    [roll] Rolar já conta como tomar.
    [courtesy] Diga quando estiver feito.
    [word] { name-says } quando.
   *[asks] { other-asks } uma vez por { hit-one }: { $asked ->
        [0] nenhuma até agora
       *[other] { $asked } até agora
    }.
}
ear-dared = { $taken ->
    [yes] { name-rolls } um dado em busca de um { $face }: { $worth-figure }, ou { $stake-figure } a menos.
   *[no] { other-dares } { $name }: um dado em busca de um { $face }. Traz { $worth-figure }, ou perde { $stake-figure }.
}
ear-may-dare = Quatro iguais: qualquer outra pessoa pode desafiar.
ear-blood = Só o Dado de Sangue rola.
ear-royale = Pela Royale rolam { dice-counted }: { $times ->
    [1] vale a soma.
   *[other] { times-counted } a soma.
}
ear-all-score = Os { $dice-word } pontuaram, e rolam de novo.
ear-may-reroll = { name-has } uma nova chance para este lance.
ear-rerolled = A nova chance foi usada: aqueles dados outra vez.
ear-may-doubt = { name-stays } com { $points-figure }: qualquer pessoa pode contestar.
ear-doubted = Os { $points-figure } de { $name } foram contestados: é preciso dizer os dados.
ear-left = Sobraram { $points-figure } e { dice-counted }, para quem quiser assumir.
ear-pot = { $points-figure } no pote.
ear-show = Show do Intervalo, à parte do jogo{ $rolloff ->
    [yes] : há um desempate.
   *[no] : { $left ->
        [0] ninguém joga depois.
       *[other] { $left-figure } ainda por jogar.
    }
}
ear-show-leads = { name-leads } o show com { $points-figure }.
ear-eleven = Regra dos 11.000: em { $limit-figure } um turno precisa de { $points-figure } ou mais.
ear-last = { $beat ->
    [yes] Última rodada: é preciso bater os { $total-figure } de { $name }.
   *[no] Última rodada: { name-is } na meta com { $total-figure }.
} { $left ->
    [0] Não resta turno depois deste.
   *[other] Turnos restantes: { $left-figure }.
}
ear-entry = { $name } ainda não entrou: a primeira anotação pede { $need-figure }.
ear-over = { $won ->
    [yes] O jogo acabou: vitória de { $names-listed }, com { $total-figure }.
   *[no] O jogo acabou. Ninguém venceu.
}
ear-nothing = Só se espera a escolha { whose }.

ear-total = { $name } { $total-figure }, { hits-counted }{ $entered ->
    [yes] { "" }
   *[no] , ainda de fora
}{ $tokens ->
    [0] { "" }
    [1] , uma nova chance
   *[other] , { $tokens-figure } novas chances
}{ $out ->
    [yes] , fora do jogo
   *[no] { "" }
}.
ear-goal = Meta { $limit-figure }, rodada { $round-figure }.
ear-magic-number = Número Mágico { $dice }.
ear-brings = { $dice-comma } { $count ->
    [one] traz
   *[other] trazem
} { $points-figure }.
ear-never = Nada foi dito ainda.
ear-no-game = Não há jogo na mesa.
