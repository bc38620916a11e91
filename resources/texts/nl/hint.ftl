hint-menu = &Tip (H aan tafel)
hint-aid-hints = Tips in d&it spel
hint-aid-coach = Coac&h in dit spel
hint-asked = { $name } vraagt om een tip.
hint-thinking = Kansen berekenen …
hint-not-now = Een tip komt er als een mens mag kiezen.
hint-hits-first = { name-takes } eerst de { hits-plain }: C. Daarvoor valt er niets te kiezen.
hint-nothing = Er valt nu niets te kiezen.
hint-switched-off = Tips staan uit in dit spel. Met Spel > Tips in dit spel krijg je ze.
hint-failed = De tip kon niet worden berekend. Het spel staat zoals het stond; het logboek vertelt meer.
hint-not-covered = Geen tip: { $why }
hint-mark = tip
hint-label = { $dice ->
    [one] { $only ->
        [yes] Houd alleen deze { $face }
       *[no] Houd deze { $face }
    }
   *[other] { $only ->
        [yes] Houd alleen deze { $dice-word }
       *[no] Houd deze { $dice-word }
    }
}
hint-told = { $what } { $why }
hint-do = { $kind ->
    [keep-roll] Houd { $kept }, gooi er { $dice-word }: { $miss } op de 100 missen.
    [keep-stay] Houd { $kept } en stop met { $points-figure }.
    [stay] Stop met { $points-figure }.
    [take-dare] Neem de uitdaging aan: { $miss } op de 100 missen.
    [refuse-dare] Weiger de uitdaging.
    [again] Gebruik een herkansing.
    [take-over] Neem de { $points-figure } over die er liggen.
   *[roll] Gooi er { $dice-word }: { $miss } op de 100 missen.
}
hint-dice = { $kind ->
    [alike] de { $count-word } stenen met { $face }
   *[other] de { $faces-listed }
}
hint-than = { $kind ->
    [keep-roll] { $kept } houden en er { $dice-word } gooien
    [keep-stay] { $kept } houden en stoppen met { $points-figure }
    [stay] stoppen met { $points-figure }
    [take-dare] de uitdaging aannemen
    [refuse-dare] de uitdaging weigeren
    [again] een herkansing gebruiken
    [take-over] de { $points-figure } overnemen
   *[roll] er { $dice-word } gooien
}
hint-only = Iets anders kan niet.
hint-as-good = Even goed als { $other }.
hint-more-points = { $by ->
    [one] Eén punt meer waard dan { $other }.
   *[other] { $by-figure } punten meer waard dan { $other }.
}
hint-more-hits = In { $of-figure } zulke beurten { hits-counted } meer dan { $other }.
hint-more-wins = { $by ->
    [one] Wint op de { $of-figure } spellen één meer dan { $other }.
   *[other] Wint op de { $of-figure } spellen { $by-figure } meer dan { $other }.
}
hint-line = { $place-figure }. { $what } { $worth }
hint-worth-points = { $worth ->
    [one] Eén punt waard.
   *[other] { $worth-figure } punten waard.
}
hint-worth-hits = { hits-counted } in { $of-figure } beurten.
hint-worth-wins = { $worth ->
    [one] Wint één spel op { $of-figure }.
   *[other] Wint { $worth-figure } spellen op { $of-figure }.
}
hint-weighs-hits = Hier winnen { hits-plain }: { $points-figure } punten wegen evenveel als één.
