table-title-turn = { whose } tur
table-title-turn-team = { whose } tur för { $team }
table-title-dared = { name-dares } { $other }
table-title-royale = Royale
table-title-again = { name-rolls } igen
table-title-wins = { $names-listed } vinner
table-title-nobody-wins = Ingen vinner

table-note-royale = { $times ->
    [1] { $dice-word-first } tärningar, deras summa.
   *[other] { $dice-word-first } tärningar, { times-counted } summan.
}
table-note-all-score = Alla { $dice-word } ger poäng. De måste slås.
table-note-reroll = Omkastet: { $dice ->
    [one] den tärningen
   *[other] de { $dice-word }
} en gång till.
table-note-dice = { $have-figure } räcker, med { $need-either } tärningar åt sidan
table-note-needs = { $how ->
    [dial-in] { $need-figure } krävs för att komma in
    [stay] { $need-figure } krävs för att stanna
   *[get-in] { $need-figure } krävs för att komma in
}

table-points-none = inget än
table-tag-royale = Royale
table-if-stays = Om { $name } stannar
table-by-staying = Vid stopp
table-needed = Krävs
table-miss = Risk för miss
table-miss-short = Missar

table-own-key = { $name } slår med { $key }.
table-roll = Slå
table-roll-all = Slå alla { $dice-word }
table-roll-some = Slå { dice-counted }
table-roll-short = Slå { $dice-word }
table-enter-the-throw = Ange kastet
table-enter-short = Kast
table-write-the-turn = Skriv upp omgången
table-write-short = Skriv
table-write-ask = Hur många poäng fick { $name }? 0 för en miss.
table-keeps-first = { $kind ->
    [alike] sparar { $count-word } { $face }:or
    [few] sparar { $faces-listed }
   *[many] sparar { $count-word } tärningar
}
table-hits-first = { hits-counted } tas först
table-keep-royale-note = värdet slås fram
table-keep-points = { $points-figure } poäng
table-stay = Stanna
table-total-ask = Vad stannar { $name } på?
table-stake-ask = Hur mycket lägger var och en i potten?
table-stake-use = Lägg i
table-word-ask = Ett ord till det här kastet
table-figure-between = Ett heltal från { $least-figure } till { $most-figure }.
table-makes = blir { $total-figure }
table-scored-in-the-show = poäng i showen
table-roll-for-the-four = slå en tärning om en { $face }:a
table-gate-shut = Spärren är stängd. { name-has } { hits-counted } att ta.

table-name-the-dice = Nämn tärningarna
table-account-title = Nämn tärningarna
table-account-ask = Vilka tärningar blir { $points-figure }?
table-account-note = { name-names } alla tärningar som sparades i omgången. Klicka på ögonen eller skriv dem.
table-account-named = Nämnda: { $faces-listed }
table-no-dice = inga
table-account-add = En { $face-figure }:a till
table-account-empty = Nämn tärningarna först.
table-account-none = Kan inte nämna dem
table-account-done = De här

table-card-so-far = { hits-plain-first } hittills
table-answer-you-can-go = Kör du
table-answer-done = Klart
table-answer-yes = Ja
table-answer-cough = Hosta
table-answer-no = Nej
table-answer-overrule = Nedröstat

table-goes-first = { $name } börjar.
table-magic-banner = Magiskt tal { $faces-dash }
table-magic-corner = MAGISKT TAL { $faces-dash }

table-die = { $letter ->
    [R] Tärning { $place-figure }, röd: { $face-figure }
    [W] Tärning { $place-figure }, vit: { $face-figure }
    [G] Tärning { $place-figure }, grön: { $face-figure }
   *[none] Tärning { $place-figure }: { $face-figure }
}
table-dice-to-go = { $dice ->
    [one] En tärning kvar.
   *[other] { $dice-word-first } tärningar kvar.
}
table-entry-corrected = { $told }   (rättat, var: { $was })
table-entry-put-in = { $told }   (inlagt i efterhand)
table-party-magic = Magiskt tal
table-party-round = Runda { $round-figure }
table-party-to-take = { $hits-figure } att ta
table-party-next = sedan
table-party-home = Mål: { $limit-figure }
table-die-label = { $letter ->
    [R] { $place-figure } röd
    [W] { $place-figure } vit
    [G] { $place-figure } grön
   *[none] { $place-figure }
}
table-kind-roll = Ett kast
table-kind-keep = Sparade tärningar
table-kind-else = Något annat
table-kind-none = Ingenting
table-put-in-before = Lägg in det före den här posten
table-empty-roll = Klicka fram ögonen på varje tärning.
table-empty-keep = De tärningarna ger inga poäng ihop. Klicka på dem som sparades.
table-empty-else = Välj vad som hände.
table-stands-against = Inte rättat än: då stämmer inte den här posten längre. { $why } Rätta den också, eller välj Ingenting för att stryka den.
table-missing-before = Inte rättat än: något fattas före den här posten. { $why }
table-entry-plain = En rad som i en avskrift, till exempel roll 1 5 2 4 4, keep 1 5 eller stay.

