rulebook-not-read = kan inte läsas: { $why }
rulebook-no-file-name = är inget filnamn; skriv ett annat
rulebook-too-large = större än { $most } byte; korta den
rulebook-not-utf-8 = är inte UTF-8-text; spara den som UTF-8
rulebook-not-toml = är inte TOML: { $why }
rulebook-toml-too-deep = är inte TOML: för djupt nästlat
rulebook-too-deep = är för djupt nästlat
rulebook-too-many-dots = har en rad med fler än { $most } punkter
rulebook-endless-number = har ett tal med tusentals siffror; ange högst { $most }
rulebook-number-too-large = talet är för stort; ange högst { $most }
rulebook-key-too-long = nyckeln är för lång; ange högst { $most } tecken
rulebook-not-written = kan inte skrivas: { $why }
rulebook-not-written-nothing-changed = kan inte skrivas: { $why }. Inget ändrades
rulebook-not-deleted = kan inte raderas: { $why }

rulebook-extends-one-of = ange något av { $known-comma }, eller en .toml-fil i samma mapp
rulebook-lies-elsewhere = { $file } ligger någon annanstans; ange en fil i samma mapp
rulebook-circle = det här går i cirkel: { $circle }
rulebook-too-many-files = fler än { $most } filer bygger på varandra; skriv ihop några
rulebook-not-at-hand = { $file } finns inte till hands; lägg båda filerna i en mapp och ange den här
rulebook-extended-wrong = { $file } { $why }
rulebook-name-rules = ange något av { $known-comma } eller en .toml-fil
rulebook-no-such-rules = sådana regler finns inte; { $hint }

rulebook-did-you-mean = menade du { $name }?
rulebook-known-are = kända är { $known-comma }
rulebook-list-knobs = zonk-desktop rules --knobs listar alla
rulebook-unknown = okänt; { $hint }
rulebook-unknown-section = okänt avsnitt; { $hint }
rulebook-is-a-knob = det här är en regel; skriv den under [knobs] som { $name }
rulebook-is-a-table = det här är en tabell; skriv [{ $key }]
rulebook-too-many-entries = för många poster; högst { $most }
rulebook-missing = saknas; ge det ett värde
rulebook-no-such-knob = en sådan regel finns inte; { $hint }
rulebook-is-no-knob = anger ingen regel; { $hint }
rulebook-names-no-knob = { $name } anger ingen regel; { $hint }
rulebook-no-such-fault = en sådan tabbe finns inte; { $hint }; en egen behöver title
rulebook-no-such-award = ett sådant pris finns inte; { $hint }
rulebook-list-of-awards = ange en lista med priser
rulebook-key-is-total = nyckeln är en ställning, till exempel 2100
rulebook-bonus-name = ge bonusen ett namn
rulebook-format = bara format 1 kan läsas; skriv format = 1
rulebook-conditions = ange en tabell med regler och värden, till exempel { $example }

rulebook-text-of = ange en text på 1 till { $most } tecken
rulebook-word-of = ange ett ord på 1 till { $most } tecken
rulebook-text-at-most = ange en text på högst { $most } tecken
rulebook-texts-of = ange texter på högst { $most } tecken
rulebook-numbers = ange upp till { $most } tal från { $low } till { $high }
rulebook-number-from-0 = ange ett tal från 0 till { $most }
rulebook-number-from-2 = ange ett tal från 2 till { $most }
rulebook-number-to = ange ett tal från 1 till { $most }
rulebook-whole-number = ange ett heltal upp till { $most }
rulebook-true-or-false = ange true eller false
rulebook-one-of = ange något av { $known-comma }
rulebook-list = ange en lista, till exempel { $example }
rulebook-a-face = en tärning visar ett tal från 1 till 6
rulebook-least = ange { $least } eller mer
rulebook-most = ange högst { $most }
rulebook-below-modulus = ange mindre än modulus, { $modulus }
rulebook-name-one = ange minst en
rulebook-negative-points = poäng dras bara av straff; ange 0 eller mer

rulebook-nothing-scores = ingen kombination ger poäng; lägg till en, till exempel en ensam
rulebook-one-die-never-scores = en ensam tärning skulle aldrig ge poäng; låt någon sida göra det
rulebook-only-dice = det finns bara { $dice } tärningar
rulebook-all-faces = ange ögonen på alla { $dice } tärningar
rulebook-throw-faces = ange alla { $dice } tärningars ögon i ett sådant kast
rulebook-straight-faces = ange 2 till { $most } sidor
rulebook-shape = ange upp till 3 tal, { $dice } tärningar totalt
rulebook-made-for = { $key } är gjord för { $dice } tärningar; här är dice-count { $have }
rulebook-made-for-cure = { $key } är gjord för { $dice } tärningar; här är dice-count { $have }; { $cure }
rulebook-worth-nothing = sätt också { $knob } = 0
rulebook-no-win-throw = sätt också win-throw = none
rulebook-table-away = ta bort den i en fil med husregler, med off = true under [{ $table }]

