player-level-sharp = 犀利
player-level-good = 稳健
player-level-casual = 随性
player-level-novice = 像新手

player-own-no-file = { $file }：没有这个文件。请写FILE.py:Class。
player-own-no-class = { $file }里没有类{ $name }。
player-own-no-choose = { $file }：{ $name }没有方法choose(self, game, ways, chance)。
player-own-broken = { $file }：玩家程序出错：{ $why }。
player-own-no-way = { $file }：choose必须返回给它的{ $ways-figure }种走法之一。
player-unknown = 没有玩家{ $name }；有{ $known-comma }，以及FILE.py:Class。
player-no-level = 没有水平{ $level }；有{ $known-comma }。

player-file-unread = { $file }：{ $why }
player-file-wrong = { $file }：{ $key }：{ $why }。
player-file-table = 必须是表
player-file-unknown = 未知；有{ $known-comma }
player-file-number = 必须是0到{ $most }的数
player-file-one-of = 必须是{ $known-comma }之一
