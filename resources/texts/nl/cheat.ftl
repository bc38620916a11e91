cheat-term = { $term }:
cheat-push-your-luck = { $dice-word-first } of meer stenen opzij om te stoppen, maar nooit alle zes.
cheat-misses-in-a-row = { $count ->
    [1] Elke misser
   *[other] { $count-word } missers op rij
}
cheat-first-throw = Een eerste worp zonder punten
cheat-beat-previous = Stop alleen met meer dan de beurt ervoor, als die is opgeschreven.
cheat-leave-all = Laat alle stenen die tellen liggen en gooi de andere, of stop.
cheat-leave-one = Laat bij elke worp minstens één steen die telt liggen, of stop.
cheat-all-score = { $forced ->
    [yes] Alle { $dice-word } tellen: pak ze op en gooi alles.
   *[no] Alle { $dice-word } tellen: je mag alles opnieuw gooien.
}{ $alike-may-stay ->
    [yes] {" "}Allemaal gelijk mag blijven liggen.
   *[no] {""}
}
cheat-blood-die-alone = Telt alleen de Bloedsteen niet: die moet worden gegooid.
cheat-blood-die-among = Telt alleen de Bloedsteen niet: die moet mee in de volgende worp.
cheat-dare = { $worth ->
    [total1000] Uitdaging: na vier gelijke in één worp mogen de anderen je uitdagen de afwijkende steen te gooien. Gelukt: de vijf stenen tellen 1.000, gooi verder.
    [plus1000] Uitdaging: na vier gelijke in één worp mogen de anderen je uitdagen de afwijkende steen te gooien. Gelukt: 1.000 erbij, gooi verder.
   *[plus100] Uitdaging: na vier gelijke in één worp mogen de anderen je uitdagen de afwijkende steen te gooien. Gelukt: 100 erbij, gooi verder.
}
cheat-last-die = De laatste steen heeft { $tries-word } pogingen om te tellen.
cheat-take-over-entered = Wie erin is, mag verder met de stenen en punten van wie stopte.
cheat-take-over-next = De volgende mag verder met de stenen en punten van wie stopte.
cheat-release-asks = Vraag “Mag ik gooien?” voor elke treffer van de speler voor je, en wacht op het ja.
cheat-release-word = Wie een treffer neemt, laat je gooien: “Ga maar”, “Klaar”, een kuch.
cheat-to = tot
cheat-release-courtesy = Treffers worden genomen voor de volgende gooit.
cheat-miss-dare = de uitdaging mislukt
cheat-miss-blood = verplichte Bloedsteen mist
cheat-miss-after-all = alles telde, alles gegooid, mis
cheat-miss-all = alle stenen, niets
cheat-miss-first = eerste worp, niets
cheat-miss-any = een worp telt niet
cheat-points-risked-and-missed = punten gewaagd, en mis
cheat-automatic-kept = De automatische blijven, ook na een misser.
cheat-shown-kept = Wat de stenen tonen blijft, ook na een misser.
cheat-alike-with-the-odd-die = { $count-word } gelijke met de afwijkende steen
cheat-earned = { $what }{ $everyone ->
    [yes] , iedereen
   *[no] {""}
}{ $automatic ->
    [yes] , automatisch
   *[no] {""}
}
cheat-more-totals = { $count ->
    [one] en nog 1 totaal
   *[other] en nog { $count-figure } totalen
}
cheat-each-step = { $strict ->
    [yes] elke { $step-figure } gepasseerd
   *[no] elke { $step-figure } bereikt of gepasseerd
}
cheat-step-in-one-turn = { $strict ->
    [yes] meer dan { $step-figure } in één beurt
   *[no] elke { $step-figure } in één beurt
}
cheat-total-ends-in = totaal eindigt op { $ending }
cheat-totals = totaal { $totals-comma }
cheat-first-home = { $over ->
    [yes] eerste boven { $limit-figure }
   *[no] eerste op { $limit-figure }
}{ $more ->
    [yes] , nog een
   *[no] {""}
}
cheat-misses-without-a-hit = { $count-word } missers op rij, geen treffer voor de laatste
cheat-if-kept = { $what }, als je het houdt
cheat-alike-in-one-throw = { $count-word } keer { $face } in één worp
cheat-halftime = Bereikt iemand { $total-figure }: een streep over het blad, en het lied. Iedereen heeft één beurt naast de score, te beginnen na die speler; lege vakjes krijgen een streepje. { $tie ->
    [all] Gelijk: elk een treffer.
    [rolloff] Gelijk: een beslissende worp.
   *[none] Gelijk: niemand.
}
cheat-limit = { $over ->
    [yes] { $how ->
        [immediate] Meer dan { $limit-figure }: meteen afgelopen.
        [finishRound] Meer dan { $limit-figure }: de ronde wordt uitgespeeld.
       *[lastRound] Meer dan { $limit-figure }: alle anderen hebben nog één beurt.
    }
   *[no] { $how ->
        [immediate] { $limit-figure }: meteen afgelopen.
        [finishRound] { $limit-figure }: de ronde wordt uitgespeeld.
       *[lastRound] { $limit-figure }: alle anderen hebben nog één beurt.
    }
}
cheat-rounds = Het spel eindigt na { $rounds-figure } ronden.
cheat-cut = Niemand komt hoger dan { $limit-figure } op het blad.
cheat-exactly = { $limit-figure } moet precies worden gehaald.
cheat-extension = Wie eroverheen gaat zonder hem te raken, verlegt de limiet naar { $extension-figure }.
cheat-same-total = { $back ->
    [previous] Landt een ander op je totaal, dan val je terug naar je vorige totaal.
    [start] Landt een ander op je totaal, dan val je terug naar waar die vandaan kwam.
   *[zero] Landt een ander op je totaal, dan val je terug naar 0.
}
cheat-last-licks = { $who ->
    [passed] Wie in de laatste beurten wordt ingehaald, mag nog een keer.
    [tied] Een nieuwe koploper, of wie gelijk komt, geeft alle anderen nog een laatste beurt.
   *[everybody] Een nieuwe koploper in de laatste beurten geeft alle anderen er nog een.
}
cheat-only-a-new-leader = In de laatste ronde stopt alleen wie de leiding pakt.
cheat-wins-first = Wie er het eerst is, wint.
cheat-wins-points = Meeste punten wint.
cheat-wins-hits = Meeste treffers wint.
cheat-wins-titles = Meeste titels wint.
cheat-11000-rule = 11.000-regel: roep hem vanaf { $least-figure }, stenen in de hand, voordat iemand { $limit-figure } heeft. Daarna wint { $points-figure } in één beurt vanaf { $limit-figure }; de hoogste van die ronde steelt het blad.
cheat-award = { $award }: { $told-small }.
cheat-award-big-hit = { $award }: { $told-small }; een dubbele verslaat twee losse.
cheat-so-many-alike = { $shape } gelijk
cheat-any-alike = { $count-word } gelijke
cheat-factor-of-dice = { $factor } × { $rolled-word } stenen
cheat-across-rolls = Stenen van eerder mogen drie gelijke volmaken.
cheat-throw-out = uit
cheat-throw-loses = verliest
cheat-throw-wins = wint
cheat-three-alike = { $more ->
    [yes] Drie gelijke, straten en zo in één worp.
   *[no] Drie gelijke in één worp.
}
cheat-each-further = { $later ->
    [yes] Elke volgende, in dezelfde worp of later: { $step } erbij.
   *[no] Elke volgende in dezelfde worp: { $step } erbij.
}
cheat-all-dice = { $kept ->
    [yes] Telkens als alle stenen telden: { $points-figure } erbij, die blijven bij een misser.
   *[no] Telkens als alle stenen telden: { $points-figure } erbij.
}
cheat-clear = Bevestig { $what-listed } met nog { $points-figure } punten voor je stopt.
cheat-clear-alike = gelijke stenen
cheat-clear-straight = straten
cheat-clear-shape = paren en zo
cheat-safe-straights = Straten die opzij liggen, blijven bij een misser.
cheat-safe-some = Sommige punten die opzij liggen, blijven bij een misser.
cheat-wild-face = De { $face } van de rode steen is joker.
cheat-what-scores = Wat telt
cheat-your-turn = Je beurt
cheat-write-it-down = Opschrijven
cheat-hits = Treffers
cheat-halftime-show = Halftime Show
cheat-the-end = Het einde
cheat-words = Woorden
cheat-advice = Goede raad
cheat-enter = Om erin te komen, in één beurt
cheat-enter-dice = Stenen opzij om erin te komen
cheat-stop = om te stoppen, elke beurt
cheat-stop-dice = stenen opzij om te stoppen
cheat-stop-either = Punten of stenen, één van beide is genoeg.
cheat-no-stop = niet stoppen met een totaal van
cheat-delay = tijdrekken, na stemming
cheat-out-of-turn = voor je beurt gooien, na stemming
cheat-declare = Zeg je totaal. Is het fout en betwijfelt iemand het, dan kost het de beurt.
cheat-to-the-right = De stenen gaan naar rechts.
cheat-a-re-roll-kept-until = een herkansing, bewaard tot gebruik
cheat-struck-out-when-it-is = doorgestreept bij gebruik
cheat-a-penalty-taken-off-from = een straf, voortaan afgetrokken
cheat-mishandled-touched-off-the-board = geklungeld, aangeraakt, van tafel
cheat-own-bonuses = Onze eigen bonusgetallen
cheat-never-two = Nooit twee: twee treffers worden drie.
cheat-integrity-one-more = Integriteit: treffers na een beurt met treffers zijn er minstens één meer dan toen.
cheat-integrity-additive = Integriteit: na een beurt met treffers die en de nieuwe samen.
cheat-hits-at-once = Insta-Bongs meteen, voor al het andere.
cheat-total-begins-with-a-square = totaal begint met een kwadraat
cheat-a-straight = een straat
cheat-a-royale-1-to-6 = een Royale, 1 tot 6
cheat-g-h-a-all-hits = G.H.A.: alle treffers gedeeld door alle spelers.
cheat-all-dice-and-none-scores = alle stenen, en niets telt
cheat-each-further-doubles = Elke volgende in de worp verdubbelt.
cheat-a-fourth-adds-nothing = Een vierde 2, 3, 4 of 6 voegt niets toe.
cheat-singles-only = 1 en 5 alleen los.
cheat-a-royale-earns-a-reroll = Een Royale, 1 tot 6, geeft een herkansing.
