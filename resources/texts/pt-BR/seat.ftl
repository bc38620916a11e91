seat-nobody = Aqui ninguém se chama { $name }.
seat-game-over = O jogo acabou; ninguém joga mais.
seat-taken-before = { $name } era antes o nome de { $now } neste jogo: quem pegasse esse nome ficaria com o que { $now } jogou. Para trocar dois jogadores, comece outro jogo.
seat-taken = { $name } já está à mesa.
seat-name-title = Nome
seat-name-tip = Um clique no nome o muda
seat-name-ask = Qual é o nome de { $name }? O jogo inteiro passa a usá-lo.
seat-name-field = Nome
seat-gender = { $gender ->
    [she] ela
    [he] ele
   *[unknown] sem dizer
}
seat-gender-of = Como se fala de { $name }
seat-name-leave = Cancelar
seat-name-use = Usar este nome
seat-name-not-now = Nomes se mudam enquanto alguém tem os dados e pensa.

seat-pause-note = Os computadores estão em pausa. { $name-count ->
   *[one] { $name } espera.
    [other] { $name } esperam.
}
seat-go-on = Continuar
seat-hits-taken = Tudo tomado
seat-hits-due = { name-has } { hits-counted }
seat-computer-plays-why = { $name-count ->
   *[one] { $name } é um computador e tem os dados.
    [other] { $name } têm os dados, e um computador joga por eles.
}
seat-why = { $name }: { $why }
seat-computer-failed = Um computador não conseguiu se decidir. O jogo está como estava; jogue o turno dele, ou passe o lugar adiante.

seat-plays = joga { $how }
seat-level-of = Como { $name } joga

seat-menu = Quem &joga
seat-menu-person = Uma pessoa
seat-menu-name = Outro &nome…
seat-menu-pause = &Pausa dos computadores
seat-paused = { $paused ->
    [yes] Os computadores estão em pausa. Com R eles continuam.
   *[no] Os computadores continuam.
}
seat-handed = { $now ->
    [yes] { $who ->
        [nobody] Uma pessoa joga por { $name } de agora em diante.
       *[other] { $who } joga por { $name } de agora em diante.
    }
   *[no] { $who ->
        [nobody] Uma pessoa joga por { $name } assim que isto for mostrado.
       *[other] { $who } joga por { $name } assim que isto for mostrado.
    }
}
seat-menu-none = Não há jogo na mesa
seat-menu-computer = { $name }, joga { $how }

seat-listed = { $players } ({ $computers-count ->
    [one] computador: { $computers-listed }
   *[other] computadores: { $computers-listed }
})
seat-strength = Vence { $wins } de 100 em uma mesa de computadores ({ $games-figure } jogos; a parte justa é { $even }).
