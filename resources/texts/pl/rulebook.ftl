rulebook-not-read = nie da się odczytać: { $why }
rulebook-no-file-name = to nie nazwa pliku; napisz inną
rulebook-too-large = ponad { $most } bajtów; skróć
rulebook-not-utf-8 = to nie tekst UTF-8; zapisz jako UTF-8
rulebook-not-toml = to nie TOML: { $why }
rulebook-toml-too-deep = to nie TOML: za głęboko zagnieżdżone
rulebook-too-deep = jest za głęboko zagnieżdżone
rulebook-too-many-dots = ma wiersz, w którym kropek jest ponad { $most }
rulebook-endless-number = ma liczbę z tysiącami cyfr; podaj najwyżej { $most }
rulebook-number-too-large = ta liczba jest za duża; podaj najwyżej { $most }
rulebook-key-too-long = ten klucz jest za długi; liter najwyżej { $most }
rulebook-not-written = nie da się zapisać: { $why }
rulebook-not-written-nothing-changed = nie da się zapisać: { $why }. Nic nie zmieniono
rulebook-not-deleted = nie da się usunąć: { $why }

rulebook-extends-one-of = podaj jedno z: { $known-comma } albo plik .toml w tym samym folderze
rulebook-lies-elsewhere = { $file } leży gdzie indziej; podaj plik w tym samym folderze
rulebook-circle = to kręci się w kółko: { $circle }
rulebook-too-many-files = ponad { $most } plików rozszerza jeden drugi; połącz kilka w jeden
rulebook-not-at-hand = { $file } nie ma pod ręką; połóż oba pliki w jednym folderze i podaj ten
rulebook-extended-wrong = { $file } { $why }
rulebook-name-rules = podaj jedno z: { $known-comma } albo plik .toml
rulebook-no-such-rules = nie ma takich zasad; { $hint }

rulebook-did-you-mean = czy chodzi o { $name }?
rulebook-known-are = znane są { $known-comma }
rulebook-list-knobs = wszystkie wymienia zonk-desktop rules --knobs
rulebook-unknown = nieznane; { $hint }
rulebook-unknown-section = nieznana sekcja; { $hint }
rulebook-is-a-knob = to ustawienie; napisz je pod [knobs] jako { $name }
rulebook-is-a-table = to tabela; napisz [{ $key }]
rulebook-too-many-entries = za dużo wpisów; najwyżej { $most }
rulebook-missing = brakuje; podaj wartość
rulebook-no-such-knob = nie ma takiego ustawienia; { $hint }
rulebook-is-no-knob = to nie ustawienie; { $hint }
rulebook-names-no-knob = { $name } to nie ustawienie; { $hint }
rulebook-no-such-fault = nie ma takiego faulu; { $hint }; własny wymaga title
rulebook-no-such-award = nie ma takiej nagrody; { $hint }
rulebook-list-of-awards = podaj listę nagród
rulebook-key-is-total = kluczem jest stan, np. 2100
rulebook-bonus-name = nazwij ten bonus
rulebook-format = da się czytać tylko format 1; napisz format = 1
rulebook-conditions = podaj tabelę ustawień i wartości, np. { $example }

rulebook-text-of = podaj tekst, znaków od 1 do { $most }
rulebook-word-of = podaj słowo, znaków od 1 do { $most }
rulebook-text-at-most = podaj tekst, znaków najwyżej { $most }
rulebook-texts-of = podaj teksty, znaków najwyżej { $most }
rulebook-numbers = podaj do { $most } liczb od { $low } do { $high }
rulebook-number-from-0 = podaj liczbę od 0 do { $most }
rulebook-number-from-2 = podaj liczbę od 2 do { $most }
rulebook-number-to = podaj liczbę od 1 do { $most }
rulebook-whole-number = podaj liczbę całkowitą do { $most }
rulebook-true-or-false = podaj true albo false
rulebook-one-of = podaj jedno z: { $known-comma }
rulebook-list = podaj listę, np. { $example }
rulebook-a-face = oczka to liczba od 1 do 6
rulebook-least = podaj { $least } lub więcej
rulebook-most = podaj najwyżej { $most }
rulebook-below-modulus = podaj mniej niż modulus, { $modulus }
rulebook-name-one = podaj choć jedno
rulebook-negative-points = punkty odejmują tylko kary; podaj 0 lub więcej

