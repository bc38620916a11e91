print-title = 打印计分表
print-title-game = 打印计分表
print-title-games = 打印{ $count-figure }张计分表

print-printer = 打印机
print-too-many = 一次最多打印{ $most-figure }张。
print-no-printer = 没有设置打印机
print-no-printer-told = 这台电脑没有设置打印机。可以把计分表存成PDF。
print-printer-usual = { $name }，常用的
print-state-ready = 就绪。
print-state-busy = 正在打印别的；打完就轮到这张。
print-state-stopped = 停着，或缺纸缺墨。计分表等人来处理。
print-state-closed = 现在不收任务。请另选打印机，或存成PDF。
print-state-gone = 这台打印机不在了。请另选，或存成PDF。
print-state-paper = 它没有{ $paper }。请换纸或打印机，或存成PDF。
print-sheet = 计分表
print-players = 玩家
print-paper = 纸张
print-turn = 方向
print-turn-auto = 按需要
print-turn-portrait = 竖放
print-turn-landscape = 横放
print-rows = 行数
print-rows-fit = 能放多少放多少
print-names = 印名字
print-names-told = 印上名字，不留横线手写
print-names-hint = 一行一个名字
print-names-list = 名字，一行一个
print-rules = 附规则
print-rules-told = 规则印在表旁，或背面
print-both-sides = 双面
print-black = 只用黑色
print-luck = 运气和选择
print-luck-told = 附上各人的骰运，和选择的代价
print-luck-unknown = 这套规则的概率不得而知：计分表没有运气可说。
print-luck-some = 有{ $count-figure }局的概率不得而知：那里不印运气。
print-luck-stopped = 停了。计分表不附运气和选择。
print-reckoning = 正在掂量每个选择：{ $share }%
print-copies = 份数
print-pages = 页码
print-pages-all = 全部，或1-3, 5
print-margins = 页边
print-margins-narrow = 窄
print-margins-wide = 宽
print-file = 存成文件
print-folder = 位于{ $folder }
print-folder-taken = 位于{ $folder }。已有同名的：到时会问你。

print-lasts = { $rows-enough ->
    [yes] 一局约{ $rounds-figure }轮：{ $pages-figure }页。
   *[no] 一局约{ $rounds-figure }轮：{ $rows-figure }行不够。
}
print-done = { $split ->
    [yes] 100局里{ $first }局在第1页打完，{ $share ->
        [100] 统计过的全部
       *[other] { $share }局
    }在{ $rows-figure }轮内打完。
   *[no] { $share ->
        [0] 几乎没有哪局能在{ $rows-figure }轮内打完。
        [100] 统计过的每一局都在{ $rows-figure }轮内打完。
       *[other] 100局里{ $share }局在{ $rows-figure }轮内打完。
    }
}
print-rounds = { $count-figure }轮
print-chart = 各局要几轮；红色的放不下。
print-sum = { $sides-figure }面{ $copies ->
    [1] {""}
   *[other] ，{ $copies-figure }份
}：{ $leaves-figure }张纸。{ $black ->
    [yes] 只用黑色。
   *[no] {""}
}
print-pages-wrong = 页码是1到{ $most-figure }；没有“{ $part }”。
print-side = 第{ $number-figure }面，共{ $most-figure }面，行高{ $tenths }毫米
print-side-plain = 第{ $number-figure }面，共{ $most-figure }面
print-thumb-rounds = { $number-figure }：第{ $first-figure }到{ $last-figure }轮
print-thumb-rules = { $number-figure }：规则
print-thumb-race = { $number-figure }：赛程
print-thumb-page = { $number-figure }
print-thumbs = 计分表的各页
print-page = 打出来的样子
print-zoom-whole = 整页
print-zoom-in = 放大
print-zoom-out = 缩小

print-key-cancel = Esc
print-key-save = Ctrl S
print-key-go = Enter
print-cancel = 取消
print-stop = 停止
print-save = 存成PDF…
print-go = 打印{ $leaves-figure }张
print-go-none = 打印
print-going = 第{ $done-figure }面，共{ $most-figure }面
print-sent = 已发给{ $printer }。
print-stopped = { $done ->
    [0] 停了。什么都没打印。
   *[other] 停了。打印机可能还会出{ $done-figure }面。
}
print-stopped-file = 停了。什么都没写。
print-failed = 打印机没有接收计分表。{ $known ->
    [yes] 它说：“{ $why }”什么都没打印；可以改存PDF。
   *[no] 什么都没打印；可以改存PDF。
}
print-written = 已写入：{ $file }，{ $pages-figure }页。
print-broken = { $kind ->
    [memory] 内存不足：什么都没写。关掉别的程序再试。
   *[other] 程序出了差错（{ $kind }）：什么都没写。请再试；“帮助”>“关于”>“系统”里有日志。
}
print-not-written = PDF没有写成。{ $why }
print-name-blank = { $sheet }，{ $players-figure }人，{ $paper }
print-name-games = { $count-figure }张计分表，{ $paper }
print-ask = 计分表存为PDF
