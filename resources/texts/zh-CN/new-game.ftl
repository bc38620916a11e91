new-game-seat-of = { $name }的座位
new-game-seat-of-told = 拖动，或按上下键换座位
new-game-move-up = 上移一位
new-game-move-down = 下移一位
new-game-team = 第{ $number-figure }队
new-game-seated = { $people ->
    [0] { $computers-word }颗有主见的骰子
   *[other] { $people-word }个人{ $computers ->
        [0] {""}
       *[other] ，{ $computers-word }颗有主见的骰子
    }
}。{ $left ->
    [0] 桌子坐满了。
   *[other] 还能坐{ $left-word }位。
}
new-game-room-for = 能坐{ $most-word }位。
new-game-summary = { $rules }，{ $computers ->
    [0] { $people-word }人
   *[other] { $people ->
        [0] {""}
       *[other] { $people-word }人，
    }{ $computers-word }个电脑玩家
}，{ $dice-word }颗骰子
new-game-enter = Enter

new-game-colour-and-symbol-of = { $name }的颜色和图案：{ $symbol }
new-game-another-colour = 换个颜色

new-game-team-of = { $shown }所在的队
new-game-office = { $office ->
    [packer] 装斗
   *[scorekeeper] 记分
}
new-game-office-told = { $office ->
    [packer] { $shown }装斗
   *[scorekeeper] { $shown }记分
}
new-game-leaves-the-table = 离桌：{ $shown }

new-game-new-game = 新游戏
new-game-which-rules = 用哪套规则？
new-game-who-plays = 谁来玩？
new-game-a-name = 名字
new-game-name-of-a-further-player = 再加一位玩家的名字
new-game-sit-down = 坐下
new-game-at-the-table-before = 以前来过
new-game-always-free = 电脑玩家
new-game-strength = 实测：{ $rules }，{ $players-word }人一桌，各{ $games-figure }局。平均份额是{ $even }。
new-game-strength-brief = 各打{ $games-figure }局实测，平均份额{ $even }。
new-game-strength-unknown = 按这套规则他们有多强，还没人测过。
new-game-wins = 100局胜{ $wins }
new-game-sits-already = 已入座
new-game-a-computer = 电脑玩家
new-game-computer-named = { $name }，电脑玩家
new-game-roll-for-order = 掷点定序
new-game-one-die-each-highest-goes = 每人一颗，点数最大的先来。
new-game-magic = 掷魔数
new-game-magic-told = 第一回合前由{ $name }来掷。
new-game-magic-nobody = 在第一回合之前。
new-game-magic-on-the-table = 在桌上掷，在下面输入。
new-game-magic-number = 魔数，如2 3 3 5 5
new-game-magic-as = 如2 3 3 5 5
new-game-magic-missing = 请在桌上掷{ dice-counted }，输入为魔数，或不用魔数。
new-game-magic-too-easy = 按这套规则，顺子和全同点不能当魔数。再掷一次。
new-game-keys = 每人一个键
new-game-keys-told = 用它掷回合的第一掷。
new-game-keys-for-several = 两人以上才用得上。
new-game-key-of = { $name }的键：{ $key }
new-game-key-of-told = 先点它，再按另一个键
new-game-key-waits = ？
new-game-key-of-the-table = 这个键桌上要用。可用的有{ $free-listed }。
new-game-how-long = 玩多久？
new-game-how-long-one = { $wish ->
    [own] { $known ->
        [yes] 到{ $goal-figure }分，{ $minutes-figure }分钟
       *[no] 按规则来
    }
    [night-own] 整晚，到{ $goal-figure }分，{ $minutes-figure }分钟
    [night] 整晚{ $known ->
        [yes] ，到{ $goal-figure }分
       *[no] { "" }
    }
   *[other] { $wish }分钟{ $known ->
        [yes] ，到{ $goal-figure }分
       *[no] { "" }
    }
}
new-game-hints = 提示
new-game-hints-told = 按H看最佳走法。
new-game-coach = 教练
new-game-coach-told = 告诉你每个选择亏了多少。
new-game-gestures-told = 谁都无法预知下一掷。
new-game-teams = 分队
new-game-computers-alone = 电脑玩家单独坐。
new-game-no-teams-with-computers = 电脑玩家单独坐：有它们就不分队。
new-game-dice = 骰子
new-game-on-screen = 屏幕上
new-game-by-gesture = 用手甩
new-game-by-word = 用一个词
new-game-on-the-real-table = 真骰子
new-game-words = 称呼
new-game-rules-settings = 规则设置…
new-game-cancel = 取消
new-game-is-ticked-this-game-is = 已勾选{ $name }。这局就按它玩。
new-game-each-pair-or-more-is = 两人以上一队，每队一列。
new-game-from-players-up = { $teams-from-word }人起。
new-game-begin = 开始
new-game-type-a-name-to-sit = 输入名字入座。这套规则要{ $least-word }人以上。
new-game-these-rules-take-at-most = 这套规则最多{ $most-word }人。
new-game-sits-here-already = 已经坐在这里了。
new-game-new-name-it-is-for = 新名字。一旦取定终身不改：Zonk众神有名册。
new-game-the-table-is-full = 桌子坐满了。
new-game-first-game = 第一局
new-game-every-team-needs-two-players = 每队至少两人，至少两队。
