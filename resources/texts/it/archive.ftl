archive-file-trouble = Non posso scrivere { $file }: { $why }. Resta sotto il suo nome, e non si perde nulla. Si gioca in memoria e si salva appena il guaio è risolto. Libera spazio o ripara il disco.
archive-half-moved = c’è il suo diario (-wal), ma non il file stesso
archive-file-closed = Non posso scrivere { $file }: { $why }. Resta sotto il suo nome, e non si perde nulla. Libera spazio o ripara il disco.
archive-unread = Non posso leggere { $file }: { $why }. Non è stato modificato.
archive-newer = { $file } è stato scritto da una versione più nuova del programma. Non è stato modificato: le sue partite si possono guardare, le nuove non si salvano. Avvia la versione più nuova.
archive-reading-only = È aperto in sola lettura.
archive-none-yet = In { $folder } non c’è ancora un Archivio Zonk.
archive-not-a-folder = { $folder } non è una cartella. Non è stato modificato; indica un’altra cartella con --data-dir. Fino ad allora non si salva nessuna partita.
archive-not-a-file = { $file } è { $kind ->
    [folder] una cartella, non un file
    [link] un collegamento che non porta da nessuna parte
   *[other] una pipe o un dispositivo, non un file
}. Non è stato modificato; spostalo e riavvia. Fino ad allora non si salva nessuna partita.
archive-no-folder = Non posso creare { $folder }: { $why }. Si gioca in memoria; indica un’altra cartella con --data-dir.
archive-folder-not-written = Non posso scrivere in { $folder }: { $why }. Le partite che contiene si possono guardare; le nuove si giocano in memoria e alla fine vanno perse. Libera spazio o sistema i permessi, oppure indica un’altra cartella con --data-dir.
archive-no-memory = c’è troppo poca memoria
archive-too-large = è troppo grande per essere letto in memoria
archive-rescued = { $met ->
    [0] Non si è trovata nessuna partita.
    [1] { $parts ->
        [0] Partite salvate: { $whole-figure } su { $met-figure }.
       *[other] Partite salvate: { $whole-figure } su { $met-figure }, e altre { $parts-figure } fino al punto danneggiato.
    }
   *[other] { $parts ->
        [0] Partite salvate: { $whole-figure } su { $met-figure }.
       *[other] Partite salvate: { $whole-figure } su { $met-figure }, e altre { $parts-figure } fino al punto danneggiato.
    }
}{ $going ->
    [0] {""}
   *[other] {" "}A una partita non finita può mancare ciò che è stato scelto dopo l’ultimo tiro.
}{ $there ->
    [100] {""}
   *[other] {" "}Il file si interrompe al { $there-figure }% della sua lunghezza: le partite successive non hanno lasciato traccia.
}
archive-damaged = { $file } è danneggiato. { $rescued } Il file danneggiato è conservato, intatto, come { $aside } nella stessa cartella.
archive-damaged-stays = { $file } è danneggiato, e non se ne può creare uno nuovo: { $why }. Resta sotto il suo nome, intatto. Si gioca in memoria e si salva appena il guaio è risolto. { $rescued }
archive-damaged-to-read = { $file } è danneggiato. { $rescued } Non è stato modificato; quando la finestra lo apre, viene messo da parte e ne comincia uno nuovo{ $games ->
    [0] {""}
    [one] {" "}con la partita salvata
   *[other] {" "}con le partite salvate
}.
archive-foreign = { $file } non è un Archivio Zonk. È stato messo da parte, intatto, come { $aside } nella stessa cartella, e ne è cominciato uno nuovo.
archive-foreign-to-read = { $file } non è un Archivio Zonk. Non è stato modificato; la finestra lo mette da parte quando lo apre.
archive-foreign-stays = { $file } non è un Archivio Zonk, e non se ne può creare uno nuovo: { $why }. Resta sotto il suo nome, intatto. Si gioca in memoria e si salva appena il guaio è risolto.
archive-kept-in-trouble = { $kept } { $trouble }
archive-rescued-title = Salvata fino al tiro { $throws }{ $ways-count ->
    [0] {""}
   *[other] , poi { $ways-either }
}
archive-aside = Accanto a questo è conservato un Archivio Zonk danneggiato: { $day }.
archive-aside-rescued = Accanto a questo è conservato un Archivio Zonk danneggiato: { $day }. { $rescued }
archive-no-copy = Nessuna copia fatta: { $why }. Le più vecchie restano.
archive-not-read = Non posso leggere { $file }: { $why }.
archive-no-copy-to-use = { $copy } non è un Archivio Zonk con cui continuare. Non è cambiato nulla.
archive-not-put-in-place = Non ho potuto mettere { $copy } al suo posto: { $why }. Non è cambiato nulla.
archive-restored = Ora { $copy } è l’Archivio Zonk. Quello di prima è conservato come { $aside }.
archive-itself = è proprio l’Archivio Zonk
archive-not-written = Non ho potuto scrivere { $file }: { $why }. Ciò che era già salvato resta.
archive-no-game = Nell’Archivio Zonk non c’è la partita numero { $game }.
archive-odd-game = Non posso leggere la partita { $game }: { $part ->
    [told] la voce dopo cui è stato rivelato il seme
    [pledges] l’elenco dei suoi altri sigilli
   *[entry] la voce { $line }
} non è opera di questo programma. Qualcuno o qualcosa ha modificato l’Archivio Zonk; ora non è cambiato nulla. Forse una copia dell’Archivio Zonk ha la partita intera.
archive-seed-damaged = Il seme di questa partita è danneggiato. Si può guardare, non giocare.
archive-rules-outside = Questa partita usa regole della casa fuori dalla cartella. Non è stato scritto nulla.
archive-rules-there = { $file } è già in { $folder } e dice altro. Non è stato scritto nulla; scegli un’altra cartella.
archive-twin = { $titled ->
    [yes] Questa partita è già nell’Archivio Zonk come { $title }, numero { $game }.
   *[no] Questa partita è già nell’Archivio Zonk, numero { $game }.
}
archive-another-file = C’è già un altro file con questo nome.
archive-file-not-written = Non si può scrivere: { $why }.
archive-not-taken = { $why }
archive-game-number = partita { $number }
archive-and-others = e altri
