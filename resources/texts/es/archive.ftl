archive-file-trouble = { $file } no se puede escribir: { $why }. Sigue con su nombre y no se pierde nada de lo que contiene. Las partidas se juegan en memoria y se guardan en cuanto esto se arregle. Haz sitio o repara el disco.
archive-half-moved = su diario (-wal) está ahí, y el archivo en sí no
archive-file-closed = { $file } no se puede escribir: { $why }. Sigue con su nombre y no se pierde nada de lo que contiene. Haz sitio o repara el disco.
archive-unread = { $file } no se puede leer: { $why }. No se modificó.
archive-newer = { $file } lo escribió una versión más nueva del programa. No se modificó: sus partidas se pueden mirar, las nuevas no se guardan. Abre la versión más nueva.
archive-reading-only = Se abre solo para leer.
archive-none-yet = En { $folder } aún no hay ningún Archivo Zonk.
archive-not-a-folder = { $folder } no es una carpeta. No se modificó; nombra otra carpeta con --data-dir. Hasta entonces no se guarda ninguna partida.
archive-not-a-file = { $file } es { $kind ->
    [folder] una carpeta, no un archivo
    [link] un enlace que no lleva a ninguna parte
   *[other] una tubería o un dispositivo, no un archivo
}. No se modificó; ponlo en otro sitio y arranca otra vez. Hasta entonces no se guarda ninguna partida.
archive-no-folder = { $folder } no se puede crear: { $why }. Las partidas se juegan en memoria; nombra otra carpeta con --data-dir.
archive-folder-not-written = En { $folder } no se puede escribir: { $why }. Sus partidas se pueden mirar; las nuevas se juegan en memoria y se pierden al final. Haz sitio, arregla los permisos o nombra otra carpeta con --data-dir.
archive-no-memory = hay muy poca memoria
archive-too-large = es demasiado grande para leerlo en memoria

archive-rescued = { $met ->
    [0] No se halló ninguna partida dentro.
    [1] { $parts ->
        [0] Se rescató { $whole-figure } de { $met-figure } partida.
       *[other] Se rescató { $whole-figure } de { $met-figure } partida, y { $parts-figure } más hasta el punto dañado.
    }
   *[other] { $parts ->
        [0] Se rescataron { $whole-figure } de { $met-figure } partidas.
       *[other] Se rescataron { $whole-figure } de { $met-figure } partidas, y { $parts-figure } más hasta el punto dañado.
    }
}{ $going ->
    [0] {""}
   *[other] {" "}A una partida sin terminar puede faltarle lo que se eligió tras su última tirada.
}{ $there ->
    [100] {""}
   *[other] {" "}El archivo se corta al { $there-figure } % de su longitud: las partidas de más allá no dejaron rastro.
}
archive-damaged = { $file } está dañado. { $rescued } El archivo dañado se conservó, intacto, como { $aside } en la misma carpeta.
archive-damaged-stays = { $file } está dañado, y no se puede crear uno nuevo: { $why }. Sigue con su nombre, intacto. Las partidas se juegan en memoria y se guardan en cuanto esto se arregle. { $rescued }
archive-damaged-to-read = { $file } está dañado. { $rescued } No se modificó; cuando la ventana lo abra, se guarda aparte y se empieza un archivo nuevo{ $games ->
    [0] {""}
    [one] {" "}con la que se rescató
   *[other] {" "}con las que se rescataron
}.
archive-foreign = { $file } no es un Archivo Zonk. Se puso aparte, intacto, como { $aside } en la misma carpeta, y se empezó uno nuevo.
archive-foreign-to-read = { $file } no es un Archivo Zonk. No se modificó; la ventana lo pone aparte cuando lo abre.
archive-foreign-stays = { $file } no es un Archivo Zonk, y no se puede crear uno nuevo: { $why }. Sigue con su nombre, intacto. Las partidas se juegan en memoria y se guardan en cuanto esto se arregle.
archive-kept-in-trouble = { $kept } { $trouble }
archive-rescued-title = Rescatada hasta la tirada { $throws }{ $ways-count ->
    [0] {""}
   *[other] , luego { $ways-either }
}
archive-aside = Junto a este se conserva un Archivo Zonk dañado del { $day }.
archive-aside-rescued = Junto a este se conserva un Archivo Zonk dañado del { $day }. { $rescued }

archive-no-copy = No se hizo ninguna copia: { $why }. Las anteriores se conservan.
archive-not-read = { $file } no se puede leer: { $why }.
archive-no-copy-to-use = { $copy } no es un Archivo Zonk con el que seguir. No se cambió nada.
archive-not-put-in-place = { $copy } no se pudo poner en su sitio: { $why }. No se cambió nada.
archive-restored = { $copy } es ahora el Archivo Zonk. El anterior se conserva como { $aside }.
archive-itself = este es el propio Archivo Zonk

archive-not-written = { $file } no se pudo escribir: { $why }. Lo guardado antes se conserva.
archive-no-game = En el Archivo Zonk no hay ninguna partida número { $game }.
archive-odd-game = La partida { $game } no se puede leer: { $part ->
    [told] la entrada tras la que se reveló su semilla
    [pledges] la lista de sus otros sellos
   *[entry] la entrada { $line }
} no es algo que escriba este programa. Alguien o algo ha cambiado el Archivo Zonk; ahora no se cambió nada. Quizá alguna copia del Archivo Zonk tenga la partida entera.
archive-seed-damaged = La semilla de esta partida está dañada. Se puede ver, no jugar.
archive-rules-outside = Esta partida nombra reglas de la casa en un lugar fuera de la carpeta. No se escribió nada.
archive-rules-there = { $file } ya está en { $folder } y dice otra cosa. No se escribió nada; elige otra carpeta.
archive-twin = { $titled ->
    [yes] Esta partida ya está en el Archivo Zonk como { $title }, número { $game }.
   *[no] Esta partida ya está en el Archivo Zonk, número { $game }.
}
archive-another-file = Ya hay otro archivo con ese nombre.
archive-file-not-written = No se puede escribir: { $why }.
archive-not-taken = { $why }

archive-game-number = partida { $number }
archive-and-others = y más
