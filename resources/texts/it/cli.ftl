cli-option-help = Spiega il comando.
cli-option-data-dir = La cartella con l’Archivio Zonk, invece di quella dell’utente.
cli-option-rules = Un regolamento con la sua chiave, o un file di regole della casa.
cli-option-option = Una regola variata; si può ripetere. rules KEY --knobs le elenca.
cli-option-seed = Un numero; lo stesso seme porta le stesse partite.
cli-option-cores = Processori da usare; tutti se non si dice nulla.
cli-option-on = Un cluster Dask al loro posto, come tcp://HOST:8786 (docs/players.md).
cli-option-keep-both = Importa un’altra volta le partite che ci sono già.
cli-summary-window = Il gioco di dadi Zonk secondo cinque dei suoi fogli di regole.
cli-about-window = Senza comando si apre la finestra, con FILE.zonk dentro se è indicato.
cli-option-window-selftest = Usa una volta ogni parte del programma, in una cartella temporanea, e stampa una riga per ognuna; con una cartella vi restano il resoconto e le immagini della finestra.
cli-option-window-version = Stampa la versione.
cli-example-window-1 = la finestra
cli-example-window-2 = la finestra, con dentro una trascrizione
cli-example-window-3 = lo stesso tavolo nel terminale
cli-example-window-4 = tutto su un comando
cli-summary-play = Una partita nel terminale, con dadi che chiunque può verificare dopo.
cli-about-play = Ciò che non è detto viene chiesto. Un file che c’è già non si sovrascrive mai. Finché la partita non è finita il suo seme sta accanto in FILE.zonk.seed; la finestra continua una partita lasciata, perché Archivio Zonk > Importa prende entrambi.
cli-option-play-players = I nomi come sono seduti, separati da virgole.
cli-option-play-gestures = Il momento di ogni tiro vi si mescola, così nessuno può conoscerlo prima.
cli-option-play-words = Una parola scritta dopo roll si mescola a ogni tiro, così nessuno può conoscerlo prima.
cli-option-play-output = Scrive la partita mentre si gioca, sul disco a ogni azione.
cli-example-play-1 = chiede regole e giocatori
cli-example-play-2 = la mette per iscritto
cli-example-play-3 = una breve partita da soli
cli-summary-replay = Il foglio di una partita scritta, e a che punto è.
cli-option-replay-json = Tutto, per i programmi (docs/transcript.md).
cli-example-replay-1 = il foglio come testo
cli-example-replay-2 = un oggetto JSON
cli-summary-verify = I dadi di una partita contro il seme sigillato prima.
cli-about-verify = Ogni tiro, l’ordine di gioco e il Numero Magico vengono ricalcolati. Dice che cosa ha verificato e che cosa nessun seme può dire (docs/fair-dice.md).
cli-example-verify-1 = 0 se i dadi sono onesti, altrimenti 1 e perché no
cli-summary-sheet = Un foglio in PDF, vuoto o di una partita.
cli-about-sheet = Ciò che stava sotto quel nome resta finché il nuovo foglio non è intero.
cli-option-sheet-players = Quante colonne ha un foglio vuoto.
cli-option-sheet-names = Nomi per le colonne di un foglio vuoto.
cli-option-sheet-rows = Righe di un foglio vuoto, da 1 a 500; altrimenti quante ce ne stanno.
cli-option-sheet-game = Stampa questa partita invece di un foglio vuoto.
cli-option-sheet-reviewed = Con ciò che i dadi hanno dato a ognuno, e ciò che le scelte hanno buttato via.
cli-option-sheet-paper = La carta; a4 se non si dice nulla.
cli-option-sheet-held = Come si tiene; altrimenti dipende da quanti giocano.
cli-option-sheet-output = Dove scriverlo; - è l’uscita standard.
cli-example-sheet-1 = un foglio vuoto
cli-example-sheet-2 = di regole della casa, con i nomi
cli-example-sheet-3 = una partita, dritta alla stampante
cli-summary-rules = I regolamenti, e che cosa si può variare in ognuno.
cli-option-rules-knobs = Ogni impostazione con valore, tipo, limiti, predefinito e fonte.
cli-option-rules-refusals = Tutti i codici dei rifiuti, con le loro frasi.
cli-example-rules-1 = i fogli
cli-example-rules-2 = che cosa si può variare
cli-example-rules-3 = regole della casa in breve
cli-summary-rules-check = Se un file di regole della casa regge.
cli-about-rules-check = Dice in una riga che cosa non va, a quale chiave, e che cosa andrebbe bene.
cli-example-rules-check-1 = 0 se è un regolamento completo
cli-summary-odds = Probabilità di un regolamento: un turno giocato al meglio, e ogni numero di dadi.
cli-about-odds = Contate esattamente su ogni tiro, con le regole del motore stesso; comprese quelle della casa.
cli-option-odds-entered = Per chi è già in gioco.
cli-option-odds-not-entered = Per chi non lo è, come all’inizio.
cli-option-odds-total = Punti sul foglio; 0 se non si dice nulla.
cli-option-odds-json = Le cifre per i programmi (docs/odds.md).
cli-option-odds-prove = Il gioco migliore messo a confronto con ogni tiro, giocato dal motore.
cli-option-odds-for = Che cosa si prova: punti (se non si dice nulla), colpi, o arrivare al traguardo con questo turno.
cli-option-odds-hit = Punti che pesa un colpo; 300 se non si dice nulla.
cli-option-odds-csv = Ogni mano e riga della prova come tabella.
cli-example-odds-1 = prima di entrare in gioco
cli-example-odds-2 = un oggetto JSON
cli-example-odds-3 = quanto il gioco migliore dista dalla media su ogni tiro
cli-example-odds-4 = ogni mano e riga, per un foglio di calcolo
cli-summary-advise = Le scelte nell’ultima posizione di una partita scritta, la migliore per prima.
cli-about-advise = Ogni scelta con il suo valore, il rischio che il tiro sia un buco, e la probabilità di vincere.
cli-option-advise-for = Che cosa si vuole; punti se non si dice nulla.
cli-option-advise-json = Le scelte per i programmi (docs/odds.md).
cli-example-advise-1 = per punti
cli-example-advise-2 = per probabilità di vincere
cli-summary-match = Un torneo di giocatori computer: chi vince quanto spesso.
cli-about-match = I livelli sono sharp, good, casual e novice. Tutti siedono in ogni posto lo stesso numero di volte. Ogni cifra ha il suo margine di errore, al 95%.
cli-option-match-players = Chi gioca, come sono seduti: personaggi, con un livello se si vuole, o una classe tua.
cli-option-match-games = Quante partite; 100 se non si dice nulla.
cli-option-match-output = Una cartella per le partite come trascrizioni.
cli-option-match-json = Le cifre per i programmi (docs/players.md).
cli-example-match-1 = cento partite
cli-example-match-2 = un giocatore tuo contro uno della casa
cli-summary-lab = Un regolamento alla prova: quanto dura, chi vince, da dove vengono i colpi.
cli-about-lab = Quattro giocatori computer, tre che giocano al meglio e uno prudente, che siede dappertutto lo stesso numero di volte.
cli-option-lab-against = Altre regole da mettere a fianco, con gli stessi dadi.
cli-option-lab-games = Quante partite; 300 se non si dice nulla.
cli-option-lab-json = Le cifre per i programmi (docs/players.md).
cli-example-lab-1 = 300 partite
cli-example-lab-2 = regole della casa accanto al foglio che variano
cli-summary-review = Che cosa hanno portato i dadi in una partita scritta, e che cosa è costata ogni scelta.
cli-about-review = Per ogni giocatore par, fortuna, costo e resto, che sommati danno il punteggio; le scelte più costose; il tiro più fortunato. Più partite, una dopo l’altra.
cli-option-review-for = Che cosa si conta; se non si dice nulla, i colpi se fanno vincere, altrimenti i punti.
cli-option-review-json = L’analisi per i programmi (docs/odds.md).
cli-example-review-1 = a parole
cli-example-review-2 = con le probabilità di vincere lungo la partita
cli-example-review-3 = tutte le partite di una cartella
cli-no-memory = C’è troppo poca memoria. Ciò che era scritto resta com’è; puoi ridare il comando.
cli-mishap = Qualcosa è andato storto nel programma ({ $kind } in { $place }). Ciò che era scritto resta com’è; puoi ridare il comando.
cli-summary-games = Le partite dell’Archivio Zonk, le più recenti per prime.
cli-about-games = Numero, ora, regole, giocatori e stato di ognuna, anche mentre la finestra lo scrive.
cli-option-games-json = L’elenco per i programmi.
cli-example-games-1 = una riga a partita
cli-example-games-2 = un oggetto, come dice docs/transcript.md
cli-example-games-3 = tutte quelle di Ann in quel mese
cli-summary-stats = Giocatori, regolamenti e dadi dell’Archivio Zonk in cifre.
cli-about-stats = Senza un nome parla di tutti. Le partite nel cestino non contano.
cli-option-find = Solo le partite in cui compare ogni parola: nomi, regole, titolo, una data a parole o in cifre.
cli-option-stats-json = Le cifre per i programmi.
cli-example-stats-1 = una riga per giocatore, regolamento, tipo di dadi
cli-example-stats-2 = di un giocatore, nelle partite di un foglio
cli-nobody-played = { $guess ->
    [yes] Qui nessuno di nome { $name } ha giocato; intendevi { $near }?
   *[no] Qui nessuno di nome { $name } ha giocato.
}
cli-stats-refused = { $games ->
    [one] Una partita non si può rigiocare e resta fuori.
   *[other] { $games-figure } partite non si possono rigiocare e restano fuori.
}
cli-stats-games = { $games ->
    [one] 1 partita
   *[other] { $games-figure } partite
}
cli-stats-player = { $name }: { $games ->
    [one] 1 partita
   *[other] { $games-figure } partite
}, { $won-figure } vinte su { $finished-figure } finite, { $turn-figure } punti a turno, { $missed }% di buchi, { $counted ->
    [0] colpi non noti
   *[other] { $hits ->
        [one] 1 colpo
       *[other] { $hits-figure } colpi
    }
}, miglior turno { $best-figure }
cli-stats-rules = { $rules }: { $games ->
    [one] 1 partita
   *[other] { $games-figure } partite
}, { $turn-figure } punti a turno, { $missed }% di buchi
cli-stats-dice = { $kind ->
    [screen] Dadi del programma
   *[table] Dadi di un tavolo
}: { $faces-figure } facce, chi quadro { $square }, probabilità { $chance }
cli-summary-games-export = Una partita dell’Archivio Zonk come trascrizione.
cli-about-games-export = Le regole della casa con cui è stata giocata vengono scritte accanto. Più partite, o tutte, vanno in una cartella, un file ciascuna; ciò che c’è già e dice lo stesso resta com’è, così il comando si può fermare e ridare.
cli-option-games-export-output = Dove scriverla; - è l’uscita standard.
cli-example-games-export-1 = la partita 12 come file
cli-example-games-export-2 = ogni partita, un file ciascuna
cli-example-games-export-3 = il suo foglio
cli-summary-games-import = Trascrizioni nell’Archivio Zonk.
cli-about-games-import = Di una cartella si importano tutte le trascrizioni. La finestra deve essere chiusa. Una partita che c’è già, con le stesse regole, giocatori e azioni, resta fuori.
cli-example-games-import-1 = tutte quelle di questa cartella
cli-example-games-import-2 = tutte quelle di una cartella e delle sue sottocartelle, con avanzamento
cli-summary-games-read = Fogli finiti nell’Archivio Zonk: da foto, scansioni e PDF.
cli-about-games-read = Un foglio finito porta la sua partita in un codice. I file con parti di una stessa partita si leggono insieme. La finestra deve essere chiusa. Non si invia niente da nessuna parte.
cli-example-games-read-1 = un foglio con due codici, un’immagine per ognuno
cli-summary-completions = Ciò che fa completare questi comandi alla shell.
cli-about-completions = I pacchetti di Linux li portano con sé; altrimenti mettili dove la tua shell li cerca.
cli-example-completions-1 = per bash
cli-example-completions-2 = per fish
cli-summary-help = Tutti i comandi, o tutto su uno.
cli-example-help-1 = lo stesso di games import --help
cli-help-for-more = Scrivi { $command } --help per saperne di più.
cli-without-effect = Senza effetto
cli-pages-written = { $pages ->
    [one] { $file }: { $pages-figure } pagina
   *[other] { $file }: { $pages-figure } pagine
}
cli-game = { $named ->
    [yes] { $rules }: { $title }: { $players }
   *[no] { $rules }: { $players }
}{" "}{ $state ->
    [won] (vince { $winner })
    [finished] (finita)
   *[open] (giro { $round })
}
cli-options-only = { $guess ->
    [yes] { $command } vuole solo opzioni, non { $word }; intendevi { $near }?
   *[no] { $command } vuole solo opzioni, non { $word }
}
cli-wants-a-value = { $option } vuole { $value }
cli-wants-no-value = { $option } non vuole un valore
cli-needs-a-word = { $command } vuole { $word }
cli-takes-one-word = { $guess ->
    [yes] { $command } vuole un solo { $word }, non { $count }; intendevi { $near }?
   *[no] { $command } vuole un solo { $word }, non { $count }
}
cli-unknown-option = { $guess ->
    [yes] opzione sconosciuta { $word }; intendevi { $near }?
   *[no] opzione sconosciuta { $word }
}
cli-unknown-command = { $guess ->
    [yes] il comando { $word } non c’è; intendevi { $near }?
   *[no] il comando { $word } non c’è
}
cli-no-such-shell = { $guess ->
    [yes] ci sono completamenti per { $shells }, non per { $word }; intendevi { $near }?
   *[no] ci sono completamenti per { $shells }, non per { $word }
}
cli-usage = uso:{" "}
cli-head-commands = Comandi:
cli-head-options = Opzioni:
cli-head-examples = Esempi:
cli-help-explains = { $program } help COMMAND ne spiega uno.
cli-choices = { $files ->
    [yes] { $what } Uno tra { $choices-comma }, o un file .toml.
   *[no] { $what } Uno tra { $choices-comma }.
}
cli-zonk-desktop = zonk-desktop: { $wrong }
cli-the-output-could-not-be = Non ho potuto scrivere l’uscita: { $strerror }.
cli-selftest-takes-one-folder-for = --selftest vuole una sola cartella, per il resoconto e le immagini
cli-cores-or-on = --cores vale per questo computer e --on per un cluster: indica uno dei due
cli-selftest-and-version-stand-alone = --selftest e --version stanno da soli
cli-the-window-cannot-be-opened = Non posso aprire la finestra, manca una parte del sistema: { $wrong }. Su Debian e affini: apt install libegl1 libgl1 libxkbcommon-x11-0 libxcb-cursor0
cli-rules-refusals-stands-alone = rules --refusals sta da solo
cli-a-complete-rule-set = { $words }: un regolamento completo, { $name }.
cli-play-needs-a-file-for = play vuole un file per -o; l’uscita standard è il tavolo stesso
cli-sheet-needs-rules-key-for = sheet vuole --rules KEY per un foglio vuoto, o --game FILE.zonk per quello di una partita
cli-sheet-needs-o-file-pdf = sheet vuole -o FILE.pdf
cli-paper-is-a4-letter-or = --paper è a4, letter o a5
cli-held-is-portrait-or-landscape = --held è portrait o landscape
cli-reviewed-is-for-games = --reviewed è per il foglio di una partita, con --game FILE.zonk
cli-is-for-blank-sheets-a = { $wrong } è per i fogli vuoti; una partita ha i suoi
cli-a-blank-sheet-needs-players = un foglio vuoto vuole --players N, o --names A,B
cli-names-has-names-for-players = --names ha { $names } nomi per { $players } giocatori
cli-is-for-players-at-least = { $name } è per almeno { $few } giocatori
cli-is-for-players-at-most = { $name } è per al massimo { $most } giocatori
cli-a-pdf-is-nothing-for = Un PDF non è roba da terminale; indica un file o mandalo avanti: -o - | lp
cli-cannot-be-read-it-was = Non posso leggere { $path }: { $wrong }. Non è stato modificato.
cli-write-games-export-id-o = scrivi: games export ID -o FILE.zonk, o games export all -o FOLDER
cli-many-games-need-a-folder = per molte partite serve una cartella: games export all -o FOLDER
cli-many-searching = Cerco trascrizioni in { $folder } e in tutte le sue sottocartelle; Ctrl+C ferma.
cli-many-searched = { $folders-figure } cartelle, { $files-figure } trascrizioni
cli-many-closed = Non posso leggere { $folders ->
    [one] 1 cartella
   *[other] { $folders-figure } cartelle
} in { $folder }; le trascrizioni lì dentro non vengono importate.
cli-many-done = { $done-figure } di { $of-figure }
cli-many-broken = { $wrong } Importate prima di allora: { $games ->
    [one] 1 partita
   *[other] { $games-figure } partite
}.
cli-stopping = Mi fermo dopo ciò che è in corso; ancora Ctrl+C ferma subito.
cli-many-brought-in = Importate: { $games ->
    [one] 1 partita
   *[other] { $games-figure } partite
}.{ $left ->
    [0] {""}
   *[other] {" "}Lasciate fuori, perché già qui: { $left-figure }.
}{ $refused ->
    [0] {""}
   *[other] {" "}Rifiutate: { $refused-figure }.
}{ $stopped ->
    [yes] {" "}Interrotto; ciò che è importato resta.
   *[no] {""}
}
cli-many-written = Scritti in { $folder }: { $files ->
    [one] 1 file
   *[other] { $files-figure } file
}.{ $same ->
    [0] {""}
   *[other] {" "}Già presenti: { $same-figure }.
}{ $refused ->
    [0] {""}
   *[other] {" "}Non scritti: { $refused-figure }.
}{ $stopped ->
    [yes] {" "}Interrotto; lo stesso comando riprende da lì.
   *[no] {""}
}
cli-cannot-be-written = { $to }: non si può scrivere: { $strerror }
cli-is-no-name-of-a = { $to }: non è un nome di file
cli-replay-bygone = { $file }: con le sue regole non si comincia più nessuna partita. { $why }
cli-the-window-is-open-and = Un altro programma tiene l’Archivio Zonk: la finestra, o un’altra importazione. Chiudilo, o aspetta. Non è stato importato nulla.
cli-game-here-already-left-out = { $word }: partita { $game }, già qui; lasciata fuori
cli-brought-in = { $word }: partita { $number }
cli-sheet-here-already = Partita { $game }: già qui; lasciata fuori
cli-sheet-read = Partita { $number }: { $told }
cli-file = { $path }: { $said }
cli-odds-of = { $entered ->
    [yes] { $rules }, in gioco, { $total-figure } sul foglio
   *[no] { $rules }, non ancora in gioco, { $total-figure } sul foglio
}
cli-odds-turn = Un turno giocato al meglio porta { $points } punti; il { $miss }% dei turni è un buco; { $throws } tiri.
cli-odds-needs-prove = { $option } va con --prove
cli-odds-json-and-csv-exclude = --json e --csv si escludono
cli-odds-hit-needs-hits = --hit va con --for hits
cli-odds-proved-for = { $for ->
    [hits] Gioco migliore per punti e { $hit-figure } a colpo: un turno vale { $turn }.
    [home] Gioco migliore per arrivare al traguardo con questo turno: riesce { $turn } delle volte.
   *[points] Gioco migliore per punti: un turno vale { $turn }.
}
cli-odds-proved = { $hands-figure } mani, { $steps-figure } righe ciascuna, { $throws-figure } tiri: il valore prima di un tiro è la media dei valori dopo, a meno di { $residual }.
cli-odds-proved-beyond = Un turno va oltre le righe con probabilità { $beyond }.
cli-odds-proved-digests = rules  { $rules }
    policy { $policy }
