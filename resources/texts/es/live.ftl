live-the-dice-lie-on-your = Los dados están en tu mesa. Escribe sus caras.
live-dice-that-have-landed-stay = Dado caído, dado jugado.
live-this-entry-is-not-there = Esta entrada ya no está.
live-not-written = Lo último que se jugó aún no está guardado; se intenta otra vez cada pocos segundos.
live-not-corrected = No se corrigió nada: “{ $line }” dejaría de sostenerse. { $why }
live-behind = Se han visto { $shown } tiradas de esta partida, y está en la tirada { $made }. Por eso sigue con dados nuevos y otro sello, y de ello queda constancia.
live-unwatched = Aquí no consta qué tiradas suyas se han visto: viene de otro sitio o falta la nota. Por eso la partida sigue con dados nuevos y otro sello, y de ello queda constancia.
live-not-watched = Los dados esperan: no se puede apuntar junto al Archivo Zonk qué tiradas se mostraron ({ $why }). No se pierde nada; vuelve a tirar cuando se pueda escribir.
live-no-totals = En esta partida tira los dados el programa: ningún turno se anota como total.
live-seed-is-told = La partida ha terminado y la semilla de sus dados está revelada; así se queda.
live-rules-are-refused = Con sus reglas ya no se juega ninguna partida{ $over ->
    [yes] {""}
   *[no] , así que no puede seguir
}; el Archivo Zonk la repite, imprime y exporta. { $why }
