verify-pledge = sello: { $pledge }
verify-compare = (prueba algo a quien lo vio antes de la primera tirada: compara)
verify-not-checked = sin comprobar: { $what }
verify-another-name = otro nombre: { $said }
verify-renamed = { $old } se llama { $new } desde { $throws ->
    [1] la tirada 1
   *[other] la tirada { $throws }
}
verify-throws = { $throws ->
    [1] 1 tirada
   *[other] las { $throws } tiradas
}
verify-honest = { $alone ->
    [yes] los dados son honestos: { $parts-listed } sale de la semilla sellada.
   *[no] los dados son honestos: { $parts-listed } salen de la semilla sellada.
}
verify-part-order = el orden de juego
verify-part-magic = el Número mágico
verify-part-names = de quién son estos nombres
verify-part-rules = las reglas, las opciones y los totales de salida
verify-part-choices = qué se apartó y qué se dijo
verify-part-no-order = el orden de juego, pues no consta tirada por él
verify-part-end = el final, pues el archivo se corta antes de acabar la partida
verify-part-peek = si alguien miró por adelantado en una copia de toda la carpeta, o de un archivo y su semilla
verify-part-hands = si los gestos y las palabras son los de la mesa, pues quien tiene la semilla puede buscar otros
verify-part-helps = quién era una máquina, qué pistas se mostraron y cuándo fue, pues ninguna cadena lo guarda
verify-part-course = qué se deshizo o cambió por el camino, pues ninguna cadena lo guarda

verify-chain = cadena: { $head }, intacta (compárala con el final que se apuntó entonces)
verify-chain-holds = la cadena de su diario se sostiene y acaba en { $head }…
verify-on-record = consta: { $said }
verify-begins-taken-over = la cadena empieza tras la línea { $line }, de un archivo de una versión anterior
verify-begins-imported = la cadena empieza tras la línea { $line }, donde se trajo una transcripción
verify-begins-kept-both = la cadena empieza tras la línea { $line }, donde se trajo una transcripción por segunda vez
verify-begins-brought-over = la cadena empieza tras la línea { $line }, donde se trajo la partida de una copia
verify-begins-rescued = la cadena empieza tras la línea { $line }, donde se rescató la partida de un archivo dañado
verify-begins-copy-put-in-place = la cadena empieza tras la línea { $line }, donde se puso en su sitio una copia del Archivo Zonk
verify-record-struck = { $times ->
    [1] se deshizo 1 línea
   *[other] se deshicieron { $times } líneas
}
verify-was-continued = { $times ->
    [1] la partida se dejó y se continuó una vez
   *[other] la partida se dejó y se continuó { $times } veces
}
verify-was-copy-put-in-place = { $times ->
    [1] entretanto se puso en su sitio una copia del Archivo Zonk
   *[other] se pusieron en su sitio copias del Archivo Zonk { $times } veces
}
verify-was-imported = { $times ->
    [1] se trajo de una transcripción
   *[other] se trajo de transcripciones { $times } veces
}
verify-was-kept-both = { $times ->
    [1] se trajo por segunda vez
   *[other] se trajo otra vez { $times } veces
}
verify-gestures = gestos: { $throws ->
    [1] 1 tirada lleva
   *[other] { $throws } tiradas llevan
} dentro lo que hizo la mano del jugador, de modo que nadie podía saberlas antes
verify-behind = tras la tirada { $throws } la partida estaba por detrás de lo mostrado de sus dados, { $shown } tiradas, y siguió con otros nuevos y otro sello
verify-unwatched = tras la tirada { $throws } no constaba lo mostrado de sus dados, y la partida siguió con otros nuevos y otro sello
verify-record-computer = { $throw ->
    [0] por { $name } jugó la máquina { $who } ({ $level })
   *[other] por { $name } jugó la máquina { $who } ({ $level }) tras la tirada { $throw }
}
verify-record-person = por { $name } jugó una persona tras la tirada { $throw }
verify-record-hints = { $times ->
    [1] { $name } vio una pista
   *[other] { $name } vio { $times } pistas
}
verify-record-times = { $ended ->
    [yes] jugada de { $start } a { $end }
   *[no] empezada { $start }
}

verify-wrong-faces = la tirada { $number } está escrita como { $written }, pero la semilla da { $seed }
verify-wrong-order = el orden de juego está escrito como { $written }, pero la semilla da { $seed }
verify-wrong-magic = { $there ->
    [yes] el Número mágico está escrito como { $written }, pero la semilla da { $seed }
   *[no] el Número mágico no está escrito, pero la semilla da { $seed }
}
verify-blame-no-record = nada se dice de los dados; se tiraron a mano o se escribieron
verify-blame-not-revealed = los dados están sellados, pero su semilla se revela al acabar la partida
verify-blame-not-pledged = se revela una semilla, pero nunca se selló; eso no prueba nada
verify-blame-no-throw = no hay ninguna tirada escrita, así que nada muestra que los dados fueran honestos
verify-blame-late-pledge = el sello está tras la primera tirada; debe ir antes
verify-blame-early-seed = la semilla se reveló antes de la última tirada; quien la sabía, sabía qué caería
verify-blame-wrong-seed = la semilla no es la que se selló antes de la primera tirada
verify-blame-broken-chain = la partida no es la que dice su cadena: algo se cambió después de escribirla
verify-blame-corrected = una entrada se escribió de nuevo; los dados del programa nunca se corrigen

verify-must-be-followed-by-64 = tras { $kind } deben ir 64 cifras hexadecimales
verify-seated-must-be-followed-by = tras seated deben ir los nombres según estaban sentados
verify-behind-must-be-followed-by = tras dice-behind debe ir un número de tiradas
verify-is-given-twice = { $kind } aparece dos veces
