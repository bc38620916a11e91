rulebook-not-read = lässt sich nicht lesen: { $why }
rulebook-no-file-name = ist kein Dateiname; schreib einen anderen
rulebook-too-large = größer als { $most } Byte; kürz sie
rulebook-not-utf-8 = ist kein UTF-8-Text; speichere sie als UTF-8
rulebook-not-toml = ist kein TOML: { $why }
rulebook-toml-too-deep = ist kein TOML: zu tief verschachtelt
rulebook-too-deep = ist zu tief verschachtelt
rulebook-too-many-dots = hat eine Zeile mit mehr als { $most } Punkten
rulebook-endless-number = enthält eine Zahl mit Tausenden von Ziffern; gib höchstens { $most } an
rulebook-number-too-large = diese Zahl ist zu groß; gib höchstens { $most } an
rulebook-key-too-long = dieser Schlüssel ist zu lang; gib höchstens { $most } Buchstaben an
rulebook-not-written = lässt sich nicht schreiben: { $why }
rulebook-not-written-nothing-changed = lässt sich nicht schreiben: { $why }. Nichts wurde geändert
rulebook-not-deleted = lässt sich nicht löschen: { $why }

rulebook-extends-one-of = gib eins von { $known-comma } an, oder eine .toml-Datei im selben Ordner
rulebook-lies-elsewhere = { $file } liegt woanders; nenne eine Datei im selben Ordner
rulebook-circle = das geht im Kreis: { $circle }
rulebook-too-many-files = mehr als { $most } Dateien bauen aufeinander auf; schreib einige als eine
rulebook-not-at-hand = { $file } ist nicht da; leg beide Dateien in einen Ordner und nenne diese
rulebook-extended-wrong = { $file } { $why }
rulebook-name-rules = nenne eins von { $known-comma } oder eine .toml-Datei
rulebook-no-such-rules = solche Regeln gibt es nicht; { $hint }

rulebook-did-you-mean = meintest du { $name }?
rulebook-known-are = bekannt sind { $known-comma }
rulebook-list-knobs = zonk-desktop rules --knobs listet alle auf
rulebook-unknown = unbekannt; { $hint }
rulebook-unknown-section = unbekannter Abschnitt; { $hint }
rulebook-is-a-knob = das ist ein Schalter; schreib ihn unter [knobs] als { $name }
rulebook-is-a-table = das ist eine Tabelle; schreib [{ $key }]
rulebook-too-many-entries = zu viele Einträge; höchstens { $most }
rulebook-missing = fehlt; gib einen Wert an
rulebook-no-such-knob = so einen Schalter gibt es nicht; { $hint }
rulebook-is-no-knob = nennt keinen Schalter; { $hint }
rulebook-names-no-knob = { $name } ist kein Schalter; { $hint }
rulebook-no-such-fault = so einen Patzer gibt es nicht; { $hint }; ein eigener braucht title
rulebook-no-such-award = so einen Preis gibt es nicht; { $hint }
rulebook-list-of-awards = gib eine Liste von Preisen an
rulebook-key-is-total = der Schlüssel ist ein Stand, wie 2100
rulebook-bonus-name = gib dem Bonus einen Namen
rulebook-format = nur Format 1 ist lesbar; schreib format = 1
rulebook-conditions = gib eine Tabelle von Schaltern und Werten an, wie { $example }

rulebook-text-of = gib einen Text von 1 bis { $most } Zeichen an
rulebook-word-of = gib ein Wort von 1 bis { $most } Zeichen an
rulebook-text-at-most = gib einen Text von höchstens { $most } Zeichen an
rulebook-texts-of = gib Texte von höchstens { $most } Zeichen an
rulebook-numbers = gib bis zu { $most } Zahlen von { $low } bis { $high } an
rulebook-number-from-0 = gib eine Zahl von 0 bis { $most } an
rulebook-number-from-2 = gib eine Zahl von 2 bis { $most } an
rulebook-number-to = nenne eine Zahl von 1 bis { $most }
rulebook-whole-number = gib eine ganze Zahl bis { $most } an
rulebook-true-or-false = gib true oder false an
rulebook-one-of = gib eins von { $known-comma } an
rulebook-list = gib eine Liste an, wie { $example }
rulebook-a-face = Augen sind Zahlen von 1 bis 6
rulebook-least = gib { $least } oder mehr an
rulebook-most = gib höchstens { $most } an
rulebook-below-modulus = gib weniger als modulus an, { $modulus }
rulebook-name-one = nenne mindestens eins
rulebook-negative-points = Punkte nehmen nur Strafen; gib 0 oder mehr an

