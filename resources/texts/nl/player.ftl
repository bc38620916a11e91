player-level-sharp = scherp
player-level-good = goed
player-level-casual = losjes
player-level-novice = als een beginner
player-own-no-file = { $file }: dat bestand is er niet. Schrijf FILE.py:Class.
player-own-no-class = { $file } heeft geen klasse { $name }.
player-own-no-choose = { $file }: { $name } heeft geen methode choose(self, game, ways, chance).
player-own-broken = { $file }: de speler is vastgelopen: { $why }.
player-own-no-way = { $file }: choose moet { $ways ->
    [one] de enige mogelijkheid teruggeven die er was
   *[other] een van de { $ways-figure } mogelijkheden teruggeven die er waren
}.
player-unknown = er is geen speler { $name }; er zijn { $known-comma }, en FILE.py:Class.
player-no-level = er is geen niveau { $level }; er zijn { $known-comma }.
player-file-unread = { $file }: { $why }
player-file-wrong = { $file }: { $key }: { $why }.
player-file-table = moet een tabel zijn
player-file-unknown = onbekend; er zijn { $known-comma }
player-file-number = moet een getal van 0 tot { $most } zijn
player-file-one-of = moet een van { $known-comma } zijn
