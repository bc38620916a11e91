terminal-which-rules = ¿Qué reglas? [{ $rules }]{" "}
terminal-who-plays = ¿Quién juega, según están sentados? Nombres con comas entre ellos:{" "}
terminal-type-for-help = Escribe ? para ver la ayuda.
terminal-roll-alone = Los dados los tira el programa; escribe solo roll.
terminal-roll-word = Escribe cualquier palabra detrás de roll; se mezcla en la tirada.

terminal-to-take = { name-has } { $hits } por tomar
terminal-gates = { $held-comma }; luego { $name }
terminal-on-the-sheet = { $name }: { $total } en la hoja
terminal-in-this-turn = { $points } en este turno
terminal-keep = { $more ->
    [yes] keep { $best } ...
   *[no] keep { $best }
}
terminal-dice-to-roll = dados por tirar: { $dice-figure }
terminal-can = puedes: { $names-comma }

terminal-kept-in = La partida se guarda en { $file }, y la semilla de sus dados en { $file }.seed, sin revelar. Para seguir: zonk-desktop games import { $file }, y luego la ventana.
terminal-check-it = Compruébala con: zonk-desktop verify { $file }
terminal-no-file = no hay archivo
terminal-cannot-be-written = { $file } ya no se puede escribir: { $why }. Lo escrito hasta aquí se conserva; la partida sigue sin archivo.

terminal-or = { $one } o { $other }
terminal-also = { $one }, { $other }
terminal-command-sheet = la hoja de puntos
terminal-command-why = qué no se puede ahora, y por qué
terminal-command-undo = deshacer la última decisión
terminal-command-quit = salir; la partida se guarda
terminal-command-help = esto

terminal-nothing-was-typed-so-no = No se escribió nada, así que no empezó ninguna partida.

terminal-option-write-name-value-rules = option { $text }: escribe NAME=VALUE; rules KEY --knobs los enumera
terminal-option-unknown = option { $text }: no existe ese ajuste; { $hint }
terminal-option-twice = option { $name } aparece dos veces

terminal-players-two-of-them-have = players: dos llevan el mismo nombre; cambia uno
terminal-players-a-name-is-not = players: un nombre no es texto UTF-8; escríbelo de nuevo
terminal-players-a-name-has-at = players: un nombre tiene como mucho 200 caracteres y ninguna comilla

terminal-cannot-be-made = { $path }: no se puede crear: { $strerror }
terminal-is-no-name-of-a = { $path }: no es nombre de archivo
terminal-cannot-be-made-it-would = { $seed-file }: no se puede crear: { $strerror }. Guardaría la semilla hasta acabar la partida; elige otro nombre.
terminal-dice-that-the-program-has = Los dados que tiró el programa no se corrigen.
