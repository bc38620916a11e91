verify-pledge = sigillo: { $pledge }
verify-compare = (prova qualcosa a chi l’ha visto prima del primo tiro: confronta)
verify-not-checked = non verificato: { $what }
verify-another-name = un altro nome: { $said }
verify-renamed = { $old } si chiama { $new } dal tiro { $throws ->
    [1] 1
   *[other] { $throws }
}
verify-throws = { $throws ->
    [1] 1 tiro
   *[other] tutti i { $throws } tiri
}
verify-honest = { $alone ->
    [yes] i dadi sono onesti: { $parts-listed } deriva dal seme sigillato.
   *[no] i dadi sono onesti: { $parts-listed } derivano dal seme sigillato.
}
verify-part-order = l’ordine di gioco
verify-part-magic = il Numero Magico
verify-part-names = di chi sono questi nomi
verify-part-rules = le regole, le opzioni e i punteggi di partenza
verify-part-choices = che cosa è stato tenuto e detto
verify-part-no-order = l’ordine di gioco, perché non è registrato un tiro per deciderlo
verify-part-end = la fine, perché il file si ferma prima che la partita finisca
verify-part-peek = se qualcuno ha sbirciato in una copia dell’intera cartella, o di un file e del suo seme
verify-part-hands = se gesti e parole sono quelli del tavolo, perché chi ha il seme può cercarne altri
verify-part-helps = chi era un computer, quali consigli sono stati mostrati e quando, perché nessuna catena li contiene
verify-part-course = che cosa è stato annullato o cambiato per strada, perché nessuna catena lo contiene
verify-chain = catena: { $head }, intatta (confrontala con la fine annotata)
verify-chain-holds = la catena del suo diario regge e finisce in { $head }…
verify-on-record = agli atti: { $said }
verify-begins-taken-over = la catena comincia dopo la riga { $line }, da un file di una versione più vecchia
verify-begins-imported = la catena comincia dopo la riga { $line }, dove è stata importata una trascrizione
verify-begins-kept-both = la catena comincia dopo la riga { $line }, dove una trascrizione è stata importata una seconda volta
verify-begins-brought-over = la catena comincia dopo la riga { $line }, dove la partita è stata portata da una copia
verify-begins-rescued = la catena comincia dopo la riga { $line }, dove la partita è stata salvata da un file danneggiato
verify-begins-copy-put-in-place = la catena comincia dopo la riga { $line }, dove è stata rimessa una copia dell’Archivio Zonk
verify-record-struck = { $times ->
    [1] 1 riga è stata annullata
   *[other] { $times } righe sono state annullate
}
verify-was-continued = { $times ->
    [1] la partita è stata lasciata e continuata una volta
   *[other] la partita è stata lasciata e continuata { $times } volte
}
verify-was-copy-put-in-place = { $times ->
    [1] nel frattempo è stata rimessa una copia dell’Archivio Zonk
   *[other] copie dell’Archivio Zonk sono state rimesse { $times } volte
}
verify-was-imported = { $times ->
    [1] è stata importata da una trascrizione
   *[other] è stata importata da trascrizioni { $times } volte
}
verify-was-kept-both = { $times ->
    [1] è stata importata una seconda volta
   *[other] è stata importata di nuovo { $times } volte
}
verify-gestures = gesti: { $throws ->
    [1] 1 tiro ha
   *[other] { $throws } tiri hanno
} dentro ciò che ha fatto la mano del giocatore, così nessuno poteva conoscerli prima
verify-behind = dopo il tiro { $throws } la partita era indietro rispetto a ciò che si era mostrato dei suoi dadi, { $shown } tiri, ed è continuata con dadi nuovi sotto un nuovo sigillo
verify-unwatched = dopo il tiro { $throws } non era annotato che cosa si fosse mostrato dei suoi dadi, e la partita è continuata con dadi nuovi sotto un nuovo sigillo
verify-record-computer = { $throw ->
    [0] per { $name } ha giocato il computer { $who } ({ $level })
   *[other] per { $name } ha giocato il computer { $who } ({ $level }) dopo il tiro { $throw }
}
verify-record-person = per { $name } ha giocato una persona dopo il tiro { $throw }
verify-record-hints = { $times ->
    [1] a { $name } è stato mostrato un consiglio
   *[other] a { $name } sono stati mostrati { $times } consigli
}
verify-record-times = { $ended ->
    [yes] giocata: { $start } – { $end }
   *[no] cominciata: { $start }
}
verify-wrong-faces = il tiro { $number } è scritto { $written }, ma il seme dà { $seed }
verify-wrong-order = l’ordine di gioco è scritto { $written }, ma il seme dà { $seed }
verify-wrong-magic = { $there ->
    [yes] il Numero Magico è scritto { $written }, ma il seme dà { $seed }
   *[no] il Numero Magico non è scritto, ma il seme dà { $seed }
}
verify-blame-no-record = dei dadi non si dice nulla; sono stati tirati a mano o inseriti
verify-blame-not-revealed = i dadi sono sigillati, ma il seme si rivela a partita finita
verify-blame-not-pledged = un seme è rivelato, ma non è mai stato sigillato; questo non prova nulla
verify-blame-no-throw = non è scritto nessun tiro, quindi nulla mostra che dei dadi fossero onesti
verify-blame-late-pledge = il sigillo sta dopo il primo tiro; deve venire prima
verify-blame-early-seed = il seme è stato rivelato prima dell’ultimo tiro; chi lo sapeva sapeva che cosa cadeva
verify-blame-wrong-seed = il seme non è quello sigillato prima del primo tiro
verify-blame-broken-chain = la partita non è ciò che dice la sua catena: qualcosa è cambiato dopo la scrittura
verify-blame-corrected = una voce è stata riscritta; i dadi del programma non si correggono mai
verify-must-be-followed-by-64 = dopo { $kind } ci vogliono 64 cifre esadecimali
verify-seated-must-be-followed-by = dopo seated ci vogliono i nomi come erano seduti
verify-behind-must-be-followed-by = dopo dice-behind ci vuole un numero di tiri
verify-is-given-twice = { $kind } è dato due volte
