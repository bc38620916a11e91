read-sheet-title = Leggi un foglio
read-sheet-open = Immagini di fogli finiti
read-sheet-looking = Cerco il codice…
read-sheet-files = { $files-listed }
read-sheet-attached = Il PDF porta con sé la partita: non c’era un codice da leggere.
read-sheet-another = &Un’altra immagine…
read-sheet-head = { $rules }, { $day }
read-sheet-home = { $points-figure } punti, { $rounds } giri
read-sheet-broken-off = Interrotta nel giro { $rounds }
read-sheet-throws = { $throws } tiri su { $throws } derivano dal seme.
read-sheet-pledge = Il sigillo sulla carta è il sigillo del seme.
read-sheet-real = Dadi veri: i tiri sono come sono stati scritti.
read-sheet-new = Nuova qui: non è ancora nell’Archivio Zonk.
read-sheet-there = Già qui: partita { $game } dell’Archivio Zonk.
read-sheet-more = { $games ->
    [one] Con questa è stata letta un’altra partita.
   *[other] Con questa sono state lette altre { $games } partite.
}
read-sheet-note = Nomi e ore sono come dice la carta. Non è stato inviato niente da nessuna parte.
read-sheet-close = Chiudi
read-sheet-play = &Rivedila
read-sheet-add = Aggiungi all’Archivio Zonk
read-sheet-go-there = Apri
read-sheet-nothing-read = Non è ancora stato letto niente.
