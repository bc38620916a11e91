verb-about-take-over = spela vidare med föregåendes tärningar och poäng
verb-about-roll = slå tärningarna
verb-about-keep = lägg tärningar åt sidan
verb-about-stay = stanna och skriv upp; direkt efter ett kast sparas allt som ger poäng
verb-about-dare = NAME säger: vågar du?
verb-about-take-dare = slå bara tärningen som skiljer sig
verb-about-refuse-dare = spela vidare
verb-about-call-11000 = utropa 11 000-regeln
verb-about-fault = bordet påtalar en tabbe
verb-about-touch = NAME börjar innan spärren är öppen
verb-about-ask = NAME frågar så många gånger: får jag slå?
verb-about-release = svara: you-can-go, done, yes, cough, no, overrule; det räcker med WORD
verb-about-took-hits = träffarna som väntade är tagna
verb-about-give-hit = en träff ges bort
verb-about-challenge = den sagda summan betvivlas
verb-about-account = tärningarna som utgör den betvivlade summan
verb-about-reroll = slå igen, kastets alla tärningar eller de här
verb-about-penalty = efter omröstning: delay-of-game eller out-of-turn
verb-about-stake = till potten
verb-about-write = en omgång med riktiga tärningar där bara poängen är kända

verb-hint-roll = Ögonen som låg där: roll 1 5 2 4 4. En färgad tärning har sin bokstav: 4R.
verb-hint-keep = Ögonen som lades åt sidan: keep 1 5, eller keep all.
verb-hint-stay = Bara stay, eller med poängen som kontroll: stay 450.
verb-hint-dare = Vem som utmanade, inom citattecken om namnet har mellanslag: dare “Captain Jack”.
verb-hint-fault = Tabben, och vems den var om inte kastarens: fault off-board Ann.
verb-hint-ask = Vem som frågade, och hur många gånger: ask Ann 3.
verb-hint-release = Ordet, och vem som sade det: release you-can-go Ann.
verb-hint-give-hit = Från, till, hur många: give-hit Ann Bob 1.
verb-hint-account = Kasten som summan bestod av: account 1 3 3 3.
verb-hint-reroll = Bara reroll för kastets alla tärningar, eller ögonen på några: reroll 2 3.
verb-hint-penalty = Efter omröstning: penalty out-of-turn Ann.
verb-hint-write = Omgångens poäng, 0 för en miss: write 450.
verb-hint-stake = Vem, och hur mycket: stake Ann 5.

verb-call-take-over = Ta över kvarlämnade tärningar och poäng
verb-call-dare = { $player }: vågar du?
verb-call-call-11000 = Utropa 11 000-regeln
verb-call-fault = Tabbe: { $kind }
verb-call-touch = { player-starts } för tidigt
verb-call-give-hit = { giver-gives } { $taker } { hit-a }
verb-call-challenge = { player-doubts } summan
verb-call-reroll = Använd omkastet
verb-call-penalty = Straff, { $kind ->
    [delay-of-game] maskning
   *[out-of-turn] inte på tur
}: { $player }
verb-call-stake = { $open ->
    [yes] { player-puts } i potten…
   *[no] { player-puts } { $amount-figure } i potten
}

verb-write-roll = skriv: roll och ögonen som kom upp
verb-write-keep = skriv: keep och ögonen, eller keep all
verb-write-stay = skriv: stay, eller stay och poängen
verb-write-call-11000 = skriv: call-11000, eller call-11000 och klockslaget
verb-write-fault = skriv: fault KIND, eller fault KIND NAME
verb-write-ask = skriv: ask NAME TIMES
verb-write-give-hit = skriv: give-hit FROM TO HOW-MANY
verb-write-account = skriv: account och ögonen
verb-write-reroll = skriv: reroll, eller reroll och tärningarna
verb-write-penalty = skriv: penalty KIND NAME
verb-write-write = skriv: write POINTS
verb-write-stake = skriv: stake NAME AMOUNT
verb-write-plain = skriv: { $word }
verb-write-player = skriv: { $word } NAME
verb-release-words = skriv: release och ett av { $words-comma }
