rulebook-not-read = no se puede leer: { $why }
rulebook-no-file-name = no es nombre de archivo; escribe otro
rulebook-too-large = pasa de { $most } bytes; acórtalo
rulebook-not-utf-8 = no es texto UTF-8; guárdalo como UTF-8
rulebook-not-toml = no es TOML: { $why }
rulebook-toml-too-deep = no es TOML: anidado demasiado hondo
rulebook-too-deep = está anidado demasiado hondo
rulebook-too-many-dots = tiene una línea con más de { $most } puntos
rulebook-endless-number = contiene un número de miles de cifras; da { $most } como mucho
rulebook-number-too-large = este número es demasiado grande; da { $most } como mucho
rulebook-key-too-long = esta clave es demasiado larga; da { $most } letras como mucho
rulebook-not-written = no se puede escribir: { $why }
rulebook-not-written-nothing-changed = no se puede escribir: { $why }. No se cambió nada
rulebook-not-deleted = no se puede borrar: { $why }

rulebook-extends-one-of = da uno de { $known-comma }, o un archivo .toml de la misma carpeta
rulebook-lies-elsewhere = { $file } está en otro sitio; nombra un archivo de la misma carpeta
rulebook-circle = esto da vueltas en círculo: { $circle }
rulebook-too-many-files = más de { $most } archivos se amplían unos a otros; junta algunos en uno
rulebook-not-at-hand = { $file } no está a mano; pon los dos archivos en una carpeta y nombra este
rulebook-extended-wrong = { $file } { $why }
rulebook-name-rules = nombra uno de { $known-comma } o un archivo .toml
rulebook-no-such-rules = no existen esas reglas; { $hint }

rulebook-did-you-mean = ¿querías decir { $name }?
rulebook-known-are = se conocen { $known-comma }
rulebook-list-knobs = zonk-desktop rules --knobs los enumera todos
rulebook-unknown = desconocido; { $hint }
rulebook-unknown-section = sección desconocida; { $hint }
rulebook-is-a-knob = esto es un ajuste; escríbelo bajo [knobs] como { $name }
rulebook-is-a-table = esto es una tabla; escribe [{ $key }]
rulebook-too-many-entries = demasiadas entradas; { $most } como mucho
rulebook-missing = falta; dale un valor
rulebook-no-such-knob = no existe ese ajuste; { $hint }
rulebook-is-no-knob = no nombra ningún ajuste; { $hint }
rulebook-names-no-knob = { $name } no nombra ningún ajuste; { $hint }
rulebook-no-such-fault = no existe esa falta; { $hint }; una propia necesita un título
rulebook-no-such-award = no existe ese premio; { $hint }
rulebook-list-of-awards = da una lista de premios
rulebook-key-is-total = la clave es un total, como 2100
rulebook-bonus-name = dale un nombre al bono
rulebook-format = solo se puede leer el formato 1; escribe format = 1
rulebook-conditions = da una tabla de ajustes y valores, como { $example }

rulebook-text-of = da un texto de 1 a { $most } caracteres
rulebook-word-of = da una palabra de 1 a { $most } caracteres
rulebook-text-at-most = da un texto de { $most } caracteres como mucho
rulebook-texts-of = da textos de { $most } caracteres como mucho
rulebook-numbers = da hasta { $most } números de { $low } a { $high }
rulebook-number-from-0 = da un número de 0 a { $most }
rulebook-number-from-2 = da un número de 2 a { $most }
rulebook-number-to = nombra un número de 1 a { $most }
rulebook-whole-number = da un número entero hasta { $most }
rulebook-true-or-false = da true o false
rulebook-one-of = da uno de { $known-comma }
rulebook-list = da una lista, como { $example }
rulebook-a-face = una cara es un número de 1 a 6
rulebook-least = da { $least } o más
rulebook-most = da { $most } como mucho
rulebook-below-modulus = da menos que modulus, { $modulus }
rulebook-name-one = nombra al menos uno
rulebook-negative-points = los puntos solo los quitan los castigos; da 0 o más

rulebook-nothing-scores = ninguna combinación puntúa; añade una, como un dado suelto
rulebook-one-die-never-scores = un dado solo nunca podría puntuar; haz que puntúe una cara suelta
rulebook-only-dice = solo hay { $dice } dados
rulebook-all-faces = nombra las caras de los { $dice } dados
rulebook-throw-faces = nombra las { $dice } caras de esa tirada
rulebook-straight-faces = nombra de 2 a { $most } caras
rulebook-shape = da hasta 3 números, { $dice } dados en total
rulebook-made-for = { $key } está hecho para { $dice } dados; aquí dice-count es { $have }
rulebook-made-for-cure = { $key } está hecho para { $dice } dados; aquí dice-count es { $have }; { $cure }
rulebook-worth-nothing = pon también { $knob } = 0
rulebook-no-win-throw = pon también win-throw = none
rulebook-table-away = quítalo en un archivo de reglas de la casa, con off = true bajo [{ $table }]

