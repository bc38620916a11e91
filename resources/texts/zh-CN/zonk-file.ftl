zonk-file-the-end = 终局
zonk-file-turn-of = { whose }回合

zonk-file-title = Zonk档案
zonk-file-the-bin = 回收站
zonk-file-search = 搜索游戏
zonk-file-search-hint = 名字、规则、标题、日期
zonk-file-filters = 筛选
zonk-file-filter-player = 玩家
zonk-file-filter-rules = 规则
zonk-file-filter-winner = 赢家
zonk-file-filter-span = 日期
zonk-file-filter-state = 状态
zonk-file-any-player = 任何玩家
zonk-file-any-rules = 任何规则
zonk-file-any-winner = 任何赢家
zonk-file-any-span = 任何时间
zonk-file-any-state = 任何状态
zonk-file-last-days = 最近{ $days }天
zonk-file-in-year = { $year }年
zonk-file-finished = 已结束
zonk-file-in-play = 进行中
zonk-file-won = { $name }获胜
zonk-file-chip = 去掉：{ $filter }
zonk-file-games = { $games-figure }局
zonk-file-column-date = 日期
zonk-file-column-players = 玩家
zonk-file-column-rules = 规则
zonk-file-column-winner = 赢家
zonk-file-column-rounds = 轮数
zonk-file-column-throws = 掷数
zonk-file-list = 游戏
zonk-file-sort = 按{ $column }排序（Ctrl+{ $key }）；再按一次倒过来
zonk-file-cell-titled = { $title }：{ $players }
zonk-file-cell-no-winner = 没有赢家
zonk-file-cell-in-play = 进行中
zonk-file-nothing = 还没有游戏。每一局从第一掷起都会自动留在这里。
zonk-file-nothing-fits = 没有符合的游戏。去掉一个词或一项筛选。
zonk-file-bin-is-empty = 回收站是空的。

zonk-file-story = { $name }：{ $story }

zonk-file-open = 打开
zonk-file-continue = 继续
zonk-file-replay = 回放
zonk-file-review = 复盘
zonk-file-print = 打印计分表
zonk-file-verify = 核验骰子
zonk-file-statistics = 统计
zonk-file-export = 导出…
zonk-file-rename = 改名…
zonk-file-to-bin = 放进回收站
zonk-file-restore = 恢复
zonk-file-note = { $rules }，{ $day }。{ $state ->
    [open] 还没结束。
    [won] { $winner }获胜。
   *[nobody] { $totals ->
        [yes] 光看总分不知道谁赢。
       *[no] 没人获胜。
    }
}{ $real ->
    [yes] 用真骰子{ $totals ->
        [yes] ，只记总分
       *[no] {""}
    }。
   *[no] {""}
}
zonk-file-chosen = { $games ->
    [0] 没有选游戏
   *[other] { $games-figure }局
}
zonk-file-chosen-note = 导出和回收站对全部生效。
zonk-file-choose-one = 请选一局。
zonk-file-choose = 请选游戏。
zonk-file-on-the-table = 桌上的游戏不进回收站。
zonk-file-restore-first = 请先恢复这局。
zonk-file-called = 它现在叫{ $name }。
zonk-file-name-gone = 名字去掉了。

zonk-file-import = 导入…
zonk-file-read-a-sheet = 读计分表…
zonk-file-import-title = 导入对局记录
zonk-file-bin = 回收站（{ $games-figure }）
zonk-file-show-bin = 看回收站
zonk-file-back = 回到游戏
zonk-file-empty-bin = 清空回收站…
zonk-file-copies = 副本…
zonk-file-close = 关闭
zonk-file-stop = 停止
zonk-file-progress = 已处理的文件
zonk-file-busy = 导入、导出、打印，一次只能做一样。
zonk-file-went = { $done-figure }/{ $files-figure }个文件
zonk-file-went-over = { $done-figure }/{ $games-figure }局
zonk-file-binned = { $games-figure }局放进回收站。
zonk-file-restored = 恢复了{ $games-figure }局。
zonk-file-deleted = 删除了{ $games-figure }局。
zonk-file-delete-question = 永久删除{ $games-figure }局？
zonk-file-delete-note = 在这里删除的找不回来。
zonk-file-delete = 删除{ $games-figure }局
zonk-file-keep-them = 保留

