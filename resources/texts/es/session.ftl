session-no-memory = Hay muy poca memoria. La partida está como se anotó por última vez; sigue. Ayuda > Acerca de > Sistema muestra el registro.
session-broken = Algo salió mal en el programa ({ $kind }). La partida está como se anotó por última vez; sigue. Ayuda > Acerca de > Sistema muestra el registro.

session-the-zonk-file-could-not = No se pudo abrir el Archivo Zonk ({ $name }). No se modificó; se juega en memoria.
session-the-zonk-file-is-damaged = El Archivo Zonk está dañado. Se rescatan sus partidas: { $done-figure } de { $of-figure }.
session-the-zonk-file-is-not = El Archivo Zonk no está abierto.
session-no-weekly-copy = El Archivo Zonk no tiene copia de esta semana. { $said } Se intenta otra vez en el próximo inicio.
session-no-stories = No se pudieron calcular las historias de los jugadores. { $why }
session-not-read = No se pudo leer el Archivo Zonk: { $wrong }. No se cambió nada.
session-unplayable = Esta partida no se puede volver a jugar, línea { $wrong }
