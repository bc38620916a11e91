table-title-turn = Turno { whose }
table-title-turn-team = Turno { whose } per { $team }
table-title-dared = { name-dares } { $other }
table-title-royale = Royale
table-title-again = { name-rolls } ancora
table-title-wins = { $names-count ->
    [one] { $names-listed } vince
   *[other] { $names-listed } vincono
}
table-title-nobody-wins = Nessuno vince
table-note-royale = { $times ->
    [1] Dadi da sommare: { $dice-word }.
   *[other] Dadi da sommare: { $dice-word }; la somma vale { times-counted }.
}
table-note-all-score = Valgono tutti e { $dice-word }. Vanno tirati.
table-note-reroll = Il tiro bis: { $dice ->
    [one] quel dado
   *[other] i { $dice-word }
} ancora una volta.
table-note-dice = { $have-figure } bastano con { $need-either } dadi da parte
table-note-needs = { $how ->
    [dial-in] Per entrare servono { $need-figure }
    [stay] Per fermarsi servono { $need-figure }
   *[get-in] Per entrare servono { $need-figure }
}
table-points-none = ancora niente
table-tag-royale = Royale
table-if-stays = Se { name-stays }
table-by-staying = Fermandosi
table-needed = Servono
table-miss = Rischio di buco
table-miss-short = Buco
table-own-key = { name-throws } con { $key }.
table-roll = Tira
table-roll-all = Tira tutti e { $dice-word }
table-roll-some = Tira { dice-counted }
table-roll-short = Tira { $dice-word }
table-enter-the-throw = Inserisci il tiro
table-enter-short = Tiro
table-write-the-turn = Segna il turno
table-write-short = Segna
table-write-ask = Quanti punti ha fatto { $name }? 0 per un buco.
table-keeps-first = { $kind ->
    [alike] tiene i { $count-word } { $face }
    [few] tiene { $faces-listed }
   *[many] tiene { $count-word } dadi
}
table-hits-first = prima { hits-counted } da prendere
table-keep-royale-note = si tira per il suo valore
table-keep-points = { $points-figure } punti
table-stay = Fermati
table-total-ask = Con quanto si ferma { $name }?
table-stake-ask = Quanto mette ognuno nel piatto?
table-stake-use = Metti
table-word-ask = Una parola per questo tiro
table-figure-between = Un numero intero da { $least-figure } a { $most-figure }.
table-makes = fa { $total-figure }
table-scored-in-the-show = fatti nello show
table-roll-for-the-four = tira un dado: serve un { $face }
table-gate-shut = Barriera chiusa. Tocca a { $name }: { hits-counted } da prendere.
table-name-the-dice = Indica i dadi
table-account-title = Indica i dadi
table-account-ask = Quali dadi fanno { $points-figure }?
table-account-note = { name-names } tutti i dadi tenuti in questo turno. Clicca le facce, o scrivile.
table-account-named = Indicati: { $faces-listed }
table-no-dice = nessuno
table-account-add = Un altro { $face-figure }
table-account-empty = Prima indica i dadi.
table-account-none = Non li so indicare
table-account-done = Questi dadi
table-card-so-far = { hits-plain-first } finora
table-answer-you-can-go = Vai pure
table-answer-done = Fatto
table-answer-yes = Sì
table-answer-cough = Coff
table-answer-no = No
table-answer-overrule = Tira lo stesso
table-goes-first = { name-starts }.
table-magic-banner = Numero Magico { $faces-dash }
table-magic-corner = N. MAGICO { $faces-dash }
table-die = { $letter ->
    [R] Dado { $place-figure }, rosso: { $face-figure }
    [W] Dado { $place-figure }, bianco: { $face-figure }
    [G] Dado { $place-figure }, verde: { $face-figure }
   *[none] Dado { $place-figure }: { $face-figure }
}
table-dice-to-go = { $dice ->
    [one] Manca un dado.
   *[other] Mancano { $dice-word } dadi.
}
table-entry-corrected = { $told }   (corretta, era: { $was })
table-entry-put-in = { $told }   (inserita dopo)
table-party-magic = Numero Magico
table-party-round = Giro { $round-figure }
table-party-to-take = { $hits-figure } da prendere
table-party-next = poi
table-party-home = Traguardo a { $limit-figure }
table-die-label = { $letter ->
    [R] { $place-figure } rosso
    [W] { $place-figure } bianco
    [G] { $place-figure } verde
   *[none] { $place-figure }
}
table-kind-roll = Un tiro
table-kind-keep = Dadi tenuti
table-kind-else = Altro
table-kind-none = Niente
table-put-in-before = Inserisci prima di questa voce
table-empty-roll = Clicca una faccia per ogni dado.
table-empty-keep = Questi dadi insieme non fanno punti. Clicca quelli tenuti.
table-empty-else = Scegli che cosa è successo.
table-stands-against = Non ancora corretto: così questa voce non regge più. { $why } Correggi anche questa, o scegli Niente per toglierla.
table-missing-before = Non ancora corretto: manca qualcosa prima di questa voce. { $why }
table-entry-plain = Una riga come in una trascrizione, tipo roll 1 5 2 4 4, keep 1 5, o stay.
table-the-results = I risultati
table-pick-at-least-one-die = Scegli almeno un dado che fa punti.
table-keep = Tieni
table-pick-dice-that-score = Scegli dadi che fanno punti.
table-pick-the-dice-to-stay = Scegli i dadi con cui fermarti.
table-use-the-reroll = Usa il tiro bis
table-reroll-short = Bis
table-reroll-again = { $dice ->
    [one] ancora quel dado
   *[other] ancora tutti e { $dice-word }
}
table-let-it-stand = Lascia così
table-stand-short = Lascia
table-then-plays = poi tocca a { $name }
table-reroll-first = Usa il tiro bis, o lascia il buco com’è.
table-take-the-dare = Accetta la sfida
table-take-short = Accetta
table-refuse = Rifiuta
table-correct-an-entry = Correggi una voce
table-which-entry-is-wrong = Quale voce è sbagliata?
table-it-should-be = Dovrebbe essere
table-what-happened = Che cosa è successo
table-as-a-line-of-the = Come riga della trascrizione
table-the-entry-as-a-line = La voce come riga della trascrizione
table-entries-the-latest-first = Voci, dalla più recente
table-the-sheet-marks-what-was = Il foglio segna ciò che è stato corretto.
table-cancel = Annulla
table-correct-it = Correggi
table-pick-an-entry = Scegli una voce.
table-this-cannot-be-read = Non si riesce a leggere: { $message }
table-a-comment-is-no-entry = Un commento non è una voce.
table-this-is-what-stands-there = È ciò che c’è già.
table-turns-that-follow-are-worked = I turni che seguono vengono ricalcolati.
table-the-throw = Il tiro
table-what-did-throw = Che cosa ha tirato { $name }?
table-click-the-faces-of-or = Clicca le facce, { dice-counted } in tutto, o scrivile: { $example }.
table-faces-as-figures = Facce in cifre
table-they-lie-there = Inserisci
table-only-were-thrown = Tirati in tutto: { dice-counted }.
table-rolling = Si tira
table-the-dice-are-rolling = I dadi rotolano.
table-the-game-has-not-begun = La partita non è cominciata.
table-call = Chiama
table-nothing-to-call = Ora non c’è niente da chiamare.
table-dice-that-have-landed-stay = I dadi caduti restano caduti.
table-there-is-nothing-to-take = Non c’è niente da annullare.
table-takes-back-the-last-choice = l’ultima scelta
table-takes-back-the-last-entry = l’ultima voce
table-undo = Annulla
table-totals = Totali
table-f11-leaves-the-big-picture = F11 o Esc per uscire
table-the-pledge-of-the-dice = Il sigillo dei dadi è copiato.
table-copy = Copia
table-copy-pledge-and-seed-of = Copia sigillo e seme dei dadi
table-verify = Verifica
table-verify-the-dice = Verifica i dadi
table-the-seed-of-the-dice = Il seme dei dadi era { $seed }, il sigillo { $commitment }.
table-pledge-and-seed-are-copied = Sigillo e seme sono copiati.
table-11-000-called-by = 11.000 chiamata da { $name }
table-bar-told = { $points-figure } punti in questo turno.
table-bar-figure = { $label }: { $figure }
table-this-turn = Questo turno
table-done = Fatto
table-can-i-roll = Posso tirare?
table-can-i-roll-short = Chiedi
table-jump-the-gate = Salta la barriera
table-the-magic-number = Il Numero Magico
table-roll-the-magic-number = Tira il Numero Magico
table-roll-the-magic-short = Tira
table-that-die-scores-nothing-here = Qui quel dado non fa punti.
table-no-die-shows = Nessun dado mostra { $face }.
