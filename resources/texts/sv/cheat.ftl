cheat-term = { $term }:

cheat-push-your-luck = Minst { $dice-word } tärningar åt sidan för att stanna, men aldrig alla sex.
cheat-misses-in-a-row = { $count ->
    [1] Varje miss
   *[other] { $count-word } missar i rad
}
cheat-first-throw = Ett första kast utan poäng
cheat-beat-previous = Stanna bara med mer än omgången före, om den skrevs upp.
cheat-leave-all = Spara allt som ger poäng och slå resten, eller stanna.
cheat-leave-one = Spara minst en poängtärning per kast, eller stanna.
cheat-all-score = { $forced ->
    [yes] Alla { $dice-word } ger poäng: plocka upp och slå alla.
   *[no] Alla { $dice-word } ger poäng: alla får slås igen.
}{ $alike-may-stay ->
    [yes] {" "}Alla lika får stanna.
   *[no] {""}
}
cheat-blood-die-alone = Bara blodtärningen ger inga poäng: den måste slås.
cheat-blood-die-among = Bara blodtärningen ger inga poäng: den måste vara med bland dem som slås.
cheat-dare = { $worth ->
    [total1000] Utmaning: efter fyra lika i ett kast får de andra utmana dig att slå den udda tärningen. Klarat: de fem ger 1 000, slå vidare.
    [plus1000] Utmaning: efter fyra lika i ett kast får de andra utmana dig att slå den udda tärningen. Klarat: 1 000 till, slå vidare.
   *[plus100] Utmaning: efter fyra lika i ett kast får de andra utmana dig att slå den udda tärningen. Klarat: 100 till, slå vidare.
}
cheat-last-die = Sista tärningen har { $tries-word } försök att ge poäng.
cheat-take-over-entered = Den som är inne får gå vidare med tärningarna och poängen från ett stopp.
cheat-take-over-next = Nästa spelare får gå vidare med tärningarna och poängen från ett stopp.
cheat-release-asks = Fråga ”Får jag slå?” en gång för varje träff som spelaren före dig har, och vänta på ja.
cheat-release-word = Den som tar en träff släpper fram dig: ”Kör du”, ”Klart”, en hostning.
cheat-to = till
cheat-release-courtesy = Träffar tas innan nästa spelare slår.

cheat-miss-dare = utmaningen missar
cheat-miss-blood = tvingad blodtärning missar
cheat-miss-after-all = alla gav, alla slogs, miss
cheat-miss-all = alla tärningar, inget
cheat-miss-first = första kastet, inget
cheat-miss-any = ett kast ger inget
cheat-points-risked-and-missed = poäng på spel, och miss

cheat-automatic-kept = Automatiska behålls när omgången missar.
cheat-shown-kept = Det tärningarna visar behålls när omgången missar.
cheat-alike-with-the-odd-die = { $count-word } lika med den udda tärningen
cheat-earned = { $what }{ $everyone ->
    [yes] , alla
   *[no] {""}
}{ $automatic ->
    [yes] , automatisk
   *[no] {""}
}
cheat-more-totals = { $count ->
    [one] och 1 ställning till
   *[other] och { $count-figure } ställningar till
}
cheat-each-step = { $strict ->
    [yes] varje { $step-figure } passerad
   *[no] varje { $step-figure } nådd eller passerad
}
cheat-step-in-one-turn = { $strict ->
    [yes] mer än { $step-figure } i en omgång
   *[no] varje { $step-figure } i en omgång
}
cheat-total-ends-in = ställning som slutar på { $ending }
cheat-totals = ställning { $totals-comma }
cheat-first-home = { $over ->
    [yes] först över { $limit-figure }
   *[no] först på { $limit-figure }
}{ $more ->
    [yes] , en till
   *[no] {""}
}
cheat-misses-without-a-hit = { $count-word } missar i rad, ingen träff före den sista
cheat-if-kept = { $what }, om sparat
cheat-alike-in-one-throw = { $count-word } { $face }:or i ett kast

cheat-halftime = När någon når { $total-figure }: ett streck tvärs över bladet och sången. Alla har en omgång vid sidan av, med början efter den spelaren; rutor som inte spelas får ett streck. { $tie ->
    [all] Lika bäst: en träff var.
    [rolloff] Lika bäst: slå om det.
   *[none] Lika bäst: ingen.
}

