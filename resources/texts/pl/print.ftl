print-title = Drukuj karty
print-title-game = Drukuj kartę
print-title-games = Drukuj karty: { $count-figure }
print-printer = Drukarka
print-too-many = Naraz drukuje się najwyżej tyle kart: { $most-figure }.
print-no-printer = Brak drukarki
print-no-printer-told = Na tym komputerze nie ma drukarki. Kartę można zapisać jako PDF.
print-printer-usual = { $name }, domyślna
print-state-ready = Gotowa.
print-state-busy = Drukuje coś innego; to będzie potem.
print-state-stopped = Stoi albo brak papieru lub tuszu. Karta czeka, aż ktoś się tym zajmie.
print-state-closed = Niczego teraz nie przyjmuje. Wybierz inną drukarkę albo zapisz PDF.
print-state-gone = Tej drukarki już nie ma. Wybierz inną albo zapisz PDF.
print-state-paper = Nie ma papieru { $paper }. Wybierz inny papier lub drukarkę albo zapisz PDF.
print-sheet = Karta
print-players = Gracze
print-paper = Papier
print-turn = Układ
print-turn-auto = Jak trzeba
print-turn-portrait = Pionowo
print-turn-landscape = Poziomo
print-rows = Wiersze
print-rows-fit = ile się zmieści
print-names = Z imionami
print-names-told = Z imionami zamiast linii do pisania
print-names-hint = Imię w wierszu
print-names-list = Imiona, po jednym w wierszu
print-rules = Z zasadami
print-rules-told = Z zasadami obok tabeli albo na odwrocie
print-both-sides = Dwustronnie
print-black = Tylko czarny
print-luck = Szczęście i wybory
print-luck-told = Ze szczęściem wszystkich i kosztem wyborów
print-luck-unknown = Dla tych zasad nie są znane szanse: karta nie powie nic o szczęściu.
print-luck-some = Gry bez znanych szans: { $count-figure }; tam szczęścia brak.
print-luck-stopped = Przerwano. Karty zostają bez szczęścia i wyborów.
print-reckoning = Ważę każdy wybór: { $share }%
print-copies = Kopie
print-pages = Strony
print-pages-all = całość, 1-3, 5
print-margins = Marginesy
print-margins-narrow = Wąskie
print-margins-wide = Szerokie
print-file = Jako plik
print-folder = w { $folder }
print-folder-taken = w { $folder }. Taka nazwa już jest: program zapyta.
print-lasts = { $rows-enough ->
    [yes] Gra ma około { $rounds-figure } rund; strony: { $pages-figure }.
   *[no] Gra ma około { $rounds-figure } rund: wierszy { $rows-figure } nie wystarczy.
}
print-done = { $split ->
    [yes] { $first } gier na 100 kończy się na stronie 1, { $share ->
        [100] wszystkie policzone
       *[other] { $share }
    } w { $rows-figure } rundach.
   *[no] { $share ->
        [0] Mało która gra kończy się w { $rows-figure } rundach.
        [100] Wszystkie policzone gry kończą się w { $rows-figure } rundach.
       *[other] { $share } gier na 100 kończy się w { $rows-figure } rundach.
    }
}
print-rounds = rundy: { $count-figure }
print-chart = Ile rund mają gry; czerwone się nie mieszczą.
print-sum = Strony: { $sides-figure }{ $copies ->
    [1] {""}
   *[other] , kopie: { $copies-figure }
}; kartki: { $leaves-figure }.{ $black ->
    [yes] {" "}Tylko czarny.
   *[no] {""}
}
print-pages-wrong = Strony są od 1 do { $most-figure }; nie ma wśród nich „{ $part }”.
print-side = strona { $number-figure } z { $most-figure }, wiersze po { $tenths } mm
print-side-plain = strona { $number-figure } z { $most-figure }
print-thumb-rounds = { $number-figure }: rundy od { $first-figure } do { $last-figure }
print-thumb-rules = { $number-figure }: zasady
print-thumb-race = { $number-figure }: wyścig
print-thumb-page = { $number-figure }
print-thumbs = Strony karty
print-page = Strona, jaka wyjdzie
print-zoom-whole = cała strona
print-zoom-in = Większa
print-zoom-out = Mniejsza
print-key-cancel = Esc
print-key-save = Ctrl S
print-key-go = Enter
print-cancel = Anuluj
print-stop = Przerwij
print-save = Zapisz jako PDF…
print-go = { $leaves ->
    [one] Drukuj { $leaves-figure } kartkę
    [few] Drukuj { $leaves-figure } kartki
    [many] Drukuj { $leaves-figure } kartek
   *[other] Drukuj { $leaves-figure } kartki
}
print-go-none = Drukuj
print-going = Strona { $done-figure } z { $most-figure }
print-sent = Wysłano do: { $printer }.
print-stopped = { $done ->
    [0] Przerwano. Nic nie wydrukowano.
   *[other] Przerwano. Z drukarki mogą jeszcze wyjść strony: { $done-figure }.
}
print-stopped-file = Przerwano. Nic nie zapisano.
print-failed = Drukarka nie przyjęła karty. { $known ->
    [yes] Mówi: „{ $why }” Nic nie wydrukowano; można zapisać PDF.
   *[no] Nic nie wydrukowano; można zapisać PDF.
}
print-written = Zapisano: { $file }, strony: { $pages-figure }.
print-broken = { $kind ->
    [memory] Za mało pamięci: nic nie zapisano. Zamknij inne programy i spróbuj znowu.
   *[other] Coś poszło źle w programie ({ $kind }): nic nie zapisano. Spróbuj znowu; dziennik pokazuje Pomoc > O programie > System.
}
print-not-written = PDF nie został zapisany. { $why }
print-name-blank = { $sheet }, gracze { $players-figure }, { $paper }
print-name-games = karty { $count-figure }, { $paper }
print-ask = Karta jako PDF
