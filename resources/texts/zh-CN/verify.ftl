verify-pledge = 承诺：{ $pledge }
verify-compare = （对第一掷之前就见过它的人才算证明：请比对）
verify-not-checked = 未核验：{ $what }
verify-another-name = 另一个名字：{ $said }
verify-renamed = { $old }从第{ $throws }掷起改叫{ $new }
verify-throws = 全部{ $throws }掷
verify-honest = { $alone ->
    [yes] 骰子老实：{ $parts-listed }与承诺的种子相符。
   *[no] 骰子老实：{ $parts-listed }都与承诺的种子相符。
}
verify-part-order = 先后顺序
verify-part-magic = 魔数
verify-part-names = 这些名字是谁的
verify-part-rules = 规则、选项和起始分
verify-part-choices = 留了什么、说了什么
verify-part-no-order = 先后顺序，因为没有定序的记录
verify-part-end = 结局，因为文件在游戏结束前就断了
verify-part-peek = 有没有人在整个文件夹、或一个文件连同它的种子的副本里偷看后面
verify-part-hands = 手势和词是不是当时桌上的，因为拿着种子的人可以另找
verify-part-helps = 谁是电脑、给过哪些提示、时间是何时，因为没有链锁住这些
verify-part-course = 中途撤销或改动过什么，因为没有链锁住这些

verify-chain = 链：{ $head }，没有断（请与结束时记下的链头比对）
verify-chain-holds = 账本的链完好，止于{ $head }…
verify-on-record = 记录在案：{ $said }
verify-begins-taken-over = 链从第{ $line }行之后开始，之前来自旧版本的文件
verify-begins-imported = 链从第{ $line }行之后开始，那里导入了对局记录
verify-begins-kept-both = 链从第{ $line }行之后开始，那里第二次导入了对局记录
verify-begins-brought-over = 链从第{ $line }行之后开始，那里从副本取回了这局
verify-begins-rescued = 链从第{ $line }行之后开始，那里从损坏的文件救回了这局
verify-begins-copy-put-in-place = 链从第{ $line }行之后开始，那里换上了Zonk档案的副本
verify-record-struck = 撤销过{ $times }行
verify-was-continued = 游戏中断后又继续过{ $times }次
verify-was-copy-put-in-place = 其间换上过{ $times }次Zonk档案的副本
verify-was-imported = { $times ->
    [1] 它是从对局记录导入的
   *[other] 它从对局记录导入过{ $times }次
}
verify-was-kept-both = { $times ->
    [1] 它被第二次导入
   *[other] 它又被导入过{ $times }次
}
verify-gestures = 手势：{ $throws }掷里含有玩家的手部动作，所以谁都无法预知
verify-behind = 第{ $throws }掷之后，这局落在已给人看过的骰子（{ $shown }掷）后面，于是换新骰子、立新承诺继续
verify-unwatched = 第{ $throws }掷之后，没有记下骰子给人看过多少，于是换新骰子、立新承诺继续
verify-record-computer = { $throw ->
    [0] { $name }由电脑{ $who }（{ $level }）来玩
   *[other] 第{ $throw }掷之后，{ $name }由电脑{ $who }（{ $level }）来玩
}
verify-record-person = 第{ $throw }掷之后，{ $name }由真人来玩
verify-record-hints = { $name }看过{ $times }次提示
verify-record-times = { $ended ->
    [yes] 从{ $start }玩到{ $end }
   *[no] 开始于{ $start }
}

verify-wrong-faces = 第{ $number }掷写的是{ $written }，种子给出的却是{ $seed }
verify-wrong-order = 先后顺序写的是{ $written }，种子给出的却是{ $seed }
verify-wrong-magic = { $there ->
    [yes] 魔数写的是{ $written }，种子给出的却是{ $seed }
   *[no] 魔数没有写，种子给出的却是{ $seed }
}
verify-blame-no-record = 没有关于骰子的记录；是手掷的，或是录入的
verify-blame-not-revealed = 骰子有承诺，但种子要等游戏结束才公布
verify-blame-not-pledged = 公布了种子，却从没作过承诺；这证明不了什么
verify-blame-no-throw = 一掷也没写，看不出骰子老不老实
verify-blame-late-pledge = 承诺写在第一掷之后；它必须在前
verify-blame-early-seed = 种子在最后一掷之前就公布了；知道它的人就知道会掷出什么
verify-blame-wrong-seed = 这个种子不是第一掷之前承诺的那个
verify-blame-broken-chain = 这局跟它的链对不上：写下之后有东西被改过
verify-blame-corrected = 有一条被重写过；程序的骰子从不更正

verify-must-be-followed-by-64 = { $kind }后面必须有64个十六进制数字
verify-seated-must-be-followed-by = seated后面必须按座位写名字
verify-behind-must-be-followed-by = dice-behind后面必须写掷数
verify-is-given-twice = { $kind }给了两次
