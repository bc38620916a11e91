hint-menu = Dica (&H na mesa)
hint-aid-hints = &Dicas neste jogo
hint-aid-coach = Técnico neste jo&go
hint-asked = { $name } pediu uma dica.
hint-thinking = Calculando as chances …
hint-not-now = Há dica quando uma pessoa pode escolher.
hint-hits-first = { $name } antes tem { hits-plain } para tomar: C. Até lá não há o que escolher.
hint-nothing = Agora não há o que escolher.
hint-switched-off = As dicas estão desligadas neste jogo. Jogo > Dicas neste jogo liga.
hint-failed = Não deu para calcular a dica. O jogo está como estava; o registro conta mais.
hint-not-covered = Sem dica: { $why }
hint-mark = dica

hint-label = { $dice ->
    [one] { $only ->
        [yes] Separe só este { $face }
       *[no] Separe este { $face }
    }
   *[other] { $only ->
        [yes] Separe só estes { $dice-word }
       *[no] Separe estes { $dice-word }
    }
}

hint-told = { $what } { $why }
hint-do = { $kind ->
    [keep-roll] Separe { $kept }, role { $dice-word }: { $miss } em 100 falham.
    [keep-stay] Separe { $kept } e pare com { $points-figure }.
    [stay] Pare com { $points-figure }.
    [take-dare] Aceite o desafio: { $miss } em 100 falham.
    [refuse-dare] Recuse o desafio.
    [again] Use uma nova chance.
    [take-over] Assuma os { $points-figure } que sobraram.
   *[roll] Role { $dice-word }: { $miss } em 100 falham.
}
hint-dice = { $kind ->
    [alike] os { $count-word } { $face }
   *[other] { $faces-listed }
}
hint-than = { $kind ->
    [keep-roll] separar { $kept } e rolar { $dice-word }
    [keep-stay] separar { $kept } e parar com { $points-figure }
    [stay] parar com { $points-figure }
    [take-dare] aceitar o desafio
    [refuse-dare] recusar o desafio
    [again] usar uma nova chance
    [take-over] assumir os { $points-figure }
   *[roll] rolar { $dice-word }
}
hint-only = Não há outro caminho.
hint-as-good = Tão bom quanto { $other }.
hint-more-points = { $by ->
    [one] Vale { $by-figure } ponto a mais que { $other }.
   *[other] Vale { $by-figure } pontos a mais que { $other }.
}
hint-more-hits = Vale { hits-counted } a mais em { $of-figure } turnos assim que { $other }.
hint-more-wins = { $by ->
    [one] Vence { $by-figure } jogo em { $of-figure } a mais que { $other }.
   *[other] Vence { $by-figure } jogos em { $of-figure } a mais que { $other }.
}

hint-line = { $place-figure }. { $what } { $worth }
hint-worth-points = { $worth ->
    [one] Vale { $worth-figure } ponto.
   *[other] Vale { $worth-figure } pontos.
}
hint-worth-hits = Vale { hits-counted } em { $of-figure } turnos.
hint-worth-wins = { $worth ->
    [one] Vence { $worth-figure } jogo em { $of-figure }.
   *[other] Vence { $worth-figure } jogos em { $of-figure }.
}
hint-weighs-hits = Aqui decidem { general-hits-the }: { $points-figure } pontos pesam o mesmo que { hit-a }.
