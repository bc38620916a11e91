live-the-dice-lie-on-your = I dadi sono sul tuo tavolo. Scrivi le loro facce.
live-dice-that-have-landed-stay = I dadi caduti restano caduti.
live-this-entry-is-not-there = Questa voce non c’è più.
live-not-written = Ciò che si è giocato per ultimo non è ancora scritto; si riprova ogni pochi secondi.
live-not-corrected = Non è stato corretto niente: «{ $line }» non reggerebbe più. { $why }
live-behind = Di questa partita si sono visti { $shown } tiri, ma è al tiro { $made }. Quindi continua con dadi nuovi sotto un nuovo sigillo, e questo è agli atti.
live-unwatched = Qui non è annotato quali tiri di questa partita si sono visti: viene da altrove, o la nota non c’è più. Quindi continua con dadi nuovi sotto un nuovo sigillo, e questo è agli atti.
live-not-watched = I dadi aspettano: accanto all’Archivio Zonk non si può annotare quali tiri sono stati mostrati ({ $why }). Non si perde niente; tira di nuovo quando si può scrivere.
live-no-totals = I dadi di questa partita li tira il programma: nessun turno si scrive come totale.
live-seed-is-told = La partita è finita e il seme dei suoi dadi è rivelato; resta così.
live-rules-are-refused = Con le sue regole non si gioca più nessuna partita{ $over ->
    [yes] {""}
   *[no] , quindi non può continuare
}; l’Archivio Zonk la fa rivedere, la stampa e la esporta. { $why }
