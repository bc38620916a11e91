player-level-sharp = da esperto
player-level-good = bene
player-level-casual = alla buona
player-level-novice = da principiante
player-own-no-file = { $file }: questo file non c’è. Scrivi FILE.py:Class.
player-own-no-class = { $file } non ha una classe { $name }.
player-own-no-choose = { $file }: { $name } non ha un metodo choose(self, game, ways, chance).
player-own-broken = { $file }: il giocatore ha fallito: { $why }.
player-own-no-way = { $file }: choose deve restituire { $ways ->
    [one] l’unica strada che ha ricevuto
   *[other] una delle { $ways-figure } strade che ha ricevuto
}.
player-unknown = il giocatore { $name } non c’è; ci sono { $known-comma }, e FILE.py:Class.
player-no-level = il livello { $level } non c’è; ci sono { $known-comma }.
player-file-unread = { $file }: { $why }
player-file-wrong = { $file }: { $key }: { $why }.
player-file-table = deve essere una tabella
player-file-unknown = sconosciuto; ci sono { $known-comma }
player-file-number = deve essere un numero da 0 a { $most }
player-file-one-of = deve essere uno tra { $known-comma }
