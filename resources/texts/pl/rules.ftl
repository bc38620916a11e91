rules-keeps = Gra na stole zachowuje zasady, z którymi się zaczęła.
rules-ask-leave = Wyjść bez zapisu zmian w: { $names }?
rules-leave-about = Zmiany przepadną. Zapis zachowuje je pod własną nazwą.
rules-leave = Wyjdź
rules-stay = Zmieniaj dalej
rules-waits = Zmiany w { $name } tam czekają.
rules-saved = Zapisano jako { $name }. Gra na stole zachowuje zasady, z którymi się zaczęła.
rules-imported = Zaimportowano: { $name }.
rules-written = Zapisano: { $file }.
rules-not-saved = Nie zapisano. { $why }
rules-not-deleted = Nie usunięto. { $why }
rules-not-imported = Nie zaimportowano. { $why }
rules-not-written = Nie zapisano. { $why }
rules-choice-unplayable = { $name } (nie da się grać)
rules-in-the-catalogue = W katalogu zasad: { $sources }
rules-told-changed = Zmienione, było { $was }.
rules-told-refused = Odrzucone: { $reason }
rules-group-told = { $group }{ $changed ->
    [0] {""}
   *[other] , zmienione: { $changed-figure }
}{ $refused ->
    [0] {""}
   *[other] , odrzucone: { $refused-figure }
}
rules-portrait = Zasady domowe, arkusz { $sheet }. { $what }
rules-portrait-change = { $title }: { $value }.
rules-portrait-other = Zasady domowe, arkusz { $sheet }. Inne układy albo { hits-plain }.
rules-portrait-same = Zasady domowe, arkusz { $sheet }. Bez zmian.
rules-more-changes = { $left ->
    [one] Jeszcze { $left-figure } zmiana
    [few] Jeszcze { $left-figure } zmiany
    [many] Jeszcze { $left-figure } zmian
   *[other] Jeszcze { $left-figure } zmiany
}
rules-no-effect = Nie działa obok „{ $other }”: { $value }.
rules-nobody-dials-in = Nikt nie mógłby wejść: gra kończy się na { $limit-figure }. Spróbuj { $most-figure } lub mniej.
rules-nobody-stops = Nikt nie mógłby przestać: gra kończy się na { $limit-figure }. Spróbuj { $most-figure } lub mniej.
rules-blocked = { rules-use-these-rules }: { $why }
rules-blocked-brief = { $why-first }
rules-refused = { $why-first }.
rules-combo-wrong = { $combo-first }: { $why }.
rules-field-wrong = { $field }: { $why }.

rules-alike = { general-alike }
rules-of-a-face = { general-faces }
rules-each = każda
rules-a-royale = Royale
rules-a-straight = strit
rules-was-nothing = nic
rules-was = było { $was }
rules-called-was = { $text }, było { $was }
rules-line = { $faces } { $text } { $worth }
rules-line-changed = { $faces } { $text } { $worth }, było { $was }
rules-faces-to = do
rules-chance-told = { dice-counted }: { $chance }
rules-dice = { $dice ->
    [1] { $dice-figure } kość
   *[other] { $dice-figure } kości
}
rules-example-dice = Przykład: { $faces }
rules-example-out = Wyklucza tego, kto rzuca.
rules-example-loses = Przegrywa grę.
rules-example-wins = Wygrywa grę.
rules-example-at-once = Od razu, bez względu na stany.
rules-example-royale = { $hits ->
    [0] Royale.
   *[other] Royale i { hits-counted }.
}
rules-example-royale-rolls = O jego wartość rzuca się { general-dice-ins }.
rules-example-nothing = { $hits ->
    [0] Nic.
   *[other] Nic i { hits-counted }.
}
rules-example-miss = Pudło.
rules-example-must = Punktują wszystkie ({ $count-figure }). Trzeba nimi rzucić.
rules-example-may = Punktują wszystkie ({ $count-figure }). Można nimi rzucić.
rules-example-left = Do rzutu: { dice-counted }.
rules-example-worth = { $hits ->
    [0] { $points-figure }.
   *[other] { $points-figure } i { hits-counted }.
}
rules-put-it-back = Przywróć
rules-put-back-told = Przywróć: { $name }
rules-changed-was = zmienione, było { $was }
rules-off = Wył.
rules-on = Wł.
rules-groups-of-rules = Grupy zasad
rules-house-rules = Zasady domowe
rules-nothing-in-these-rules-uses = Nic w tych zasadach tego nie używa.
rules-idle-tables = { $tables ->
    [1] Tabela pliku, która nic nie robi:
   *[other] Tabele pliku, które nic nie robią:
}
rules-scoring-table = Tabela punktów
rules-chance-to-miss = Szansa na pudło
rules-what-these-rules-do = Co robią te zasady
rules-over-every-throw = po wszystkich rzutach
rules-an-example = Przykład
rules-house-rules-written-from-nothing = Zasady domowe, napisane od zera.
rules-rule-sets = Zasady
rules-start-from = Zacznij od
rules-save-as = Zapisz jako
rules-a-name-of-its-own = Własna nazwa
rules-save = Zapisz
rules-import = Importuj…
rules-export = Eksportuj…
rules-duplicate = Powiel
rules-delete = Usuń
rules-preview = Podgląd
rules-file = Plik…
rules-import-export-duplicate-delete = Importuj, eksportuj, powiel, usuń
rules-cancel = Anuluj
rules-use-these-rules = Użyj tych zasad
rules-rules-settings = Ustawienia zasad
rules-this-file-does-not-hold = Ten plik się nie zgadza. { $wrong }
rules-only-rules-of-your-own = Usunąć można tylko własne zasady.
rules-mend-first = najpierw popraw „{ $title }”
rules-brief-file-does-not-hold = ten plik się nie zgadza
rules-a-copy = { $name }, kopia
rules-this-is-give-it-a = To jest { $copy }. Daj temu własną nazwę.
rules-the-sheets-stay-only-rules = Arkusze zostają. Usunąć można tylko własne zasady.
rules-deleted-games-played-by-these = Usunięto. Gry według tych zasad mają ich kopię.
rules-import-rules = Importuj zasady
rules-export-rules = Eksportuj zasady
rules-cannot-be-written = Nie da się zapisać { $name }: { $strerror }.
rules-ask-delete = Usunąć { $name }?
rules-the-file-goes-for-good = Plik znika na zawsze. Gry według niego mają kopię.
rules-keep = Zostaw
rules-our-way = { $name }, po naszemu
rules-ctrl-f = Ctrl F
rules-find-a-rule = Znajdź zasadę
rules-group-of-rules = Grupa zasad
rules-show-only-the-changed = Pokaż tylko zmienione
rules-show-only-so-many = Pokaż tylko zmienione ({ $total-figure })
rules-changed = Zmienione
rules-only-the-changed = Tylko zmienione
rules-no-rule-goes-by-that = Żadna zasada tak się nie nazywa. Esc czyści szukanie.
rules-nothing-is-changed-yet = Nic jeszcze nie zmieniono.
rules-quoted = „{ $words }”
rules-of-changed = zmienione: { $changed } z { $of }
