event-rolled = { name-rolls } { $dice }.
event-kept = { $value ->
    [0] { name-keeps } os dados.
   *[other] { name-keeps } { $value-figure }.
}
event-forced = { $value-figure } separados. Os dados precisam rolar.
event-miss = { $value ->
    [0] { $word }.
   *[other] { $word }. Lá se vão { $value-figure }.
}
event-banked = { name-stays } com { $value-figure }: { $written-figure }.
event-hits = { name-gets } { hits-counted }.
event-shown = { $title }: { hits-counted } para { $name }.
event-royale = A Royale vale { $value-figure }.
event-token = { name-has } uma nova chance.
event-reroll = { name-uses } uma nova chance.
event-may-dare = Quatro iguais. Qualquer outra pessoa pode dizer: duvido!
event-dared = { other-dares } { $name }.
event-dare-taken = { name-takes } o desafio.
event-dare-refused = { name-refuses } o desafio.
event-dare-won = Desafio vencido: { $value-figure }.
event-called-11000 = { name-calls } a Regra dos 11.000.
event-halftime = Show do Intervalo.
event-halftime-hit = { $value ->
    [0] { name-wins } o desempate pelo melhor turno do show.
    [1] { name-has } o melhor turno do show.
   *[other] { name-has } um dos { $value-word } melhores turnos do show.
}
event-halftime-over = O jogo continua.
event-rolloff = { name-rolls } para desempatar.
event-winner = { name-wins }.
event-penalty = Menos { $value-figure } para { $name }: { $why ->
    [delay-of-game] atraso do jogo
    [out-of-turn] lance fora da vez
    [first-throw] primeiro lance sem pontos
   *[misses] falhas seguidas
}.
event-fault = { $name }: { $title }.
event-asked = { $times ->
    [1] { name-asks }.
   *[other] { name-asks }, { $times-figure } vezes.
}
event-released = { name-says }: { $answer ->
    [you-can-go] pode ir
    [done] pronto
    [yes] sim
    [cough] cof, cof
    [no] não
   *[overrule] vai assim mesmo
}.
event-said-no = { name-says } não. A barreira segue fechada.
event-took-hits = { event-name-takes-hits } { hits-counted }.
event-name-takes-hits = { $name-count ->
   *[one] { $name } toma
    [other] { $name } tomam
}
event-touched = { name-starts } cedo demais.
event-hit-given = { name-gives } { hits-counted } para { $other }.
event-challenged = { name-doubts } o total.
event-account-held = O total confere.
event-account-failed = O total não confere. O turno está perdido.
event-social = Social: { hit-a } para todo mundo.
event-limit = { name-is } na meta.
event-stake = { name-puts } { $value-figure } no pote.
event-instant-win = { name-wins } o jogo com este lance.
event-instant-loss = { name-loses } o jogo com este lance.
event-safe = { $value-figure } estavam a salvo, e ficam.
event-taken-over = { name-goes } em frente com { $value-figure } e os dados que sobraram.
event-extended = { $name } passou da meta. Agora ela é { $value-figure }.
event-knocked-back = { other-lands } no total de { $name }, que recua { $value-figure }.
event-out = { name-is } fora do jogo.
event-last-die = { $value ->
    [one] Nada. { name-has } mais uma tentativa com o último dado.
   *[other] Nada. { name-has } mais { $value-figure } tentativas com o último dado.
}
event-last-licks = { $who ->
    [passed] { name-leads }. Quem foi ultrapassado tem mais um turno.
   *[other] { name-leads }. Todos os outros têm mais um turno.
}
