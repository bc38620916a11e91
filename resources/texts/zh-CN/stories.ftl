stories-feat-devil = { $night ->
    [yes] 一晚
   *[no] 一天
}{ $count-word }次魔鬼
stories-feat-quadruple-insta-bong = { $count ->
    [1] 一次四倍Insta-Bong
   *[other] { $night ->
        [yes] 一晚
       *[no] 一天
    }{ $count-word }次四倍Insta-Bong
}
stories-feat-triple-insta-bong = { $count ->
    [1] 一次三倍Insta-Bong
   *[other] { $night ->
        [yes] 一晚
       *[no] 一天
    }{ $count-word }次三倍Insta-Bong
}
stories-feat-double-insta-bong = { $night ->
    [yes] 一晚
   *[no] 一天
}{ $count-word }次双倍Insta-Bong
stories-feat-insta-bong = { $night ->
    [yes] 一晚
   *[no] 一天
}{ $count-word }次Insta-Bong
stories-feat-royale = { $count ->
    [1] 一次皇家顺
   *[other] { $night ->
        [yes] 一晚
       *[no] 一天
    }{ $count-word }次皇家顺
}
stories-feat-slim-pickins = { $count ->
    [1] 全部骰子一颗一颗留下
   *[other] { $night ->
        [yes] 一晚
       *[no] 一天
    }{ $count-word }次把骰子一颗一颗留完
}
stories-feat-turkey = { $night ->
    [yes] 一晚
   *[no] 一天
}{ $count-word }次火鸡
stories-feat-straight = { $night ->
    [yes] 一晚
   *[no] 一天
}{ $count-word }次顺子
stories-feat-square = { $night ->
    [yes] 一晚
   *[no] 一天
}{ $count-word }次平方数
stories-feat-train-wreck = { $night ->
    [yes] 一晚
   *[no] 一天
}{ $count-word }次Train Wreck
stories-feat-third-zonk = { $night ->
    [yes] 一晚
   *[no] 一天
}{ $count-word }次三连Zonk

stories-game-best-turn = 一回合{ $count-figure }分
stories-game-hits-game = 一局{ hits-counted }
stories-game-hits-turn = 一回合{ hits-counted }
stories-game-hits-running = 连续{ $count-word }回合得{ hits-plain-first }
stories-game-missed-running = 连续{ $count-word }回合落空
stories-won-by = 赢了{ $points-figure }分
stories-won-running = 连胜{ $count-word }局
stories-beats = { $games-word }局里{ $won-word }次胜{ $rival }
stories-games = { $games-figure }局
stories-games-won = { $games ->
    [1] 一局，{ $month }获胜
   *[other] { $games-figure }局，最近一胜在{ $month }
}