zonk-file-export-one = 导出对局记录
zonk-file-export-many = 存放{ $files-figure }份对局记录的文件夹
zonk-file-written = 已写入：{ $names-comma }。
zonk-file-not-written = 没有写入：{ $why }
zonk-file-exported = 写了{ $files-figure }个文件。{ $same ->
    [0] {""}
   *[other] { $same-figure }个已有。
}{ $refused ->
    [0] {""}
   *[other] { $refused-figure }个没写成。
}{ $stopped ->
    [yes] 停了。
   *[no] {""}
}
zonk-file-not-all-written = 没有全部写成
zonk-file-export-broken = { $why }在那之前写了{ $files-figure }个。
zonk-file-imported = 导入了{ $games-figure }局。{ $bygone ->
    [0] {""}
   *[other] 其中{ $bygone-figure }局的规则现在不再使用：可以回放、打印、导出，不能接着玩。
}{ $left ->
    [0] {""}
   *[other] { $left-figure }局已有，未导入。
}{ $refused ->
    [0] {""}
   *[other] { $refused-figure }局不接受。
}{ $stopped ->
    [yes] 停了；其余的没看。
   *[no] {""}
}
zonk-file-not-printed = 停了。什么都没打印。
zonk-file-not-imported = 没有导入：{ $why }什么都没改。
zonk-file-import-broken = { $why }在那之前导入了{ $games-figure }局。
zonk-file-refused-title = { $files-figure }个文件里{ $refused-figure }个不接受
zonk-file-refused-note = { $said }每个不接受的文件，说出头一处不成立的地方。
zonk-file-refused-line = { $file }，行号{ $why }
zonk-file-refused-file = { $file }：{ $why }
zonk-file-refused-files = 不接受的文件
zonk-file-twins = 其中{ $games-figure }局已经有了。
zonk-file-twins-note = 规则、玩家和每一步都相同。留两份，就会在纪录和统计里算两次。
zonk-file-leave-out = 不要重复
zonk-file-keep-both = 两份都留

zonk-file-rename-title = 给游戏改名
zonk-file-rename-ask = 这一局叫什么：
zonk-file-rename-field = 这一局叫什么
zonk-file-rename-hint = 没有名字就用玩家的名字
zonk-file-rename-do = 改名
zonk-file-cancel = 取消

zonk-file-real-dice = 真桌子上的真骰子：程序一颗没掷，所以没什么可核验。
zonk-file-verified = { $said-first }{ $other ->
    [yes] { $renamed-first }。
   *[no] {""}
}未核验：{ $unknown }。
zonk-file-not-verified = { $said-first }。

zonk-file-replay-title = 回放
zonk-file-tray = 骰盘
zonk-file-moment = 游戏的时刻
zonk-file-step-back = 上一步
zonk-file-play = 播放
zonk-file-pause = 暂停
zonk-file-step = 下一步
zonk-file-clip = 保存片段…
zonk-file-clip-brief = 片段…
zonk-file-key-left = 左方向键
zonk-file-key-space = 空格
zonk-file-key-right = 右方向键
zonk-file-speeds = 速度
zonk-file-speed-slow = 慢
zonk-file-speed-normal = 普通
zonk-file-speed-fast = 快
zonk-file-speed-off = 立刻
zonk-file-rolls = { $name }掷骰。
zonk-file-throw-of = 第{ $throw-figure }掷，共{ $of-figure }掷
zonk-file-entry-of = 第{ $entry-figure }条，共{ $of-figure }条
zonk-file-begins = 游戏开始。
zonk-file-corrected = { $told }这一条更正过。

