rules-keeps = La partida de la mesa conserva las reglas con que empezó.
rules-ask-leave = ¿Salir sin guardar lo que cambiaste en { $names }?
rules-leave-about = Los cambios se pierden. Guardar los conserva con un nombre propio.
rules-leave = Salir
rules-stay = Seguir cambiando
rules-waits = Lo que cambiaste en { $name } espera ahí.
rules-saved = Guardado como { $name }. La partida de la mesa conserva las reglas con que empezó.
rules-imported = Importado: { $name }.
rules-written = Escrito: { $file }.
rules-not-saved = Sin guardar. { $why }
rules-not-deleted = Sin borrar. { $why }
rules-not-imported = Sin importar. { $why }
rules-not-written = Sin escribir. { $why }
rules-choice-unplayable = { $name } (no se puede jugar)

rules-in-the-catalogue = En el catálogo de reglas: { $sources }
rules-told-changed = Cambiado, era { $was }.
rules-told-refused = Rechazado: { $reason }
rules-group-told = { $group }{ $changed ->
    [0] {""}
   *[other] , cambios: { $changed-figure }
}{ $refused ->
    [0] {""}
   *[other] , rechazos: { $refused-figure }
}

rules-portrait = Reglas de la casa sobre { $sheet }. { $what }
rules-portrait-change = { $title }: { $value }.
rules-portrait-other = Reglas de la casa sobre { $sheet }. Otras combinaciones u otros modos de ganar { hits-plain }.
rules-portrait-same = Reglas de la casa sobre { $sheet }. No cambia nada.
rules-more-changes = { $left ->
    [one] Un cambio más
   *[other] { $left-word-first } cambios más
}

rules-no-effect = Sin efecto junto a “{ $other }”: { $value }.
rules-nobody-dials-in = Nadie podría entrar: la partida acaba en { $limit-figure }. Prueba con { $most-figure } o menos.
rules-nobody-stops = Nadie podría plantarse: la partida acaba en { $limit-figure }. Prueba con { $most-figure } o menos.
rules-blocked = { rules-use-these-rules }: { $why }
rules-blocked-brief = { $why-first }
rules-refused = { $why-first }.
rules-combo-wrong = { $combo-first }: { $why }.
rules-field-wrong = { $field }: { $why }.

rules-alike = { $count-word } iguales
rules-of-a-face = { $count-word } { $face }
rules-each = cada uno
rules-a-royale = Royale
rules-a-straight = escalera
rules-was-nothing = nada
rules-was = era { $was }
rules-called-was = { $text }, era { $was }
rules-line = { $faces } { $text } { $worth }
rules-line-changed = { $faces } { $text } { $worth }, era { $was }
rules-faces-to = a
rules-chance-told = { dice-counted }: { $chance }
rules-dice = { $dice ->
    [one] { $dice-figure } dado
   *[other] { $dice-figure } dados
}
rules-example-dice = Un ejemplo: { $faces }
rules-example-out = Elimina a quien la tiró.
rules-example-loses = Pierde la partida.
rules-example-wins = Gana la partida.
rules-example-at-once = Al instante, sean cuales sean los totales.
rules-example-royale = { $hits ->
    [0] Una Royale.
    [one] Una Royale y { hit-a }.
   *[other] Una Royale y { $hits-word } { hits-plain }.
}
rules-example-royale-rolls = { $dice-word-first } dados se tiran por su valor.
rules-example-nothing = { $hits ->
    [0] Nada.
    [one] Nada, y { hit-a }.
   *[other] Nada, y { $hits-word } { hits-plain }.
}
rules-example-miss = Un fallo.
rules-example-must = Los { $count-word } puntúan. Deben volver a tirarse.
rules-example-may = Los { $count-word } puntúan. Pueden volver a tirarse.
rules-example-left = { $dice ->
    [one] Queda un dado por tirar.
   *[other] Quedan { $dice-word } dados por tirar.
}
rules-example-worth = { $hits ->
    [0] { $points-figure }.
    [one] { $points-figure } y { hit-a }.
   *[other] { $points-figure } y { $hits-word } { hits-plain }.
}

rules-put-it-back = Restablecer
rules-put-back-told = Restablecer: { $name }
rules-changed-was = cambiado, era { $was }

rules-off = No
rules-on = Sí

rules-groups-of-rules = Grupos de reglas

rules-house-rules = Reglas de la casa
rules-nothing-in-these-rules-uses = Nada en estas reglas lo usa.

rules-idle-tables = { $tables ->
    [one] Una tabla del archivo no hace nada:
   *[other] Unas tablas del archivo no hacen nada:
}

rules-scoring-table = Tabla de puntos

rules-chance-to-miss = Probabilidad de fallar

rules-what-these-rules-do = Qué hacen estas reglas
rules-over-every-throw = sobre cada tirada
rules-an-example = Un ejemplo

rules-house-rules-written-from-nothing = Reglas de la casa, escritas desde cero.

rules-rule-sets = Reglamentos

rules-start-from = Partir de
rules-save-as = Guardar como
rules-a-name-of-its-own = Un nombre propio
rules-save = Guardar
rules-import = Importar…
rules-export = Exportar…
rules-duplicate = Duplicar
rules-delete = Borrar
rules-preview = Vista previa
rules-file = Archivo…
rules-import-export-duplicate-delete = Importar, exportar, duplicar, borrar

rules-cancel = Cancelar
rules-use-these-rules = Usar estas reglas

rules-rules-settings = Ajustar las reglas
rules-this-file-does-not-hold = Este archivo no se sostiene. { $wrong }
rules-only-rules-of-your-own = Solo se pueden borrar reglas propias.
rules-mend-first = arregla antes “{ $title }”
rules-brief-file-does-not-hold = este archivo no se sostiene
rules-a-copy = { $name }, copia
rules-this-is-give-it-a = Esto es { $copy }. Ponle un nombre propio.
rules-the-sheets-stay-only-rules = Las hojas se quedan. Solo se pueden borrar reglas propias.
rules-deleted-games-played-by-these = Borrado. Las partidas jugadas con estas reglas guardan una copia.
rules-import-rules = Importar reglas
rules-export-rules = Exportar reglas
rules-cannot-be-written = { $name } no se puede escribir: { $strerror }.

rules-ask-delete = ¿Borrar { $name }?
rules-the-file-goes-for-good = El archivo se va para siempre. Las partidas jugadas con él guardan una copia.
rules-keep = Conservar

rules-our-way = { $name }, a nuestro modo

rules-ctrl-f = Ctrl F
rules-find-a-rule = Buscar una regla
rules-group-of-rules = Grupo de reglas
rules-show-only-the-changed = Mostrar solo lo cambiado
rules-show-only-so-many = { $total ->
    [one] Mostrar solo el cambio
   *[other] Mostrar solo los { $total-word } cambios
}
rules-changed = Cambiado
rules-only-the-changed = Solo lo cambiado

rules-no-rule-goes-by-that = Ninguna regla responde a esa palabra. Esc borra la búsqueda.
rules-nothing-is-changed-yet = Aún no ha cambiado nada.
rules-of-changed = { $changed } de { $of } con cambios
rules-quoted = “{ $words }”
