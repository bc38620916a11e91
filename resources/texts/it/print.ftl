print-title = Stampa fogli
print-title-game = Stampa il foglio
print-title-games = { $count ->
    [one] Stampa un foglio
   *[other] Stampa { $count-figure } fogli
}
print-printer = Stampante
print-too-many = Si stampano al massimo { $most-figure } fogli alla volta.
print-no-printer = Nessuna stampante
print-no-printer-told = Su questo computer non è impostata nessuna stampante. Il foglio si può invece scrivere come PDF.
print-printer-usual = { $name }, la solita
print-state-ready = Pronta.
print-state-busy = Ora stampa altro; questo viene dopo.
print-state-stopped = Ferma, o senza carta o inchiostro. Il foglio aspetta che qualcuno provveda.
print-state-closed = Ora non accetta niente. Scegli un’altra stampante, o scrivi un PDF.
print-state-gone = Questa stampante non c’è più. Scegline un’altra, o scrivi un PDF.
print-state-paper = Non ha { $paper }. Scegli altra carta o stampante, o scrivi un PDF.
print-sheet = Foglio
print-players = Giocatori
print-paper = Carta
print-turn = Orientamento
print-turn-auto = Automatico
print-turn-portrait = Verticale
print-turn-landscape = Orizzontale
print-rows = Righe
print-rows-fit = quante ci stanno
print-names = Con i nomi
print-names-told = Con i nomi al posto di righe su cui scrivere
print-names-hint = Un nome per riga
print-names-list = Nomi, uno per riga
print-rules = Con le regole
print-rules-told = Con le regole accanto alla tabella, o sul retro
print-both-sides = Fronte e retro
print-black = Solo nero
print-luck = Fortuna e scelte
print-luck-told = Con la fortuna ai dadi di ognuno, e quanto sono costate le scelte
print-luck-unknown = Di queste regole non si conoscono le probabilità: il foglio non ha fortuna da raccontare.
print-luck-some = { $count ->
    [one] Di una partita
   *[other] Di { $count-figure } partite
} non si conoscono le probabilità: lì la fortuna resta fuori.
print-luck-stopped = Interrotto. I fogli restano senza fortuna e scelte.
print-reckoning = Ogni scelta viene pesata: { $share }%
print-copies = Copie
print-pages = Pagine
print-pages-all = tutte, o 1-3, 5
print-margins = Margini
print-margins-narrow = Stretti
print-margins-wide = Larghi
print-file = Come file
print-folder = in { $folder }
print-folder-taken = in { $folder }. C’è già un file con quel nome: ti verrà chiesto.
print-lasts = { $rows-enough ->
    [yes] Una partita dura circa { $rounds-figure } giri: { $pages ->
        [one] una pagina
       *[other] { $pages-figure } pagine
    }.
   *[no] Una partita dura circa { $rounds-figure } giri: { $rows-figure } righe non bastano.
}
print-done = { $split ->
    [yes] { $first } partite su 100 finiscono a pagina 1, { $share ->
        [100] tutte quelle contate
       *[other] { $share }
    } in { $rows-figure } giri.
   *[no] { $share ->
        [0] Quasi nessuna partita finisce in { $rows-figure } giri.
        [100] Tutte le partite contate finiscono in { $rows-figure } giri.
       *[other] { $share } partite su 100 finiscono in { $rows-figure } giri.
    }
}
print-rounds = { $count-figure } giri
print-chart = Quanti giri durano le partite; quelle in rosso non ci stanno.
print-sum = { $sides ->
    [one] Una facciata
   *[other] { $sides-figure } facciate
}{ $copies ->
    [1] {""}
   *[other] , { $copies-figure } copie
}: { $leaves ->
    [one] un foglio di carta
   *[other] { $leaves-figure } fogli di carta
}.{ $black ->
    [yes] {" "}Solo nero.
   *[no] {""}
}
print-pages-wrong = Le pagine vanno da 1 a { $most-figure }; «{ $part }» non è tra queste.
print-side = facciata { $number-figure } di { $most-figure }, righe alte { $tenths } mm
print-side-plain = facciata { $number-figure } di { $most-figure }
print-thumb-rounds = { $number-figure }: giri da { $first-figure } a { $last-figure }
print-thumb-rules = { $number-figure }: le regole
print-thumb-race = { $number-figure }: la corsa
print-thumb-page = { $number-figure }
print-thumbs = Pagine del foglio
print-page = La pagina, come uscirà
print-zoom-whole = pagina intera
print-zoom-in = Più grande
print-zoom-out = Più piccola
print-key-cancel = Esc
print-key-save = Ctrl S
print-key-go = Invio
print-cancel = Annulla
print-stop = Ferma
print-save = Salva in PDF…
print-go = { $leaves ->
    [one] Stampa un foglio
   *[other] Stampa { $leaves-figure } fogli
}
print-go-none = Stampa
print-going = Facciata { $done-figure } di { $most-figure }
print-sent = Inviato a { $printer }.
print-stopped = { $done ->
    [0] Interrotto. Non è stato stampato niente.
    [one] Interrotto. Dalla stampante può ancora uscire una facciata.
   *[other] Interrotto. Dalla stampante possono ancora uscire { $done-figure } facciate.
}
print-stopped-file = Interrotto. Non è stato scritto niente.
print-failed = La stampante non ha accettato il foglio. { $known ->
    [yes] Ha detto: «{ $why }» Non è stato stampato niente; si può invece scrivere un PDF.
   *[no] Non è stato stampato niente; si può invece scrivere un PDF.
}
print-written = Scritto: { $file }, { $pages ->
    [one] 1 pagina
   *[other] { $pages-figure } pagine
}.
print-broken = { $kind ->
    [memory] C’è troppo poca memoria: non è stato scritto niente. Chiudi altri programmi, poi riprova.
   *[other] Qualcosa è andato storto nel programma ({ $kind }): non è stato scritto niente. Riprova; Aiuto > Informazioni > Sistema mostra il registro.
}
print-not-written = Il PDF non è stato scritto. { $why }
print-name-blank = { $sheet }, { $players ->
    [one] 1 giocatore
   *[other] { $players-figure } giocatori
}, { $paper }
print-name-games = { $count-figure } fogli, { $paper }
print-ask = Foglio in PDF