table-the-results = Resultatet

table-pick-at-least-one-die = Välj minst en tärning som ger poäng.

table-keep = Spara
table-pick-dice-that-score = Välj tärningar som ger poäng.

table-pick-the-dice-to-stay = Välj tärningarna du stannar med.

table-use-the-reroll = Använd omkastet
table-reroll-short = Omkast
table-reroll-again = { $dice ->
    [one] den tärningen igen
   *[other] alla { $dice-word } igen
}
table-let-it-stand = Låt det vara
table-stand-short = Låt vara
table-then-plays = sedan { $name }
table-reroll-first = Använd omkastet, eller låt missen stå.

table-take-the-dare = Anta utmaningen
table-take-short = Anta
table-refuse = Avstå

table-correct-an-entry = Rätta en post
table-which-entry-is-wrong = Vilken post är fel?
table-it-should-be = Det ska vara
table-what-happened = Vad som hände
table-as-a-line-of-the = Som en rad i avskriften
table-the-entry-as-a-line = Posten som en rad i avskriften
table-entries-the-latest-first = Poster, den senaste först
table-the-sheet-marks-what-was = Protokollet markerar det som har rättats.
table-cancel = Avbryt
table-correct-it = Rätta
table-pick-an-entry = Välj en post.
table-this-cannot-be-read = Det går inte att läsa: { $message }
table-a-comment-is-no-entry = En kommentar är ingen post.
table-this-is-what-stands-there = Det är det som står där nu.
table-turns-that-follow-are-worked = Omgångarna efter räknas om.

table-the-throw = Kastet
table-what-did-throw = Vad slog { $name }?
table-click-the-faces-of-or = Klicka fram { dice-counted }, eller skriv dem: { $example }.
table-faces-as-figures = Ögonen som siffror
table-they-lie-there = Ange
table-only-were-thrown = Bara { dice-counted } slogs.

table-rolling = Rullar
table-the-dice-are-rolling = Tärningarna rullar.
table-the-game-has-not-begun = Spelet har inte börjat.
table-call = Ropa
table-nothing-to-call = Det finns inget att ropa nu.
table-dice-that-have-landed-stay = Tärningar som har landat ligger kvar.
table-there-is-nothing-to-take = Det finns inget att ångra.
table-takes-back-the-last-choice = det senaste valet
table-takes-back-the-last-entry = den senaste posten
table-undo = Ångra

table-totals = Ställning
table-f11-leaves-the-big-picture = F11 eller Esc lämnar

table-the-pledge-of-the-dice = Tärningarnas sigill är kopierat.

table-copy = Kopiera
table-copy-pledge-and-seed-of = Kopiera tärningarnas sigill och frö
table-verify = Kontrollera
table-verify-the-dice = Kontrollera tärningarna
table-the-seed-of-the-dice = Tärningarnas frö var { $seed }, sigillet { $commitment }.
table-pledge-and-seed-are-copied = Sigill och frö är kopierade.

table-11-000-called-by = 11 000 utropat av { $name }

table-bar-told = { $points-figure } poäng i omgången.
table-bar-figure = { $label }: { $figure }
table-this-turn = Omgången

table-done = Klart
table-can-i-roll = Får jag slå?
table-can-i-roll-short = Fråga
table-jump-the-gate = Planka

table-the-magic-number = Det magiska talet
table-roll-the-magic-number = Slå det magiska talet
table-roll-the-magic-short = Slå det

table-that-die-scores-nothing-here = Den tärningen ger inga poäng här.

table-no-die-shows = Ingen tärning visar { $face }.
