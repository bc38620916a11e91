sound-not-needed-yet = El sonido aún no ha hecho falta.
sound-marks-offered = Unas señales pueden decir al oído qué dados puntúan y de quién es el turno: Ver, Sonido.
sound-switched-off = ZONK_SOUND tiene apagado el sonido.
sound-played-through = El sonido sale por { $backend }.
sound-not-started = No se pudo iniciar la salida de sonido ({ $why }).
sound-stopped-asking = La salida de sonido dejó de pedir muestras.
sound-again = { $why } Se intenta otra vez con el próximo sonido.
sound-no-output = { $found ->
    [yes] El juego va en silencio: no se halló salida de sonido ({ $why }).
   *[no] El juego va en silencio: no se halló salida de sonido.
}

sound-the-game-is-silent-there = El juego va en silencio: no hay biblioteca de sonido para este sistema ({ $wrong }).
