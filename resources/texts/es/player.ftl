player-level-sharp = con colmillo
player-level-good = bien
player-level-casual = sin apuro
player-level-novice = como principiante

player-own-no-file = { $file }: no existe ese archivo. Escribe FILE.py:Class.
player-own-no-class = { $file } no tiene ninguna clase { $name }.
player-own-no-choose = { $file }: { $name } no tiene el método choose(self, game, ways, chance).
player-own-broken = { $file }: el jugador ha fallado: { $why }.
player-own-no-way = { $file }: choose debe devolver { $ways ->
    [one] la única opción que recibe
   *[other] una de las { $ways-figure } opciones que recibe
}.
player-unknown = no hay ningún jugador { $name }; hay { $known-comma }, y FILE.py:Class.
player-no-level = no hay ningún nivel { $level }; hay { $known-comma }.

player-file-unread = { $file }: { $why }
player-file-wrong = { $file }: { $key }: { $why }.
player-file-table = debe ser una tabla
player-file-unknown = desconocido; hay { $known-comma }
player-file-number = debe ser un número de 0 a { $most }
player-file-one-of = debe ser uno de { $known-comma }
