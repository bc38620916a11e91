verb-about-take-over = ga verder met de stenen en punten van de vorige
verb-about-roll = gooi de stenen
verb-about-keep = leg stenen opzij
verb-about-stay = stop en schrijf op; meteen na een worp blijft alles wat telt
verb-about-dare = NAME zegt: durf je?
verb-about-take-dare = gooi alleen de steen die afwijkt
verb-about-refuse-dare = speel door
verb-about-call-11000 = roep de 11.000-regel
verb-about-fault = de tafel roept een fout
verb-about-touch = NAME begint voor het mag
verb-about-ask = NAME vraagt zo vaak: mag ik gooien?
verb-about-release = antwoord: you-can-go, done, yes, cough, no, overrule; het WORD alleen is genoeg
verb-about-took-hits = de treffers die moesten, zijn genomen
verb-about-give-hit = een treffer wordt weggegeven
verb-about-challenge = het totaal dat net is genoemd, wordt betwijfeld
verb-about-account = de stenen waaruit het betwijfelde totaal bestaat
verb-about-reroll = gooi opnieuw, alle stenen van de worp of deze
verb-about-penalty = na stemming: delay-of-game of out-of-turn
verb-about-stake = in de pot
verb-about-write = een beurt met echte stenen waarvan alleen de punten bekend zijn
verb-hint-roll = De ogen die er lagen: roll 1 5 2 4 4. Een gekleurde steen heeft zijn letter: 4R.
verb-hint-keep = De ogen die opzij gingen: keep 1 5, of keep all.
verb-hint-stay = Alleen stay, of met de punten als controle: stay 450.
verb-hint-dare = Wie uitdaagde, tussen aanhalingstekens als de naam een spatie heeft: dare “Captain Jack”.
verb-hint-fault = De fout, en wiens fout als het niet die van de werper was: fault off-board Ann.
verb-hint-ask = Wie vroeg, en hoe vaak: ask Ann 3.
verb-hint-release = Het woord, en wie het zei: release you-can-go Ann.
verb-hint-give-hit = Van, aan, hoeveel: give-hit Ann Bob 1.
verb-hint-account = De worpen waaruit het totaal bestond: account 1 3 3 3.
verb-hint-reroll = Alleen reroll voor alle stenen van de worp, of de ogen van sommige: reroll 2 3.
verb-hint-penalty = Na stemming: penalty out-of-turn Ann.
verb-hint-write = De punten van de beurt, 0 voor een misser: write 450.
verb-hint-stake = Wie, en hoeveel: stake Ann 5.
verb-call-take-over = Stenen en punten overnemen
verb-call-dare = { $player }: durf je?
verb-call-call-11000 = De 11.000-regel roepen
verb-call-fault = Fout: { $kind }
verb-call-touch = { player-starts } te vroeg
verb-call-give-hit = { giver-gives } { hit-a } aan { $taker }
verb-call-challenge = { player-doubts } het totaal
verb-call-reroll = Herkansing nemen
verb-call-penalty = Straf, { $kind ->
    [delay-of-game] tijdrekken
   *[out-of-turn] niet aan de beurt
}: { $player }
verb-call-stake = { $open ->
    [yes] { player-puts } in de pot…
   *[no] { player-puts } { $amount-figure } in de pot
}
verb-write-roll = schrijf: roll en de ogen die er liggen
verb-write-keep = schrijf: keep en de ogen, of keep all
verb-write-stay = schrijf: stay, of stay en de punten
verb-write-call-11000 = schrijf: call-11000, of call-11000 en de tijd
verb-write-fault = schrijf: fault KIND, of fault KIND NAME
verb-write-ask = schrijf: ask NAME TIMES
verb-write-give-hit = schrijf: give-hit FROM TO HOW-MANY
verb-write-account = schrijf: account en de ogen
verb-write-reroll = schrijf: reroll, of reroll en de stenen
verb-write-penalty = schrijf: penalty KIND NAME
verb-write-write = schrijf: write POINTS
verb-write-stake = schrijf: stake NAME AMOUNT
verb-write-plain = schrijf: { $word }
verb-write-player = schrijf: { $word } NAME
verb-release-words = schrijf: release en een van { $words-comma }
