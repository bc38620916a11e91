rules-keeps = Das Spiel auf dem Tisch behält die Regeln, mit denen es angefangen hat.
rules-ask-leave = Verlassen, ohne die Änderungen an { $names } zu sichern?
rules-leave-about = Die Änderungen gehen verloren. Sichern bewahrt sie unter eigenem Namen.
rules-leave = Verlassen
rules-stay = Weiter ändern
rules-waits = Deine Änderungen an { $name } warten dort.
rules-saved = Gesichert als { $name }. Das Spiel auf dem Tisch behält die Regeln, mit denen es angefangen hat.
rules-imported = Importiert: { $name }.
rules-written = Geschrieben: { $file }.
rules-not-saved = Nicht gesichert. { $why }
rules-not-deleted = Nicht gelöscht. { $why }
rules-not-imported = Nicht importiert. { $why }
rules-not-written = Nicht geschrieben. { $why }
rules-choice-unplayable = { $name } (nicht spielbar)

rules-in-the-catalogue = Im Regelkatalog: { $sources }
rules-told-changed = Geändert, vorher { $was }.
rules-told-refused = Abgelehnt: { $reason }
rules-group-told = { $group }{ $changed ->
    [0] {""}
   *[other] , { $changed-figure } geändert
}{ $refused ->
    [0] {""}
   *[other] , { $refused-figure } abgelehnt
}

rules-portrait = Hausregeln zu { $sheet }. { $what }
rules-portrait-change = { $title }: { $value }.
rules-portrait-other = Hausregeln zu { $sheet }. Andere Kombinationen oder { hits-plain }.
rules-portrait-same = Hausregeln zu { $sheet }. Nichts ist geändert.
rules-more-changes = { $left ->
    [one] Noch eine Änderung
   *[other] Noch { $left-word } Änderungen
}

rules-no-effect = Ohne Wirkung neben „{ $other }“: { $value }.
rules-nobody-dials-in = So käme niemand ins Spiel: Es endet bei { $limit-figure }. Nimm { $most-figure } oder weniger.
rules-nobody-stops = So könnte niemand aufhören: Das Spiel endet bei { $limit-figure }. Nimm { $most-figure } oder weniger.
rules-blocked = { rules-use-these-rules }: { $why }
rules-blocked-brief = { $why-first }
rules-refused = { $why-first }.
rules-combo-wrong = { $combo-first }: { $why }.
rules-field-wrong = { $field }: { $why }.

rules-alike = { $count-word } gleiche
rules-of-a-face = { $count-word } { $face }er
rules-each = je
rules-a-royale = Royale
rules-a-straight = Straße
rules-was-nothing = nichts
rules-was = vorher { $was }
rules-called-was = { $text }, vorher { $was }
rules-line = { $faces } { $text } { $worth }
rules-line-changed = { $faces } { $text } { $worth }, vorher { $was }
rules-faces-to = bis
rules-chance-told = { dice-counted }: { $chance }
rules-dice = { $dice-figure } Würfel
rules-example-dice = Ein Beispiel: { $faces }
rules-example-out = Wer das wirft, ist raus.
rules-example-loses = Verliert das Spiel.
rules-example-wins = Gewinnt das Spiel.
rules-example-at-once = Sofort, egal wie es steht.
rules-example-royale = { $hits ->
    [0] Eine Royale.
    [one] Eine Royale und { hit-a }.
   *[other] Eine Royale und { $hits-word } { hits-plain }.
}
rules-example-royale-rolls = { $dice ->
    [one] Ein Würfel fällt
   *[other] { $dice-word-first } Würfel fallen
} um ihren Wert.
rules-example-nothing = { $hits ->
    [0] Nichts.
    [one] Nichts und { hit-a }.
   *[other] Nichts und { $hits-word } { hits-plain }.
}
rules-example-miss = Ein Fehlwurf.
rules-example-must = Alle { $count-word } zählen. Sie müssen noch mal rollen.
rules-example-may = Alle { $count-word } zählen. Sie dürfen noch mal rollen.
rules-example-left = { $dice ->
    [one] Ein Würfel bleibt zum Weiterwürfeln.
   *[other] { $dice-word-first } Würfel bleiben zum Weiterwürfeln.
}
rules-example-worth = { $hits ->
    [0] { $points-figure }.
    [one] { $points-figure } und { hit-a }.
   *[other] { $points-figure } und { $hits-word } { hits-plain }.
}

rules-put-it-back = Zurücksetzen
rules-put-back-told = Zurücksetzen: { $name }
rules-changed-was = geändert, vorher { $was }

rules-off = Aus
rules-on = An

rules-groups-of-rules = Gruppen von Regeln

rules-house-rules = Hausregeln
rules-nothing-in-these-rules-uses = Nichts in diesen Regeln benutzt das.

rules-idle-tables = { $tables ->
    [one] Eine Tabelle der Datei bewirkt nichts:
   *[other] Tabellen der Datei bewirken nichts:
}

rules-scoring-table = Was zählt

rules-chance-to-miss = Risiko

rules-what-these-rules-do = Was diese Regeln bewirken
rules-over-every-throw = über alle Würfe
rules-an-example = Ein Beispiel

rules-house-rules-written-from-nothing = Hausregeln, ganz neu geschrieben.

rules-rule-sets = Regelwerke

rules-start-from = Ausgehend von
rules-save-as = Sichern als
rules-a-name-of-its-own = Ein eigener Name
rules-save = Sichern
rules-import = Importieren…
rules-export = Exportieren…
rules-duplicate = Verdoppeln
rules-delete = Löschen
rules-preview = Vorschau
rules-file = Datei…
rules-import-export-duplicate-delete = Importieren, exportieren, verdoppeln, löschen

rules-cancel = Abbrechen
rules-use-these-rules = Danach spielen

rules-rules-settings = Regeln einstellen
rules-this-file-does-not-hold = Diese Datei stimmt nicht. { $wrong }
rules-only-rules-of-your-own = Nur eigene Regeln lassen sich löschen.
rules-mend-first = erst „{ $title }“ richten
rules-brief-file-does-not-hold = diese Datei stimmt nicht
rules-a-copy = { $name }, Kopie
rules-this-is-give-it-a = Das ist { $copy }. Gib ihm einen eigenen Namen.
rules-the-sheets-stay-only-rules = Die Regelblätter bleiben. Nur eigene Regeln lassen sich löschen.
rules-deleted-games-played-by-these = Gelöscht. Spiele nach diesen Regeln behalten eine Kopie davon.
rules-import-rules = Regeln importieren
rules-export-rules = Regeln exportieren
rules-cannot-be-written = { $name } lässt sich nicht schreiben: { $strerror }.

rules-ask-delete = { $name } löschen?
rules-the-file-goes-for-good = Die Datei ist dann weg. Spiele danach behalten eine Kopie.
rules-keep = Behalten

rules-our-way = { $name }, wie bei uns

rules-ctrl-f = Strg F
rules-find-a-rule = Regel suchen
rules-group-of-rules = Gruppe von Regeln
rules-show-only-the-changed = Nur die geänderten zeigen
rules-show-only-so-many = { $total ->
    [one] Nur die eine geänderte zeigen
   *[other] Nur die { $total-word } geänderten zeigen
}
rules-changed = Geändert
rules-only-the-changed = Nur geänderte

rules-no-rule-goes-by-that = Keine Regel passt zu diesem Wort. Esc leert die Suche.
rules-nothing-is-changed-yet = Noch ist nichts geändert.
rules-of-changed = { $changed } von { $of } geändert
rules-quoted = „{ $words }“
