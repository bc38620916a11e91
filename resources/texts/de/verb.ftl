verb-about-take-over = mit Würfeln und Punkten des Zugs davor weiterspielen
verb-about-roll = würfeln
verb-about-keep = Würfel rauslegen
verb-about-stay = aufhören und schreiben; direkt nach dem Wurf gilt alles, was zählt
verb-about-dare = NAME sagt: Trau dich
verb-about-take-dare = nur den einen Würfel werfen, der nicht passt
verb-about-refuse-dare = weiterspielen
verb-about-call-11000 = die 11.000er-Regel ausrufen
verb-about-fault = der Tisch meldet einen Patzer
verb-about-touch = NAME startet vor der Freigabe
verb-about-ask = NAME fragt so oft: Darf ich würfeln?
verb-about-release = Antwort: you-can-go, done, yes, cough, no, overrule; WORD allein genügt
verb-about-took-hits = die fälligen Treffer sind genommen
verb-about-give-hit = ein Treffer wird abgegeben
verb-about-challenge = der eben angesagte Stand wird angezweifelt
verb-about-account = die Würfel, aus denen der angezweifelte Stand besteht
verb-about-reroll = noch mal werfen, den ganzen Wurf oder diese
verb-about-penalty = wie abgestimmt: delay-of-game oder out-of-turn
verb-about-stake = in den Pott
verb-about-write = ein Zug mit echten Würfeln, von dem nur die Punkte bekannt sind

verb-hint-roll = Was da lag: roll 1 5 2 4 4. Ein farbiger Würfel hat seinen Buchstaben: 4R.
verb-hint-keep = Was rausgelegt wurde: keep 1 5, oder keep all.
verb-hint-stay = Nur stay, oder zur Probe mit den Punkten: stay 450.
verb-hint-dare = Wer herausgefordert hat; Namen mit Leerzeichen in Anführungszeichen: dare “Captain Jack”.
verb-hint-fault = Der Patzer, und von wem, wenn nicht vom Werfenden: fault off-board Ann.
verb-hint-ask = Wer gefragt hat, und wie oft: ask Ann 3.
verb-hint-release = Das Wort, und wer es gesagt hat: release you-can-go Ann.
verb-hint-give-hit = Von wem, an wen, wie viele: give-hit Ann Bob 1.
verb-hint-account = Die Würfel, aus denen der Stand besteht: account 1 3 3 3.
verb-hint-reroll = Nur reroll für den ganzen Wurf, oder einzelne Augen: reroll 2 3.
verb-hint-penalty = Wie abgestimmt: penalty out-of-turn Ann.
verb-hint-write = Die Punkte des Zugs, 0 für einen Fehlwurf: write 450.
verb-hint-stake = Wer, und wie viel: stake Ann 5.

verb-call-take-over = Übrige Würfel und Punkte übernehmen
verb-call-dare = { $player }: Trau dich!
verb-call-call-11000 = 11.000er-Regel ausrufen
verb-call-fault = Patzer: { $kind }
verb-call-touch = { player-starts } zu früh
verb-call-give-hit = { giver-gives } { general-hit-acc } an { $taker }
verb-call-challenge = { player-doubts } den Stand an
verb-call-reroll = Neuwurf nehmen
verb-call-penalty = Strafe, { $kind ->
    [delay-of-game] Spielverzögerung
   *[out-of-turn] außer der Reihe
}: { $player }
verb-call-stake = { $open ->
    [yes] { player-puts } etwas in den Pott…
   *[no] { player-puts } { $amount-figure } in den Pott
}

verb-write-roll = schreib: roll und die Augen, die liegen
verb-write-keep = schreib: keep und die Augen, oder keep all
verb-write-stay = schreib: stay, oder stay und die Punkte
verb-write-call-11000 = schreib: call-11000, oder call-11000 und die Zeit
verb-write-fault = schreib: fault KIND, oder fault KIND NAME
verb-write-ask = schreib: ask NAME TIMES
verb-write-give-hit = schreib: give-hit FROM TO HOW-MANY
verb-write-account = schreib: account und die Augen
verb-write-reroll = schreib: reroll, oder reroll und die Würfel
verb-write-penalty = schreib: penalty KIND NAME
verb-write-write = schreib: write POINTS
verb-write-stake = schreib: stake NAME AMOUNT
verb-write-plain = schreib: { $word }
verb-write-player = schreib: { $word } NAME
verb-release-words = schreib: release und eins von { $words-comma }
