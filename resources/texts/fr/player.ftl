player-level-sharp = serré
player-level-good = bien
player-level-casual = sans forcer
player-level-novice = comme un bleu

player-own-no-file = { $file } : ce fichier n’existe pas. Écris FILE.py:Class.
player-own-no-class = { $file } n’a pas de classe { $name }.
player-own-no-choose = { $file } : { $name } n’a pas de méthode choose(self, game, ways, chance).
player-own-broken = { $file } : le joueur a échoué : { $why }.
player-own-no-way = { $file } : choose doit rendre { $ways ->
    [one] le seul choix qui lui est donné
   *[other] l’un des { $ways-figure } choix qui lui sont donnés
}.
player-unknown = il n’y a pas de joueur { $name } ; il y a { $known-comma }, et FILE.py:Class.
player-no-level = il n’y a pas de niveau { $level } ; il y a { $known-comma }.

player-file-unread = { $file } : { $why }
player-file-wrong = { $file } : { $key } : { $why }.
player-file-table = doit être un tableau
player-file-unknown = inconnu ; il y a { $known-comma }
player-file-number = doit être un nombre de 0 à { $most }
player-file-one-of = doit être l’un de { $known-comma }
