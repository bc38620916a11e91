rules-keeps = Spelet på bordet behåller reglerna det började med.
rules-ask-leave = Lämna utan att spara det du ändrat i { $names }?
rules-leave-about = Ändringarna går förlorade. Spara behåller dem under ett eget namn.
rules-leave = Lämna
rules-stay = Fortsätt ändra
rules-waits = Det du ändrat i { $name } väntar där.
rules-saved = Sparat som { $name }. Spelet på bordet behåller reglerna det började med.
rules-imported = Importerat: { $name }.
rules-written = Skrivet: { $file }.
rules-not-saved = Inte sparat. { $why }
rules-not-deleted = Inte raderat. { $why }
rules-not-imported = Inte importerat. { $why }
rules-not-written = Inte skrivet. { $why }
rules-choice-unplayable = { $name } (kan inte spelas)

rules-in-the-catalogue = I regelkatalogen: { $sources }
rules-told-changed = Ändrat, var { $was }.
rules-told-refused = Avvisat: { $reason }
rules-group-told = { $group }{ $changed ->
    [0] {""}
   *[other] , { $changed-figure } ändrade
}{ $refused ->
    [0] {""}
   *[other] , { $refused-figure } avvisade
}

rules-portrait = Husregler på { $sheet }. { $what }
rules-portrait-change = { $title }: { $value }.
rules-portrait-other = Husregler på { $sheet }. Andra kombinationer eller { hits-plain }.
rules-portrait-same = Husregler på { $sheet }. Inget är ändrat.
rules-more-changes = { $left ->
    [one] { $left-word-first } ändring till
   *[other] { $left-word-first } ändringar till
}

rules-no-effect = Utan verkan bredvid ”{ $other }”: { $value }.
rules-nobody-dials-in = Ingen skulle komma in: spelet slutar vid { $limit-figure }. Prova { $most-figure } eller mindre.
rules-nobody-stops = Ingen skulle kunna stanna: spelet slutar vid { $limit-figure }. Prova { $most-figure } eller mindre.
rules-blocked = { rules-use-these-rules }: { $why }
rules-blocked-brief = { $why-first }
rules-refused = { $why-first }.
rules-combo-wrong = { $combo-first }: { $why }.
rules-field-wrong = { $field }: { $why }.

rules-alike = { $count-word } lika
rules-of-a-face = { $count-word } { $face }:or
rules-each = styck
rules-a-royale = Royale
rules-a-straight = stege
rules-was-nothing = inget
rules-was = var { $was }
rules-called-was = { $text }, var { $was }
rules-line = { $faces } { $text } { $worth }
rules-line-changed = { $faces } { $text } { $worth }, var { $was }
rules-faces-to = till
rules-chance-told = { dice-counted }: { $chance }
rules-dice = { $dice ->
    [one] { $dice-figure } tärning
   *[other] { $dice-figure } tärningar
}
rules-example-dice = Ett exempel: { $faces }
rules-example-out = Slår ut den som kastar.
rules-example-loses = Förlorar spelet.
rules-example-wins = Vinner spelet.
rules-example-at-once = Direkt, hur ställningen än är.
rules-example-royale = { $hits ->
    [0] En Royale.
    [one] En Royale och { hit-a }.
   *[other] En Royale och { $hits-word } { hits-plain }.
}
rules-example-royale-rolls = { $dice-word-first } tärningar slås om dess värde.
rules-example-nothing = { $hits ->
    [0] Inget.
    [one] Inget och { hit-a }.
   *[other] Inget och { $hits-word } { hits-plain }.
}
rules-example-miss = En miss.
rules-example-must = Alla { $count-word } ger poäng. De måste slås.
rules-example-may = Alla { $count-word } ger poäng. De får slås.
rules-example-left = { $dice ->
    [one] { $dice-word-first } tärning kvar att slå.
   *[other] { $dice-word-first } tärningar kvar att slå.
}
rules-example-worth = { $hits ->
    [0] { $points-figure }.
    [one] { $points-figure } och { hit-a }.
   *[other] { $points-figure } och { $hits-word } { hits-plain }.
}

rules-put-it-back = Återställ
rules-put-back-told = Återställ: { $name }
rules-changed-was = ändrat, var { $was }

rules-off = Av
rules-on = På

rules-groups-of-rules = Grupper av regler

rules-house-rules = Husregler
rules-nothing-in-these-rules-uses = Inget i de här reglerna använder det.

rules-idle-tables = { $tables ->
    [one] En tabell i filen gör inget:
   *[other] Tabeller i filen som inte gör något:
}

rules-scoring-table = Poängtabell

rules-chance-to-miss = Risk för miss

rules-what-these-rules-do = Vad reglerna gör
rules-over-every-throw = över alla kast
rules-an-example = Ett exempel

rules-house-rules-written-from-nothing = Husregler, skrivna från grunden.

rules-rule-sets = Regelverk

rules-start-from = Utgå från
rules-save-as = Spara som
rules-a-name-of-its-own = Ett eget namn
rules-save = Spara
rules-import = Importera…
rules-export = Exportera…
rules-duplicate = Duplicera
rules-delete = Radera
rules-preview = Förhandsvy
rules-file = Fil…
rules-import-export-duplicate-delete = Importera, exportera, duplicera, radera

rules-cancel = Avbryt
rules-use-these-rules = Använd reglerna

rules-rules-settings = Regelinställningar
rules-this-file-does-not-hold = Filen stämmer inte. { $wrong }
rules-only-rules-of-your-own = Bara egna regler kan raderas.
rules-mend-first = rätta ”{ $title }” först
rules-brief-file-does-not-hold = filen stämmer inte
rules-a-copy = { $name }, en kopia
rules-this-is-give-it-a = Det här är { $copy }. Ge den ett eget namn.
rules-the-sheets-stay-only-rules = Regelbladen finns kvar. Bara egna regler kan raderas.
rules-deleted-games-played-by-these = Raderat. Spel efter de reglerna behåller en kopia.
rules-import-rules = Importera regler
rules-export-rules = Exportera regler
rules-cannot-be-written = { $name } kan inte skrivas: { $strerror }.

rules-ask-delete = Radera { $name }?
rules-the-file-goes-for-good = Filen försvinner för alltid. Spel efter den behåller en kopia.
rules-keep = Behåll

rules-our-way = { $name }, på vårt sätt

rules-ctrl-f = Ctrl F
rules-find-a-rule = Sök en regel
rules-group-of-rules = Grupp av regler
rules-show-only-the-changed = Visa bara ändrade
rules-show-only-so-many = Visa bara de { $total-word } ändrade
rules-changed = Ändrade
rules-only-the-changed = Bara ändrade

rules-no-rule-goes-by-that = Ingen regel heter så. Esc tömmer sökningen.
rules-nothing-is-changed-yet = Inget är ändrat än.
rules-of-changed = { $changed } av { $of } ändrade
rules-quoted = ”{ $words }”
