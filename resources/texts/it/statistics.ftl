statistics-title = Statistiche
statistics-progress = Partite lette
statistics-reading = { $read-figure } di { $games-figure } partite lette
statistics-read = { $games ->
    [one] 1 partita
   *[other] { $games-figure } partite
}{ $refused ->
    [0] {""}
    [one] . 1 non si può rigiocare e resta fuori.
   *[other] . { $refused-figure } non si possono rigiocare e restano fuori.
}
statistics-save = &Salva
statistics-close = Chiudi
statistics-png = { $times ->
    [1] Immagine, come sullo schermo (PNG)
    [2] Immagine, grande il doppio (PNG)
   *[other] Immagine, grande il triplo (PNG)
}
statistics-save-svg = Disegno (SVG)
statistics-save-csv = Tabella (CSV)
statistics-save-title = Salva le statistiche
statistics-nothing-to-save = Non c’è ancora niente da salvare.
statistics-written = Scritto: { $file }.
statistics-not-written = Non posso scrivere { $file }: { $why }.
statistics-no-picture = l’immagine non si può disegnare
statistics-percent = { $share }%
statistics-empty = Ancora niente da raccontare
statistics-empty-race = Dopo la prima partita, qui il totale di ognuno corre di giro in giro.
statistics-empty-hits = Dopo la prima partita, qui vedi che cosa porta colpi al tuo tavolo, a partire dal più frequente.
statistics-empty-turns = Dopo la prima partita, qui vedi quanto porta un turno, a confronto con chi si ferma sempre alla stessa cifra.
statistics-empty-players = Dopo la prima partita, qui vedi chi ha vinto e quante volte, chi batte chi, e chi è in forma.
statistics-empty-sheets = Dopo la prima partita, qui i regolamenti stanno fianco a fianco.
statistics-empty-records = Dopo la prima partita, qui sono appesi il miglior turno, il colpo più grosso e la serie più lunga: ognuno apre la sua partita.
statistics-empty-dice = Dopo la prima partita, qui vedi quante volte è uscita ogni faccia, e se dadi onesti fanno così.
statistics-none-sub = Continua a giocare, e comparirà qui.
statistics-page-race = Corsa
statistics-race-game = Partita
statistics-race-kind = Che cosa si disegna
statistics-race-totals = Totali
statistics-race-behind = Distacco
statistics-race-chances = Prob. di vincere
statistics-race-entry = { $rules }, { $day }: { $names-comma }
statistics-race-show = Show dell’intervallo
statistics-race-axis = giro
statistics-race-home = traguardo, { $points-figure }
statistics-race-head = Giro { $round-figure }
statistics-race-gain = +{ $points }
statistics-race-round = Giro { $round-figure }. { $turns }.
statistics-race-turn = { $name } { $turn }, totale { $total-figure }
statistics-race-sub = { $rules }, { $day }, { $players ->
    [one] un giocatore
   *[other] { $players-figure } giocatori
}, { $rounds ->
    [one] un giro
   *[other] { $rounds-figure } giri
}. Punta un giro per leggerlo; le frecce li scorrono.
statistics-race-none = Nessuno ha ancora segnato niente
statistics-race-led = In testa dal giro { $round-figure } in poi: { $name }
statistics-race-led-always = In testa dal primo giro all’ultimo: { $name }
statistics-race-leads = { name-leads } dal giro { $round-figure }
statistics-race-leads-always = { name-leads } dal primo giro
statistics-race-lead = In testa
statistics-race-lead-of = { $rounds-figure } di { $of ->
    [one] 1 giro
   *[other] { $of-figure } giri
}
statistics-race-changes = Cambi in testa
statistics-race-changes-last = l’ultimo nel giro { $round-figure }, a favore di { $name }
statistics-race-changes-none = nessun sorpasso in vetta
statistics-race-jump = Salto più grande
statistics-race-jump-by = { $name }, giro { $round-figure }
statistics-race-gap = Tra i primi due
statistics-race-gap-between = { $second } dietro { $first }
statistics-page-hits = { $hit-word ->
    [stars] Stelle
    [honour] Onore
   *[hits] Colpi
}
statistics-hits-none = { $hit-word ->
    [stars] Ancora nessuna stella
    [honour] Ancora nessun punto d’onore
   *[hits] Ancora nessun colpo
}
statistics-hits-player = Giocatore
statistics-hits-everybody = Tutti
statistics-hits-all-rules = Tutti i regolamenti
statistics-hits-none-sub = Qui comparirà da dove vengono, a partire dal più frequente.
statistics-hits-others = tutti gli altri
statistics-hits-share = { $hits-figure }, { $share }%
statistics-hits-head = { $source }: { $share } su 100
statistics-hits-sub = { hits-counted } in { $games ->
    [one] una partita
   *[other] { $games-figure } partite
}. Più di tutti: { $name }, con { $most-figure }.
statistics-page-turns = Turni
statistics-turns-rules = Regole
statistics-turns-points = { $points-figure } punti
statistics-turns-simple-from = Il giocatore semplice si ferma da
statistics-turns-against = contro un giocatore semplice che tiene tutto ciò che vale e si ferma da
statistics-turns-axis = turni
statistics-turns-axis-points = punti del turno
statistics-turns-played = giocati
statistics-turns-simple = giocatore semplice, esatto
statistics-turns-miss = buco
statistics-turns-none = Ancora nessun turno
statistics-turns-told = Buchi: { $misses-figure } su { $turns ->
    [one] 1 turno
   *[other] { $turns-figure } turni
}.{ $most ->
    [0] {""}
   *[other] {" "}Degli altri i più, { $most-figure }, hanno portato { $open ->
        [yes] da { $least-figure } punti in su
       *[no] da { $least-figure } a { $top-figure } punti
    }. Il miglior turno ha portato { $best-figure }.
}
statistics-turns-bar = { $kind ->
    [miss] Buchi
    [one] { $least-figure } punti
    [open] Da { $least-figure } punti in su
   *[between] Da { $least-figure } a { $top-figure } punti
}: { $played ->
    [one] 1 turno
   *[other] { $played-figure } turni
}{ $simple ->
    [some] ; del giocatore semplice { $thought ->
        [0] quasi nessuno
       *[other] { $thought-figure }
    }
   *[none] {""}
}
statistics-turns-head = Un turno porta { $points-figure } punti
statistics-turns-sub = { $turns-figure } turni. Il giocatore semplice fa { $points-figure }, una volta entrato e senza sfide.
statistics-turns-reckoning = { $turns-figure } turni. Sto calcolando il giocatore semplice.
statistics-turns-house = { $turns-figure } turni. Per le regole della casa non c’è una cifra esatta.
statistics-page-players = Giocatori
statistics-players-all = Tutti
statistics-players-column-name = Giocatore
statistics-players-column-games = Partite
statistics-players-column-won = Vinte
statistics-players-column-share = % vinte
statistics-players-column-average = A turno
statistics-players-column-misses = Buchi
statistics-players-column-best = Record
statistics-players-column-hits = { $hit-word ->
    [stars] Stelle
    [honour] Onore
   *[hits] Colpi
}
statistics-players-who = { $computer ->
    [yes] { $name } (computer)
   *[no] { $name }
}
statistics-players-none = Nessuno ha ancora vinto
statistics-players-none-sub = Le partite ancora aperte contano solo per turni e buchi.
statistics-players-head = Più vittorie: { $name }, { $won ->
    [one] una partita
   *[other] { $won-figure } partite
}
statistics-players-sub = Incontro più frequente: { $first } e { $second }, { $games ->
    [one] una partita
   *[other] { $games-figure } partite
}, vinte { $ahead-figure } a { $behind-figure }.
statistics-players-alone = Nessuno ha ancora incontrato nessuno.
statistics-rivals = Chi batte chi
statistics-rivals-column-pair = I due
statistics-rivals-names = { $first } : { $second }
statistics-rivals-column-games = Partite insieme
statistics-rivals-column-first = Vinte dal primo
statistics-rivals-column-second = Vinte dal secondo
statistics-stories = Storie
statistics-stories-column-story = Storia
statistics-stories-column-player = Giocatore
statistics-stories-column-day = Data
statistics-form = Forma
statistics-form-note = Punti a turno nelle ultime dieci partite, dei cinque che giocano di più. Se sale, qualcuno migliora, o è più audace e fortunato. Rotella, + e − fanno lo zoom.
statistics-form-axis = punti a turno
statistics-form-told = { $name }: { $points-figure } punti a turno alla fine, { $first-figure } dopo la prima partita.
statistics-form-games = partite di questo giocatore
statistics-form-game = partita { $game-figure }
statistics-page-sheets = Regolamenti
statistics-sheets-column-rules = Regole
statistics-sheets-column-games = Partite
statistics-sheets-column-finished = Finite
statistics-sheets-column-length = Turni a testa
statistics-sheets-column-points = A turno
statistics-sheets-column-misses = Buchi
statistics-sheets-column-hits = { $hit-word ->
    [stars] Stelle a testa
    [honour] Onore a testa
   *[hits] Colpi a testa
}
statistics-sheets-none = Ancora nessun regolamento giocato
statistics-sheets-head = Il più giocato è { $rules }: { $games ->
    [one] una partita
   *[other] { $games-figure } partite
}
statistics-sheets-sub = { $sheets ->
    [one] Un regolamento. Durata e colpi sono medie delle partite finite.
   *[other] { $sheets-figure } regolamenti. Durata e colpi sono medie delle partite finite.
}
statistics-page-records = Record
statistics-records-open = Rivedi questa partita
statistics-records-none = Ancora nessun record
statistics-records-head = Il miglior turno ha portato { $value }
statistics-records-sub = { $note }. Un clic su un record mostra la sua partita.
statistics-records-who = { $name }, { $day }
statistics-record-title-best-turn = Miglior turno
statistics-record-title-big-hit = Big Hit
statistics-record-title-consecutive-hit = Consecutive Hit: turni di fila che hanno portato un colpo
statistics-record-title-longest-miss = Serie nera più lunga
statistics-record-title-highest-group-hit-average = Media colpi del gruppo più alta
statistics-records-a-head = Da { $low } a { $high } colpi a testa, dice { $rules }
statistics-records-a-head-note = in { $games ->
    [one] una partita finita
   *[other] { $games-figure } partite finite
}, da { $least } a { $most }; { $within-figure } stavano in mezzo.
statistics-page-dice = Dadi
statistics-dice-which = Quali dadi
statistics-dice-screen = A schermo
statistics-dice-real = Dadi veri
statistics-dice-title-straying = Quanto devia ogni faccia
statistics-dice-title-course = Tutte le facce insieme, nel tempo
statistics-dice-title-luck = Chi tira meglio dei dadi
statistics-dice-unit-straying = tratteggio: in 95 tavoli su 100 sei facce oneste restano dentro
statistics-dice-unit-course = chi quadro, 5 gradi di libertà
statistics-dice-unit-luck = punti di fortuna a tiro, come nell’analisi
statistics-dice-expected = atteso
statistics-dice-face = { $face }: { $times-figure }
statistics-dice-rare = { $games ->
    [1] 1 tavolo onesto su 100 arriva quassù
   *[other] 1 tavolo onesto su 100 arriva quassù prima o poi in { $games-figure } partite
}
statistics-dice-band = dove stanno 8 tavoli onesti su 10 in ogni momento
statistics-dice-now = { $square } oggi
statistics-dice-faces = { $faces-figure } dadi
statistics-answer-few = Troppo pochi per dire qualcosa
statistics-reason-few = { $faces-figure } facce sono troppo poche per dire qualcosa. Continua a giocare.
statistics-answer-even = No, non sono truccati
statistics-reason-even = Sono caduti { $faces-figure } dadi, regolari quanto ci si può aspettare. Dadi onesti deviano così o di più in { $of } conteggi su 100.
statistics-answer-uneven = Meno regolari del solito
statistics-reason-uneven = Sono caduti { $faces-figure } dadi. Dadi onesti deviano così in { $of } conteggi su 1.000, quindi capita; riguarda dopo altre partite.
statistics-answer-odd = Guarda bene questi dadi
statistics-reason-odd = Sono caduti { $faces-figure } dadi, e non in modo regolare. Dadi onesti deviano così in meno di 1 conteggio su 1.000. Guarda bene questi dadi, o chi li inserisce.
statistics-dice-verify = Verifica ogni tiro
statistics-dice-no-seal = I dadi veri si tirano a mano; non c’è niente da verificare.
statistics-dice-send = Copia come immagine unica
statistics-copied = La pagina è negli appunti come immagine unica, da incollare in un messaggio.
statistics-dice-seal = I dadi di ogni partita sono stati sigillati prima del primo tiro. Qui si tirano di nuovo tutti a partire dal seme. Chiunque può ripeterlo su un altro computer.
statistics-dice-verifying = { $done-figure } di { $games-figure } partite verificate
statistics-dice-good = { $good ->
    [0] Nessuna partita ha ancora rivelato il suo seme
    [one] 1 partita torna
   *[other] { $good-figure } partite tornano
}{ $without ->
    [0] .
   *[other] ; { $without-figure } non rivelano ancora un seme, o non ne hanno sigillato uno.
}
statistics-dice-bad = { $bad ->
    [one] 1 partita non torna: la numero { $first }.
   *[other] { $bad-figure } partite non tornano, la prima è la numero { $first }.
} Verificala nell’Archivio Zonk per vedere il tiro.
statistics-luck-line = { $name }: { $luck } punti a tiro, { $word }
statistics-luck-word-very-lucky = gran fortuna
statistics-luck-word-lucky = fortuna
statistics-luck-word-even = pari
statistics-luck-word-unlucky = sfortuna
statistics-luck-word-very-unlucky = gran sfortuna
statistics-luck-few = Appena qualcuno ha tirato { $throws-figure } volte in partite finite, compare qui.
statistics-luck-reading = { $done-figure } di { $games-figure } partite finite esaminate.
statistics-luck-left-out = { $games ->
    [one] Una partita resta fuori: le sue probabilità non sono calcolate.
   *[other] { $games-figure } partite restano fuori: le loro probabilità non sono calcolate.
}
statistics-luck-alone = La fortuna non ha memoria. La fascia è dove restano 95 giocatori onesti su 100.
statistics-luck-inside = La fortuna non ha memoria. In testa { $name-count ->
   *[one] c’è
    [other] ci sono
} { $name } perché qualcuno deve esserci, e il punto è ancora nella fascia.
statistics-luck-beyond = { name-is } oltre la fascia, dove in 95 conteggi onesti su 100 restano tutti. La fortuna, comunque, non ha memoria.
statistics-luck-apart-real = Con dadi veri inseriti a mano: altre { $faces-figure }, a parte.
statistics-luck-apart-screen = A schermo: altre { $faces-figure }, a parte.