rulebook-nothing-scores = keine Kombination zählt; füg eine hinzu, etwa einen einzelnen Würfel
rulebook-one-die-never-scores = ein Würfel allein könnte nie zählen; lass eine einzelne Zahl zählen
rulebook-only-dice = es gibt nur { $dice } Würfel
rulebook-all-faces = nenne die Augen aller { $dice } Würfel
rulebook-throw-faces = nenne alle { $dice } Augen so eines Wurfs
rulebook-straight-faces = nenne 2 bis { $most } Augen
rulebook-shape = gib bis zu 3 Zahlen an, zusammen { $dice } Würfel
rulebook-made-for = { $key } ist für { $dice } Würfel gemacht; hier ist dice-count { $have }
rulebook-made-for-cure = { $key } ist für { $dice } Würfel gemacht; hier ist dice-count { $have }; { $cure }
rulebook-worth-nothing = setze auch { $knob } = 0
rulebook-no-win-throw = setze auch win-throw = none
rulebook-table-away = nimm sie in einer Datei mit Hausregeln weg, mit off = true unter [{ $table }]

rulebook-last-round-alone-ending = nur in einer letzten Runde; setze ending = lastRound
rulebook-last-round-alone-rounds = nur in einer letzten Runde; setze rounds = 0
rulebook-last-licks = überholt wird nur in einer letzten Runde mit Punkten übers Ziel hinaus; setze { $cure-listed }
rulebook-rounds-have-no-limit = sie verschiebt das Ziel, und ein Spiel über so viele Runden hat keins; setze rounds = 0
rulebook-extension-no-call = ein Ziel, das sich bei Verfehlen verschiebt, verschiebt kein Ausruf; setze extension = 0
rulebook-rounds-have-no-landing = ein Spiel über so viele Runden hat kein Ziel zum Landen; setze rounds = 0
rulebook-extension-beyond = nur, wo Punkte übers Ziel hinaus zählen; setze { $cure-listed }
rulebook-no-red-die = es gibt keinen roten Würfel; setze special-dice = { $dice }
rulebook-dare-too-few = zu wenige Würfel für eine Mutprobe; nimm 3 oder mehr
rulebook-idle = knobs.{ $knob }: nichts in diesen Regeln benutzt ihn; bau auf einem Regelblatt auf, oder nenne ihn in einer eigenen Tabelle
rulebook-idle-beside = knobs.{ $knob }: hat neben { $other } = { $value } keine Wirkung; ändere eins von beiden
rulebook-off-nothing = { $key }: nimmt weg, was nicht da ist; { $hint }
rulebook-nothing-to-take-away = worauf diese Regeln aufbauen, hat nichts dieses Namens
rulebook-never-shown = { $key }: das kann kein Wurf bringen; { $why }
rulebook-no-magic-number = es gibt keine Magische Zahl; setze magic-number = on
rulebook-no-three-colours = die Würfel haben keine drei Farben; setze special-dice = three-colours

rulebook-scores-already = { $face } zählt schon durch [combo.{ $table }]; ändere das, oder nimm es mit off = true weg
rulebook-most-below-count = weniger als count, { $count }; erhöh es, oder lass es weg
rulebook-straight-twice = eine Straße zeigt jede Zahl einmal; nenne jede einmal
rulebook-key-of-a-sheet = das ist der Schlüssel eines Regelblatts; gib diesen Regeln einen eigenen

