table-title-turn = { $name-count ->
   *[one] { $name } ist dran
    [other] { $name } sind dran
}
table-title-turn-team = { $name } ist dran für { $team }
table-title-dared = { name-dares } { $other } heraus
table-title-royale = Royale
table-title-again = { name-rolls } noch mal
table-title-wins = { $names-count ->
    [one] { $names-listed } gewinnt
   *[other] { $names-listed } gewinnen
}
table-title-nobody-wins = Niemand gewinnt

table-note-royale = { $times ->
    [1] { $dice-word-first } Würfel, ihre Summe.
   *[other] { $dice-word-first } Würfel, { times-counted } ihre Summe.
}
table-note-all-score = Alle { $dice-word } zählen. Sie müssen noch mal rollen.
table-note-reroll = Der Neuwurf: { $dice ->
    [one] dieser Würfel
   *[other] die { $dice-word }
} noch einmal.
table-note-dice = Bleiben mit { $have-figure } geht, wenn { $need-either } Würfel draußen liegen
table-note-needs = { $how ->
    [dial-in] Zum Einwählen nötig: { $need-figure }
    [stay] Zum Bleiben nötig: { $need-figure }
   *[get-in] Zum Einstieg nötig: { $need-figure }
}

table-points-none = noch nichts
table-tag-royale = Royale
table-if-stays = Wenn { name-stays }
table-by-staying = Beim Bleiben
table-needed = Nötig
table-miss = Risiko
table-miss-short = Risiko

table-own-key = { name-throws } mit { $key }.
table-roll = Würfeln
table-roll-all = Alle { $dice-word } werfen
table-roll-some = { $dice ->
    [one] Einen Würfel werfen
   *[other] { $dice-word-first } Würfel werfen
}
table-roll-short = { $dice ->
    [one] Einen werfen
   *[other] { $dice-word-first } werfen
}
table-enter-the-throw = Wurf eintragen
table-enter-short = Wurf
table-write-the-turn = Zug aufschreiben
table-write-short = Schreiben
table-write-ask = Wie viele Punkte für { $name }? 0 für einen Fehlwurf.
table-keeps-first = { $kind ->
    [alike] legt die { $count-word } { $face }er raus
    [few] legt die { $faces-listed } raus
   *[many] legt { $count-word } Würfel raus
}
table-hits-first = erst { hits-counted } nehmen
table-keep-royale-note = ihr Wert wird erwürfelt
table-keep-points = { $points-figure } Punkte
table-stay = Bleiben
table-total-ask = Mit wie viel bleibt { $name }?
table-stake-ask = Wie viel legen alle in den Pott?
table-stake-use = Hineinlegen
table-word-ask = Ein Wort zu diesem Wurf
table-figure-between = Eine ganze Zahl von { $least-figure } bis { $most-figure }.
table-makes = macht { $total-figure }
table-scored-in-the-show = in der Show erspielt
table-roll-for-the-four = mit einem Würfel auf die { $face }
table-gate-shut = Schranke zu. { name-has } noch { hits-counted } zu nehmen.

table-name-the-dice = Würfel nennen
table-account-title = Würfel nennen
table-account-ask = Welche Würfel ergeben { $points-figure }?
table-account-note = { name-names } alle Würfel, die in diesem Zug rausgelegt wurden. Klick die Augen an oder tipp sie ein.
table-account-named = Genannt: { $faces-listed }
table-no-dice = keine
table-account-add = Noch eine { $face-figure }
table-account-empty = Nenne erst die Würfel.
table-account-none = Kann sie nicht nennen
table-account-done = Diese Würfel

table-card-so-far = { hits-plain-first } bisher
table-answer-you-can-go = Du darfst
table-answer-done = Fertig
table-answer-yes = Ja
table-answer-cough = Hust
table-answer-no = Nein
table-answer-overrule = Überstimmt

table-goes-first = { $name-count ->
   *[one] { $name } fängt an.
    [other] { $name } fangen an.
}
table-magic-banner = Magische Zahl { $faces-dash }
table-magic-corner = MAGISCHE ZAHL { $faces-dash }

