player-level-sharp = skarpt
player-level-good = bra
player-level-casual = avspänt
player-level-novice = som nybörjare

player-own-no-file = { $file }: den filen finns inte. Skriv FILE.py:Class.
player-own-no-class = { $file } har ingen klass { $name }.
player-own-no-choose = { $file }: { $name } har ingen metod choose(self, game, ways, chance).
player-own-broken = { $file }: spelaren har misslyckats: { $why }.
player-own-no-way = { $file }: choose måste lämna tillbaka { $ways ->
    [one] den enda väg som gavs
   *[other] en av de { $ways-figure } vägar som gavs
}.
player-unknown = det finns ingen spelare { $name }; det finns { $known-comma }, och FILE.py:Class.
player-no-level = det finns ingen nivå { $level }; det finns { $known-comma }.

player-file-unread = { $file }: { $why }
player-file-wrong = { $file }: { $key }: { $why }.
player-file-table = måste vara en tabell
player-file-unknown = okänt; det finns { $known-comma }
player-file-number = måste vara ett tal från 0 till { $most }
player-file-one-of = måste vara något av { $known-comma }
