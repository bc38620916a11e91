table-title-turn = { whose }回合
table-title-turn-team = { whose }回合，代表{ $team }
table-title-dared = { $name }向{ $other }叫板
table-title-royale = 皇家顺
table-title-again = { $name }再掷
table-title-wins = { $names-listed }获胜
table-title-nobody-wins = 没人获胜

table-note-royale = { $times ->
    [1] { $dice-word }颗骰子，取总和。
   *[other] { $dice-word }颗骰子，总和的{ $times-word }倍。
}
table-note-all-score = { $dice-word }颗全得分，必须接着掷。
table-note-reroll = { $dice ->
    [1] 重掷：那颗骰子再来一次。
   *[other] 重掷：那{ $dice-word }颗再来一次。
}
table-note-dice = { $have-figure }分，留下{ $need-either }颗才能收手
table-note-needs = { $how ->
    [dial-in] 入局要{ $need-figure }分
    [stay] 收手要{ $need-figure }分
   *[get-in] 入局要{ $need-figure }分
}

table-points-none = 还没有
table-tag-royale = 皇家顺
table-if-stays = { $name }若收手
table-by-staying = 收手可得
table-needed = 需要
table-miss = 落空概率
table-miss-short = 落空

table-own-key = { $name }按{ $key }掷。
table-roll = 掷骰
table-roll-all = { $dice-word }颗全掷
table-roll-some = 掷{ dice-counted }
table-roll-short = 掷{ $dice-word }颗
table-enter-the-throw = 输入这一掷
table-enter-short = 输入
table-write-the-turn = 记下这回合
table-write-short = 记下
table-write-ask = { $name }得了多少分？落空写0。
table-keeps-first = { $kind ->
    [alike] 先留{ $count-word }颗{ $face }
    [few] 先留{ $faces-listed }
   *[many] 先留{ $count-word }颗
}
table-hits-first = 先领{ hits-counted }
table-keep-royale-note = 掷了才知值多少
table-keep-points = { $points-figure }分
table-stay = 收手
table-total-ask = { $name }报多少分收手？
table-stake-ask = 每人往奖池投多少？
table-stake-use = 投入
table-word-ask = 为这一掷写一个词
table-figure-between = { $least-figure }到{ $most-figure }的整数。
table-makes = 总分{ $total-figure }
table-scored-in-the-show = 记入中场秀
table-roll-for-the-four = 掷一颗，要{ $face }点
table-gate-shut = 关口未开。{ $name }有{ hits-counted }要领。

table-name-the-dice = 说出骰子
table-account-title = 说出骰子
table-account-ask = { $points-figure }分是哪些骰子？
table-account-note = 请{ $name }说出这回合留下的全部骰子。点选点数，或输入。
table-account-named = 已说：{ $faces-listed }
table-no-dice = 无
table-account-add = 加一颗{ $face-figure }
table-account-empty = 先说出骰子。
table-account-none = 说不出来
table-account-done = 就这些

table-card-so-far = 目前的{ hits-plain-first }
table-answer-you-can-go = 你来吧
table-answer-done = 好了
table-answer-yes = 可以
table-answer-cough = 咳一声
table-answer-no = 不行
table-answer-overrule = 驳回

table-goes-first = { $name }先来。
table-magic-banner = 魔数{ $faces-dash }
table-magic-corner = 魔数{ $faces-dash }