rulebook-nothing-scores = nic nie punktuje; dodaj układ, np. pojedynczą kość
rulebook-one-die-never-scores = sama jedna kość nigdy by nie zapunktowała; niech punktują jakieś pojedyncze oczka
rulebook-only-dice = kości jest tylko { $dice }
rulebook-all-faces = podaj oczka wszystkich kości, jest ich { $dice }
rulebook-throw-faces = podaj wszystkie oczka takiego rzutu, jest ich { $dice }
rulebook-straight-faces = podaj oczka, od 2 do { $most }
rulebook-shape = podaj do 3 liczb, razem kości: { $dice }
rulebook-made-for = { $key } jest na inną liczbę kości: { $dice }; tu dice-count to { $have }
rulebook-made-for-cure = { $key } jest na inną liczbę kości: { $dice }; tu dice-count to { $have }; { $cure }
rulebook-worth-nothing = ustaw też { $knob } = 0
rulebook-no-win-throw = ustaw też win-throw = none
rulebook-table-away = usuń to w pliku zasad domowych przez off = true pod [{ $table }]

rulebook-last-round-alone-ending = tylko w ostatniej rundzie; ustaw ending = lastRound
rulebook-last-round-alone-rounds = tylko w ostatniej rundzie; ustaw rounds = 0
rulebook-last-licks = prowadzenie zmienia się tylko w ostatniej rundzie z punktami ponad limit; ustaw { $cure-listed }
rulebook-rounds-have-no-limit = to przesuwa limit, a gra na rundy go nie ma; ustaw rounds = 0
rulebook-extension-no-call = limitu, który się przedłuża, ogłoszenie nie przesuwa; ustaw extension = 0
rulebook-rounds-have-no-landing = gra na rundy nie ma limitu, na którym można wylądować; ustaw rounds = 0
rulebook-extension-beyond = tylko gdy liczą się punkty ponad limit; ustaw { $cure-listed }
rulebook-no-red-die = nie ma czerwonej kości; ustaw special-dice = { $dice }
rulebook-dare-too-few = za mało kości na wyzwanie; weź 3 lub więcej
rulebook-idle = knobs.{ $knob }: nic w tych zasadach go nie używa; rozszerz arkusz albo wymień je we własnej tabeli
rulebook-idle-beside = knobs.{ $knob }: nie działa obok { $other } = { $value }; zmień jedno z nich
rulebook-off-nothing = { $key }: usuwa coś, czego nie ma; { $hint }
rulebook-nothing-to-take-away = zasady, które te rozszerzają, nie mają niczego o tej nazwie
rulebook-never-shown = { $key }: żaden rzut tego nie da; { $why }
rulebook-no-magic-number = nie ma Magicznej Liczby; ustaw magic-number = on
rulebook-no-three-colours = kości nie mają trzech kolorów; ustaw special-dice = three-colours

rulebook-scores-already = { $face } punktuje już przez [combo.{ $table }]; zmień tamto albo usuń je przez off = true
rulebook-most-below-count = mniej niż count, { $count }; podnieś albo pomiń
rulebook-straight-twice = strit pokazuje każde oczka raz; podaj każde raz
rulebook-key-of-a-sheet = to klucz arkusza; daj tym zasadom własny

