hint-menu = 提示（桌上按H）(&I)
hint-aid-hints = 这局有提示(&H)
hint-aid-coach = 这局有教练(&G)
hint-asked = { $name }要了一次提示。
hint-thinking = 正在算概率…
hint-not-now = 轮到人选择时才有提示。
hint-hits-first = { $name }先领{ hits-plain }：按C。在那之前没什么可选。
hint-nothing = 现在没什么可选。
hint-switched-off = 这局关了提示。“游戏”>“这局有提示”可以打开。
hint-failed = 提示没算出来。游戏原样不动；日志里有详情。
hint-not-covered = 没有提示：{ $why }
hint-mark = 提示

hint-label = { $dice ->
    [1] { $only ->
        [yes] 只留这颗{ $face }点
       *[no] 留这颗{ $face }点
    }
   *[other] { $only ->
        [yes] 只留这{ $dice-word }颗
       *[no] 留这{ $dice-word }颗
    }
}

hint-told = { $what }{ $why }
hint-do = { $kind ->
    [keep-roll] 留下{ $kept }，掷{ $dice-word }颗：100次里{ $miss }次落空。
    [keep-stay] 留下{ $kept }，以{ $points-figure }分收手。
    [stay] 以{ $points-figure }分收手。
    [take-dare] 应战：100次里{ $miss }次落空。
    [refuse-dare] 不接。
    [again] 把重掷用掉。
    [take-over] 接手剩下的{ $points-figure }分。
   *[roll] 掷{ $dice-word }颗：100次里{ $miss }次落空。
}
hint-dice = { $kind ->
    [alike] { $count-word }颗{ $face }
   *[other] { $faces-listed }
}
hint-than = { $kind ->
    [keep-roll] 留下{ $kept }再掷{ $dice-word }颗
    [keep-stay] 留下{ $kept }以{ $points-figure }分收手
    [stay] 以{ $points-figure }分收手
    [take-dare] 应战
    [refuse-dare] 不接
    [again] 用重掷
    [take-over] 接手{ $points-figure }分
   *[roll] 掷{ $dice-word }颗
}
hint-only = 没有别的走法。
hint-as-good = 跟{ $other }一样好。
hint-more-points = 比{ $other }多值{ $by-figure }分。
hint-more-hits = 胜过{ $other }：每{ $of-figure }个这样的回合多得{ hits-counted }。
hint-more-wins = 胜过{ $other }：每{ $of-figure }局多赢{ $by-figure }局。

hint-line = { $place-figure }. { $what }{ $worth }
hint-worth-points = 值{ $worth-figure }分。
hint-worth-hits = { $of-figure }回合值{ hits-counted }。
hint-worth-wins = { $of-figure }局赢{ $worth-figure }局。
hint-weighs-hits = 这里比的是{ hits-plain }：{ $points-figure }分抵一个。
