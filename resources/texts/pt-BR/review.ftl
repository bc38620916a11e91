review-title = Análise
review-stop = Parar
review-stopped = Não analisado
review-counts-hits = Aqui vencem { general-hits-the }: { general-hit-each } conta { $points-figure } pontos.
review-hints = Dicas: { $shown-listed }.
review-hints-of = { $name } { $hints-figure }
review-close = Fechar
review-looking = Olhando o jogo …
review-looking-note = Cada lance e cada escolha são comparados com o melhor jogo.
review-none = Este jogo não pode ser analisado
review-failed = Algo deu errado. O registro conta mais; o jogo está como estava.
review-head = Os dados estavam com { $name }: { $luck }
review-head-won = { $kind ->
    [both] { $name }: dados bons, e cabeça para usá-los
    [luck] { name-was } sorte, e jogo suficiente
    [choices] { $name }: as melhores escolhas, e isso bastou
    [against] { name-wins } contra os dados
    [uphill] { name-wins } ladeira acima
   *[enough] { $name }: só o que bastava
}
review-line = { $kind ->
    [faultless] Nem um dado fora do lugar.
    [rained] Escolheu melhor que todos. Choveu.
    [knew] Rolou bem, e sabia.
    [chose] Escolheu melhor, e precisava.
    [bold] Ousadia demais, { times-counted }.
    [timid] Parou cedo demais, { times-counted }.
    [kinder] Os dados pagaram as escolhas.
    [helped] Deu uma mãozinha ao azar.
   *[owed] Ninguém lhe devia nada, e foi o que veio.
}
review-line-computer = { $character ->
    [professor] { $won ->
        [yes] Agora o riso.
       *[no] O riso fica para depois.
    }
    [vera] { $won ->
        [yes] A média paga o que deve.
       *[no] A média ainda está devendo.
    }
    [umbrella] { $won ->
        [yes] A seco até o fim.
       *[no] Vai lembrar desta também.
    }
    [dot] { $won ->
        [yes] Um dado a mais era a conta certa.
       *[no] Um dado a mais foi falta de juízo.
    }
    [pete] { $won ->
        [yes] Veio { review-for-the-hits }. Levou a folha também.
       *[no] Conta { hits-plain }, não colocações.
    }
    [kid] { $won ->
        [yes] Trouxe sorte. Ficou com ela.
       *[no] Agora sabe uma hora a mais.
    }
   *[other] {""}
}
review-unkind = Os dados não foram gentis com ninguém
review-sub = { $rules }. { $name } escolheu melhor e desperdiçou { $cost }.
review-choices = { $choices ->
    [one] { $choices-figure } escolha analisada.
   *[other] { $choices-figure } escolhas analisadas.
} Tão boas quanto a melhor: { $good-figure }.
review-bars = Par, sorte e custo de cada pessoa
review-par = par: o que o melhor jogo rende em média
review-legend = Cheio: sorte, o que os dados deram. Hachurado: o que as escolhas custaram. Par, sorte e custo somam o total da folha, ponto por ponto.
review-sum = { $name }: { $total-figure } é par { $par }, sorte { $luck }, custo { $cost }{ $more ->
    [yes] , e { $rest } por faltas, punições e votações.
   *[no] .
}{ $start ->
    [0] {""}
   *[other] {" "}Começou com { $start-figure }.
}
review-parts = { $par } { $luck } { $cost }{ $more ->
    [yes] {" "}{ $rest }
   *[no] {""}
}{ $start ->
    [0] {""}
   *[other] {" "}+{ $start-figure }
}
review-percent = { $share }%
review-winning = Quem estava vencendo
review-round = rodada { $round-figure }
review-winning-note = A chance de vencer a cada turno, se todos jogassem o melhor dali em diante. Só agora se sabe.
review-swing = rodada { $round-figure }: { $before } para { $after }
review-chance-went = { $name }: { $first } em 100 no começo, { $last } no fim.
review-swing-of = A maior virada, para { $name } na rodada { $round-figure }: de { $before } para { $after } em 100.
review-dearest = { $choices ->
    [0] Nenhuma escolha custou nada
    [1] A escolha mais cara
    [2] As duas escolhas mais caras
   *[other] As { $choices-word } escolhas mais caras
}
review-dearest-note = Os dados à esquerda da linha de latão foram separados. O botão mostra no replay.
review-dearest-none = Tudo o que se escolheu foi tão bom quanto o melhor.
review-who = { $name }, rodada { $round-figure }
review-spot = { $name }, rodada { $round-figure }: { $done } { $better } { $cost }
review-dice = { $left-count ->
    [0] Separados: { $kept }.
   *[other] { $kept-count ->
        [0] Deixados: { $left }.
       *[other] Separados: { $kept }. Deixados: { $left }.
    }
}
review-thrown = Lance: { $dice }.
review-play = Ver no replay
review-kept = Separou { $dice }, com { $points-figure } pontos.
review-stayed-at-once = Separou tudo o que pontuava, e parou.
review-stayed = Parou com { $points-figure }.
review-rolled = Rolou mais com { $points-figure }.
review-took-dare = Aceitou o desafio com { $points-figure }.
review-refused-dare = Recusou o desafio com { $points-figure }.
review-went-on = Seguiu com { $points-figure }.
review-better-stay = Melhor: parar com { $points-figure }.
review-better-keep-stay = Melhor: separar { $dice } e parar com { $points-figure }.
review-better-roll = { $many ->
    [one] Melhor: rolar um dado, { $miss } em 100 falham.
   *[other] Melhor: rolar { $many-word }, { $miss } em 100 falham.
}
review-better-keep-roll = { $many ->
    [one] Melhor: separar { $dice } e rolar um dado, { $miss } em 100 falham.
   *[other] Melhor: separar { $dice } e rolar { $many-word }, { $miss } em 100 falham.
}
review-kindest = Lance da noite: { $name }, rodada { $round-figure }, { $luck } de sorte
review-unkindest = Lance mais cruel: { $name }, rodada { $round-figure }, { $luck } de sorte

review-views = O que se vê
review-view-sheet = A folha
review-view-review = Análise
review-view-awards = Prêmios
review-view-dice = Dados
review-awards-head = { $over ->
    [yes] Todo mundo ganha alguma coisa
   *[no] Os prêmios como estão
}
review-awards-note = { $over ->
    [yes] Por estas regras, e pelo que a folha lembra.
   *[no] O jogo não acabou: tudo isto pode mudar.
}
review-hits-from = { $thrown ->
    [yes] De onde vieram { general-hits-the }
   *[no] O que os totais contam de { hits-plain }
}
review-hits-none = Ninguém tomou { hit-a }.
review-hits-all = total
review-dice-none = Não há dados para ver
review-dice-none-note = Nenhum lance deste jogo está registrado: não há o que dizer dos dados.
review-dice-typed = Rolaram na mesa e foram digitados.
review-dice-misses = Lances que falharam
review-dice-misses-note = Esperado: quantas vezes dados honestos falham em média, contado nos lances que de fato houve.
review-dice-who = jogador
review-dice-throws = lances
review-dice-missed = falhas
review-dice-expected = esperado
review-dice-hands = dados no lance
review-dice-hand = { $dice ->
    [one] um dado
   *[other] { $dice-word } dados
}

review-save = Salvar como imagem…
review-save-title = Salvar a página como imagem
review-for-the-hits = { $hit-word ->
    [stars] pelas estrelas
    [honour] pelos pontos de honra
   *[hits] pelos hits
}
