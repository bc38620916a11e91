player-level-sharp = com astúcia
player-level-good = bem
player-level-casual = por diversão
player-level-novice = como iniciante

player-own-no-file = { $file }: não há esse arquivo. Escreva FILE.py:Class.
player-own-no-class = { $file } não tem a classe { $name }.
player-own-no-choose = { $file }: { $name } não tem o método choose(self, game, ways, chance).
player-own-broken = { $file }: o jogador falhou: { $why }.
player-own-no-way = { $file }: choose precisa devolver { $ways ->
    [1] o único caminho que recebeu
   *[other] um dos { $ways-figure } caminhos que recebeu
}.
player-unknown = não há jogador { $name }; há { $known-comma }, e FILE.py:Class.
player-no-level = não há nível { $level }; há { $known-comma }.

player-file-unread = { $file }: { $why }
player-file-wrong = { $file }: { $key }: { $why }.
player-file-table = precisa ser uma tabela
player-file-unknown = desconhecido; há { $known-comma }
player-file-number = precisa ser um número de 0 a { $most }
player-file-one-of = precisa ser um de { $known-comma }