rulebook-players-above-max = więcej niż players-max, { $most }; obniż
rulebook-players-below-min = mniej niż players-min, { $least }; podnieś
rulebook-limit-below-minimum = mniej, niż trzeba mieć w turze, { $minimum }; podnieś
rulebook-above-limit = więcej niż limit; nikt by tyle nie zdobył. Obniż
rulebook-ice-above-limit = wymaga { $minimum }, więcej niż limit; podnieś go
rulebook-exact-with-minimum = dokładne lądowanie i minimum w każdej turze mogą nikomu nie dać skończyć; użyj over albo cap lub ustaw stop-minimum na 0
rulebook-minimum-with-exact = przy dokładnym lądowaniu minimum w każdej turze może nikomu nie dać skończyć; ustaw je na 0 lub landing na over albo cap
rulebook-exact-with-11k = dokładne lądowanie i zasada 11 000 się wykluczają; ustaw też rule11k = off
rulebook-rule11k-with-exact = dokładne lądowanie i zasada 11 000 się wykluczają; ustaw też landing = over albo cap
rulebook-stop-dice-wants = stop-dice chce odłożonych: { $dice-either }; podnieś albo ustaw stop-dice = none
rulebook-stop-dice-rolled = stop-dice chce odłożonych wszystkich kości, a wtedy trzeba nimi rzucić; podnieś albo ustaw stop-dice na mniej
rulebook-entry-dice-wants = entry-dice chce odłożonych: { $dice }; podnieś albo tamto obniż
rulebook-stop-dice-all = wszystkimi kośćmi trzeba rzucić znowu, więc podaj mniejszą liczbę
rulebook-hot-dice-stop = stop-dice chce odłożonych: { $dice }, a ze wszystkimi nikt nie mógłby przestać; ustaw stop-dice na mniej
rulebook-entry-dice-rolled = entry-dice chce odłożonych: { $dice }, a wszystkimi kośćmi trzeba rzucić; obniż tamto
rulebook-entry-dice-above = więcej kości, niż może leżeć z boku; obniż
rulebook-entry-dice-never-stop = nikt nie mógłby wejść: stop-dice chce odłożonych: { $dice-either }. Obniż albo tamto podnieś
rulebook-stop-dice-no-entry = z tyloma nikt nie mógłby wejść: entry-dice chce odłożonych: { $dice }. Podaj więcej albo tamto obniż
rulebook-never-passed = gra nigdy by się nie skończyła: żaden stan nie przekracza limitu. Ustaw finish-compare = reach albo landing = over
rulebook-landing-never-passes = gra nigdy by się nie skończyła: kończy się ponad limitem, dokąd żaden stan nie dochodzi. Ustaw landing = over albo finish-compare = reach
rulebook-no-stop-from-high = nie poniżej no-stop-below, { $below }; obniż albo tamto podnieś
rulebook-no-stop-below-low = nie powyżej no-stop-from, { $above }; podnieś
rulebook-no-stop-wide = nikt nie mógłby przestać: jedna tura musiałaby dać { $gap }, więcej niż limit; obniż
rulebook-no-stop-wide-from = nikt nie mógłby przestać: jedna tura musiałaby dać { $gap }, więcej niż limit; podnieś
rulebook-limit-no-stop = nikt nie mógłby przestać: jedna tura musiałaby dać { $gap }, więcej niż to; podnieś
rulebook-no-landing-on = nikt nie mógłby wylądować na limicie { $limit }; obniż
rulebook-no-landing = nikt nie mógłby wylądować na limicie, gdzie no-stop-below zabrania stopu; ustaw landing = over
rulebook-limit-no-landing = nikt nie mógłby na nim wylądować: poniżej { $below } nikt nie przestaje; podnieś
rulebook-tied-must-beat = nikt nie remisuje tam, gdzie trzeba pobić prowadzenie; ustaw last-licks = everybody albo must-beat = false
rulebook-must-beat-tied = nikt nie remisuje tam, gdzie trzeba pobić prowadzenie; wyłącz to albo ustaw last-licks = everybody
rulebook-extension-low = nie ponad limitem { $limit }; podnieś
rulebook-limit-above-extension = nie poniżej extension, { $extension }; obniż albo tamto podnieś
rulebook-refused-now = { $knob }: { $why }.
