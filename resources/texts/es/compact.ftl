compact-no-room = Ningún código puede contener esta partida.
compact-not-a-game = El código no contiene una partida que se pueda volver a jugar.
compact-unknown-rules = El código contiene una partida con reglas llamadas “{ $name }”, que este programa no tiene.
compact-other-version = El código lo hizo una versión más nueva de este programa. Consíguela y lee la hoja con ella.
compact-cut-off = A la dirección de esta partida le falta el final. Cópiala otra vez, entera, o lee la propia hoja.
compact-no-code = No se halló el código de una hoja terminada. Haz la foto de más cerca, con luz pareja, con todo el cuadrado y el blanco que lo rodea.
compact-lacking = { $found ->
    [one] Solo se halló el código { $there } de { $of }.
   *[other] Solo se hallaron los códigos { $there } de { $of }.
} Haz una foto de cada uno de los otros y léelas todas juntas.
compact-not-read = { $file } no se puede leer: { $why }.
compact-too-large = { $file } pasa de { $most } MB. Guarda la imagen más pequeña y léela otra vez.
compact-took-too-long = Mirar { $file } llevó demasiado tiempo. Guarda la imagen más pequeña y léela otra vez.
compact-no-picture = { $file } no es una imagen ni un PDF que se pueda leer.
