archive-file-trouble = Nie da się zapisać { $file }: { $why }. Plik zostaje pod swoją nazwą i nic w nim nie ginie. Gry toczą się w pamięci i zapiszą się, gdy tylko będzie to naprawione. Zrób miejsce albo napraw dysk.
archive-half-moved = leży tam jego dziennik (-wal), a samego pliku nie ma
archive-file-closed = Nie da się zapisać { $file }: { $why }. Plik zostaje pod swoją nazwą i nic w nim nie ginie. Zrób miejsce albo napraw dysk.
archive-unread = Nie da się odczytać { $file }: { $why }. Nic w nim nie zmieniono.
archive-newer = { $file } pochodzi z nowszej wersji programu. Nic w nim nie zmieniono: gry można oglądać, nowe się nie zapisują. Uruchom nowszą wersję.
archive-reading-only = Otwarte tylko do czytania.
archive-none-yet = W { $folder } nie ma jeszcze Kartoteki Zonk.
archive-not-a-folder = { $folder } to nie folder. Nic nie zmieniono; podaj inny folder przez --data-dir. Do tego czasu żadna gra się nie zapisuje.
archive-not-a-file = { $file } to { $kind ->
    [folder] folder, nie plik
    [link] dowiązanie donikąd
   *[other] potok albo urządzenie, nie plik
}. Nic nie zmieniono; przenieś to i uruchom ponownie. Do tego czasu żadna gra się nie zapisuje.
archive-no-folder = Nie da się utworzyć { $folder }: { $why }. Gry toczą się w pamięci; podaj inny folder przez --data-dir.
archive-folder-not-written = Nie da się pisać w { $folder }: { $why }. Gry można tam oglądać; nowe toczą się w pamięci i na końcu giną. Zrób miejsce, napraw uprawnienia albo podaj inny folder przez --data-dir.
archive-no-memory = za mało pamięci
archive-too-large = jest za duży, by wczytać go do pamięci

archive-rescued = { $met ->
    [0] Nie znaleziono w nim żadnej gry.
   *[other] { $parts ->
        [0] Uratowane gry: { $whole-figure } z { $met-figure }.
       *[other] Uratowane gry: { $whole-figure } z { $met-figure }, dalsze do uszkodzonego miejsca: { $parts-figure }.
    }
}{ $going ->
    [0] {""}
   *[other] {" "}W niedokończonej grze może brakować wyborów po ostatnim rzucie.
}{ $there ->
    [100] {""}
   *[other] {" "}Plik urywa się po { $there-figure }% długości: po dalszych grach nie ma śladu.
}
archive-damaged = { $file } jest uszkodzony. { $rescued } Uszkodzony plik leży bez zmian jako { $aside } w tym samym folderze.
archive-damaged-stays = { $file } jest uszkodzony, a nowego nie da się utworzyć: { $why }. Zostaje bez zmian pod swoją nazwą. Gry toczą się w pamięci i zapiszą się, gdy tylko będzie to naprawione. { $rescued }
archive-damaged-to-read = { $file } jest uszkodzony. { $rescued } Nic w nim nie zmieniono; gdy otworzy go okno, zostanie odłożony, a zacznie się nowy{ $games ->
    [0] {""}
    [1] {" "}z uratowaną grą
   *[other] {" "}z uratowanymi grami
}.
archive-foreign = { $file } to nie Kartoteka Zonk. Leży odłożony bez zmian jako { $aside } w tym samym folderze, a zaczęła się nowa.
archive-foreign-to-read = { $file } to nie Kartoteka Zonk. Nic w nim nie zmieniono; okno odłoży go przy otwarciu.
archive-foreign-stays = { $file } to nie Kartoteka Zonk, a nowej nie da się utworzyć: { $why }. Zostaje bez zmian pod swoją nazwą. Gry toczą się w pamięci i zapiszą się, gdy tylko będzie to naprawione.
archive-kept-in-trouble = { $kept } { $trouble }
archive-rescued-title = Uratowana do rzutu { $throws }{ $ways-count ->
    [0] {""}
   *[other] , potem { $ways-either }
}
archive-aside = Obok leży uszkodzona Kartoteka Zonk z { $day }.
archive-aside-rescued = Obok leży uszkodzona Kartoteka Zonk z { $day }. { $rescued }

archive-no-copy = Nie zrobiono kopii: { $why }. Starsze zostają.
archive-not-read = Nie da się odczytać { $file }: { $why }.
archive-no-copy-to-use = { $copy } to nie Kartoteka Zonk do dalszej gry. Nic nie zmieniono.
archive-not-put-in-place = Nie udało się wstawić { $copy }: { $why }. Nic nie zmieniono.
archive-restored = { $copy } jest teraz Kartoteką Zonk. Poprzednia leży jako { $aside }.
archive-itself = to sama Kartoteka Zonk

archive-not-written = Nie udało się zapisać { $file }: { $why }. To, co było zapisane, zostaje.
archive-no-game = W Kartotece Zonk nie ma gry numer { $game }.
archive-odd-game = Gry { $game } nie da się odczytać: { $part ->
    [told] wpis, po którym ujawniono ziarno,
    [pledges] lista jej dalszych pieczęci
   *[entry] wpis { $line }
} nie pochodzi z tego programu. Ktoś lub coś zmieniło Kartotekę Zonk; teraz niczego nie zmieniono. Kopie Kartoteki mogą mieć tę grę całą.
archive-seed-damaged = Ziarno tej gry jest uszkodzone. Można ją oglądać, nie grać.
archive-rules-outside = Ta gra wskazuje zasady domowe poza folderem. Nic nie zapisano.
archive-rules-there = { $file } leży już w { $folder } i mówi co innego. Nic nie zapisano; wybierz inny folder.
archive-twin = { $titled ->
    [yes] Ta gra jest już w Kartotece Zonk jako { $title }, numer { $game }.
   *[no] Ta gra jest już w Kartotece Zonk, numer { $game }.
}
archive-another-file = Jest już inny plik o tej nazwie.
archive-file-not-written = Nie da się zapisać: { $why }.
archive-not-taken = { $why }

archive-game-number = gra { $number }
archive-and-others = i inni
