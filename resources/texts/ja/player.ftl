player-level-sharp = 鋭く
player-level-good = 上手に
player-level-casual = 気楽に
player-level-novice = 初心者らしく

player-own-no-file = { $file }：そのファイルはありません。FILE.py:Class と書いてください。
player-own-no-class = { $file } にクラス { $name } がありません。
player-own-no-choose = { $file }：{ $name } にメソッド choose(self, game, ways, chance) がありません。
player-own-broken = { $file }：プレイヤーが動かなくなりました：{ $why }。
player-own-no-way = { $file }：choose は、渡された{ $ways-figure }通りのうちの1つを返さなければなりません。
player-unknown = { $name } というプレイヤーはいません。使えるのは { $known-comma }、それに FILE.py:Class です。
player-no-level = { $level } という強さはありません。使えるのは { $known-comma } です。

player-file-unread = { $file }：{ $why }
player-file-wrong = { $file }：{ $key }：{ $why }。
player-file-table = テーブルでなければなりません
player-file-unknown = 知らない項目です。使えるのは { $known-comma } です
player-file-number = 0から{ $most }までの数でなければなりません
player-file-one-of = { $known-comma } のいずれかでなければなりません
