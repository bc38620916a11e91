odds-only-totals = Esta é uma folha de totais: não se sabe o que os dados mostraram, nem a sorte, nem o que as escolhas desperdiçaram.
odds-too-many-hands = Estas regras têm mais de { $most-figure } tipos de mãos; as chances não são calculadas.
odds-clear = Estas regras têm combinações a confirmar; as chances não são calculadas.
odds-last-die = Estas regras dão várias tentativas ao último dado; as chances não são calculadas.
odds-beat-previous = Por estas regras um turno precisa render mais que o anterior; as chances não são calculadas.
odds-first-throw = Estas regras descontam pontos por um primeiro lance vazio; as chances não são calculadas.
odds-last-licks = Por estas regras um novo líder reabre os últimos turnos; ninguém sabe a chance de vencer.
odds-show = O Show do Intervalo vale um hit, não pontos: não decide a vitória.
odds-decided = Quem chegou primeiro à meta venceu; o que falta jogar não decide nada.
odds-unknown-hits = Aqui vencem os hits: a chance de vitória não é conhecida.
odds-unknown-same-total = Quem cai no total de outra pessoa a manda para trás: por estas regras a chance de vitória não é conhecida.
odds-unknown-take-over = Dados e pontos podem ser assumidos do turno anterior: por estas regras a chance de vitória não é conhecida.
odds-unknown-extension = Quem passa da meta sem acertar muda a meta para todos: por estas regras a chance de vitória não é conhecida.
odds-unknown-landing = A meta precisa ser exata: por estas regras a chance de vitória não é conhecida.
odds-hits-win = Aqui vencem os hits: os valores são pontos, e { $each-figure } por hit.

odds-review-measure = { $measure ->
    [hits] Pontos, e { $each-figure } por { hit-one }:
   *[points] Pontos:
}
odds-review-player = { $name }: { $whole } = par { $par }, sorte { $luck }, custo { $cost }, resto { $rest }{ $start ->
    [0] {""}
   *[other] { " " }(desde { $start-figure })
}
odds-review-dear = { $name } desperdiçou { $cost }: { $chosen } com { $points-figure } pontos{ $dice-count ->
    [0] {""}
   *[other] , dados { $dice }
}; melhor { $best }
odds-review-luckiest = Lance de mais sorte: { $name }, { $dice }: { $luck }
odds-review-unluckiest = Lance de mais azar: { $name }, { $dice }: { $luck }
odds-review-chances = Chances de vencer no fim: { $chances-comma }
