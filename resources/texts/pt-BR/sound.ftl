sound-not-needed-yet = O som ainda não foi preciso.
sound-marks-offered = Sinais sonoros podem dizer quais dados pontuam e de quem é a vez: Exibir, Som.
sound-switched-off = O som está desligado por ZONK_SOUND.
sound-played-through = O som sai por { $backend }.
sound-not-started = Não deu para iniciar a saída de som ({ $why }).
sound-stopped-asking = A saída de som parou de pedir amostras.
sound-again = { $why } Nova tentativa no próximo som.
sound-no-output = { $found ->
    [yes] O jogo está mudo: nenhuma saída de som foi achada ({ $why }).
   *[no] O jogo está mudo: nenhuma saída de som foi achada.
}
sound-the-game-is-silent-there = O jogo está mudo: não há biblioteca de som para este sistema ({ $wrong }).
