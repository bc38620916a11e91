rulebook-not-read = kan niet worden gelezen: { $why }
rulebook-no-file-name = is geen naam van een bestand; schrijf een andere
rulebook-too-large = groter dan { $most } bytes; maak het korter
rulebook-not-utf-8 = is geen UTF-8-tekst; sla het op als UTF-8
rulebook-not-toml = is geen TOML: { $why }
rulebook-toml-too-deep = is geen TOML: te diep genest
rulebook-too-deep = is te diep genest
rulebook-too-many-dots = heeft een regel met meer dan { $most } punten
rulebook-endless-number = bevat een getal van duizenden cijfers; geef hoogstens { $most }
rulebook-number-too-large = dit getal is te groot; geef hoogstens { $most }
rulebook-key-too-long = deze sleutel is te lang; geef hoogstens { $most } letters
rulebook-not-written = kan niet worden geschreven: { $why }
rulebook-not-written-nothing-changed = kan niet worden geschreven: { $why }. Er is niets veranderd
rulebook-not-deleted = kan niet worden verwijderd: { $why }
rulebook-extends-one-of = geef een van { $known-comma }, of een .toml-bestand in dezelfde map
rulebook-lies-elsewhere = { $file } ligt elders; noem een bestand in dezelfde map
rulebook-circle = dit draait in een kring rond: { $circle }
rulebook-too-many-files = meer dan { $most } bestanden breiden elkaar uit; maak van enkele één
rulebook-not-at-hand = { $file } is niet bij de hand; leg beide bestanden in één map en noem dit
rulebook-extended-wrong = { $file } { $why }
rulebook-name-rules = noem een van { $known-comma } of een .toml-bestand
rulebook-no-such-rules = zulke regels zijn er niet; { $hint }
rulebook-did-you-mean = bedoel je { $name }?
rulebook-known-are = bekend zijn { $known-comma }
rulebook-list-knobs = zonk-desktop rules --knobs noemt ze allemaal
rulebook-unknown = onbekend; { $hint }
rulebook-unknown-section = onbekend deel; { $hint }
rulebook-is-a-knob = dit is een schakelaar; schrijf hem onder [knobs] als { $name }
rulebook-is-a-table = dit is een tabel; schrijf [{ $key }]
rulebook-too-many-entries = te veel vermeldingen; hoogstens { $most }
rulebook-missing = ontbreekt; geef een waarde
rulebook-no-such-knob = zo’n schakelaar is er niet; { $hint }
rulebook-is-no-knob = noemt geen schakelaar; { $hint }
rulebook-names-no-knob = { $name } noemt geen schakelaar; { $hint }
rulebook-no-such-fault = zo’n fout is er niet; { $hint }; een eigen fout heeft een titel nodig
rulebook-no-such-award = zo’n prijs is er niet; { $hint }
rulebook-list-of-awards = geef een lijst van prijzen
rulebook-key-is-total = de sleutel is een totaal, zoals 2100
rulebook-bonus-name = geef de bonus een naam
rulebook-format = alleen formaat 1 is te lezen; schrijf format = 1
rulebook-conditions = geef een tabel van schakelaars en waarden, zoals { $example }
rulebook-text-of = geef een tekst van 1 tot { $most } tekens
rulebook-word-of = geef een woord van 1 tot { $most } tekens
rulebook-text-at-most = geef een tekst van hoogstens { $most } tekens
rulebook-texts-of = geef teksten van hoogstens { $most } tekens
rulebook-numbers = geef tot { $most } getallen van { $low } tot { $high }
rulebook-number-from-0 = geef een getal van 0 tot { $most }
rulebook-number-from-2 = geef een getal van 2 tot { $most }
rulebook-number-to = noem een getal van 1 tot { $most }
rulebook-whole-number = geef een heel getal tot { $most }
rulebook-true-or-false = geef true of false
rulebook-one-of = geef een van { $known-comma }
rulebook-list = geef een lijst, zoals { $example }
rulebook-a-face = een steen toont een getal van 1 tot 6
rulebook-least = geef { $least } of meer
rulebook-most = geef hoogstens { $most }
rulebook-below-modulus = geef minder dan modulus, { $modulus }
rulebook-name-one = noem er minstens één
rulebook-negative-points = alleen straffen kosten punten; geef 0 of meer
rulebook-nothing-scores = geen combinatie telt; voeg er een toe, zoals een losse steen
rulebook-one-die-never-scores = één steen alleen zou nooit tellen; laat een los getal tellen
rulebook-only-dice = er zijn maar { $dice } stenen
rulebook-all-faces = noem de ogen van alle { $dice } stenen
rulebook-throw-faces = noem alle { $dice } getallen van zo’n worp
rulebook-straight-faces = noem 2 tot { $most } getallen
rulebook-shape = geef tot 3 getallen, samen { $dice } stenen
rulebook-made-for = { $key } is gemaakt voor { $dice } stenen; hier is dice-count { $have }
rulebook-made-for-cure = { $key } is gemaakt voor { $dice } stenen; hier is dice-count { $have }; { $cure }
rulebook-worth-nothing = zet ook { $knob } = 0
rulebook-no-win-throw = zet ook win-throw = none
rulebook-table-away = haal het weg in een bestand met huisregels, met off = true onder [{ $table }]
rulebook-last-round-alone-ending = alleen in een laatste ronde; zet ending = lastRound
rulebook-last-round-alone-rounds = alleen in een laatste ronde; zet rounds = 0
rulebook-last-licks = koplopers worden alleen ingehaald in een laatste ronde met punten boven de limiet; zet { $cure-listed }
rulebook-rounds-have-no-limit = het verlegt de limiet, en een spel van zoveel ronden heeft er geen; zet rounds = 0
rulebook-extension-no-call = een limiet die bij missen wordt verlengd, verschuift niet door roepen; zet extension = 0
rulebook-rounds-have-no-landing = een spel van zoveel ronden heeft geen limiet om op te landen; zet rounds = 0
rulebook-extension-beyond = alleen waar punten boven de limiet tellen; zet { $cure-listed }
rulebook-no-red-die = er is geen rode steen; zet special-dice = { $dice }
rulebook-dare-too-few = te weinig stenen voor een uitdaging; gebruik er 3 of meer
rulebook-idle = knobs.{ $knob }: niets in deze regels gebruikt het; breid een blad uit, of noem het in een eigen tabel
rulebook-idle-beside = knobs.{ $knob }: heeft geen effect naast { $other } = { $value }; verander een van beide
rulebook-off-nothing = { $key }: haalt weg wat er niet is; { $hint }
rulebook-nothing-to-take-away = wat deze regels uitbreiden heeft niets met die naam
rulebook-never-shown = { $key }: geen worp kan dit opleveren; { $why }
rulebook-no-magic-number = er is geen Magisch Getal; zet magic-number = on
rulebook-no-three-colours = de stenen hebben geen drie kleuren; zet special-dice = three-colours
rulebook-scores-already = { $face } telt al door [combo.{ $table }]; verander die, of haal die weg met off = true
rulebook-most-below-count = minder dan count, { $count }; verhoog het, of laat het weg
rulebook-straight-twice = een straat toont elk getal één keer; noem elk één keer
rulebook-key-of-a-sheet = dit is de sleutel van een blad; geef deze regels een eigen
rulebook-players-above-max = meer dan players-max, { $most }; verlaag het
rulebook-players-below-min = minder dan players-min, { $least }; verhoog het
rulebook-limit-below-minimum = minder dan je in een beurt moet halen, { $minimum }; verhoog het
rulebook-above-limit = meer dan de limiet; niemand zou het halen. Verlaag het
rulebook-ice-above-limit = vraagt { $minimum }, meer dan de limiet; verhoog die
rulebook-exact-with-minimum = met precies landen en een minimum per beurt kan soms niemand het afmaken; gebruik over of cap, of zet stop-minimum op 0
rulebook-minimum-with-exact = met precies landen en een minimum per beurt kan soms niemand het afmaken; zet het op 0, of landing op over of cap
rulebook-exact-with-11k = precies landen en de 11.000-regel sluiten elkaar uit; zet ook rule11k = off
rulebook-rule11k-with-exact = precies landen en de 11.000-regel sluiten elkaar uit; zet ook landing = over of cap
rulebook-stop-dice-wants = stop-dice wil { $dice-either } opzij; verhoog het, of zet stop-dice = none
rulebook-stop-dice-rolled = stop-dice wil alle stenen opzij, en dan moeten ze opnieuw; verhoog het, of zet stop-dice op een kleiner getal
rulebook-entry-dice-wants = entry-dice wil { $dice } opzij; verhoog het, of verlaag dat
rulebook-stop-dice-all = alle stenen moeten opnieuw worden gegooid, dus noem een kleiner getal
rulebook-hot-dice-stop = stop-dice wil { $dice } stenen opzij, en met alle kan niemand stoppen; zet stop-dice op een kleiner getal
rulebook-entry-dice-rolled = entry-dice wil { $dice } opzij, en alle stenen moeten worden gegooid; verlaag dat
rulebook-entry-dice-above = meer stenen dan ooit opzij kunnen liggen; verlaag het
rulebook-entry-dice-never-stop = niemand zou erin komen: stop-dice wil { $dice-either } opzij. Verlaag het, of verhoog dat
rulebook-stop-dice-no-entry = met zo weinig zou niemand erin komen: entry-dice wil { $dice } opzij. Noem er meer, of verlaag dat
rulebook-never-passed = het spel zou nooit eindigen: geen totaal komt boven de limiet. Zet finish-compare = reach, of landing = over
rulebook-landing-never-passes = het spel zou nooit eindigen: het eindigt boven de limiet, waar geen totaal komt. Zet landing = over, of finish-compare = reach
rulebook-no-stop-from-high = niet onder no-stop-below, { $below }; verlaag het of verhoog dat
rulebook-no-stop-below-low = niet boven no-stop-from, { $above }; verhoog het
rulebook-no-stop-wide = niemand zou kunnen stoppen: één beurt zou { $gap } moeten opleveren, meer dan de limiet; verlaag het
rulebook-no-stop-wide-from = niemand zou kunnen stoppen: één beurt zou { $gap } moeten opleveren, meer dan de limiet; verhoog het
rulebook-limit-no-stop = niemand zou kunnen stoppen: één beurt zou { $gap } moeten opleveren, meer dan dit; verhoog het
rulebook-no-landing-on = niemand zou op de limiet van { $limit } kunnen landen; verlaag het
rulebook-no-landing = niemand zou op de limiet kunnen landen, waar no-stop-below het stoppen verbiedt; zet landing = over
rulebook-limit-no-landing = niemand zou erop kunnen landen: onder { $below } stopt niemand; verhoog het
rulebook-tied-must-beat = niemand komt gelijk waar de koploper moet worden verslagen; zet last-licks = everybody, of must-beat = false
rulebook-must-beat-tied = niemand komt gelijk waar de koploper moet worden verslagen; laat het uit, of zet last-licks = everybody
rulebook-extension-low = niet voorbij de limiet van { $limit }; verhoog het
rulebook-limit-above-extension = niet onder extension, { $extension }; verlaag het of verhoog dat
rulebook-refused-now = { $knob }: { $why }.
