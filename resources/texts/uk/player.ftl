player-level-sharp = гостро
player-level-good = добре
player-level-casual = недбало
player-level-novice = як новачок
player-own-no-file = { $file }: такого файлу немає. Пиши FILE.py:Class.
player-own-no-class = { $file }: немає класу { $name }.
player-own-no-choose = { $file }: { $name } не має методу choose(self, game, ways, chance).
player-own-broken = { $file }: гравець зламався: { $why }.
player-own-no-way = { $file }: choose має повернути { $ways ->
    [1] той єдиний варіант, що отримав
   *[other] один з варіантів, що отримав, їх { $ways-figure }
}.
player-unknown = гравця { $name } немає; є { $known-comma } і FILE.py:Class.
player-no-level = рівня { $level } немає; є { $known-comma }.
player-file-unread = { $file }: { $why }
player-file-wrong = { $file }: { $key }: { $why }.
player-file-table = має бути таблицею
player-file-unknown = невідоме; є { $known-comma }
player-file-number = має бути числом від 0 до { $most }
player-file-one-of = має бути одним з: { $known-comma }
