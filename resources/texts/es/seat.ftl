seat-nobody = Aquí nadie se llama { $name }.
seat-game-over = La partida ha terminado; ya no la juega nadie.
seat-taken-before = { $name } fue antes el nombre de { $now } en esta partida: quien lo tome se quedaría con lo que ha jugado { $now }. Para cambiar dos jugadores, empieza otra partida.
seat-taken = { $name } ya está en la mesa.
seat-name-title = Nombre
seat-name-tip = Un clic en un nombre lo cambia
seat-name-ask = ¿Cómo se llama { $name }? Toda la partida lleva el nombre nuevo.
seat-name-field = Nombre
seat-gender = { $gender ->
    [she] ella
    [he] él
   *[unknown] sin decir
}
seat-gender-of = Cómo se habla de { $name }
seat-name-leave = Cancelar
seat-name-use = Usar este nombre
seat-name-not-now = Los nombres se cambian mientras alguien tiene los dados y piensa.

seat-pause-note = Las máquinas hacen una pausa. { $name-count ->
   *[one] { $name } espera.
    [other] { $name } esperan.
}
seat-go-on = Seguir
seat-hits-taken = { hits-plain-first }: hecho
seat-hits-due = { name-has } { hits-counted }
seat-computer-plays-why = { $name-count ->
   *[one] { $name } es una máquina y tiene los dados.
    [other] { $name } tienen los dados, y una máquina juega por el equipo.
}
seat-why = { $name }: { $why }
seat-computer-failed = Una máquina no supo decidirse. La partida está como estaba; juega su turno o pasa su asiento a alguien.

seat-plays = juega { $how }
seat-level-of = Cómo juega { $name }

seat-menu = &Quién juega
seat-menu-person = Una persona
seat-menu-name = Otro &nombre…
seat-menu-pause = Pausa de las &máquinas
seat-paused = { $paused ->
    [yes] Las máquinas hacen una pausa. R las pone en marcha.
   *[no] Las máquinas siguen.
}
seat-handed = { $now ->
    [yes] { $who ->
        [nobody] Desde ahora una persona juega por { $name }.
       *[other] Desde ahora { $who } juega por { $name }.
    }
   *[no] { $who ->
        [nobody] Una persona jugará por { $name } en cuanto se haya mostrado esto.
       *[other] { $who } jugará por { $name } en cuanto se haya mostrado esto.
    }
}
seat-menu-none = No hay partida en la mesa
seat-menu-computer = { $name }, juega { $how }

seat-listed = { $players } ({ $computers-count ->
    [one] { $computers-listed } es una máquina
   *[other] { $computers-listed } son máquinas
})
seat-strength = Gana { $wins } de 100 en una mesa de máquinas ({ $games-figure } partidas; una parte igual es { $even }).
