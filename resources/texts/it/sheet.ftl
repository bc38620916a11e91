sheet-worth-by-face = faccia × { $factor }
sheet-subtitle = { $name }, { $dice }
sheet-dice = { $special ->
    [blood-die] { $dice-word } dadi, uno è il Dado di Sangue
    [odd-die] { $dice-word } dadi, uno di un altro colore
    [three-colours] { $dice-word } dadi in tre colori
   *[none] { $dice-word } dadi
}
sheet-for-players = per { $least }-{ $most } giocatori
sheet-field-date = data
sheet-field-start = inizio
sheet-field-finish = fine
sheet-field-magic = n. magico
sheet-field-scorekeeper = segnapunti
sheet-field-packer = carica il braciere
sheet-field-rule11k = regola 11.000 da
sheet-field-rule11k-at = alle
sheet-field-winner = vince
sheet-field-winner-keeps = vince, tiene il foglio
sheet-field-gha = g.h.a.
sheet-field-high-score = più punti
sheet-field-big-hit = big hit
sheet-field-consecutive-hit = consecutive hit
sheet-field-limit = limite
sheet-field-fewest = meno BH
sheet-zonk = Zonk
sheet-one-hit = un colpo
sheet-a-zonk = uno Zonk
sheet-page-of = pagina { $page-figure } di { $pages-figure }
sheet-re-roll-used-struck-out = Tiro bis usato: barrato
sheet-no-turn-here = qui nessun turno
sheet-final = finale
sheet-so-far = finora
sheet-corrected = corretto
sheet-penalty-taken-off = { $points }: una penalità, tolta dal totale seguente
sheet-hits = colpi
sheet-bong-hits = BH
sheet-brought-forward = riporto
sheet-file-title = { $title }, { $subtitle }: { $names-comma }{ $more ->
    [yes] {" "}e altri
   *[no] {""}
}{ $dated ->
    [yes] , { $day }
   *[no] {""}
}
sheet-page-rules = Le regole
sheet-page-keepsake = La corsa, colpi e dadi
sheet-page-codes = La partita in codici
sheet-page-number = Pagina { $page-figure }
sheet-page-rounds = Giri da { $first-figure } a { $last-figure }
sheet-page-players = { $rounds }, giocatori da { $first-figure } a { $last-figure }
sheet-on-paper = { $landscape ->
    [yes] { $paper }, orizzontale, { $pages ->
        [one] { $pages-figure } pagina
       *[other] { $pages-figure } pagine
    }
   *[no] { $paper }, verticale, { $pages ->
        [one] { $pages-figure } pagina
       *[other] { $pages-figure } pagine
    }
}{ $rules ->
    [yes] , l’ultima con le regole.
   *[no] .
}
sheet-rounds-and-room = Una partita dura circa { $rounds-figure } giri; { $games ->
    [1] c’è posto per { $rows-figure }
   *[other] c’è posto per due partite da { $rows-figure }
}{ $split ->
    [yes] , e { $share } partite su 100 finiscono a pagina 1
   *[no] {""}
}.
sheet-dice-pledged = dadi sigillati { $pledge }
sheet-halftime-show = SHOW DELL’INTERVALLO
sheet-race-told = Il totale di ogni giocatore dopo ognuno dei { $rounds-figure } giri. Alla fine: { $ends-comma }.
sheet-luck = { $each ->
    [0] Fortuna e scelte
   *[other] Fortuna e scelte; { hit-a } conta { $each-figure }
}
sheet-luck-of = { $luck } dai dadi, { $cost } dalle scelte
sheet-hints = Consigli chiesti
sheet-hints-of = { $hints ->
    [one] una volta
   *[other] { $hints-figure } volte
}
sheet-in-one-turn = { $points } in un turno
sheet-no-font = { $more ->
    [0] Nessun carattere su questo computer ha le lettere di { $names-comma }: si stampano come caselle vuote. Installane uno che le abbia, poi ristampa.
   *[other] Nessun carattere su questo computer ha le lettere di { $names-comma } e di altri { $more-figure }: si stampano come caselle vuote. Installane uno che le abbia, poi ristampa.
}
sheet-script-picture = un’immagine
sheet-script-cjk = cinese o giapponese
sheet-script-hangul = coreano
sheet-pdf-folder = { $file } è una cartella; dai il nome di un file.
sheet-pdf-no-folder = La cartella { $folder } non c’è.
sheet-pdf-not-written = { $kept ->
    [yes] Non posso scrivere { $file }: { $why }. Ciò che c’era resta; scegli un altro posto.
   *[no] Non posso scrivere { $file }: { $why }. Scegli un altro posto.
}
sheet-play-resumes-here = qui si riprende
sheet-other = Altro
sheet-the-race = La corsa
sheet-awards = Premi
sheet-best-turn = Miglior turno
sheet-head-hits = Colpi{ $thrown ->
    [yes] {""}
   *[no] {" "}secondo i totali
}
sheet-hits-all = totale
sheet-in-the-square = { $codes ->
    [one] Tutta questa serata è nel quadrato.
   *[other] { $here ->
        [yes] Tutta questa serata è in questi { $codes } quadrati.
       *[no] Tutta questa serata è nei { $codes } quadrati delle ultime pagine.
    }
}
sheet-point-a-phone = { $codes ->
    [one] Inquadralo col telefono
   *[other] Inquadrali uno a uno col telefono
}: { $thrown ->
    [yes] la pagina rifà tutti i { $throws } tiri{ $seed ->
        [yes] {" "}e dice se i dadi erano onesti.
       *[no] , com’erano sul tavolo.
    }
   *[no] la pagina riscrive tutto il foglio.
}
sheet-or-in-the-program = O nel programma: Archivio Zonk > Leggi un foglio. Non si invia niente.
sheet-pledged = Sigillato prima del primo tiro: { $pledge }
sheet-code = Codice { $part } di { $parts }
sheet-the-dice = I dadi
sheet-pledged-before-the-first-throw = Sigillati prima del primo tiro, SHA-256:
sheet-seed-told-at-the-end = Seme, rivelato alla fine:
sheet-signed-by-who-kept-the = Firmato da chi ha segnato i punti
sheet-this-is-no-name-of = Questo non è un nome di file.
sheet-the-pdf-cannot-be-drawn = Non si può disegnare il PDF; non è stato scritto niente.
sheet-and-more = { $name } e { $more ->
    [one] un altro
   *[other] altri { $more-figure }
}
sheet-line-of = { $name }: { $line }
sheet-not-finished = Non finita
sheet-note-award = { $award }: { $name }, { $value }
sheet-note-gha = G.H.A. { $average }
sheet-note-between = .{ "   " }
sheet-the-font-cannot-be-loaded = Non si può caricare il carattere { $name }; reinstalla il programma.
sheet-pad-dash = trattino
sheet-pad-column-total = totale
sheet-pad-column-turn = turno
sheet-pad-column-hits = colpi
sheet-pad-part = { $name }, { $part }
sheet-pad-half = metà
sheet-pad-mark = { $mark ->
    [straight] scala
    [magic] Numero Magico
    [devil] diavolo
    [square] quadrato
    [halftime] intervallo
    [flag] colpo
    [reroll] tiro bis
    [reroll-used] tiro bis, usato
    [pen] corretto
    [dashes] trattini
    [star] stella
    [asterisk] asterisco
   *[other] { $plain }
}
sheet-pad-hits = { $name }: { hits-counted }
sheet-pad-key = { $marks-comma }: { $words }
sheet-players = Giocatori
sheet-rounds = Giri
sheet-would-be = sarebbe { $said }
sheet-pad-corrected = Corretto.
sheet-click-to-correct-it = Clicca per correggere.
sheet-score-sheet = Foglio dei punti
