rulebook-not-read = non si può leggere: { $why }
rulebook-no-file-name = non è un nome di file; scrivine un altro
rulebook-too-large = più grande di { $most } byte; accorcialo
rulebook-not-utf-8 = non è testo UTF-8; salvalo come UTF-8
rulebook-not-toml = non è TOML: { $why }
rulebook-toml-too-deep = non è TOML: troppi livelli annidati
rulebook-too-deep = ha troppi livelli annidati
rulebook-too-many-dots = ha una riga con più di { $most } punti
rulebook-endless-number = contiene un numero di migliaia di cifre; al massimo { $most }
rulebook-number-too-large = questo numero è troppo grande; al massimo { $most }
rulebook-key-too-long = questa chiave è troppo lunga; al massimo { $most } lettere
rulebook-not-written = non si può scrivere: { $why }
rulebook-not-written-nothing-changed = non si può scrivere: { $why }. Non è cambiato nulla
rulebook-not-deleted = non si può eliminare: { $why }
rulebook-extends-one-of = indica uno tra { $known-comma }, o un file .toml nella stessa cartella
rulebook-lies-elsewhere = { $file } è altrove; indica un file nella stessa cartella
rulebook-circle = così si gira in tondo: { $circle }
rulebook-too-many-files = più di { $most } file si estendono a vicenda; uniscine qualcuno
rulebook-not-at-hand = { $file } non c’è; metti i due file in una cartella e indica questo
rulebook-extended-wrong = { $file } { $why }
rulebook-name-rules = indica uno tra { $known-comma } o un file .toml
rulebook-no-such-rules = regole sconosciute; { $hint }
rulebook-did-you-mean = intendevi { $name }?
rulebook-known-are = conosco { $known-comma }
rulebook-list-knobs = zonk-desktop rules --knobs le elenca tutte
rulebook-unknown = sconosciuto; { $hint }
rulebook-unknown-section = sezione sconosciuta; { $hint }
rulebook-is-a-knob = questa è un’impostazione; scrivila sotto [knobs] come { $name }
rulebook-is-a-table = questa è una tabella; scrivi [{ $key }]
rulebook-too-many-entries = troppe voci; al massimo { $most }
rulebook-missing = manca; dagli un valore
rulebook-no-such-knob = impostazione sconosciuta; { $hint }
rulebook-is-no-knob = non indica un’impostazione; { $hint }
rulebook-names-no-knob = { $name } non indica un’impostazione; { $hint }
rulebook-no-such-fault = fallo sconosciuto; { $hint }; a uno tuo serve un titolo (title)
rulebook-no-such-award = premio sconosciuto; { $hint }
rulebook-list-of-awards = dai un elenco di premi
rulebook-key-is-total = la chiave è un totale, come 2100
rulebook-bonus-name = dai un nome al bonus
rulebook-format = si legge solo il formato 1; scrivi format = 1
rulebook-conditions = dai una tabella di impostazioni e valori, come { $example }
rulebook-text-of = dai un testo da 1 a { $most } caratteri
rulebook-word-of = dai una parola da 1 a { $most } caratteri
rulebook-text-at-most = dai un testo di al massimo { $most } caratteri
rulebook-texts-of = dai testi di al massimo { $most } caratteri
rulebook-numbers = dai fino a { $most } numeri da { $low } a { $high }
rulebook-number-from-0 = dai un numero da 0 a { $most }
rulebook-number-from-2 = dai un numero da 2 a { $most }
rulebook-number-to = indica un numero da 1 a { $most }
rulebook-whole-number = dai un numero intero fino a { $most }
rulebook-true-or-false = dai true o false
rulebook-one-of = dai uno tra { $known-comma }
rulebook-list = dai un elenco, come { $example }
rulebook-a-face = una faccia è un numero da 1 a 6
rulebook-least = dai almeno { $least }
rulebook-most = dai al massimo { $most }
rulebook-below-modulus = dai meno di modulus, { $modulus }
rulebook-name-one = indicane almeno uno
rulebook-negative-points = i punti li tolgono solo le penalità; dai 0 o più
rulebook-nothing-scores = nessuna combinazione fa punti; aggiungine una, per esempio un dado singolo
rulebook-one-die-never-scores = un dado da solo non farebbe mai punti; fai valere una faccia singola
rulebook-only-dice = ci sono solo { $dice } dadi
rulebook-all-faces = indica le facce di tutti i { $dice } dadi
rulebook-throw-faces = indica tutte le { $dice } facce di un tiro così
rulebook-straight-faces = indica da 2 a { $most } facce
rulebook-shape = dai fino a 3 numeri, { $dice } dadi in tutto
rulebook-made-for = { $key } è per { $dice } dadi; qui dice-count è { $have }
rulebook-made-for-cure = { $key } è per { $dice } dadi; qui dice-count è { $have }; { $cure }
rulebook-worth-nothing = imposta anche { $knob } = 0
rulebook-no-win-throw = imposta anche win-throw = none
rulebook-table-away = toglila in un file di regole della casa, con off = true sotto [{ $table }]
rulebook-last-round-alone-ending = solo in un ultimo giro; imposta ending = lastRound
rulebook-last-round-alone-rounds = solo in un ultimo giro; imposta rounds = 0
rulebook-last-licks = chi è in testa si supera solo in un ultimo giro con punti oltre il limite; imposta { $cure-listed }
rulebook-rounds-have-no-limit = sposta il limite, e una partita a numero di giri non ne ha; imposta rounds = 0
rulebook-extension-no-call = un limite che si allunga quando lo si manca non si sposta con una chiamata; imposta extension = 0
rulebook-rounds-have-no-landing = una partita a numero di giri non ha un limite su cui arrivare; imposta rounds = 0
rulebook-extension-beyond = solo dove i punti oltre il limite contano; imposta { $cure-listed }
rulebook-no-red-die = non c’è un dado rosso; imposta special-dice = { $dice }
rulebook-dare-too-few = troppo pochi dadi per una sfida; usane 3 o più
rulebook-idle = knobs.{ $knob }: nulla in queste regole lo usa; estendi un foglio, o nominalo in una tabella tua
rulebook-idle-beside = knobs.{ $knob }: non ha effetto con { $other } = { $value }; cambia uno dei due
rulebook-off-nothing = { $key }: toglie ciò che non c’è; { $hint }
rulebook-nothing-to-take-away = ciò che queste regole estendono non ha nulla con quel nome
rulebook-never-shown = { $key }: nessun tiro può portarlo; { $why }
rulebook-no-magic-number = non c’è un Numero Magico; imposta magic-number = on
rulebook-no-three-colours = i dadi non hanno tre colori; imposta special-dice = three-colours
rulebook-scores-already = { $face } fa già punti con [combo.{ $table }]; cambia quella, o toglila con off = true
rulebook-most-below-count = meno di count, { $count }; alzalo, o lascialo fuori
rulebook-straight-twice = una scala mostra ogni faccia una volta; indica ognuna una volta sola
rulebook-key-of-a-sheet = questa è la chiave di un foglio; danne una propria a queste regole
rulebook-players-above-max = più di players-max, { $most }; abbassalo
rulebook-players-below-min = meno di players-min, { $least }; alzalo
rulebook-limit-below-minimum = meno di quanto si deve fare in un turno, { $minimum }; alzalo
rulebook-above-limit = più del limite; nessuno potrebbe farlo. Abbassalo
rulebook-ice-above-limit = richiede { $minimum }, più del limite; alza quello
rulebook-exact-with-minimum = arrivo esatto e minimo a ogni turno possono impedire a tutti di finire; usa over o cap, o metti stop-minimum a 0
rulebook-minimum-with-exact = con l’arrivo esatto un minimo a ogni turno può impedire a tutti di finire; mettilo a 0, o landing su over o cap
rulebook-exact-with-11k = arrivo esatto e Regola degli 11.000 si escludono; imposta anche rule11k = off
rulebook-rule11k-with-exact = arrivo esatto e Regola degli 11.000 si escludono; imposta anche landing = over o cap
rulebook-stop-dice-wants = stop-dice ne vuole { $dice-either } da parte; alzalo, o imposta stop-dice = none
rulebook-stop-dice-rolled = stop-dice vuole tutti i dadi da parte, e allora vanno tirati; alzalo, o metti stop-dice a un numero più piccolo
rulebook-entry-dice-wants = entry-dice ne vuole { $dice } da parte; alzalo, o abbassa quello
rulebook-stop-dice-all = tutti i dadi vanno tirati di nuovo, quindi indica un numero più piccolo
rulebook-hot-dice-stop = stop-dice vuole { $dice } dadi da parte, e con tutti nessuno potrebbe fermarsi; metti stop-dice a un numero più piccolo
rulebook-entry-dice-rolled = entry-dice ne vuole { $dice } da parte, e tutti i dadi vanno tirati; abbassa quello
rulebook-entry-dice-above = più dadi di quanti possano mai stare da parte; abbassalo
rulebook-entry-dice-never-stop = nessuno potrebbe entrare: stop-dice ne vuole { $dice-either } da parte. Abbassalo, o alza quello
rulebook-stop-dice-no-entry = nessuno potrebbe entrare con così pochi: entry-dice ne vuole { $dice } da parte. Indicane di più, o abbassa quello
rulebook-never-passed = la partita non finirebbe mai: nessun totale supera il limite. Imposta finish-compare = reach, o landing = over
rulebook-landing-never-passes = la partita non finirebbe mai: finisce oltre il limite, dove nessun totale arriva. Imposta landing = over, o finish-compare = reach
rulebook-no-stop-from-high = non sotto no-stop-below, { $below }; abbassalo o alza quello
rulebook-no-stop-below-low = non sopra no-stop-from, { $above }; alzalo
rulebook-no-stop-wide = nessuno potrebbe fermarsi: un turno dovrebbe portare { $gap }, più del limite; abbassalo
rulebook-no-stop-wide-from = nessuno potrebbe fermarsi: un turno dovrebbe portare { $gap }, più del limite; alzalo
rulebook-limit-no-stop = nessuno potrebbe fermarsi: un turno dovrebbe portare { $gap }, più di questo; alzalo
rulebook-no-landing-on = nessuno potrebbe arrivare sul limite di { $limit }; abbassalo
rulebook-no-landing = nessuno potrebbe arrivare sul limite, dove no-stop-below vieta di fermarsi; imposta landing = over
rulebook-limit-no-landing = nessuno potrebbe arrivarci: sotto { $below } nessuno si ferma; alzalo
rulebook-tied-must-beat = non c’è parità dove si deve battere chi è in testa; imposta last-licks = everybody, o must-beat = false
rulebook-must-beat-tied = non c’è parità dove si deve battere chi è in testa; lascialo spento, o imposta last-licks = everybody
rulebook-extension-low = non oltre il limite di { $limit }; alzalo
rulebook-limit-above-extension = non sotto extension, { $extension }; abbassalo o alza quello
rulebook-refused-now = { $knob }: { $why }.
