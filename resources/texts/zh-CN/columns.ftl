columns-no-total = { $text }不是总分。请写数字，落空写–。
columns-falls = 前面是{ $before-figure }：总分不会降到{ $total-figure }。
columns-over = 这一回合之前游戏就结束了。
columns-left-out = 这里空着，下面却有。落空请写{ $sign }。

columns-title = 录入计分表
columns-head = 从纸上来
columns-how = 一列一列往下：每个总分后按Enter，落空只按Enter。Tab跳到下一列。
columns-note = 每一掷不得而知：彩头只按总分看得出的算。录入的内容在保存之前一直留在这里。
columns-rules = 规则
columns-players = 玩家
columns-day = 日期，如2026-11-20
columns-magic = 魔数
columns-called = 谁在何时宣布11,000
columns-teams = 队伍这样输入：红队: Ann, Bob。
columns-name = 名字
columns-player = 玩家{ $number }
columns-cell = { $name }，{ $row ->
    [0] 名字
   *[other] 第{ $row }轮
}：{ $text }{ " " }{ $told }
columns-hits = { hits-counted }
columns-awaited = { $show ->
    [yes] 中场秀：接下来填{ $name }的分。
   *[no] 接下来填{ $name }，第{ $row }轮。
}
columns-wrong-at = { $name }，第{ $row }轮：{ $why }
columns-over-won = { $names-count ->
    [0] 游戏结束了。胜负看彩头，光看总分说不全。
   *[other] 游戏结束了：{ $names-listed }拿走这张表。
}
columns-undo = 撤销(&U)
columns-nothing-to-undo = 还没录入任何内容。
columns-afresh = 清空(&E)
columns-close = 关闭
columns-keep = 保存(&K)
