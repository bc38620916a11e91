verb-about-take-over = graj dalej kośćmi i punktami po poprzedniej osobie
verb-about-roll = rzuć kośćmi
verb-about-keep = odłóż kości
verb-about-stay = zostań i zapisz; zaraz po rzucie odkłada wszystko, co punktuje
verb-about-dare = NAME mówi: odważysz się?
verb-about-take-dare = rzuć tylko tą kością, która jest inna
verb-about-refuse-dare = graj dalej
verb-about-call-11000 = ogłoś zasadę 11 000
verb-about-fault = stół woła faul
verb-about-touch = NAME zaczyna przed zwolnieniem
verb-about-ask = NAME pyta tyle razy: mogę rzucić?
verb-about-release = odpowiedź: you-can-go, done, yes, cough, no, overrule; wystarczy samo WORD
verb-about-took-hits = należne trafienia są wzięte
verb-about-give-hit = trafienie idzie do kogoś innego
verb-about-challenge = podany właśnie wynik budzi wątpliwość
verb-about-account = kości, z których jest wątpliwy wynik
verb-about-reroll = rzuć jeszcze raz, całym rzutem albo tymi
verb-about-penalty = wynik głosowania: delay-of-game albo out-of-turn
verb-about-stake = do puli
verb-about-write = tura prawdziwymi kośćmi, z której znane są tylko punkty

verb-hint-roll = Oczka, które leżały: roll 1 5 2 4 4. Kolorowa kość ma literę: 4R.
verb-hint-keep = Oczka, które odłożono: keep 1 5 albo keep all.
verb-hint-stay = Samo stay albo z punktami na sprawdzenie: stay 450.
verb-hint-dare = Kto rzuca wyzwanie; imię ze spacją w cudzysłowach: dare “Captain Jack”.
verb-hint-fault = Faul, i czyj, gdy nie tej osoby, która rzuca: fault off-board Ann.
verb-hint-ask = Kto pyta i ile razy: ask Ann 3.
verb-hint-release = Słowo i kto je mówi: release you-can-go Ann.
verb-hint-give-hit = Od kogo, komu, ile: give-hit Ann Bob 1.
verb-hint-account = Rzuty, z których jest wynik: account 1 3 3 3.
verb-hint-reroll = Samo reroll, czyli cały rzut, albo oczka niektórych: reroll 2 3.
verb-hint-penalty = Wynik głosowania: penalty out-of-turn Ann.
verb-hint-write = Punkty tury, 0 to pudło: write 450.
verb-hint-stake = Kto i ile: stake Ann 5.

verb-call-take-over = Przejmij kości i punkty
verb-call-dare = { $player }: odważysz się?
verb-call-call-11000 = Ogłoś zasadę 11 000
verb-call-fault = Faul: { $kind }
verb-call-touch = { player-starts } za wcześnie
verb-call-give-hit = { giver-gives } { general-hit-acc }, bierze { $taker }
verb-call-challenge = { player-doubts } w wynik
verb-call-reroll = Użyj powtórki
verb-call-penalty = Kara, { $kind ->
    [delay-of-game] opóźnianie gry
   *[out-of-turn] rzut poza kolejką
}: { $player }
verb-call-stake = { $open ->
    [yes] { player-puts } do puli…
   *[no] { player-puts } { $amount-figure } do puli
}

verb-write-roll = napisz: roll i oczka, które wypadły
verb-write-keep = napisz: keep i oczka albo keep all
verb-write-stay = napisz: stay albo stay i punkty
verb-write-call-11000 = napisz: call-11000 albo call-11000 i czas
verb-write-fault = napisz: fault KIND albo fault KIND NAME
verb-write-ask = napisz: ask NAME TIMES
verb-write-give-hit = napisz: give-hit FROM TO HOW-MANY
verb-write-account = napisz: account i oczka
verb-write-reroll = napisz: reroll albo reroll i kości
verb-write-penalty = napisz: penalty KIND NAME
verb-write-write = napisz: write POINTS
verb-write-stake = napisz: stake NAME AMOUNT
verb-write-plain = napisz: { $word }
verb-write-player = napisz: { $word } NAME
verb-release-words = napisz: release i jedno z: { $words-comma }