zonk-file-copies-title = Zonk档案的副本
zonk-file-copies-head = 副本
zonk-file-copies-note = 每周自动一份，保留最近三份
zonk-file-copies-list = 副本和留在一旁的文件
zonk-file-copy-now = 现在备份
zonk-file-copies-looking = 正在查看…
zonk-file-bring-over = 取回{ $games-figure }局
zonk-file-copy-restore = 恢复…
zonk-file-copy-delete = 删除…
zonk-file-no-copy = 还没有副本。
zonk-file-copy-made = 做好了一份副本。
zonk-file-over-broken = { $why }{ $said }
zonk-file-brought-over = 取回了{ $games-figure }局{ $parts ->
    [0] {""}
   *[other] ，{ $parts-figure }局到损坏处为止
}{ $lost ->
    [0] {""}
   *[other] ；{ $lost-figure }局无法重放
}。原有的都没动。{ $stopped ->
    [yes] 停了；其余的以后再取。
   *[no] {""}
}
zonk-file-restore-question = 回到{ $day }的Zonk档案？
zonk-file-restore-note = 里面有{ $games-figure }局。现在的Zonk档案会留在旁边，可以同样恢复。桌上的游戏一起带过去。
zonk-file-delete-copy = 永久删除{ $file }？
zonk-file-delete-copy-note = 其中{ $games-figure }局不在Zonk档案里。在这里删除的找不回来。
zonk-file-delete-it = 删除
zonk-file-copy-deleted = 已删除。
zonk-file-export-all = 导出所有游戏…
zonk-file-look-inside = 看里面
zonk-file-try-again = 再试一次
zonk-file-copy-fills = 它能补上{ $games-figure }局残缺里的{ $fills-figure }局。
zonk-file-inside = 这个文件里的游戏
zonk-file-column-here = 在Zonk档案里
zonk-file-inside-here = { $state ->
    [yes] 有
    [longer] 有一部分
   *[no] 没有
}
zonk-file-keep-all = 全部保持原样
zonk-file-copy-of = { $day }的副本
zonk-file-kept-aside = { $kind ->
    [damaged] { $day }留在一旁：已损坏
    [foreign] { $day }留在一旁：不是Zonk档案
    [newer] { $day }留在一旁：是更新版本的程序写的
    [older] { $day }的副本，在新版程序改动文件之前
    [replaced] { $day }留在一旁：被它的一份副本取代
   *[other] { $day }留在一旁
}
zonk-file-megabytes = { $size } MB
zonk-file-kilobytes = { $size } kB
zonk-file-copy-holds = { $games-figure }局，{ $size }。{ $missing ->
    [0] {""}
   *[other] 其中{ $missing-figure }局不在Zonk档案里。
}

zonk-file-rescued-head = { $games-figure }局里救回了{ $rescued-figure }局
zonk-file-rescued-note = Zonk档案在磁盘上损坏了，{ $day }移到一旁。还读得出的游戏都一掷一掷地回来了。{ $lost ->
    [0] {""}
   *[other] 缺{ $lost-figure }局。
}{ $parts ->
    [0] {""}
   *[other] { $parts-figure }局到损坏处为止。
}损坏的文件没有动：就在新文件旁边，只要它还在，这一行就在。
zonk-file-fill-gaps = 用{ $day }的副本补缺
zonk-file-gaps-in-it = { $games-figure }局里它有{ $fills-figure }局。这里的都不会被替换。
zonk-file-show-damaged = 看损坏的文件
zonk-file-fold = 收起这条通知
zonk-file-unfold = 展开
zonk-file-map-head = { $games ->
    [1] 1局
   *[other] 你的{ $games-figure }局，最早的在前
}
zonk-file-map = { $games-figure }局的地图：救回{ $rescued-figure }局，到损坏处为止{ $parts-figure }局，缺{ $lost-figure }局
zonk-file-mark-means-rescued = 救回
zonk-file-mark-means-part = 到损坏处为止
zonk-file-mark-means-lost = 缺失
zonk-file-mark = { $dated ->
    [yes] { $rules }，{ $day }
   *[no] 第{ $number-figure }号
}：{ $state ->
    [whole] 救回
    [back] 从副本救回
    [part] 到第{ $throws-figure }掷
   *[lost] 缺失
}
zonk-file-missing-head = { $games ->
    [1] 残缺的一局
   *[other] 残缺的{ $games-figure }局
}
zonk-file-missing-note = 按剩下多少
zonk-file-number = 第{ $number-figure }号
zonk-file-left = { $kind ->
    [part] 读到前{ $throws-figure }掷
    [head] 只有封面
   *[none] 读不出
}
zonk-file-left-line = 第{ $number-figure }号{ $dated ->
    [yes] ，{ $rules }，{ $day }
   *[no] {""}
}：{ $left }
zonk-file-more-missing = 还有{ $games-figure }局
zonk-file-list-all = 全部列出
zonk-file-missing-counted = 名字、纪录和全桌平均彩头只算这里有的。其余的一回来就重新算上。
zonk-file-see-rescue = 看救回了什么
