card-title = Regeln
card-menu = Regeln på ett &kort (? vid bordet)
card-row = { $kind ->
    [run] { $dice-comma } till { $until-comma }: { $worth }.
    [dice] { $dice-comma }: { $worth }.
   *[words] { $words }: { $worth }.
}
card-leave-one = Spara det som ger poäng, slå resten eller stanna.
card-leave-all = Spara allt som ger poäng, slå resten eller stanna.
card-enter = Kom först in: { $points-figure } i en omgång.
card-enter-dice = Kom in med { $dice-figure } tärningar åt sidan.
card-stop = Att stanna kräver { $points-figure }.
card-stop-dice = Stanna med { $dice-either } tärningar åt sidan.
card-beat-previous = Skriv upp mer än spelaren före.
card-wild-face = Röda { $face }:an är joker.
card-miss = Inga poäng: omgången förlorad.
card-all-score = { $forced ->
    [yes] Alla { $dice-word } ger poäng: slå igen.
   *[no] Alla { $dice-word } ger poäng: slå igen eller stanna.
}
card-blood-die-alone = Bara röda kvar måste slås.
card-blood-die-among = Röda utan poäng måste slås.
card-dare = Fyra lika: andra får utmana.
card-hit-each = Varje { $step-figure } ger { hit-a }.
card-hit-turn = { $step-figure } i en omgång ger { hit-a }.
card-rounds = { $by ->
    [hits] { $rounds-figure } rundor: flest { hits-plain } vinner.
    [titles] { $rounds-figure } rundor: flest titlar vinner.
   *[points] { $rounds-figure } rundor: flest poäng vinner.
}
card-end = { $by ->
    [first] { $over ->
        [yes] Först över { $limit-figure } vinner.
       *[no] Först till { $limit-figure } vinner.
    }
    [hits] { $over ->
        [yes] Slut över { $limit-figure }
       *[no] Slut vid { $limit-figure }
    }: flest { hits-plain } vinner.
    [titles] { $over ->
        [yes] Slut över { $limit-figure }
       *[no] Slut vid { $limit-figure }
    }: flest titlar vinner.
   *[points] { $over ->
        [yes] Slut över { $limit-figure }
       *[no] Slut vid { $limit-figure }
    }: flest poäng vinner.
}
