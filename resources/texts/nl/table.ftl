table-title-turn = Beurt { whose }
table-title-turn-team = Beurt { whose } voor { $team }
table-title-dared = { name-dares } { $other } uit
table-title-royale = Royale
table-title-again = { name-rolls } opnieuw
table-title-wins = { $names-count ->
    [one] { $names-listed } wint
   *[other] { $names-listed } winnen
}
table-title-nobody-wins = Niemand wint
table-note-royale = { $times ->
    [1] { $dice-word-first } stenen, hun som.
   *[other] { $dice-word-first } stenen, { times-counted } hun som.
}
table-note-all-score = Alle { $dice-word } tellen. Ze moeten opnieuw.
table-note-reroll = De herkansing: { $dice ->
    [one] die steen
   *[other] de { $dice-word }
} nog een keer.
table-note-dice = { $have-figure } is genoeg, met { $need-either } stenen opzij
table-note-needs = { $how ->
    [dial-in] { $need-figure } nodig om erin te komen
    [stay] { $need-figure } nodig om te stoppen
   *[get-in] { $need-figure } nodig om erin te komen
}
table-points-none = nog niets
table-tag-royale = Royale
table-if-stays = Als { $name } stopt
table-by-staying = Bij stoppen
table-needed = Nodig
table-miss = Kans op een misser
table-miss-short = Mist
table-own-key = { name-throws } met { $key }.
table-roll = Gooien
table-roll-all = Alle { $dice-word } gooien
table-roll-some = { $dice ->
    [one] Eén steen
   *[other] { $dice-word-first } stenen
} gooien
table-roll-short = { $dice ->
    [one] Eén
   *[other] { $dice-word-first }
} gooien
table-enter-the-throw = Worp invoeren
table-enter-short = Worp
table-write-the-turn = Beurt opschrijven
table-write-short = Schrijven
table-write-ask = Hoeveel punten haalde { $name }? 0 voor een misser.
table-keeps-first = { $kind ->
    [alike] houdt { $count-word } keer { $face }
    [few] houdt de { $faces-listed }
   *[many] houdt { $count-word } stenen
}
table-hits-first = eerst { hits-counted } genomen
table-keep-royale-note = de waarde wordt gegooid
table-keep-points = { $points-figure } punten
table-stay = Stoppen
table-total-ask = Waarmee stopt { $name }?
table-stake-ask = Hoeveel legt iedereen in de pot?
table-stake-use = Inleggen
table-word-ask = Een woord bij deze worp
table-figure-between = Een heel getal van { $least-figure } tot { $most-figure }.
table-makes = dan { $total-figure }
table-scored-in-the-show = gehaald in de show
table-roll-for-the-four = gooi één steen voor een { $face }
table-gate-shut = Poort dicht. { name-has } { hits-counted } te nemen.
table-name-the-dice = Stenen noemen
table-account-title = Noem de stenen
table-account-ask = Welke stenen tellen samen { $points-figure }?
table-account-note = { name-names } alle stenen die in deze beurt zijn gehouden. Klik de ogen aan, of typ ze.
table-account-named = Genoemd: { $faces-listed }
table-no-dice = geen
table-account-add = Nog een { $face-figure }
table-account-empty = Noem eerst de stenen.
table-account-none = Niet te noemen
table-account-done = Deze stenen
table-card-so-far = { hits-plain-first } tot nu toe
table-answer-you-can-go = Ga maar
table-answer-done = Klaar
table-answer-yes = Ja
table-answer-cough = Kuch
table-answer-no = Nee
table-answer-overrule = Overstemd
table-goes-first = { name-starts }.
table-magic-banner = Magisch Getal { $faces-dash }
table-magic-corner = MAGISCH GETAL { $faces-dash }
table-die = { $letter ->
    [R] Steen { $place-figure }, rood: { $face-figure }
    [W] Steen { $place-figure }, wit: { $face-figure }
    [G] Steen { $place-figure }, groen: { $face-figure }
   *[none] Steen { $place-figure }: { $face-figure }
}
table-dice-to-go = Nog { $dice ->
    [one] { $dice-word } steen.
   *[other] { $dice-word } stenen.
}
table-entry-corrected = { $told }   (gecorrigeerd, was: { $was })
table-entry-put-in = { $told }   (later ingevoegd)
table-party-magic = Magisch Getal
table-party-round = Ronde { $round-figure }
table-party-to-take = { $hits-figure } te nemen
table-party-next = straks
table-party-home = Binnen bij { $limit-figure }
table-die-label = { $letter ->
    [R] { $place-figure } rood
    [W] { $place-figure } wit
    [G] { $place-figure } groen
   *[none] { $place-figure }
}
table-kind-roll = Een worp
table-kind-keep = Gehouden
table-kind-else = Iets anders
table-kind-none = Niets
table-put-in-before = Vóór deze notitie invoegen
table-empty-roll = Klik voor elke steen een getal aan.
table-empty-keep = Deze stenen tellen niet samen. Klik aan wat is gehouden.
table-empty-else = Kies wat er is gebeurd.
table-stands-against = Nog niet gecorrigeerd: dan klopt deze notitie niet meer. { $why } Corrigeer die ook, of kies Niets om die te schrappen.
table-missing-before = Nog niet gecorrigeerd: voor deze notitie ontbreekt iets. { $why }
table-entry-plain = Een opdracht als in een verslag, bijvoorbeeld roll 1 5 2 4 4, keep 1 5 of stay.
table-the-results = De uitslag
table-pick-at-least-one-die = Kies minstens één steen die telt.
table-keep = Houden
table-pick-dice-that-score = Kies stenen die tellen.
table-pick-the-dice-to-stay = Kies de stenen om mee te stoppen.
table-use-the-reroll = Herkansing nemen
table-reroll-short = Herkansing
table-reroll-again = { $dice ->
    [one] die steen opnieuw
   *[other] alle { $dice-word } opnieuw
}
table-let-it-stand = Zo laten
table-stand-short = Laten
table-then-plays = dan { $name }
table-reroll-first = Neem de herkansing, of laat de misser staan.
table-take-the-dare = Aannemen
table-take-short = Aannemen
table-refuse = Weigeren
table-correct-an-entry = Een notitie corrigeren
table-which-entry-is-wrong = Welke notitie is fout?
table-it-should-be = Het moet zijn
table-what-happened = Wat er gebeurde
table-as-a-line-of-the = Als regel van het verslag
table-the-entry-as-a-line = De notitie als regel van het verslag
table-entries-the-latest-first = Notities, de nieuwste eerst
table-the-sheet-marks-what-was = Het blad toont wat is gecorrigeerd.
table-cancel = Annuleren
table-correct-it = Corrigeren
table-pick-an-entry = Kies een notitie.
table-this-cannot-be-read = Dit is niet te lezen: { $message }
table-a-comment-is-no-entry = Een opmerking is geen notitie.
table-this-is-what-stands-there = Dit staat er nu al.
table-turns-that-follow-are-worked = De beurten erna worden opnieuw berekend.
table-the-throw = De worp
table-what-did-throw = Wat gooide { $name }?
table-click-the-faces-of-or = Klik de ogen van { dice-counted } aan, of typ ze: { $example }.
table-faces-as-figures = Ogen als cijfers
table-they-lie-there = Invoeren
table-only-were-thrown = Er zijn maar { dice-counted } gegooid.
table-rolling = Rolt
table-the-dice-are-rolling = De stenen rollen.
table-the-game-has-not-begun = Het spel is nog niet begonnen.
table-call = Roepen
table-nothing-to-call = Er valt nu niets te roepen.
table-dice-that-have-landed-stay = Stenen die liggen, blijven liggen.
table-there-is-nothing-to-take = Er valt niets ongedaan te maken.
table-takes-back-the-last-choice = de laatste keuze
table-takes-back-the-last-entry = de laatste notitie
table-undo = Ongedaan
table-totals = Totalen
table-f11-leaves-the-big-picture = F11 of Esc sluit dit
table-the-pledge-of-the-dice = Het zegel van de stenen is gekopieerd.
table-copy = Kopiëren
table-copy-pledge-and-seed-of = Zegel en startwaarde van de stenen kopiëren
table-verify = Controleren
table-verify-the-dice = Stenen controleren
table-the-seed-of-the-dice = De startwaarde van de stenen was { $seed }, het zegel { $commitment }.
table-pledge-and-seed-are-copied = Zegel en startwaarde zijn gekopieerd.
table-11-000-called-by = 11.000 geroepen door { $name }
table-bar-told = { $points-figure } punten in deze beurt.
table-bar-figure = { $label }: { $figure }
table-this-turn = Deze beurt
table-done = Klaar
table-can-i-roll = Mag ik gooien?
table-can-i-roll-short = Vragen
table-jump-the-gate = Voordringen
table-the-magic-number = Het Magische Getal
table-roll-the-magic-number = Magisch Getal gooien
table-roll-the-magic-short = Gooien
table-that-die-scores-nothing-here = Die steen telt hier niet.
table-no-die-shows = Geen steen toont { $face }.
