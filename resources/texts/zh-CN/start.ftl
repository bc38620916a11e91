start-no-game-is-waiting = 没有等着的游戏。
start-continue = 继续
start-the-last-game-at-its = 上一局，停在最后一掷
start-continue-note = { $rules }，第{ $round-figure }轮，轮到{ $name }
start-continue-brief = 第{ $round-figure }轮，轮到{ $name }
start-new-game = 新游戏
start-who-plays-by-which-sheet = 谁来玩，用哪套规则
start-sheets = 打印计分表
start-sheets-short = 计分表
start-for-dice-on-a-real = 给木头桌子上的骰子
start-file = Zonk档案
start-file-short = Zonk档案
start-file-note = { $games ->
    [0] 每局都留着
   *[other] { $games-figure }局，都留着
}
start-throw = 马上掷
start-throw-note = 你对{ $rival }。五颗骰子，一颗红的。
start-throw-brief = 你对{ $rival }。
start-who-plays-brief = 谁来玩
start-for-dice-brief = 给真骰子
start-file-brief = { $games ->
    [0] 所有游戏
   *[other] { $games-figure }局
}
start-you = 玩家

start-nobody-rolls = 没有人掷出{ $faces }：{ $points-figure }分，哪儿都没记。
start-nobody-misses = 没有人掷出{ $faces }，也没有人在意。

start-best-turn = 最佳回合
start-best-night = 最短的夜
start-best-hits = 彩头最多
start-best-drought = 最长旱期
start-figure-turn = { $value-figure }
start-figure-night = { $value-figure }回合
start-figure-hits = { $value-figure }
start-figure-drought = { $value-figure }回合
start-card-note = { $day }，{ $tale }
start-card-tale = { $tale ->
    [turn-half] 抵得上半个晚上
    [turn-won] 那局也拿下了
    [turn-lost] 可惜没赢
    [night-clean] 没有一回合白打
    [night-alone] 别人连一半都没到
    [night-misses] 其中{ $count-word }回合白打
    [hits-alone] 别人一个也没有
    [hits-most] 比其他人加起来还多
    [hits-of] 全桌共{ $count-figure }
    [drought-won] 照样赢了
    [drought-back] 照样被请回来
   *[drought-end] { $count ->
        [0] 到头来还是零
       *[other] 最后还是拿了{ $count-figure }
    }
}
start-card = { $title }：{ $name }，{ $value }
start-card-opens = 打开这一局：{ $rules }，{ $day }