rulebook-last-round-alone-ending = bara i en sista runda; sätt ending = lastRound
rulebook-last-round-alone-rounds = bara i en sista runda; sätt rounds = 0
rulebook-last-licks = ledare passeras bara i en sista runda med poäng förbi målet; sätt { $cure-listed }
rulebook-rounds-have-no-limit = den flyttar målet, och ett spel på så många rundor har inget; sätt rounds = 0
rulebook-extension-no-call = ett mål som förlängs vid bom flyttas inte av ett utrop; sätt extension = 0
rulebook-rounds-have-no-landing = ett spel på så många rundor har inget mål att landa på; sätt rounds = 0
rulebook-extension-beyond = bara där poäng förbi målet räknas; sätt { $cure-listed }
rulebook-no-red-die = det finns ingen röd tärning; sätt special-dice = { $dice }
rulebook-dare-too-few = för få tärningar för en utmaning; använd 3 eller fler
rulebook-idle = knobs.{ $knob }: inget i de här reglerna använder den; bygg på ett blad, eller ange den i en egen tabell
rulebook-idle-beside = knobs.{ $knob }: har ingen verkan bredvid { $other } = { $value }; ändra en av dem
rulebook-off-nothing = { $key }: tar bort det som inte finns; { $hint }
rulebook-nothing-to-take-away = det som reglerna bygger på har inget med det namnet
rulebook-never-shown = { $key }: inget kast kan ge det; { $why }
rulebook-no-magic-number = det finns inget magiskt tal; sätt magic-number = on
rulebook-no-three-colours = tärningarna har inte tre färger; sätt special-dice = three-colours

rulebook-scores-already = { $face } ger redan poäng genom [combo.{ $table }]; ändra den, eller ta bort den med off = true
rulebook-most-below-count = mindre än count, { $count }; höj det, eller utelämna det
rulebook-straight-twice = en stege visar varje sida en gång; ange var och en en gång
rulebook-key-of-a-sheet = det är ett regelblads nyckel; ge de här reglerna en egen

rulebook-players-above-max = mer än players-max, { $most }; sänk det
rulebook-players-below-min = mindre än players-min, { $least }; höj det
rulebook-limit-below-minimum = mindre än man måste få i en omgång, { $minimum }; höj det
rulebook-above-limit = mer än målet; ingen skulle kunna få det. Sänk det
rulebook-ice-above-limit = kräver { $minimum }, mer än målet; höj målet
rulebook-exact-with-minimum = exakt landning och ett minimum i varje omgång kan göra att ingen kan gå i mål; använd over eller cap, eller sätt stop-minimum till 0
rulebook-minimum-with-exact = med exakt landning kan ett minimum i varje omgång göra att ingen kan gå i mål; sätt det till 0, eller landing till over eller cap
rulebook-exact-with-11k = exakt landning och 11 000-regeln utesluter varandra; sätt också rule11k = off
rulebook-rule11k-with-exact = exakt landning och 11 000-regeln utesluter varandra; sätt också landing = over eller cap
rulebook-stop-dice-wants = stop-dice kräver { $dice-either } åt sidan; höj det, eller sätt stop-dice = none
rulebook-stop-dice-rolled = stop-dice kräver alla tärningar åt sidan, och då måste de slås; höj det, eller sätt stop-dice till ett mindre tal
rulebook-entry-dice-wants = entry-dice kräver { $dice } åt sidan; höj värdet här, eller sänk det där
rulebook-stop-dice-all = alla tärningar måste slås igen, så ange ett mindre tal
rulebook-hot-dice-stop = stop-dice kräver { $dice } tärningar åt sidan, och med alla kan ingen stanna; sätt stop-dice till ett mindre tal
rulebook-entry-dice-rolled = entry-dice kräver { $dice } åt sidan, och alla tärningar måste slås; sänk det där
rulebook-entry-dice-above = fler tärningar än som någonsin kan ligga åt sidan; sänk det
rulebook-entry-dice-never-stop = ingen skulle komma in: stop-dice kräver { $dice-either } åt sidan. Sänk värdet här, eller höj det där
rulebook-stop-dice-no-entry = ingen skulle komma in med så få: entry-dice kräver { $dice } åt sidan. Ange fler, eller sänk värdet där
rulebook-never-passed = spelet skulle aldrig ta slut: ingen ställning kommer förbi målet. Sätt finish-compare = reach, eller landing = over
rulebook-landing-never-passes = spelet skulle aldrig ta slut: det slutar förbi målet, dit ingen ställning når. Sätt landing = over, eller finish-compare = reach
rulebook-no-stop-from-high = inte under no-stop-below, { $below }; sänk värdet här, eller höj det där
rulebook-no-stop-below-low = inte över no-stop-from, { $above }; höj det
rulebook-no-stop-wide = ingen skulle kunna stanna: en omgång skulle behöva ge { $gap }, mer än målet; sänk det
rulebook-no-stop-wide-from = ingen skulle kunna stanna: en omgång skulle behöva ge { $gap }, mer än målet; höj det
rulebook-limit-no-stop = ingen skulle kunna stanna: en omgång skulle behöva ge { $gap }, mer än det här; höj det
rulebook-no-landing-on = ingen skulle kunna landa på målet { $limit }; sänk det
rulebook-no-landing = ingen skulle kunna landa på målet, där no-stop-below förbjuder att stanna; sätt landing = over
rulebook-limit-no-landing = ingen skulle kunna landa på det: ingen stannar under { $below }; höj det
rulebook-tied-must-beat = ingen hamnar lika där man måste slå ledaren; sätt last-licks = everybody, eller must-beat = false
rulebook-must-beat-tied = ingen hamnar lika där man måste slå ledaren; låt den vara av, eller sätt last-licks = everybody
rulebook-extension-low = inte förbi målet { $limit }; höj det
rulebook-limit-above-extension = inte under extension, { $extension }; sänk värdet här, eller höj det där

rulebook-refused-now = { $knob }: { $why }.
