window-bar-game = 游戏(&G)
window-bar-edit = 编辑(&E)
window-bar-view = 视图(&V)
window-bar-rules = 规则(&R)
window-bar-tools = 工具(&T)
window-bar-help = 帮助(&H)
window-menu-quit = 退出(&Q)
window-menu-undo = 撤销(&U)
window-menu-results = 结果(&R)
window-menu-calls = 桌边喊话（桌上按E）(&A)
window-menu-look = 外观(&K)
window-menu-contrast = 对比度(&C)
window-menu-motion = 动画(&I)
window-menu-tray = 骰盘(&T)
window-menu-told = 朗读(&U)
window-menu-words = 称呼(&W)
window-menu-felt = 桌布(&E)
window-menu-keyboard = 键盘(&K)
window-menu-news = 新内容(&W)
window-menu-report = 报告问题(&R)…
window-menu-about = 关于(&A)

window-choice-speed-slow = 慢
window-choice-speed-normal = 普通
window-choice-speed-fast = 快
window-choice-speed-off = 关
window-choice-look-system = 跟随系统
window-choice-look-light = 浅色
window-choice-look-dark = 深色
window-choice-contrast-system = 跟随系统
window-choice-contrast-usual = 普通
window-choice-contrast-more = 更高
window-choice-scale-system = 跟随系统
window-choice-motion-system = 跟随系统
window-choice-motion-all = 全部
window-choice-motion-less = 少些
window-choice-tray-auto = 自动
window-choice-tray-gl = OpenGL
window-choice-tray-painter = 平面替代
window-choice-told-few = 少说(&F)
window-choice-told-normal = 普通(&N)
window-choice-told-all = 全说(&A)
window-choice-words-hits = 彩头
window-choice-words-stars = 星
window-choice-words-honour = 荣誉
window-choice-felt-moss = 苔绿
window-choice-felt-night = 夜蓝
window-choice-felt-charcoal = 炭灰
window-choice-felt-walnut = 胡桃木板

window-panel-sheet = 计分表
window-panel-told = 播报
window-panel-log = 日志
window-panel-rules = 规则
window-panels = 面板
window-panel-float = 浮动：{ $panel }
window-panel-close = 关闭：{ $panel }

window-title = { $over ->
    [yes] { $rules }，已结束 · Zonk Desktop
   *[no] { $rules } · Zonk Desktop
}
window-look-into-copies = { $found }可在“工具”>“Zonk档案的副本”里查看。
window-milliseconds = {" "}毫秒
window-close-key = 关闭(&C)

window-saved = { $throws ->
    [0] 已保存
   *[other] 第{ $throws-figure }掷已保存
}

window-page-first-steps = 入门
window-page-keyboard = 键盘
window-page-about = 关于Zonk Desktop
window-page-news = 新内容
window-page-report = 报告问题
window-web-releases = 更新版本…
window-page-handbook = 手册（英文）
window-menu-handbook = 手册（英文）(&H)…
window-handbook-pages = 手册的页面
window-web-reports = 报告页面…
window-web-site = 在网上…
window-updated = 现在是{ $version }版。“帮助”>“新内容”里有说明。
window-no-such-page = 没有这一页。
window-page-is-missing = 这篇文字没有随程序一起来。重新安装就有了。
window-system = 系统
window-system-missing = 缺少（{ $why }）
window-system-no-physics = { $missing }；骰盘自己编排滚动，点数一样公平
window-drawn-by-opengl = OpenGL。{ $reason }
window-drawn-by-qt = 用Qt的画笔代替OpenGL。{ $reason }

window-mishap = 程序出了差错（{ $kind }）。游戏原样留着；请接着玩，或从“游戏”菜单继续。“帮助”>“关于”>“系统”里有日志。
window-mishap-stuck = 程序出了差错，桌子卡住了。游戏原样留着；请接着玩。“帮助”>“关于”>“系统”里有日志。
window-mishap-memory = 内存不足。游戏原样留着；请接着玩，或从“游戏”菜单继续。“帮助”>“关于”>“系统”里有日志。

window-unsaved = 有{ $actions-figure }步没有保存。
window-unsaved-again = 再试一次
window-unsaved-transcript = 保存对局记录…
window-unsaved-leave = 离开
window-unsaved-stay = 留下

window-new-game = 新游戏(&N)…
window-continue-the-last-game = 继续上一局(&C)
window-open-a-transcript = 打开对局记录(&O)…
window-export-the-transcript = 导出对局记录(&E)…
window-print-the-sheet = 打印计分表(&P)…
window-sheet-as-p-df = 计分表存为PDF(&D)…
window-print-blank-sheets = 打印空白表(&B)…
window-correct-an-entry = 更正条目(&C)…
window-fl-oat-the-panel-in = 浮动当前面板(&O)
window-panels-as-at-first = 面板还原(&P)
window-full-screen = 全屏(&F)
window-dice-speed = 骰子速度(&D)
window-sound = 声音(&S)…
window-mute-or-not = 静音开关(&M)
window-text-size = 文字大小(&X)
window-rules-settings = 规则设置(&S)…
window-quick-reference = 速查(&Q)
window-menu-key = 菜单
window-copy-the-pledge = 复制骰子的承诺(&P)
window-scorekeeper-mode = 记分员模式(&S)…
window-zonk-file = Zonk档案(&Z)…
window-read-a-sheet = 读计分表(&R)…
window-type-in-a-sheet = 录入计分表(&T)…
window-copies-of-the-zonk-file = Zonk档案的副本(&C)…
window-first-steps = 入门(&F)
window-leave-the-big-picture = 退出大画面
window-menu-language = 语言(&A)
window-language-system = 跟随系统
window-language-fixed = ZONK_LANGUAGE设成了{ $language }，所以就用它。
window-language-at-the-next-start = 下次启动时更换语言。
window-the-tray-changes-when-the = 下次启动时更换骰盘。

