stories-feat-devil = { $night ->
    [yes] 一晩
   *[no] 一日
}でデビル{ $count-figure }回
stories-feat-quadruple-insta-bong = { $count ->
    [1] クアドラプルInsta-Bong
   *[other] { $night ->
        [yes] 一晩
       *[no] 一日
    }でクアドラプルInsta-Bong{ $count-figure }回
}
stories-feat-triple-insta-bong = { $count ->
    [1] トリプルInsta-Bong
   *[other] { $night ->
        [yes] 一晩
       *[no] 一日
    }でトリプルInsta-Bong{ $count-figure }回
}
stories-feat-double-insta-bong = { $night ->
    [yes] 一晩
   *[no] 一日
}でダブルInsta-Bong{ $count-figure }回
stories-feat-insta-bong = { $night ->
    [yes] 一晩
   *[no] 一日
}でInsta-Bong{ $count-figure }回
stories-feat-royale = { $count ->
    [1] ロイヤル
   *[other] { $night ->
        [yes] 一晩
       *[no] 一日
    }でロイヤル{ $count-figure }回
}
stories-feat-slim-pickins = { $count ->
    [1] 全部を1個ずつ
   *[other] { $night ->
        [yes] 一晩
       *[no] 一日
    }で全部を1個ずつ、{ $count-figure }回
}
stories-feat-turkey = { $night ->
    [yes] 一晩
   *[no] 一日
}でターキー{ $count-figure }回
stories-feat-straight = { $night ->
    [yes] 一晩
   *[no] 一日
}でストレート{ $count-figure }回
stories-feat-square = { $night ->
    [yes] 一晩
   *[no] 一日
}で平方数{ $count-figure }回
stories-feat-train-wreck = { $night ->
    [yes] 一晩
   *[no] 一日
}でTrain Wreck{ $count-figure }回
stories-feat-third-zonk = { $night ->
    [yes] 一晩
   *[no] 一日
}で三連続Zonk{ $count-figure }回

stories-game-best-turn = 1手番で{ $count-figure }点
stories-game-hits-game = 1ゲームで{ hits-counted }
stories-game-hits-turn = 1手番で{ hits-counted }
stories-game-hits-running = { $count-figure }手番続けて{ hits-plain }
stories-game-missed-running = { $count-figure }手番続けてはずれ
stories-won-by = { $points-figure }点差で勝利
stories-won-running = { $count-figure }連勝
stories-beats = { $rival }に{ $games-figure }戦{ $won-figure }勝
stories-games = { $games-figure }ゲーム
stories-games-won = { $games ->
    [1] 1ゲーム、{ $month }に勝利
   *[other] { $games-figure }ゲーム、最後の勝利は{ $month }
}
