verb-about-take-over = continua con i dadi e i punti di chi ha giocato prima
verb-about-roll = tira i dadi
verb-about-keep = metti da parte dei dadi
verb-about-stay = fermati e segna; subito dopo un tiro si tiene tutto ciò che fa punti
verb-about-dare = NAME dice: ti sfido
verb-about-take-dare = tira solo il dado diverso
verb-about-refuse-dare = gioca avanti
verb-about-call-11000 = chiama la Regola degli 11.000
verb-about-fault = il tavolo chiama un fallo
verb-about-touch = NAME comincia prima del via libera
verb-about-ask = NAME chiede tante volte: posso tirare?
verb-about-release = risposta: you-can-go, done, yes, cough, no, overrule; basta la parola (WORD)
verb-about-took-hits = i colpi dovuti sono stati presi
verb-about-give-hit = si regala un colpo
verb-about-challenge = si mette in dubbio il totale appena dichiarato
verb-about-account = i dadi che compongono il totale contestato
verb-about-reroll = tira di nuovo, tutti i dadi del tiro o questi
verb-about-penalty = come votato: delay-of-game o out-of-turn
verb-about-stake = nel piatto
verb-about-write = un turno di dadi veri di cui si sanno solo i punti
verb-hint-roll = Le facce uscite: roll 1 5 2 4 4. Un dado colorato ha la sua lettera: 4R.
verb-hint-keep = Le facce messe da parte: keep 1 5, oppure keep all.
verb-hint-stay = Solo stay, o con i punti come verifica: stay 450.
verb-hint-dare = Chi ha sfidato, tra virgolette se il nome ha uno spazio: dare “Captain Jack”.
verb-hint-fault = Il fallo, e di chi era se non di chi tirava: fault off-board Ann.
verb-hint-ask = Chi ha chiesto, e quante volte: ask Ann 3.
verb-hint-release = La parola, e chi l’ha detta: release you-can-go Ann.
verb-hint-give-hit = Da chi, a chi, quanti: give-hit Ann Bob 1.
verb-hint-account = I tiri che hanno fatto il totale: account 1 3 3 3.
verb-hint-reroll = Solo reroll per tutti i dadi del tiro, o le facce di alcuni: reroll 2 3.
verb-hint-penalty = Come votato: penalty out-of-turn Ann.
verb-hint-write = I punti del turno, 0 per un buco: write 450.
verb-hint-stake = Chi, e quanto: stake Ann 5.
verb-call-take-over = Rileva i dadi e i punti rimasti
verb-call-dare = { $player }: ti sfido
verb-call-call-11000 = Chiama la Regola degli 11.000
verb-call-fault = Fallo: { $kind }
verb-call-touch = { player-starts } troppo presto
verb-call-give-hit = { giver-gives } { hit-a } a { $taker }
verb-call-challenge = { player-doubts } il totale
verb-call-reroll = Usa il tiro bis
verb-call-penalty = Penalità, { $kind ->
    [delay-of-game] perdita di tempo
   *[out-of-turn] fuori turno
}: { $player }
verb-call-stake = { $open ->
    [yes] { player-puts } nel piatto…
   *[no] { player-puts } { $amount-figure } nel piatto
}
verb-write-roll = scrivi: roll e le facce uscite
verb-write-keep = scrivi: keep e le facce, oppure keep all
verb-write-stay = scrivi: stay, oppure stay e i punti
verb-write-call-11000 = scrivi: call-11000, oppure call-11000 e l’ora
verb-write-fault = scrivi: fault KIND, oppure fault KIND NAME
verb-write-ask = scrivi: ask NAME TIMES
verb-write-give-hit = scrivi: give-hit FROM TO HOW-MANY
verb-write-account = scrivi: account e le facce
verb-write-reroll = scrivi: reroll, oppure reroll e i dadi
verb-write-penalty = scrivi: penalty KIND NAME
verb-write-write = scrivi: write POINTS
verb-write-stake = scrivi: stake NAME AMOUNT
verb-write-plain = scrivi: { $word }
verb-write-player = scrivi: { $word } NAME
verb-release-words = scrivi: release e una tra { $words-comma }
