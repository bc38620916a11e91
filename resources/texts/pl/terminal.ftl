terminal-which-rules = Jakie zasady? [{ $rules }]{" "}
terminal-who-plays = Kto gra, w kolejności przy stole? Imiona po przecinku:{" "}
terminal-type-for-help = Pomoc: wpisz ?.
terminal-roll-alone = Kośćmi rzuca program; wpisz samo roll.
terminal-roll-word = Wpisz dowolne słowo za roll; zostanie wmieszane w rzut.
terminal-to-take = { $name }: { $hits } do wzięcia
terminal-gates = { $held-comma }; potem { $name }
terminal-on-the-sheet = { $name }: na karcie { $total }
terminal-in-this-turn = { $points } w tej turze
terminal-keep = { $more ->
    [yes] keep { $best } ...
   *[no] keep { $best }
}
terminal-dice-to-roll = kości do rzutu: { $dice-figure }
terminal-can = można: { $names-comma }
terminal-kept-in = Gra leży w { $file }, a ziarno jej kości w { $file }.seed, nieujawnione. By grać dalej: zonk-desktop games import { $file }, potem okno.
terminal-check-it = Sprawdź ją: zonk-desktop verify { $file }
terminal-no-file = nie ma pliku
terminal-cannot-be-written = Nie da się już zapisywać { $file }: { $why }. Co zapisano do tej chwili, zostaje; gra idzie dalej bez pliku.
terminal-or = { $one } lub { $other }
terminal-also = { $one }, { $other }
terminal-command-sheet = karta wyników
terminal-command-why = co teraz niemożliwe i dlaczego
terminal-command-undo = cofnij ostatni wybór
terminal-command-quit = wyjdź; gra zostaje
terminal-command-help = ta pomoc
terminal-nothing-was-typed-so-no = Nic nie wpisano, więc gra się nie zaczęła.
terminal-option-write-name-value-rules = opcja { $text }: napisz NAME=VALUE; lista: rules KEY --knobs
terminal-option-unknown = opcja { $text }: nie ma takiego ustawienia; { $hint }
terminal-option-twice = opcja { $name } jest podana dwa razy
terminal-players-two-of-them-have = gracze: dwie osoby mają to samo imię; zmień jedno
terminal-players-a-name-is-not = gracze: imię nie jest tekstem UTF-8; wpisz je od nowa
terminal-players-a-name-has-at = gracze: imię ma najwyżej 200 znaków i żadnych cudzysłowów
terminal-cannot-be-made = { $path }: nie da się utworzyć: { $strerror }
terminal-is-no-name-of-a = { $path }: to nie jest nazwa pliku
terminal-cannot-be-made-it-would = { $seed-file }: nie da się utworzyć: { $strerror }. Miał chować ziarno do końca gry; wybierz inną nazwę.
terminal-dice-that-the-program-has = Kości rzuconych przez program się nie poprawia.
