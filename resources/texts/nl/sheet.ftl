sheet-worth-by-face = ogen × { $factor }
sheet-subtitle = { $name }, { $dice }
sheet-dice = { $special ->
    [blood-die] { $dice-word } stenen, waarvan één de Bloedsteen
    [odd-die] { $dice-word } stenen, één in een andere kleur
    [three-colours] { $dice-word } stenen in drie kleuren
   *[none] { $dice-word } stenen
}
sheet-for-players = voor { $least }-{ $most } spelers
sheet-field-date = datum
sheet-field-start = begin
sheet-field-finish = einde
sheet-field-magic = magisch getal
sheet-field-scorekeeper = schrijver
sheet-field-packer = stopt de bong
sheet-field-rule11k = 11.000-regel door
sheet-field-rule11k-at = om
sheet-field-winner = winnaar
sheet-field-winner-keeps = winnaar, houdt dit blad
sheet-field-gha = g.h.a.
sheet-field-high-score = high score
sheet-field-big-hit = big hit
sheet-field-consecutive-hit = consecutive hit
sheet-field-limit = limiet
sheet-field-fewest = minste BH’s
sheet-zonk = Zonk
sheet-one-hit = een treffer
sheet-a-zonk = een Zonk
sheet-page-of = pagina { $page-figure } van { $pages-figure }
sheet-re-roll-used-struck-out = Herkansing, gebruikt: doorgestreept
sheet-no-turn-here = hier geen beurt
sheet-final = einde
sheet-so-far = tot nu
sheet-corrected = gecorrigeerd
sheet-penalty-taken-off = { $points }: een straf, van het volgende totaal af
sheet-hits = raak
sheet-bong-hits = BH
sheet-brought-forward = over­ge­bracht
sheet-file-title = { $title }, { $subtitle }: { $names-comma }{ $more ->
    [yes] {" "}en anderen
   *[no] {""}
}{ $dated ->
    [yes] , { $day }
   *[no] {""}
}
sheet-page-rules = De regels
sheet-page-keepsake = De race, treffers en stenen
sheet-page-codes = Het spel in codes
sheet-page-number = Pagina { $page-figure }
sheet-page-rounds = Ronden { $first-figure } tot { $last-figure }
sheet-page-players = { $rounds }, spelers { $first-figure } tot { $last-figure }
sheet-on-paper = { $landscape ->
    [yes] { $paper }, liggend, { $pages ->
        [one] { $pages-figure } pagina
       *[other] { $pages-figure } pagina’s
    }
   *[no] { $paper }, staand, { $pages ->
        [one] { $pages-figure } pagina
       *[other] { $pages-figure } pagina’s
    }
}{ $rules ->
    [yes] , de laatste met de regels.
   *[no] .
}
sheet-rounds-and-room = Een spel duurt ongeveer { $rounds-figure } ronden; { $games ->
    [1] plaats voor { $rows-figure }
   *[other] plaats voor twee spellen van { $rows-figure }
}{ $split ->
    [yes] , en { $share } op de 100 spellen eindigen op pagina 1
   *[no] {""}
}.
sheet-dice-pledged = stenen verzegeld { $pledge }
sheet-halftime-show = HALFTIME SHOW
sheet-race-told = Het totaal van elke speler na elk van { $rounds-figure } ronden. Aan het eind: { $ends-comma }.
sheet-luck = { $each ->
    [0] Geluk en keuzes
   *[other] Geluk en keuzes; { hit-a } telt { $each-figure }
}
sheet-luck-of = { $luck } door de stenen, { $cost } door keuzes
sheet-hints = Vroeg om een tip
sheet-hints-of = { $hints ->
    [one] één keer
   *[other] { $hints-figure } keer
}
sheet-in-one-turn = { $points } in één beurt
sheet-no-font = { $more ->
    [0] Geen lettertype op deze computer heeft de letters van { $names-comma }: ze worden lege hokjes. Installeer een lettertype dat ze heeft en druk dan opnieuw af.
   *[other] Geen lettertype op deze computer heeft de letters van { $names-comma } en nog { $more-figure }: ze worden lege hokjes. Installeer een lettertype dat ze heeft en druk dan opnieuw af.
}
sheet-script-picture = een plaatje
sheet-script-cjk = Chinees of Japans
sheet-script-hangul = Koreaans
sheet-pdf-folder = { $file } is een map; geef de naam van een bestand.
sheet-pdf-no-folder = Er is geen map { $folder }.
sheet-pdf-not-written = { $kept ->
    [yes] { $file } kan niet worden geschreven: { $why }. Wat er stond, blijft; kies een andere plek.
   *[no] { $file } kan niet worden geschreven: { $why }. Kies een andere plek.
}
sheet-play-resumes-here = hier gaat het spel verder
sheet-other = Overige
sheet-the-race = De race
sheet-awards = Prijzen
sheet-best-turn = Beste beurt
sheet-head-hits = Treffers{ $thrown ->
    [yes] {""}
   *[no] {" "}die totalen verraden
}
sheet-hits-all = alle
sheet-in-the-square = { $codes ->
    [one] Deze hele avond zit in het vierkant.
   *[other] { $here ->
        [yes] Deze hele avond zit in deze { $codes } vierkanten.
       *[no] Deze hele avond zit in de { $codes } vierkanten op de laatste pagina’s.
    }
}
sheet-point-a-phone = { $codes ->
    [one] Richt er een telefoon op
   *[other] Richt op elk een telefoon
}: { $thrown ->
    [yes] de pagina gooit alle { $throws } opnieuw{ $seed ->
        [yes] {" "}en zegt of de stenen eerlijk waren.
       *[no] , zoals ze op tafel lagen.
    }
   *[no] de pagina schrijft het hele blad opnieuw.
}
sheet-or-in-the-program = Of in het programma: Zonk-archief > Een blad lezen. Er wordt niets verstuurd.
sheet-pledged = Verzegeld voor de eerste worp: { $pledge }
sheet-code = Code { $part } van { $parts }
sheet-the-dice = De stenen
sheet-pledged-before-the-first-throw = Verzegeld voor de eerste worp, SHA-256:
sheet-seed-told-at-the-end = Startwaarde, aan het eind verteld:
sheet-signed-by-who-kept-the = Getekend door wie de score schreef
sheet-this-is-no-name-of = Dit is geen naam van een bestand.
sheet-the-pdf-cannot-be-drawn = De PDF kan niet worden getekend; er is niets geschreven.
sheet-and-more = { $name } en { $more ->
    [one] nog een
   *[other] nog { $more-figure }
}
sheet-line-of = { $name }: { $line }
sheet-not-finished = Niet afgemaakt
sheet-note-award = { $award }: { $name }, { $value }
sheet-note-gha = G.H.A. { $average }
sheet-note-between = .{ "   " }
sheet-the-font-cannot-be-loaded = Het lettertype { $name } kan niet worden geladen; installeer het programma opnieuw.
sheet-pad-dash = streepje
sheet-pad-column-total = totaal
sheet-pad-column-turn = beurt
sheet-pad-column-hits = treffers
sheet-pad-part = { $name }, { $part }
sheet-pad-half = half
sheet-pad-mark = { $mark ->
    [straight] straat
    [magic] Magisch Getal
    [devil] duivel
    [square] kwadraat
    [halftime] halftime
    [flag] treffer
    [reroll] herkansing
    [reroll-used] herkansing, gebruikt
    [pen] gecorrigeerd
    [dashes] streepjes
    [star] ster
    [asterisk] sterretje
   *[other] { $plain }
}
sheet-pad-hits = { $name }: { hits-counted }
sheet-pad-key = { $marks-comma }: { $words }
sheet-players = Spelers
sheet-rounds = Ronden
sheet-would-be = wordt dan { $said }
sheet-pad-corrected = Gecorrigeerd.
sheet-click-to-correct-it = Klik om het te corrigeren.
sheet-score-sheet = Scoreblad
