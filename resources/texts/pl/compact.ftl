compact-no-room = Żaden kod nie pomieści tej gry.
compact-not-a-game = Kod nie zawiera gry, którą da się odtworzyć.
compact-unknown-rules = Kod zawiera grę według zasad „{ $name }”, których ten program nie ma.
compact-other-version = Kod zrobiła nowsza wersja programu. Weź ją i odczytaj kartę w niej.
compact-cut-off = Adres tej gry stracił koniec. Skopiuj go jeszcze raz, w całości, albo odczytaj samą kartę.
compact-no-code = Nie znaleziono kodu skończonej karty. Zrób zdjęcie z bliska, w równym świetle, z całym kwadratem i bielą wokół niego.
compact-lacking = { $found ->
    [1] Znaleziono tylko kod { $there } z { $of }.
   *[other] Znaleziono tylko kody { $there } z { $of }.
} Zrób zdjęcie każdego z pozostałych i odczytaj wszystkie razem.
compact-not-read = Nie da się odczytać { $file }: { $why }.
compact-too-large = { $file } ma ponad { $most } MB. Zapisz mniejszy obraz i odczytaj go jeszcze raz.
compact-took-too-long = Oglądanie { $file } trwało za długo. Zapisz mniejszy obraz i odczytaj go jeszcze raz.
compact-no-picture = { $file } nie jest obrazem ani plikiem PDF, który da się odczytać.