window-panel-print = 打印计分表

window-close = 关闭

window-page-quick-reference = 速查
window-rules-to-read = 要看的规则
window-on-the-table = 桌上的：{ $name }
window-rules = 规则

window-copy-the-system-section = 复制系统信息
window-copy-the-log = 复制日志
window-read-the-log = 看日志
window-zonk-desktop = Zonk Desktop { $version }
window-copied = 已复制
window-nothing-has-been-written-yet = 还没写过什么。

window-save-a-transcript = 保存对局记录
window-no-file-was-chosen = 没有选文件。
window-was-not-written = { $name }没有写成：{ $said }。

window-of-unknown-version = 版本不明

window-not-there = 没有

window-silent-as-there-is-no = 没有声音，因为还没有桌子

window-python = Python
window-qt = Qt
window-tray = 骰盘
window-dialog-sound = 声音
window-printers = 打印机
window-none-found-a-pdf-can = 没找到；随时可以存成PDF
window-data-folder = 数据文件夹
window-log = 日志
window-none-is-written-in-this = 这次运行不写日志

window-not-saved-another-window-keeps = 没有保存：另一个窗口占着Zonk档案。

window-rules-in-short = 规则简要

window-dice-tray = 骰盘
window-who-begins = 谁先来？
window-the-dice-say-ties-are = 骰子说了算。平手再掷。

window-volume = 音量
window-mute-m-at-the-table = 静音（桌上按M）
window-dice-as-they-fall = 骰子落下
window-the-table-pencil-plates-hits = 桌边：铅笔、铜牌、彩头、落空、铃声
window-marks-for-players-who-do = 给看不见桌面的玩家的音标
window-after-a-throw-one-tick = 每掷之后从左到右每颗响一声：铜声得分，毡声不得。轮到你时，敲的下数就是你的座位号。
window-sound-comes-late-by = 声音延迟
window-wireless-headphones-need-100-to = 无线耳机要100到300毫秒，骰子落下时才正好听见。
window-hear-it = 听听看(&H)

window-games-and-last = { $games-figure }局，最近在{ $day }

window-and-more-before =
    { $last }
    之前还有{ $more }条。
window-these-files-were-not-opened = 这些文件没有打开
window-this-file-was-not-opened = 这个文件没有打开

window-a-word-before-the-first = 开局前说一句
window-dialog-open = 打开对局记录
window-line = { $name }，行号{ $wrong }
window-nothing-was-changed =
    { $found }
    什么都没改。
window-nothing-to-export = 没有可导出的
window-no-saved-game-is-on = 桌上没有保存过的游戏。
window-dialog-export = 导出对局记录
window-not-exported = 没有导出

window-nothing-to-print = 没有可打印的
window-no-game-is-on-the = 桌上没有游戏。
window-nothing-to-write = 没有可写的

window-is-ticked-for-the-next = 下次新游戏已勾选{ $name }。

window-nothing-to-correct = 没有可更正的
window-no-entry-has-been-made = 还没有任何条目。
window-written = 已写入：{ $names-comma }。

window-sound-off = 声音已关。
window-sound-on = 声音已开。
window-corrected = 已更正。
window-taken-back = 已撤销。

window-fonts-missing = 缺少字体：{ $fonts-comma }。
window-another-keeps-the-file = 这个程序的另一个窗口占着Zonk档案。里面的游戏可以看；在这里玩的不会保存。

window-already-there = Zonk Desktop已经在运行；它的窗口到前面来了。
window-already-silent = Zonk Desktop已经在运行，但它的窗口没有回应。请关掉或结束它，再重新启动；凡是它说已保存的，一步都不会丢。

window-there-is-no-screen-here = 这里没有屏幕（DISPLAY和WAYLAND_DISPLAY都没设）。zonk-desktop --help列出的命令不需要屏幕。
window-screen-gone = 屏幕没了，窗口也随之消失。凡是说已保存的，一步都不会丢；重新启动，游戏就能继续。
window-no-screen-answers = 窗口打不开：{ $screen ->
    [none] 没有屏幕回应
   *[other] 屏幕{ $screen }没有回应
}，或者系统缺了一部分。在Debian及其亲族上：apt install libegl1 libgl1 libxkbcommon-x11-0 libxcb-cursor0。zonk-desktop --help列出的命令不需要屏幕。
