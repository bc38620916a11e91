new-game-seat-of = Asiento de { $name }
new-game-seat-of-told = Arrastra, o pulsa Arriba y Abajo, para cambiar de sitio
new-game-move-up = Un sitio arriba
new-game-move-down = Un sitio abajo
new-game-team = Equipo { $number-figure }
new-game-seated = { $people ->
    [0] { $computers ->
        [one] Un dado con opiniones
       *[other] { $computers-word-first } dados con opiniones
    }
    [one] Una persona{ $computers ->
        [0] {""}
        [one] , un dado con opiniones
       *[other] , { $computers-word } dados con opiniones
    }
   *[other] { $people-word-first } personas{ $computers ->
        [0] {""}
        [one] , un dado con opiniones
       *[other] , { $computers-word } dados con opiniones
    }
}. { $left ->
    [0] La mesa está llena.
    [one] Cabe una persona más.
   *[other] Caben { $left-word } más.
}
new-game-room-for = Caben { $most-word }.
new-game-summary = { $rules }, { $computers ->
    [0] { $people ->
        [one] un jugador
       *[other] { $people-word } jugadores
    }
   *[other] { $people ->
        [0] {""}
        [one] una persona,{" "}
       *[other] { $people-word } personas,{" "}
    }{ $computers ->
        [one] una máquina
       *[other] { $computers-word } máquinas
    }
}, { $dice-word } dados
new-game-enter = Intro

new-game-colour-and-symbol-of = Color y símbolo de { $name }: { $symbol }
new-game-another-colour = Otro color

new-game-team-of = Equipo de { $shown }
new-game-office = { $office ->
    [packer] carga
   *[scorekeeper] anota
}
new-game-office-told = { $office ->
    [packer] { $shown } carga la pipa
   *[scorekeeper] { $shown } lleva la hoja
}
new-game-leaves-the-table = Deja la mesa: { $shown }

new-game-new-game = Nueva partida
new-game-which-rules = ¿Qué reglas?
new-game-who-plays = ¿Quién juega?
new-game-a-name = Un nombre
new-game-name-of-a-further-player = Nombre de otro jugador
new-game-sit-down = A la mesa
new-game-at-the-table-before = Ya jugaron aquí
new-game-always-free = Máquinas
new-game-strength = Medido: { $rules }, { $players-word } en la mesa, { $games-figure } partidas por máquina. Una parte igual es { $even }.
new-game-strength-brief = Medido en { $games-figure } partidas por máquina; { $even } es una parte igual.
new-game-strength-unknown = Nadie ha medido su fuerza con estas reglas.
new-game-wins = gana { $wins } de 100
new-game-sits-already = ya en la mesa
new-game-a-computer = Una máquina
new-game-computer-named = { $name }, una máquina
new-game-roll-for-order = Tirar por el orden
new-game-one-die-each-highest-goes = Un dado por cabeza; empieza el más alto.
new-game-magic = Tirar el número mágico
new-game-magic-told = Lo tira { $name } antes del primer turno.
new-game-magic-nobody = Antes del primer turno.
new-game-magic-on-the-table = Se tira en la mesa y se escribe abajo.
new-game-magic-number = Número mágico, como 2 3 3 5 5
new-game-magic-as = como 2 3 3 5 5
new-game-magic-missing = Tira { dice-counted } en la mesa y escríbelos como número mágico, o juega sin él.
new-game-magic-too-easy = Con estas reglas una escalera o todos iguales no es número mágico. Vuelve a tirarlo.
new-game-keys = Una tecla por cabeza
new-game-keys-told = Hace la primera tirada de un turno.
new-game-keys-for-several = Para dos personas o más.
new-game-key-of = Tecla de { $name }: { $key }
new-game-key-of-told = Púlsala, y luego otra tecla
new-game-key-waits = ?
new-game-key-of-the-table = La mesa necesita esa tecla. Libres: { $free-listed }.
new-game-how-long = ¿Cuánto rato?
new-game-how-long-one = { $wish ->
    [own] { $known ->
        [yes] Hasta { $goal-figure }, { $minutes-figure } minutos
       *[no] Como digan las reglas
    }
    [night-own] Toda la noche, hasta { $goal-figure }, { $minutes-figure } minutos
    [night] Toda la noche{ $known ->
        [yes] , hasta { $goal-figure }
       *[no] { "" }
    }
   *[other] { $wish } minutos{ $known ->
        [yes] , hasta { $goal-figure }
       *[no] { "" }
    }
}
new-game-hints = Pistas
new-game-hints-told = La tecla H muestra la mejor jugada.
new-game-coach = Entrenador
new-game-coach-told = Dice qué costó cada decisión.
new-game-gestures-told = Ninguna tirada se puede saber antes.
new-game-teams = Equipos
new-game-computers-alone = Las máquinas juegan solas.
new-game-no-teams-with-computers = Las máquinas juegan solas: con ellas no hay equipos.
new-game-dice = Dados
new-game-on-screen = En pantalla
new-game-by-gesture = Con gesto
new-game-by-word = Con palabra
new-game-on-the-real-table = Reales
new-game-words = Palabras
new-game-rules-settings = Ajustar las reglas…
new-game-cancel = Cancelar
new-game-is-ticked-this-game-is = { $name } está marcado. Esta partida se juega así.
new-game-each-pair-or-more-is = Cada pareja o grupo es una columna.
new-game-from-players-up = Desde { $teams-from-word } jugadores.
new-game-begin = Empezar
new-game-type-a-name-to-sit = Escribe un nombre para ocupar un sitio. Estas reglas piden { $least-word } o más.
new-game-these-rules-take-at-most = Estas reglas admiten { $most-word } como mucho.
new-game-sits-here-already = Ya está en la mesa.
new-game-new-name-it-is-for = Nombre nuevo. Es para siempre: los Dioses del Zonk llevan una lista.
new-game-the-table-is-full = La mesa está llena.
new-game-first-game = Primera partida
new-game-every-team-needs-two-players = Cada equipo necesita dos jugadores o más, y los equipos son dos.
