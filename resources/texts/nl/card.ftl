card-title = De regels
card-menu = De regels op een &kaart (? aan tafel)
card-row = { $kind ->
    [run] { $dice-comma } tot { $until-comma }: { $worth }.
    [dice] { $dice-comma }: { $worth }.
   *[words] { $words }: { $worth }.
}
card-leave-one = Houd wat telt, gooi de rest, of stop.
card-leave-all = Houd alles wat telt, gooi de rest, of stop.
card-enter = Eerst erin: { $points-figure } in één beurt.
card-enter-dice = Erin met { $dice-figure } stenen opzij.
card-stop = Stoppen vanaf { $points-figure }.
card-stop-dice = Stop met { $dice-either } stenen opzij.
card-beat-previous = Schrijf meer op dan de vorige.
card-wild-face = De rode { $face } is joker.
card-miss = Niets telt: beurt kwijt.
card-all-score = { $forced ->
    [yes] Alle { $dice-word } tellen: gooi opnieuw.
   *[no] Alle { $dice-word } tellen: gooi opnieuw, of stop.
}
card-blood-die-alone = Alleen rood over: gooien.
card-blood-die-among = Rood dat niet telt gaat mee.
card-dare = Vier gelijke: anderen mogen uitdagen.
card-hit-each = Elke { $step-figure } geeft een { hit-one }.
card-hit-turn = { $step-figure } in één beurt geeft een { hit-one }.
card-rounds = { $by ->
    [hits] { $rounds-figure } ronden: meeste { hits-plain } wint.
    [titles] { $rounds-figure } ronden: meeste titels wint.
   *[points] { $rounds-figure } ronden: meeste punten wint.
}
card-end = { $by ->
    [first] { $over ->
        [yes] Wie eerst boven { $limit-figure } is, wint.
       *[no] Wie eerst op { $limit-figure } is, wint.
    }
    [hits] Einde { $over ->
        [yes] boven { $limit-figure }
       *[no] bij { $limit-figure }
    }: meeste { hits-plain } wint.
    [titles] Einde { $over ->
        [yes] boven { $limit-figure }
       *[no] bij { $limit-figure }
    }: meeste titels wint.
   *[points] Einde { $over ->
        [yes] boven { $limit-figure }
       *[no] bij { $limit-figure }
    }: meeste punten wint.
}
