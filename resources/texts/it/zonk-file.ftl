zonk-file-the-end = La fine
zonk-file-turn-of = Turno { whose }
zonk-file-title = L’Archivio Zonk
zonk-file-the-bin = Il cestino
zonk-file-search = Cerca nelle partite
zonk-file-search-hint = Nomi, regole, titolo, data
zonk-file-filters = Filtri
zonk-file-filter-player = Giocatore
zonk-file-filter-rules = Regole
zonk-file-filter-winner = Chi vince
zonk-file-filter-span = Data
zonk-file-filter-state = Stato
zonk-file-any-player = Tutti i giocatori
zonk-file-any-rules = Tutte le regole
zonk-file-any-winner = Chiunque vinca
zonk-file-any-span = Sempre
zonk-file-any-state = Tutti gli stati
zonk-file-last-days = Ultimi { $days } giorni
zonk-file-in-year = Nel { $year }
zonk-file-finished = Finita
zonk-file-in-play = In corso
zonk-file-won = Vince { $name }
zonk-file-chip = Togli: { $filter }
zonk-file-games = { $games ->
    [one] 1 partita
   *[other] { $games-figure } partite
}
zonk-file-column-date = Data
zonk-file-column-players = Giocatori
zonk-file-column-rules = Regole
zonk-file-column-winner = Vince
zonk-file-column-rounds = Giri
zonk-file-column-throws = Tiri
zonk-file-list = Partite
zonk-file-sort = Ordina per { $column } (Ctrl+{ $key }); ancora una volta inverte
zonk-file-cell-titled = { $title }: { $players }
zonk-file-cell-no-winner = nessuno
zonk-file-cell-in-play = in corso
zonk-file-nothing = Ancora nessuna partita. Ogni partita si conserva qui da sola, dal primo tiro in poi.
zonk-file-nothing-fits = Nessuna partita corrisponde. Togli una parola o un filtro.
zonk-file-bin-is-empty = Il cestino è vuoto.
zonk-file-story = { $name }: { $story }
zonk-file-open = Apri
zonk-file-continue = Continua
zonk-file-replay = Rivedi
zonk-file-review = Analisi
zonk-file-print = Stampa il foglio
zonk-file-verify = Verifica i dadi
zonk-file-statistics = Statistiche
zonk-file-export = Esporta…
zonk-file-rename = Rinomina…
zonk-file-to-bin = Cestina
zonk-file-restore = Recupera
zonk-file-note = { $rules }, { $day }. { $state ->
    [open] Non ancora finita.
    [won] Vince { $winner }.
   *[nobody] { $totals ->
        [yes] I totali non dicono chi ha vinto.
       *[no] Nessuno ha vinto.
    }
}{ $real ->
    [yes] {" "}Con dadi veri{ $totals ->
        [yes] , scritta come totali
       *[no] {""}
    }.
   *[no] {""}
}
zonk-file-chosen = { $games ->
    [0] Nessuna partita scelta
    [one] 1 partita
   *[other] { $games-figure } partite
}
zonk-file-chosen-note = Esporta e Cestina le prendono tutte.
zonk-file-choose-one = Scegli una partita sola.
zonk-file-choose = Scegli una partita.
zonk-file-on-the-table = La partita sul tavolo non va nel cestino.
zonk-file-restore-first = Prima recupera la partita.
zonk-file-called = Si chiama { $name }.
zonk-file-name-gone = Il nome è tolto.
zonk-file-import = Importa…
zonk-file-read-a-sheet = Leggi un foglio…
zonk-file-import-title = Importa trascrizioni
zonk-file-bin = Cestino ({ $games-figure })
zonk-file-show-bin = Mostra il cestino
zonk-file-back = Torna alle partite
zonk-file-empty-bin = Svuota il cestino…
zonk-file-copies = Copie…
zonk-file-close = Chiudi
zonk-file-stop = Ferma
zonk-file-progress = File fatti
zonk-file-busy = Un’importazione, esportazione o stampa alla volta.
zonk-file-went = { $done-figure } di { $files-figure } file
zonk-file-went-over = { $done-figure } di { $games-figure } partite
zonk-file-binned = Nel cestino: { $games ->
    [one] 1 partita
   *[other] { $games-figure } partite
}.
zonk-file-restored = Recuperate: { $games ->
    [one] 1 partita
   *[other] { $games-figure } partite
}.
zonk-file-deleted = Eliminate: { $games ->
    [one] 1 partita
   *[other] { $games-figure } partite
}.
zonk-file-delete-question = Eliminare per sempre { $games ->
    [one] 1 partita
   *[other] { $games-figure } partite
}?
zonk-file-delete-note = Ciò che si elimina qui non torna più.
zonk-file-delete = Elimina { $games ->
    [one] 1 partita
   *[other] { $games-figure } partite
}
zonk-file-keep-them = Tienile
zonk-file-export-one = Esporta la trascrizione
zonk-file-export-many = Una cartella per { $files-figure } trascrizioni
zonk-file-written = Scritto: { $names-comma }.
zonk-file-not-written = Non scritto: { $why }
zonk-file-exported = Scritti: { $files ->
    [one] 1 file
   *[other] { $files-figure } file
}.{ $same ->
    [0] {""}
    [one] {" "}1 c’era già.
   *[other] {" "}{ $same-figure } c’erano già.
}{ $refused ->
    [0] {""}
   *[other] {" "}Non scritti: { $refused-figure }.
}{ $stopped ->
    [yes] {" "}Interrotto.
   *[no] {""}
}
zonk-file-not-all-written = Non tutto è stato scritto
zonk-file-export-broken = { $why } Scritti prima di allora: { $files-figure }.
zonk-file-imported = Importate: { $games ->
    [one] 1 partita
   *[other] { $games-figure } partite
}.{ $bygone ->
    [0] {""}
   *[other] {" "}Con le regole di { $bygone-figure } di queste non si gioca più: si possono rivedere, stampare ed esportare, non continuare.
}{ $left ->
    [0] {""}
   *[other] {" "}Lasciate fuori, perché già qui: { $left-figure }.
}{ $refused ->
    [0] {""}
   *[other] {" "}Rifiutate: { $refused-figure }.
}{ $stopped ->
    [yes] {" "}Interrotto; il resto non è stato guardato.
   *[no] {""}
}
zonk-file-not-printed = Interrotto. Non è stato stampato niente.
zonk-file-not-imported = Non importato: { $why } Non è cambiato nulla.
zonk-file-import-broken = { $why } Importate prima di allora: { $games ->
    [one] 1 partita
   *[other] { $games-figure } partite
}.
zonk-file-refused-title = Rifiutati: { $refused-figure } di { $files ->
    [one] 1 file
   *[other] { $files-figure } file
}
zonk-file-refused-note = { $said } Di ogni file rifiutato è indicata la prima cosa che non regge.
zonk-file-refused-line = { $file }, riga { $why }
zonk-file-refused-file = { $file }: { $why }
zonk-file-refused-files = File rifiutati
zonk-file-twins = { $games ->
    [one] 1 di queste partite è già qui.
   *[other] { $games-figure } di queste partite sono già qui.
}
zonk-file-twins-note = Regole, giocatori e ogni azione sono uguali. Tenute due volte, contano due volte in record e statistiche.
zonk-file-leave-out = Lascia fuori
zonk-file-keep-both = Tieni entrambe
zonk-file-rename-title = Rinomina la partita
zonk-file-rename-ask = Come si chiama questa partita:
zonk-file-rename-field = Come si chiama questa partita
zonk-file-rename-hint = Senza nome porta quelli dei giocatori
zonk-file-rename-do = Rinomina
zonk-file-cancel = Annulla
zonk-file-real-dice = Dadi veri su un tavolo vero: il programma non ne ha tirato nessuno, quindi non c’è niente da verificare.
zonk-file-verified = { $said-first }{ $other ->
    [yes] {" "}{ $renamed-first }.
   *[no] {""}
} Non verificato: { $unknown }.
zonk-file-not-verified = { $said-first }.
zonk-file-replay-title = Rivedi
zonk-file-tray = Vassoio dei dadi
zonk-file-moment = Momento della partita
zonk-file-step-back = Indietro
zonk-file-play = Avvia
zonk-file-pause = Pausa
zonk-file-step = Avanti
zonk-file-clip = Salva una clip…
zonk-file-clip-brief = Clip…
zonk-file-key-left = Freccia sinistra
zonk-file-key-space = Spazio
zonk-file-key-right = Freccia destra
zonk-file-speeds = Velocità
zonk-file-speed-slow = Lenta
zonk-file-speed-normal = Normale
zonk-file-speed-fast = Veloce
zonk-file-speed-off = Subito
zonk-file-rolls = { name-rolls }.
zonk-file-throw-of = Tiro { $throw-figure } di { $of-figure }
zonk-file-entry-of = Voce { $entry-figure } di { $of-figure }
zonk-file-begins = La partita comincia.
zonk-file-corrected = { $told } Questa voce è stata corretta.
zonk-file-copies-title = Copie dell’Archivio Zonk
zonk-file-copies-head = Copie
zonk-file-copies-note = una a settimana da sola, restano le ultime tre
zonk-file-copies-list = Copie e file messi da parte
zonk-file-copy-now = Copia ora
zonk-file-copies-looking = Guardo dentro…
zonk-file-bring-over = Porta qui { $games-figure }
zonk-file-copy-restore = Ripristina…
zonk-file-copy-delete = Elimina…
zonk-file-no-copy = Non c’è ancora una copia.
zonk-file-copy-made = Copia fatta.
zonk-file-over-broken = { $why } { $said }
zonk-file-brought-over = Portate qui: { $games-figure }{ $parts ->
    [0] {""}
   *[other] , { $parts-figure } fino al punto danneggiato
}{ $lost ->
    [0] {""}
   *[other] ; { $lost-figure } non si possono rigiocare
}. Niente di ciò che era qui è cambiato.{ $stopped ->
    [yes] {" "}Interrotto; il resto si può portare più tardi.
   *[no] {""}
}
zonk-file-restore-question = Tornare all’Archivio Zonk di questo giorno: { $day }?
zonk-file-restore-note = Contiene { $games ->
    [one] 1 partita
   *[other] { $games-figure } partite
}. L’Archivio Zonk di adesso resta accanto e si può ripristinare allo stesso modo. La partita sul tavolo viene con te.
zonk-file-delete-copy = Eliminare { $file } per sempre?
zonk-file-delete-copy-note = { $games-figure } delle sue partite non sono nell’Archivio Zonk. Ciò che si elimina qui non torna più.
zonk-file-delete-it = Elimina
zonk-file-copy-deleted = Eliminata.
zonk-file-export-all = Esporta ogni partita…
zonk-file-look-inside = Guarda dentro
zonk-file-try-again = Riprova
zonk-file-copy-fills = Contiene { $fills-figure } di { $games ->
    [one] 1 partita con un vuoto
   *[other] { $games-figure } partite con dei vuoti
}.
zonk-file-inside = Partite di questo file
zonk-file-column-here = Nell’Archivio Zonk
zonk-file-inside-here = { $state ->
    [yes] qui
    [longer] qui in parte
   *[no] manca
}
zonk-file-keep-all = Lascia tutto com’è
zonk-file-copy-of = Copia: { $day }
zonk-file-kept-aside = { $kind ->
    [damaged] Messo da parte ({ $day }): è danneggiato
    [foreign] Messo da parte ({ $day }): non è un Archivio Zonk
    [newer] Messo da parte ({ $day }): scritto da una versione più nuova del programma
    [older] Copia ({ $day }), prima che una versione più nuova cambiasse il file
    [replaced] Messo da parte ({ $day }): sostituito da una delle sue copie
   *[other] Messo da parte ({ $day })
}
zonk-file-megabytes = { $size } MB
zonk-file-kilobytes = { $size } kB
zonk-file-copy-holds = { $games ->
    [one] 1 partita
   *[other] { $games-figure } partite
}, { $size }.{ $missing ->
    [0] {""}
   *[other] {" "}Non nell’Archivio Zonk: { $missing-figure }.
}
zonk-file-rescued-head = Partite salvate: { $rescued-figure } di { $games ->
    [one] 1
   *[other] { $games-figure }
}
zonk-file-rescued-note = L’Archivio Zonk era danneggiato sul disco ed è stato messo da parte ({ $day }). Ogni partita ancora leggibile è di nuovo qui, tiro per tiro.{ $lost ->
    [0] {""}
    [one] {" "}1 manca.
   *[other] {" "}{ $lost-figure } mancano.
}{ $parts ->
    [0] {""}
    [one] {" "}1 arriva fino al punto danneggiato.
   *[other] {" "}{ $parts-figure } arrivano fino al punto danneggiato.
} Il file danneggiato non è stato toccato: sta accanto al nuovo, e questa riga resta finché c’è.
zonk-file-fill-gaps = Riempi i vuoti dalla copia: { $day }
zonk-file-gaps-in-it = Ne contiene { $fills-figure } di { $games-figure }. Qui non si sostituisce niente.
zonk-file-show-damaged = Mostra il file danneggiato
zonk-file-fold = Chiudi l’avviso
zonk-file-unfold = Riapri
zonk-file-map-head = { $games ->
    [one] 1 partita
   *[other] Le tue { $games-figure } partite, dalla più vecchia
}
zonk-file-map = Mappa di { $games ->
    [one] 1 partita
   *[other] { $games-figure } partite
}: { $rescued-figure } salvate, { $parts-figure } fino al punto danneggiato, { $lost-figure } mancanti
zonk-file-mark-means-rescued = salvata
zonk-file-mark-means-part = fino al punto danneggiato
zonk-file-mark-means-lost = mancante
zonk-file-mark = { $dated ->
    [yes] { $rules }, { $day }
   *[no] Numero { $number-figure }
}: { $state ->
    [whole] salvata
    [back] salvata da una copia
    [part] fino al tiro { $throws-figure }
   *[lost] mancante
}
zonk-file-missing-head = { $games ->
    [one] Quella con un vuoto
   *[other] Le { $games-figure } con dei vuoti
}
zonk-file-missing-note = secondo ciò che ne resta
zonk-file-number = Numero { $number-figure }
zonk-file-left = { $kind ->
    [part] { $throws ->
        [one] letto il primo tiro
       *[other] letti i primi { $throws-figure } tiri
    }
    [head] solo la copertina
   *[none] illeggibile
}
zonk-file-left-line = Numero { $number-figure }{ $dated ->
    [yes] , { $rules }, { $day }
   *[no] {""}
}: { $left }
zonk-file-more-missing = e altre { $games-figure }
zonk-file-list-all = Elencale tutte
zonk-file-missing-counted = Nomi, record e media colpi del gruppo contano ciò che c’è. Le altre tornano a contare appena ritornano.
zonk-file-see-rescue = Mostra che cosa è stato salvato
