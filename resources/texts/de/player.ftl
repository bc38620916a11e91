player-level-sharp = eiskalt
player-level-good = gut
player-level-casual = locker
player-level-novice = wie am ersten Abend

player-own-no-file = { $file }: Diese Datei gibt es nicht. Schreib FILE.py:Class.
player-own-no-class = { $file } hat keine Klasse { $name }.
player-own-no-choose = { $file }: { $name } hat keine Methode choose(self, game, ways, chance).
player-own-broken = { $file }: Der Spieler ist gescheitert: { $why }.
player-own-no-way = { $file }: choose muss { $ways ->
    [one] den einen Weg zurückgeben, den es bekommen hat
   *[other] einen der { $ways-figure } Wege zurückgeben, die es bekommen hat
}.
player-unknown = einen Spieler { $name } gibt es nicht; es gibt { $known-comma } und FILE.py:Class.
player-no-level = eine Stärke { $level } gibt es nicht; es gibt { $known-comma }.

player-file-unread = { $file }: { $why }
player-file-wrong = { $file }: { $key }: { $why }.
player-file-table = muss eine Tabelle sein
player-file-unknown = unbekannt; es gibt { $known-comma }
player-file-number = muss eine Zahl von 0 bis { $most } sein
player-file-one-of = muss eins von { $known-comma } sein
