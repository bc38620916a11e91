compact-no-room = Nessun codice può contenere questa partita.
compact-not-a-game = Il codice non contiene una partita che si possa rigiocare.
compact-unknown-rules = Il codice contiene una partita con regole chiamate «{ $name }», che questo programma non ha.
compact-other-version = Il codice è di una versione più nuova di questo programma. Procurati quella, e leggi il foglio con lei.
compact-cut-off = L’indirizzo di questa partita ha perso la fine. Copialo di nuovo, intero, o leggi il foglio stesso.
compact-no-code = Non ho trovato il codice di un foglio finito. Fai la foto più da vicino, con luce uniforme, con tutto il quadrato e il bianco attorno.
compact-lacking = { $found ->
    [one] Trovato solo il codice { $there } di { $of }.
   *[other] Trovati solo i codici { $there } di { $of }.
} Fotografa ognuno degli altri, e leggili tutti insieme.
compact-not-read = Non posso leggere { $file }: { $why }.
compact-too-large = { $file } supera { $most } MB. Salva l’immagine più piccola, e rileggila.
compact-took-too-long = Guardare { $file } ha richiesto troppo tempo. Salva l’immagine più piccola, e rileggila.
compact-no-picture = { $file } non è un’immagine né un PDF leggibile.