rulebook-last-round-alone-ending = solo en una última ronda; pon ending = lastRound
rulebook-last-round-alone-rounds = solo en una última ronda; pon rounds = 0
rulebook-last-licks = al líder solo se le supera en una última ronda con puntos más allá de la meta; pon { $cure-listed }
rulebook-rounds-have-no-limit = mueve la meta, y una partida de tantas rondas no la tiene; pon rounds = 0
rulebook-extension-no-call = una meta que se prorroga al pasarse no se mueve cantando; pon extension = 0
rulebook-rounds-have-no-landing = una partida de tantas rondas no tiene meta que acertar; pon rounds = 0
rulebook-extension-beyond = solo donde cuentan los puntos más allá de la meta; pon { $cure-listed }
rulebook-no-red-die = no hay dado rojo; pon special-dice = { $dice }
rulebook-dare-too-few = muy pocos dados para un reto; usa 3 o más
rulebook-idle = knobs.{ $knob }: nada en estas reglas lo usa; amplía una hoja, o nómbralo en una tabla propia
rulebook-idle-beside = knobs.{ $knob }: no tiene efecto junto a { $other } = { $value }; cambia uno de los dos
rulebook-off-nothing = { $key }: quita lo que no hay; { $hint }
rulebook-nothing-to-take-away = lo que amplían estas reglas no tiene nada con ese nombre
rulebook-never-shown = { $key }: ninguna tirada puede dar esto; { $why }
rulebook-no-magic-number = no hay Número mágico; pon magic-number = on
rulebook-no-three-colours = los dados no tienen tres colores; pon special-dice = three-colours

rulebook-scores-already = { $face } ya puntúa por [combo.{ $table }]; cambia aquella, o quítala con off = true
rulebook-most-below-count = menos que count, { $count }; súbelo, o quítalo
rulebook-straight-twice = una escalera muestra cada cara una vez; nómbralas una vez
rulebook-key-of-a-sheet = esta es la clave de una hoja; da a estas reglas una propia

rulebook-players-above-max = más que players-max, { $most }; bájalo
rulebook-players-below-min = menos que players-min, { $least }; súbelo
rulebook-limit-below-minimum = menos de lo que hay que sumar en un turno, { $minimum }; súbelo
rulebook-above-limit = más que la meta; nadie podría sumarlo. Bájalo
rulebook-ice-above-limit = pide { $minimum }, más que la meta; sube esa
rulebook-exact-with-minimum = una meta justa y un mínimo en cada turno pueden no dejar acabar a nadie; usa over o cap, o pon stop-minimum a 0
rulebook-minimum-with-exact = con una meta justa, un mínimo en cada turno puede no dejar acabar a nadie; ponlo a 0, o landing a over o cap
rulebook-exact-with-11k = una meta justa y la Regla de los 11.000 se excluyen; pon también rule11k = off
rulebook-rule11k-with-exact = una meta justa y la Regla de los 11.000 se excluyen; pon también landing = over o cap
rulebook-stop-dice-wants = stop-dice pide { $dice-either } aparte; súbelo, o pon stop-dice = none
rulebook-stop-dice-rolled = stop-dice pide todos los dados aparte, y entonces hay que tirarlos; súbelo, o pon stop-dice en un número menor
rulebook-entry-dice-wants = entry-dice pide { $dice } aparte; sube esto, o baja aquello
rulebook-stop-dice-all = todos los dados deben volver a tirarse, así que nombra un número menor
rulebook-hot-dice-stop = stop-dice pide { $dice } dados aparte, y con todos nadie podría plantarse; pon stop-dice en un número menor
rulebook-entry-dice-rolled = entry-dice pide { $dice } aparte, y todos los dados deben tirarse; baja aquello
rulebook-entry-dice-above = más dados de los que puede haber aparte; bájalo
rulebook-entry-dice-never-stop = nadie podría entrar: stop-dice pide { $dice-either } aparte. Baja esto, o sube aquello
rulebook-stop-dice-no-entry = nadie podría entrar con tan pocos: entry-dice pide { $dice } aparte. Nombra más, o baja aquello
rulebook-never-passed = la partida nunca acabaría: ningún total pasa de la meta. Pon finish-compare = reach, o landing = over
rulebook-landing-never-passes = la partida nunca acabaría: acaba más allá de la meta, a donde ningún total llega. Pon landing = over, o finish-compare = reach
rulebook-no-stop-from-high = no está por debajo de no-stop-below, { $below }; baja esto o sube aquello
rulebook-no-stop-below-low = no está por encima de no-stop-from, { $above }; súbelo
rulebook-no-stop-wide = nadie podría plantarse: un turno tendría que dar { $gap }, más que la meta; bájalo
rulebook-no-stop-wide-from = nadie podría plantarse: un turno tendría que dar { $gap }, más que la meta; súbelo
rulebook-limit-no-stop = nadie podría plantarse: un turno tendría que dar { $gap }, más que esto; súbelo
rulebook-no-landing-on = nadie podría caer en la meta de { $limit }; bájalo
rulebook-no-landing = nadie podría caer en la meta, donde no-stop-below prohíbe plantarse; pon landing = over
rulebook-limit-no-landing = nadie podría caer ahí: nadie se planta por debajo de { $below }; súbelo
rulebook-tied-must-beat = nadie empata donde hay que superar al líder; pon last-licks = everybody, o must-beat = false
rulebook-must-beat-tied = nadie empata donde hay que superar al líder; déjalo sin marcar, o pon last-licks = everybody
rulebook-extension-low = no está más allá de la meta de { $limit }; súbelo
rulebook-limit-above-extension = no está por debajo de extension, { $extension }; baja esto o sube aquello

rulebook-refused-now = { $knob }: { $why }.
