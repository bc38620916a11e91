rules-keeps = Het spel op tafel houdt de regels waarmee het begon.
rules-ask-leave = Weggaan zonder op te slaan wat je aan { $names } veranderde?
rules-leave-about = De veranderingen gaan verloren. Opslaan houdt ze onder een eigen naam.
rules-leave = Weggaan
rules-stay = Verder werken
rules-waits = Wat je aan { $name } veranderde, wacht daar.
rules-saved = Opgeslagen als { $name }. Het spel op tafel houdt de regels waarmee het begon.
rules-imported = Geïmporteerd: { $name }.
rules-written = Geschreven: { $file }.
rules-not-saved = Niet opgeslagen. { $why }
rules-not-deleted = Niet verwijderd. { $why }
rules-not-imported = Niet geïmporteerd. { $why }
rules-not-written = Niet geschreven. { $why }
rules-choice-unplayable = { $name } (niet speelbaar)
rules-in-the-catalogue = In de catalogus van regels: { $sources }
rules-told-changed = Veranderd, was { $was }.
rules-told-refused = Geweigerd: { $reason }
rules-group-told = { $group }{ $changed ->
    [0] {""}
   *[other] , { $changed-figure } veranderd
}{ $refused ->
    [0] {""}
   *[other] , { $refused-figure } geweigerd
}
rules-portrait = Huisregels op { $sheet }. { $what }
rules-portrait-change = { $title }: { $value }.
rules-portrait-other = Huisregels op { $sheet }. Andere combinaties of { hits-plain }.
rules-portrait-same = Huisregels op { $sheet }. Er is niets veranderd.
rules-more-changes = Nog { $left ->
    [one] { $left-word } verandering
   *[other] { $left-word } veranderingen
}
rules-no-effect = Geen effect naast “{ $other }”: { $value }.
rules-nobody-dials-in = Niemand zou erin komen: het spel eindigt bij { $limit-figure }. Probeer { $most-figure } of minder.
rules-nobody-stops = Niemand zou kunnen stoppen: het spel eindigt bij { $limit-figure }. Probeer { $most-figure } of minder.
rules-blocked = { rules-use-these-rules }: { $why }
rules-blocked-brief = { $why-first }
rules-refused = { $why-first }.
rules-combo-wrong = { $combo-first }: { $why }.
rules-field-wrong = { $field }: { $why }.
rules-alike = { $count-word } gelijk
rules-of-a-face = { $count-word } keer { $face }
rules-each = elk
rules-a-royale = Royale
rules-a-straight = straat
rules-was-nothing = niets
rules-was = was { $was }
rules-called-was = { $text }, was { $was }
rules-line = { $faces } { $text } { $worth }
rules-line-changed = { $faces } { $text } { $worth }, was { $was }
rules-faces-to = tot
rules-chance-told = { dice-counted }: { $chance }
rules-dice = { $dice ->
    [one] { $dice-figure } steen
   *[other] { $dice-figure } stenen
}
rules-example-dice = Een voorbeeld: { $faces }
rules-example-out = Wie het gooit, ligt eruit.
rules-example-loses = Verliest het spel.
rules-example-wins = Wint het spel.
rules-example-at-once = Meteen, wat de totalen ook zijn.
rules-example-royale = { $hits ->
    [0] Een Royale.
    [one] Een Royale en { hit-a }.
   *[other] Een Royale en { $hits-word } { hits-plain }.
}
rules-example-royale-rolls = { $dice-word-first } stenen bepalen de waarde.
rules-example-nothing = { $hits ->
    [0] Niets.
    [one] Niets en { hit-a }.
   *[other] Niets en { $hits-word } { hits-plain }.
}
rules-example-miss = Een misser.
rules-example-must = Alle { $count-word } tellen. Ze moeten opnieuw.
rules-example-may = Alle { $count-word } tellen. Ze mogen opnieuw.
rules-example-left = { $dice ->
    [one] Nog { $dice-word } steen te gooien.
   *[other] Nog { $dice-word } stenen te gooien.
}
rules-example-worth = { $hits ->
    [0] { $points-figure }.
    [one] { $points-figure } en { hit-a }.
   *[other] { $points-figure } en { $hits-word } { hits-plain }.
}
rules-put-it-back = Terugzetten
rules-put-back-told = Terugzetten: { $name }
rules-changed-was = veranderd, was { $was }
rules-off = Uit
rules-on = Aan
rules-groups-of-rules = Groepen regels
rules-house-rules = Huisregels
rules-nothing-in-these-rules-uses = Niets in deze regels gebruikt het.
rules-idle-tables = { $tables ->
    [one] Een tabel van het bestand doet niets:
   *[other] Tabellen van het bestand doen niets:
}
rules-scoring-table = Wat telt
rules-chance-to-miss = Kans op een misser
rules-what-these-rules-do = Wat deze regels doen
rules-over-every-throw = over elke worp
rules-an-example = Een voorbeeld
rules-house-rules-written-from-nothing = Huisregels, uit het niets geschreven.
rules-rule-sets = Regels
rules-start-from = Uitgaan van
rules-save-as = Opslaan als
rules-a-name-of-its-own = Een eigen naam
rules-save = Opslaan
rules-import = Importeren…
rules-export = Exporteren…
rules-duplicate = Kopiëren
rules-delete = Verwijderen
rules-preview = Voorbeeld
rules-file = Bestand…
rules-import-export-duplicate-delete = Importeren, exporteren, kopiëren, verwijderen
rules-cancel = Annuleren
rules-use-these-rules = Regels gebruiken
rules-rules-settings = Regels instellen
rules-this-file-does-not-hold = Dit bestand klopt niet. { $wrong }
rules-only-rules-of-your-own = Alleen eigen regels zijn te verwijderen.
rules-mend-first = herstel eerst “{ $title }”
rules-brief-file-does-not-hold = dit bestand klopt niet
rules-a-copy = { $name }, een kopie
rules-this-is-give-it-a = Dit is { $copy }. Geef hem een eigen naam.
rules-the-sheets-stay-only-rules = De bladen blijven. Alleen eigen regels zijn te verwijderen.
rules-deleted-games-played-by-these = Verwijderd. Spellen met deze regels houden er een kopie van.
rules-import-rules = Regels importeren
rules-export-rules = Regels exporteren
rules-cannot-be-written = { $name } kan niet worden geschreven: { $strerror }.
rules-ask-delete = { $name } verwijderen?
rules-the-file-goes-for-good = Het bestand gaat voorgoed weg. Spellen met deze regels houden een kopie.
rules-keep = Behouden
rules-our-way = { $name }, op onze manier
rules-ctrl-f = Ctrl F
rules-find-a-rule = Zoek regel
rules-group-of-rules = Groep regels
rules-show-only-the-changed = Toon alleen wat is veranderd
rules-show-only-so-many = Toon alleen de { $total-word } veranderde
rules-changed = Veranderd
rules-only-the-changed = Alleen wat is veranderd
rules-no-rule-goes-by-that = Geen regel heet zo. Esc maakt het zoekveld leeg.
rules-nothing-is-changed-yet = Er is nog niets veranderd.
rules-of-changed = { $changed } van { $of } veranderd
rules-quoted = “{ $words }”