rulebook-players-above-max = mehr als players-max, { $most }; senk es
rulebook-players-below-min = weniger als players-min, { $least }; erhöh es
rulebook-limit-below-minimum = weniger, als ein Zug bringen muss, { $minimum }; erhöh es
rulebook-above-limit = mehr als das Ziel; das könnte niemand schaffen. Senk es
rulebook-ice-above-limit = braucht { $minimum }, mehr als das Ziel; erhöh das
rulebook-exact-with-minimum = genaues Landen und ein Minimum in jedem Zug können dazu führen, dass niemand ankommt; nimm over oder cap, oder setze stop-minimum auf 0
rulebook-minimum-with-exact = bei genauem Landen kann ein Minimum in jedem Zug dazu führen, dass niemand ankommt; setze es auf 0, oder landing auf over oder cap
rulebook-exact-with-11k = genaues Landen und die 11.000er-Regel schließen sich aus; setze auch rule11k = off
rulebook-rule11k-with-exact = genaues Landen und die 11.000er-Regel schließen sich aus; setze auch landing = over oder cap
rulebook-stop-dice-wants = stop-dice will { $dice-either } draußen; erhöh es, oder setze stop-dice = none
rulebook-stop-dice-rolled = stop-dice will alle Würfel draußen, und dann müssen sie noch mal rollen; erhöh es, oder setze stop-dice auf eine kleinere Zahl
rulebook-entry-dice-wants = entry-dice will { $dice } draußen; erhöh es, oder senk jenes
rulebook-stop-dice-all = alle Würfel müssen noch mal rollen, also nenne eine kleinere Zahl
rulebook-hot-dice-stop = stop-dice will { $dice } Würfel draußen, und mit allen könnte niemand aufhören; setze stop-dice auf eine kleinere Zahl
rulebook-entry-dice-rolled = entry-dice will { $dice } draußen, und alle Würfel müssen noch mal rollen; senk jenes
rulebook-entry-dice-above = mehr Würfel, als je draußen liegen können; senk es
rulebook-entry-dice-never-stop = niemand könnte einsteigen: stop-dice will { $dice-either } draußen. Senk es, oder erhöh jenes
rulebook-stop-dice-no-entry = mit so wenigen könnte niemand einsteigen: entry-dice will { $dice } draußen. Nenne mehr, oder senk jenes
rulebook-never-passed = das Spiel würde nie enden: Kein Stand geht übers Ziel hinaus. Setze finish-compare = reach, oder landing = over
rulebook-landing-never-passes = das Spiel würde nie enden: Es endet jenseits des Ziels, wohin kein Stand kommt. Setze landing = over, oder finish-compare = reach
rulebook-no-stop-from-high = nicht unter no-stop-below, { $below }; senk es oder erhöh jenes
rulebook-no-stop-below-low = nicht über no-stop-from, { $above }; erhöh es
rulebook-no-stop-wide = niemand könnte aufhören: Ein Zug müsste { $gap } bringen, mehr als das Ziel; senk es
rulebook-no-stop-wide-from = niemand könnte aufhören: Ein Zug müsste { $gap } bringen, mehr als das Ziel; erhöh es
rulebook-limit-no-stop = niemand könnte aufhören: Ein Zug müsste { $gap } bringen, mehr als das hier; erhöh es
rulebook-no-landing-on = niemand könnte auf dem Ziel von { $limit } landen; senk es
rulebook-no-landing = niemand könnte auf dem Ziel landen, wo no-stop-below das Aufhören verbietet; setze landing = over
rulebook-limit-no-landing = niemand könnte darauf landen: Unter { $below } hört niemand auf; erhöh es
rulebook-tied-must-beat = wo man die Führung überbieten muss, gibt es keinen Gleichstand; setze last-licks = everybody, oder must-beat = false
rulebook-must-beat-tied = wo man die Führung überbieten muss, gibt es keinen Gleichstand; lass es aus, oder setze last-licks = everybody
rulebook-extension-low = nicht jenseits des Ziels von { $limit }; erhöh es
rulebook-limit-above-extension = nicht unter extension, { $extension }; senk es oder erhöh jenes

rulebook-refused-now = { $knob }: { $why }.