cli-odds-dice = dadi
cli-odds-misses = buchi
cli-odds-worth = valore di un tiro a 0, 300, 500, 1.000
cli-odds-stay-from = stop da
cli-odds-of-dice = { $red ->
    [0] { $dice-figure }
    [1] { $dice-figure }, rosso
   *[other] { $dice-figure }, { $red-figure } rossi
}{ $forced ->
    [yes] , obbligo
   *[no] {""}
}
cli-advice-for = { $measure ->
    [points] { $name }, per punti:
    [hits] { $name }, per punti e colpi:
   *[win] { $name }, per probabilità di vincere:
}
cli-advice-risk = { $dice ->
    [one] 1 dado, buco { $miss }%
   *[other] { $dice-figure } dadi, buco { $miss }%
}
cli-advice-wins = vince { $chance }
cli-advice-why = { $reason ->
    [rolls-gains] Tirare porta { cli-advice-by } più che fermarsi.
    [stays-saves] Fermarsi salva { cli-advice-by } che un tiro in media perderebbe.
    [entry] I punti sono troppo pochi per fermarsi.
    [forced] Le regole vogliono questo tiro.
    [dare] La risposta migliore alla sfida porta { cli-advice-by } più dell’altra.
    [again] Ripetere il tiro porta { cli-advice-by } più che continuare.
   *[only] Non c’è altro da fare.
}
cli-advice-by = { $measure ->
    [win] { $by } partite su 100
   *[other] { $by } punti
}
cli-advice-chances = Probabilità di vincere: { $chances-comma }.
cli-entered-and-not-entered-exclude = --entered e --not-entered si escludono
cli-a-total-stands-on-the = un totale sta sul foglio di chi è entrato
cli-for-is-one-of = --for è uno tra { $join }
cli-the-game-is-over = { $words }: la partita è finita.
cli-the-dice-are-in-the = { $words }: i dadi sono in volo; non c’è niente da scegliere.
cli-this-position-has-no-choice = { $words }: questa posizione non ha una scelta di cui si conoscano le probabilità.
cli-written = Scritto: { $path }
cli-match-needs-players-name-level = match vuole --players NAME[:LEVEL],...
cli-is-a-number-from-to = { $name } è un numero da { $least } a { $most }