table-die = { $letter ->
    [R] 第{ $place-figure }颗，红：{ $face-figure }
    [W] 第{ $place-figure }颗，白：{ $face-figure }
    [G] 第{ $place-figure }颗，绿：{ $face-figure }
   *[none] 第{ $place-figure }颗：{ $face-figure }
}
table-dice-to-go = 还差{ $dice-word }颗。
table-entry-corrected = { $told }　（更正，原为：{ $was }）
table-entry-put-in = { $told }　（后补）
table-party-magic = 魔数
table-party-round = 第{ $round-figure }轮
table-party-to-take = 要领{ $hits-figure }
table-party-next = 下一位
table-party-home = 到家{ $limit-figure }分
table-die-label = { $letter ->
    [R] { $place-figure }红
    [W] { $place-figure }白
    [G] { $place-figure }绿
   *[none] { $place-figure }
}
table-kind-roll = 一掷
table-kind-keep = 留下的骰子
table-kind-else = 别的
table-kind-none = 删去
table-put-in-before = 补在这一条前面
table-empty-roll = 每颗骰子点一个点数。
table-empty-keep = 这些骰子凑在一起不得分。请点选留下的那些。
table-empty-else = 选一下发生了什么。
table-stands-against = 还没更正：这样一来，这一条就不成立了。{ $why }请把它也改掉，或选“删去”划掉它。
table-missing-before = 还没更正：这一条前面缺了什么。{ $why }
table-entry-plain = 像对局记录里那样的语句，如 roll 1 5 2 4 4、keep 1 5或stay。

table-the-results = 看结果

table-pick-at-least-one-die = 至少选一颗得分的骰子。

table-keep = 留下
table-pick-dice-that-score = 选得分的骰子。

table-pick-the-dice-to-stay = 选好骰子再收手。

table-use-the-reroll = 用重掷
table-reroll-short = 重掷
table-reroll-again = { $dice ->
    [1] 那颗再来一次
   *[other] { $dice-word }颗再来一次
}
table-let-it-stand = 认了
table-stand-short = 认了
table-then-plays = 轮到{ $name }
table-reroll-first = 用重掷，或者认下落空。

table-take-the-dare = 应战
table-take-short = 应战
table-refuse = 不接

table-correct-an-entry = 更正条目
table-which-entry-is-wrong = 哪一条错了？
table-it-should-be = 应该是
table-what-happened = 发生了什么
table-as-a-line-of-the = 写成对局记录的一行
table-the-entry-as-a-line = 这一条写成对局记录的一行
table-entries-the-latest-first = 条目，最新的在前
table-the-sheet-marks-what-was = 计分表会标出更正之处。
table-cancel = 取消
table-correct-it = 更正
table-pick-an-entry = 选一条。
table-this-cannot-be-read = 看不懂：{ $message }
table-a-comment-is-no-entry = 注释不算条目。
table-this-is-what-stands-there = 现在写的就是这个。
table-turns-that-follow-are-worked = 后面的回合会重新计算。

table-the-throw = 这一掷
table-what-did-throw = { $name }掷出了什么？
table-click-the-faces-of-or = 点选{ dice-counted }的点数，或输入：{ $example }。
table-faces-as-figures = 用数字写点数
table-they-lie-there = 输入
table-only-were-thrown = 只掷了{ dice-counted }。

table-rolling = 掷骰中
table-the-dice-are-rolling = 骰子正在滚。
table-the-game-has-not-begun = 游戏还没开始。
table-call = 喊话
table-nothing-to-call = 现在没什么可喊的。
table-dice-that-have-landed-stay = 落定的骰子不能反悔。
table-there-is-nothing-to-take = 没有什么可撤销的。
table-takes-back-the-last-choice = 上一个选择
table-takes-back-the-last-entry = 上一条
table-undo = 撤销

table-totals = 总分
table-f11-leaves-the-big-picture = F11或Esc退出

table-the-pledge-of-the-dice = 骰子的承诺已复制。

table-copy = 复制
table-copy-pledge-and-seed-of = 复制骰子的承诺和种子
table-verify = 核验
table-verify-the-dice = 核验骰子
table-the-seed-of-the-dice = 骰子的种子是{ $seed }，承诺是{ $commitment }。
table-pledge-and-seed-are-copied = 承诺和种子已复制。

table-11-000-called-by = { $name }宣布了11,000

table-bar-told = 这回合{ $points-figure }分。
table-bar-figure = { $label }：{ $figure }
table-this-turn = 本回合

table-done = 好了
table-can-i-roll = 我能掷吗？
table-can-i-roll-short = 问
table-jump-the-gate = 闯关

table-the-magic-number = 魔数
table-roll-the-magic-number = 掷魔数
table-roll-the-magic-short = 掷

table-that-die-scores-nothing-here = 这颗骰子在这里不得分。

table-no-die-shows = 没有{ $face }点的骰子。