cheat-limit = { $over ->
    [yes] { $how ->
        [immediate] Mer än { $limit-figure } avslutar direkt.
        [finishRound] Mer än { $limit-figure } avslutar; rundan spelas ut.
       *[lastRound] Mer än { $limit-figure } avslutar; alla andra har en omgång till.
    }
   *[no] { $how ->
        [immediate] { $limit-figure } avslutar direkt.
        [finishRound] { $limit-figure } avslutar; rundan spelas ut.
       *[lastRound] { $limit-figure } avslutar; alla andra har en omgång till.
    }
}
cheat-rounds = Spelet slutar efter { $rounds-figure } rundor.
cheat-cut = Ingen skrivs upp högre än { $limit-figure }.
cheat-exactly = { $limit-figure } måste träffas exakt.
cheat-extension = Den som går förbi utan att träffa flyttar det till { $extension-figure }.
cheat-same-total = { $back ->
    [previous] Den vars ställning någon landar på faller till sin förra.
    [start] Den vars ställning någon landar på faller dit den andra kom ifrån.
   *[zero] Den vars ställning någon landar på faller till 0.
}
cheat-last-licks = { $who ->
    [passed] Den som passeras i sista omgångarna har en till.
    [tied] En ny eller jämbördig ledare ger alla andra en sista omgång till.
   *[everybody] En ny ledare i sista omgångarna ger alla andra en till.
}
cheat-only-a-new-leader = I sista rundan stannar man bara som ny ledare.
cheat-wins-first = Den som är först vinner.
cheat-wins-points = Flest poäng vinner.
cheat-wins-hits = Flest träffar vinner.
cheat-wins-titles = Flest titlar vinner.
cheat-11000-rule = 11 000-regeln: utropa den från { $least-figure }, med tärningarna i hand, innan någon har { $limit-figure }. Sedan vinner { $points-figure } i en omgång från { $limit-figure }; den högsta i den rundan stjäl protokollet.
cheat-award = { $award }: { $told-small }.
cheat-award-big-hit = { $award }: { $told-small }; en Double slår två enkla.

cheat-so-many-alike = { $shape } lika
cheat-any-alike = vilka { $count-word } lika som helst
cheat-factor-of-dice = { $factor } × { $rolled-word } tärningar
cheat-across-rolls = Undanlagda tärningar får bilda tre lika med senare.
cheat-throw-out = ute
cheat-throw-loses = förlorar
cheat-throw-wins = vinner
cheat-three-alike = { $more ->
    [yes] Tre lika, stegar och liknande i ett kast.
   *[no] Tre lika i ett kast.
}
cheat-each-further = { $later ->
    [yes] Varje till, i samma kast eller senare: { $step } till.
   *[no] Varje till, i samma kast: { $step } till.
}
cheat-all-dice = { $kept ->
    [yes] Varje gång alla tärningar gett poäng: { $points-figure } till, behålls vid miss.
   *[no] Varje gång alla tärningar gett poäng: { $points-figure } till.
}
cheat-clear = Bekräfta { $what-listed } med { $points-figure } poäng till innan du stannar.
cheat-clear-alike = lika tärningar
cheat-clear-straight = stegar
cheat-clear-shape = par och liknande
cheat-safe-straights = Undanlagda stegar behålls vid miss.
cheat-safe-some = Vissa undanlagda poäng behålls vid miss.
cheat-wild-face = Röda tärningens { $face }:a är joker.

cheat-what-scores = Vad ger poäng?
cheat-your-turn = Din omgång
cheat-write-it-down = Skriv upp det
cheat-hits = Träffar
cheat-halftime-show = Halvtidsshow
cheat-the-end = Slutet

cheat-words = Ord
cheat-advice = Råd

cheat-enter = För att komma in, i en omgång
cheat-enter-dice = Tärningar åt sidan för att komma in
cheat-stop = för att stanna, i varje omgång
cheat-stop-dice = tärningar åt sidan för att stanna
cheat-stop-either = Poäng eller tärningar, det ena räcker.
cheat-no-stop = inget stopp med ställningen
cheat-delay = maskning, efter omröstning
cheat-out-of-turn = slå utan att stå på tur, efter omröstning
cheat-declare = Säg din summa. Betvivlas den och är fel, kostar det omgången.
cheat-to-the-right = Tärningarna går åt höger.

cheat-a-re-roll-kept-until = ett omkast, sparas tills det används
cheat-struck-out-when-it-is = stryks när det används
cheat-a-penalty-taken-off-from = ett straff, avdraget därefter
cheat-mishandled-touched-off-the-board = felhanterad, rörd, utanför brädet

cheat-own-bonuses = Våra egna bonustal
cheat-never-two = Aldrig två: två träffar är tre.
cheat-integrity-one-more = Träffintegritet: träffar direkt efter en omgång med träffar blir minst en fler än då.
cheat-integrity-additive = Träffintegritet: efter en omgång med träffar räknas de och de nya ihop.
cheat-hits-at-once = Insta-Bongs direkt, före allt annat.

cheat-total-begins-with-a-square = ställning som börjar med en kvadrat

cheat-a-straight = en stege
cheat-a-royale-1-to-6 = en Royale, 1 till 6

cheat-g-h-a-all-hits = G.H.A.: alla träffar delat med alla spelare.

cheat-all-dice-and-none-scores = alla tärningar, ingen ger poäng

cheat-each-further-doubles = Varje till i kastet dubblar.
cheat-a-fourth-adds-nothing = En fjärde 2, 3, 4 eller 6 ger inget mer.
cheat-singles-only = 1:or och 5:or bara en och en.
cheat-a-royale-earns-a-reroll = En Royale, 1 till 6, ger ett omkast.
