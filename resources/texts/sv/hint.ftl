hint-menu = &Tips (H vid bordet)
hint-aid-hints = T&ips i det här spelet
hint-aid-coach = &Coach i det här spelet
hint-asked = { $name } bad om ett tips.
hint-thinking = Räknar på oddsen …
hint-not-now = Tips ges när en människa får välja.
hint-hits-first = { name-takes } { hits-plain } först: C. Innan dess finns inget att välja.
hint-nothing = Det finns inget att välja nu.
hint-switched-off = Tips är avstängda i det här spelet. Spel > Tips i det här spelet ger dig dem.
hint-failed = Tipset kunde inte räknas fram. Spelet står som förut; loggen berättar mer.
hint-not-covered = Inget tips: { $why }
hint-mark = tips

hint-label = { $dice ->
    [one] { $only ->
        [yes] Spara bara den här { $face }:an
       *[no] Spara den här { $face }:an
    }
   *[other] { $only ->
        [yes] Spara bara de här { $dice-word }
       *[no] Spara de här { $dice-word }
    }
}

hint-told = { $what } { $why }
hint-do = { $kind ->
    [keep-roll] Spara { $kept }, slå { $dice-word }: { $miss } av 100 missar.
    [keep-stay] Spara { $kept } och stanna på { $points-figure }.
    [stay] Stanna på { $points-figure }.
    [take-dare] Anta utmaningen: { $miss } av 100 missar.
    [refuse-dare] Avstå från utmaningen.
    [again] Använd ett omkast.
    [take-over] Ta över de { $points-figure } som lämnades kvar.
   *[roll] Slå { $dice-word }: { $miss } av 100 missar.
}
hint-dice = { $kind ->
    [alike] { $count-word } { $face }:or
   *[other] { $faces-listed }
}
hint-than = { $kind ->
    [keep-roll] att spara { $kept } och slå { $dice-word }
    [keep-stay] att spara { $kept } och stanna på { $points-figure }
    [stay] att stanna på { $points-figure }
    [take-dare] att anta utmaningen
    [refuse-dare] att avstå från utmaningen
    [again] att använda ett omkast
    [take-over] att ta över { $points-figure }
   *[roll] att slå { $dice-word }
}
hint-only = Det finns ingen annan väg.
hint-as-good = Lika bra som { $other }.
hint-more-points = { $by ->
    [one] Värt en poäng mer än { $other }.
   *[other] Värt { $by-figure } poäng mer än { $other }.
}
hint-more-hits = Värt { hits-counted } mer på { $of-figure } sådana omgångar än { $other }.
hint-more-wins = { $by ->
    [one] Vinner ett spel mer av { $of-figure } än { $other }.
   *[other] Vinner { $by-figure } fler spel av { $of-figure } än { $other }.
}

hint-line = { $place-figure }. { $what } { $worth }
hint-worth-points = { $worth ->
    [one] Värt en poäng.
   *[other] Värt { $worth-figure } poäng.
}
hint-worth-hits = Värt { hits-counted } på { $of-figure } omgångar.
hint-worth-wins = { $worth ->
    [one] Vinner ett spel av { $of-figure }.
   *[other] Vinner { $worth-figure } spel av { $of-figure }.
}
hint-weighs-hits = Här vinner { hits-plain }: { $points-figure } poäng väger lika mycket som en.