table-die = { $letter ->
    [R] Würfel { $place-figure }, rot: { $face-figure }
    [W] Würfel { $place-figure }, weiß: { $face-figure }
    [G] Würfel { $place-figure }, grün: { $face-figure }
   *[none] Würfel { $place-figure }: { $face-figure }
}
table-dice-to-go = { $dice ->
    [one] Noch ein Würfel.
   *[other] Noch { $dice-word } Würfel.
}
table-entry-corrected = { $told }   (berichtigt, vorher: { $was })
table-entry-put-in = { $told }   (nachgetragen)
table-party-magic = Magische Zahl
table-party-round = Runde { $round-figure }
table-party-to-take = noch { $hits-figure }
table-party-next = gleich dran
table-party-home = Ziel: { $limit-figure }
table-die-label = { $letter ->
    [R] { $place-figure } rot
    [W] { $place-figure } weiß
    [G] { $place-figure } grün
   *[none] { $place-figure }
}
table-kind-roll = Ein Wurf
table-kind-keep = Rausgelegtes
table-kind-else = Etwas anderes
table-kind-none = Nichts
table-put-in-before = Vor diesem Eintrag einfügen
table-empty-roll = Klick für jeden Würfel die Augen an.
table-empty-keep = Diese Würfel zählen zusammen nichts. Klick die an, die rausgelegt wurden.
table-empty-else = Wähle, was geschehen ist.
table-stands-against = Noch nicht berichtigt: Damit stimmt dieser Eintrag nicht mehr. { $why } Berichtige ihn auch oder wähle „Nichts“, um ihn zu streichen.
table-missing-before = Noch nicht berichtigt: Vor diesem Eintrag fehlt etwas. { $why }
table-entry-plain = Eine Zeile wie in einer Mitschrift, zum Beispiel roll 1 5 2 4 4, keep 1 5 oder stay.

table-the-results = Ergebnis

table-pick-at-least-one-die = Wähle mindestens einen Würfel, der zählt.

table-keep = Legen
table-pick-dice-that-score = Wähle Würfel, die zählen.

table-pick-the-dice-to-stay = Wähle die Würfel, mit denen du bleibst.

table-use-the-reroll = Neuwurf nehmen
table-reroll-short = Neuwurf
table-reroll-again = { $dice ->
    [one] diesen Würfel noch mal
   *[other] alle { $dice-word } noch mal
}
table-let-it-stand = Stehen lassen
table-stand-short = Lassen
table-then-plays = dann: { $name }
table-reroll-first = Nimm den Neuwurf oder lass den Fehlwurf stehen.

table-take-the-dare = Mutprobe annehmen
table-take-short = Annehmen
table-refuse = Kneifen

table-correct-an-entry = Eintrag berichtigen
table-which-entry-is-wrong = Welcher Eintrag ist falsch?
table-it-should-be = Richtig ist
table-what-happened = Was passiert ist
table-as-a-line-of-the = Als Zeile der Mitschrift
table-the-entry-as-a-line = Der Eintrag als Zeile der Mitschrift
table-entries-the-latest-first = Einträge, der neueste zuerst
table-the-sheet-marks-what-was = Der Zettel zeigt, was berichtigt wurde.
table-cancel = Abbrechen
table-correct-it = Berichtigen
table-pick-an-entry = Wähle einen Eintrag.
table-this-cannot-be-read = Das ist nicht zu verstehen: { $message }
table-a-comment-is-no-entry = Ein Kommentar ist kein Eintrag.
table-this-is-what-stands-there = Genau das steht schon da.
table-turns-that-follow-are-worked = Die Züge danach werden neu berechnet.

table-the-throw = Der Wurf
table-what-did-throw = Was hat { $name } gewürfelt?
table-click-the-faces-of-or = Klick die Augen an ({ dice-counted }) oder tipp sie ein: { $example }.
table-faces-as-figures = Augen als Ziffern
table-they-lie-there = Eintragen
table-only-were-thrown = Geworfen wurde nur: { dice-counted }.

table-rolling = Es rollt
table-the-dice-are-rolling = Die Würfel rollen.
table-the-game-has-not-begun = Das Spiel hat noch nicht angefangen.
table-call = Ansagen
table-nothing-to-call = Gerade gibt es nichts anzusagen.
table-dice-that-have-landed-stay = Gefallene Würfel bleiben gefallen.
table-there-is-nothing-to-take = Es gibt nichts zurückzunehmen.
table-takes-back-the-last-choice = die letzte Wahl
table-takes-back-the-last-entry = der letzte Eintrag
table-undo = Zurück

table-totals = Stände
table-f11-leaves-the-big-picture = F11 oder Esc beendet

table-the-pledge-of-the-dice = Das Siegel der Würfel ist kopiert.

table-copy = Kopieren
table-copy-pledge-and-seed-of = Siegel und Startwert der Würfel kopieren
table-verify = Prüfen
table-verify-the-dice = Würfel prüfen
table-the-seed-of-the-dice = Der Startwert der Würfel war { $seed }, das Siegel { $commitment }.
table-pledge-and-seed-are-copied = Siegel und Startwert sind kopiert.

table-11-000-called-by = 11.000 ausgerufen: { $name }

table-bar-told = { $points-figure } Punkte in diesem Zug.
table-bar-figure = { $label }: { $figure }
table-this-turn = Dieser Zug

table-done = Fertig
table-can-i-roll = Darf ich?
table-can-i-roll-short = Fragen
table-jump-the-gate = Frühstart

table-the-magic-number = Die Magische Zahl
table-roll-the-magic-number = Magische Zahl würfeln
table-roll-the-magic-short = Würfeln

table-that-die-scores-nothing-here = Dieser Würfel zählt hier nicht.

table-no-die-shows = Kein Würfel zeigt { $face }.
