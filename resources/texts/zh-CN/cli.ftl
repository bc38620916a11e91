cli-option-help = 解释这个命令。
cli-option-data-dir = 存放Zonk档案的文件夹，代替这个用户自己的。
cli-option-rules = 一套规则的键，或一个房规文件。
cli-option-option = 改动一条规则；可以写几次。rules KEY --knobs列出全部。
cli-option-seed = 一个数；同样的种子，同样的游戏。
cli-option-cores = 用几个处理器；不写就全用。
cli-option-on = 改用Dask的工作进程，写作tcp://HOST:8786（docs/players.md）。
cli-option-keep-both = 已有的游戏也再导入一份。

cli-summary-window = 骰子游戏Zonk，按五张规则表来玩。
cli-about-window = 不带命令就打开窗口；写了FILE.zonk就在窗口里打开它。
cli-option-window-selftest = 在临时文件夹里把程序的每个部分用一遍，各打印一行；给出文件夹，报告和窗口图片就存在那里。
cli-option-window-version = 打印版本号。
cli-example-window-1 = 窗口
cli-example-window-2 = 窗口，打开一份对局记录
cli-example-window-3 = 同样的桌子，在终端里
cli-example-window-4 = 一个命令的全部说明

cli-summary-play = 在终端里玩一局，骰子事后谁都能核验。
cli-about-play = 没写的会问你。已有的文件绝不覆盖。游戏结束前，种子放在旁边的FILE.zonk.seed里；中途离开的游戏可在窗口里接着玩：Zonk档案>导入会把两者都带进来。
cli-option-play-players = 按座位写名字，用逗号隔开。
cli-option-play-gestures = 每一掷都用到掷的时刻，谁都无法预知。
cli-option-play-words = 每一掷都用到 roll 后面输入的词，谁都无法预知。
cli-option-play-output = 边玩边写下游戏，每一步都存到磁盘。
cli-example-play-1 = 询问规则和玩家
cli-example-play-2 = 同时写下来
cli-example-play-3 = 单人短局

cli-summary-replay = 一局写下的游戏的计分表，以及它停在哪里。
cli-option-replay-json = 全部内容，供程序使用（docs/transcript.md）。
cli-example-replay-1 = 文本的计分表
cli-example-replay-2 = 一个JSON对象

cli-summary-verify = 把一局的骰子跟事先承诺的种子对一遍。
cli-about-verify = 每一掷、先后顺序和魔数都重新算出。会说明核验了什么，以及种子说明不了的（docs/fair-dice.md）。
cli-example-verify-1 = 骰子老实为0，否则为1并说明原因

cli-summary-sheet = 计分表存成PDF文件，空白的或一局游戏的。
cli-about-sheet = 新表完整之前，同名的旧文件一直保留。
cli-option-sheet-players = 空白表有几列。
cli-option-sheet-names = 空白表各列的名字。
cli-option-sheet-rows = 空白表的行数，1到500；不写就能放多少放多少。
cli-option-sheet-game = 打印这一局，而不是空白表。
cli-option-sheet-reviewed = 附上骰子给了各人什么，选择让掉了什么。
cli-option-sheet-paper = 纸张；不写就是a4。
cli-option-sheet-held = 怎么放；不写就由人数决定。
cli-option-sheet-output = 写到哪里；- 是标准输出。
cli-example-sheet-1 = 一张空白表
cli-example-sheet-2 = 房规的，带名字
cli-example-sheet-3 = 一局游戏，直接送打印机

cli-summary-rules = 各套规则，以及每套能改什么。
cli-option-rules-knobs = 每个选项的值、类型、范围、默认值和出处。
cli-option-rules-refusals = 所有拒绝代码及其说明。
cli-example-rules-1 = 各张表
cli-example-rules-2 = 能改什么
cli-example-rules-3 = 房规简要

cli-summary-rules-check = 一个房规文件成不成立。
cli-about-rules-check = 用一行说明哪里错了、在哪个键、怎样才对。
cli-example-rules-check-1 = 是完整的一套规则就为0

cli-summary-odds = 一套规则的概率：最佳打法的一回合，以及各颗数的骰子。
cli-about-odds = 按引擎自己的规则，对每一种掷法精确统计；房规也行。
cli-option-odds-entered = 对已入局的人。
cli-option-odds-not-entered = 对未入局的人，如刚开局。
cli-option-odds-total = 表上的分；不写就是0。
cli-option-odds-json = 供程序使用的数据（docs/odds.md）。
cli-option-odds-prove = 让引擎打出每一掷，来检验最佳打法。
cli-option-odds-for = 证明什么：points（不写就是它）、hits，或这回合到家。
cli-option-odds-hit = 一个彩头折多少分；不写就是300。
cli-option-odds-csv = 证明里的每种骰面和每一行，做成表格。
cli-example-odds-1 = 第一次入局之前
cli-example-odds-2 = 一个JSON对象
cli-example-odds-3 = 最佳打法与所有掷法的平均差多少
cli-example-odds-4 = 每种骰面和每一行，供电子表格使用

cli-summary-advise = 一局写下的游戏，最后局面的各种选择，最好的在前。
cli-about-advise = 每个选择附上价值、掷下去落空的概率和胜率。
cli-option-advise-for = 看重什么；不写就是points。
cli-option-advise-json = 供程序使用的各种选择（docs/odds.md）。
cli-example-advise-1 = 按分
cli-example-advise-2 = 按胜率

cli-summary-match = 电脑玩家的比赛：谁赢得多。
cli-about-match = 水平有sharp、good、casual和novice。人人坐每个座位的次数一样多。数字附上95%的误差。
cli-option-match-players = 谁来玩，按座位写：角色，可带水平，或你自己的类。
cli-option-match-games = 打几局；不写就是100。
cli-option-match-output = 把游戏存成对局记录的文件夹。
cli-option-match-json = 供程序使用的数据（docs/players.md）。
cli-example-match-1 = 一百局
cli-example-match-2 = 你自己的玩家对内置的

cli-summary-lab = 试一套规则：要多久、谁赢、彩头从哪里来。
cli-about-lab = 四个电脑玩家，三个打最佳，一个谨慎；谨慎的那个坐每个座位的次数一样多。
cli-option-lab-against = 放在旁边对比的规则，用同样的骰子。
cli-option-lab-games = 打几局；不写就是300。
cli-option-lab-json = 供程序使用的数据（docs/players.md）。
cli-example-lab-1 = 300局
cli-example-lab-2 = 房规，跟它改自的表比

cli-summary-review = 一局写下的游戏里，骰子给了什么，选择让掉了什么。
cli-about-review = 按玩家列出标准、运气、代价和其他，加起来就是得分；最亏的选择；手气最好的一掷。多局一局接一局地查看。
cli-option-review-for = 算什么；不写时，比彩头的算hits，否则算points。
cli-option-review-json = 供程序使用的复盘（docs/odds.md）。
cli-example-review-1 = 用文字
cli-example-review-2 = 附上全程的胜率
cli-example-review-3 = 文件夹里的所有对局

cli-no-memory = 内存不足。之前写下的都在；命令可以再来一次。
cli-mishap = 程序出了差错（{ $kind }，在{ $place }）。之前写下的都在；命令可以再来一次。

cli-summary-games = Zonk档案里的游戏，最新的在前。
cli-about-games = 各局的编号、时间、规则、玩家和状态；窗口正在写也没关系。
cli-option-games-json = 供程序使用的清单。
cli-example-games-1 = 一局一行
cli-example-games-2 = 一个对象，如docs/transcript.md所说
cli-example-games-3 = Ann在那个月的全部

cli-summary-stats = Zonk档案里玩家、规则和骰子的统计。
cli-about-stats = 不写名字就说所有人。回收站里的游戏不算。
cli-option-find = 只算每个词都出现的游戏：名字、规则、标题、日期（文字或数字）。
cli-option-stats-json = 供程序使用的数据。
cli-example-stats-1 = 每个玩家、每套规则、每种骰子一行
cli-example-stats-2 = 一位玩家在一张表上的游戏
cli-nobody-played = { $guess ->
    [yes] 没有叫{ $name }的人在这里玩过；你是说{ $near }吗？
   *[no] 没有叫{ $name }的人在这里玩过。
}
cli-stats-refused = { $games-figure }局无法重放，不计在内。
cli-stats-games = { $games-figure }局
cli-stats-player = { $name }：{ $games-figure }局，打完{ $finished-figure }局胜{ $won-figure }局，每回合{ $turn-figure }分，落空{ $missed }%，{ $counted ->
    [0] 彩头不详
   *[other] { $hits-figure }个彩头
}，最佳回合{ $best-figure }
cli-stats-rules = { $rules }：{ $games-figure }局，每回合{ $turn-figure }分，落空{ $missed }%
cli-stats-dice = { $kind ->
    [screen] 程序的骰子
   *[table] 桌上的骰子
}：{ $faces-figure }个点数，卡方{ $square }，概率{ $chance }

cli-summary-games-export = 把Zonk档案的一局存成对局记录。
cli-about-games-export = 所用的房规写在旁边。几局或全部就写进一个文件夹，一局一个文件；已有且内容相同的不动，所以命令可以中断后再来。
cli-option-games-export-output = 写到哪里；- 是标准输出。
cli-example-games-export-1 = 第12号游戏存成文件
cli-example-games-export-2 = 所有游戏，各一个文件
cli-example-games-export-3 = 它的计分表

cli-summary-games-import = 把对局记录导入Zonk档案。
cli-about-games-import = 给文件夹就导入里面的全部对局记录。窗口必须关着。已有的游戏（规则、玩家、步骤都相同）不再导入。
cli-example-games-import-1 = 这个文件夹的全部
cli-example-games-import-2 = 一个文件夹及其下各级的全部，显示进度

cli-summary-games-read = 把完赛计分表读进Zonk档案：从照片、扫描件和PDF文件。
cli-about-games-read = 完赛计分表的码里装着游戏。同一局分在几个文件里就一起读。窗口必须关着。什么都不会发送出去。
cli-example-games-read-1 = 有两个码的表，各拍一张

cli-summary-completions = 让shell补全这些命令。
cli-about-completions = Linux的软件包自带；其他安装方式请放到你的shell会找的地方。
cli-example-completions-1 = 给bash
cli-example-completions-2 = 给fish

cli-summary-help = 所有命令，或一个命令的全部说明。
cli-example-help-1 = 等同games import --help

cli-help-for-more = 详见{ $command } --help。
cli-without-effect = 不起作用
cli-pages-written = { $file }：{ $pages-figure }页
cli-game = { $named ->
    [yes] { $rules }：{ $title }：{ $players }
   *[no] { $rules }：{ $players }
}{ $state ->
    [won] （{ $winner }获胜）
    [finished] （已结束）
   *[open] （第{ $round }轮）
}

cli-options-only = { $guess ->
    [yes] { $command }只收选项，不收{ $word }；你是说{ $near }吗？
   *[no] { $command }只收选项，不收{ $word }
}
cli-wants-a-value = { $option }需要{ $value }
cli-wants-no-value = { $option }不带值
cli-needs-a-word = { $command }需要{ $word }
cli-takes-one-word = { $guess ->
    [yes] { $command }只收一个{ $word }，不是{ $count }个；你是说{ $near }吗？
   *[no] { $command }只收一个{ $word }，不是{ $count }个
}
cli-unknown-option = { $guess ->
    [yes] 未知选项{ $word }；你是说{ $near }吗？
   *[no] 未知选项{ $word }
}
cli-unknown-command = { $guess ->
    [yes] 没有命令{ $word }；你是说{ $near }吗？
   *[no] 没有命令{ $word }
}
cli-no-such-shell = { $guess ->
    [yes] 有{ $shells }的补全，没有{ $word }的；你是说{ $near }吗？
   *[no] 有{ $shells }的补全，没有{ $word }的
}

cli-usage = 用法：{" "}
cli-head-commands = 命令：
cli-head-options = 选项：
cli-head-examples = 示例：
cli-help-explains = { $program } help COMMAND解释其中一个。
cli-choices = { $files ->
    [yes] { $what }可选{ $choices-comma }，或 .toml 文件。
   *[no] { $what }可选{ $choices-comma }。
}

cli-zonk-desktop = zonk-desktop：{ $wrong }
cli-the-output-could-not-be = 输出写不出去：{ $strerror }。

cli-selftest-takes-one-folder-for = --selftest只收一个文件夹，放报告和图片

cli-cores-or-on = --cores用于本机，--on用于Dask：只写其中一个
cli-selftest-and-version-stand-alone = --selftest和--version要单独用
cli-the-window-cannot-be-opened = 窗口打不开，系统缺了一部分：{ $wrong }。在Debian及其亲族上：apt install libegl1 libgl1 libxkbcommon-x11-0 libxcb-cursor0

cli-rules-refusals-stands-alone = rules --refusals要单独用

cli-a-complete-rule-set = { $words }：完整的一套规则，{ $name }。

cli-play-needs-a-file-for = play的-o需要文件；标准输出就是桌子本身

cli-sheet-needs-rules-key-for = 空白表用sheet --rules KEY，一局游戏的用--game FILE.zonk
cli-sheet-needs-o-file-pdf = sheet需要-o FILE.pdf
cli-paper-is-a4-letter-or = --paper是a4、letter或a5
cli-held-is-portrait-or-landscape = --held是portrait或landscape
cli-reviewed-is-for-games = --reviewed用于一局游戏的计分表，配--game FILE.zonk
cli-is-for-blank-sheets-a = { $wrong }用于空白表；一局游戏自有它的

cli-a-blank-sheet-needs-players = 空白表需要--players N，或--names A,B
cli-names-has-names-for-players = --names有{ $names }个名字，却有{ $players }位玩家
cli-is-for-players-at-least = { $name }至少要{ $few }人玩
cli-is-for-players-at-most = { $name }最多{ $most }人玩

cli-a-pdf-is-nothing-for = PDF不适合终端；请写文件名或转送出去：-o - | lp

cli-cannot-be-read-it-was = 无法读取{ $path }：{ $wrong }。文件没有改动。

cli-write-games-export-id-o = 请写：games export ID -o FILE.zonk，或games export all -o FOLDER
cli-many-games-need-a-folder = 多局游戏需要文件夹：games export all -o FOLDER
cli-many-searching = 正在{ $folder }及其下各级文件夹里找对局记录；Ctrl+C停止。
cli-many-searched = { $folders-figure }个文件夹，{ $files-figure }份对局记录
cli-many-closed = { $folder }里有{ $folders-figure }个文件夹读不了；那里的对局记录没有导入。
cli-many-done = { $done-figure }/{ $of-figure }
cli-many-broken = { $wrong }在那之前导入了{ $games-figure }局。
cli-stopping = 做完手头的就停；再按Ctrl+C马上停。
cli-many-brought-in = 导入了{ $games-figure }局。{ $left ->
    [0] {""}
   *[other] { $left-figure }局已有，未导入。
}{ $refused ->
    [0] {""}
   *[other] { $refused-figure }局不接受。
}{ $stopped ->
    [yes] 停了；已导入的都在。
   *[no] {""}
}
cli-many-written = { $files-figure }个文件写到{ $folder }。{ $same ->
    [0] {""}
   *[other] { $same-figure }个已有。
}{ $refused ->
    [0] {""}
   *[other] { $refused-figure }个没写成。
}{ $stopped ->
    [yes] 停了；同样的命令会从那里接着来。
   *[no] {""}
}
cli-cannot-be-written = { $to }：无法写入：{ $strerror }
cli-is-no-name-of-a = { $to }：不是文件名

cli-replay-bygone = { $file }：现在不再按它的规则开局。{ $why }

cli-the-window-is-open-and = 另一个程序占着Zonk档案：窗口，或另一次导入。请关掉它，或等它完成。什么都没导入。

cli-game-here-already-left-out = { $word }：第{ $game }号，已有；未导入
cli-brought-in = { $word }：第{ $number }号
cli-sheet-here-already = 第{ $game }号：已有；未导入
cli-sheet-read = 第{ $number }号：{ $told }
cli-file = { $path }：{ $said }

cli-odds-of = { $entered ->
    [yes] { $rules }，已入局，表上{ $total-figure }分
   *[no] { $rules }，未入局，表上{ $total-figure }分
}
cli-odds-turn = 最佳打法一回合得{ $points }分；{ $miss }%的回合落空；{ $throws }掷。
cli-odds-needs-prove = { $option }要配--prove
cli-odds-json-and-csv-exclude = --json和--csv不能并用
cli-odds-hit-needs-hits = --hit要配--for hits
cli-odds-proved-for = { $for ->
    [hits] 按分、每个彩头折{ $hit-figure }分的最佳打法：一回合值{ $turn }。
    [home] 力求这回合到家的最佳打法：成功率{ $turn }。
   *[points] 按分的最佳打法：一回合值{ $turn }。
}
cli-odds-proved = { $hands-figure }种骰面，各{ $steps-figure }行，{ $throws-figure }掷：掷前的价值就是掷后各种价值的平均，误差{ $residual }。
cli-odds-proved-beyond = 一回合超出这些行的概率是{ $beyond }。
cli-odds-proved-digests = 规则  { $rules }
    打法  { $policy }
cli-odds-dice = 骰子
cli-odds-misses = 落空
cli-odds-worth = 手上0、300、500、1,000分时再掷的价值
cli-odds-stay-from = 收手起点
cli-odds-of-dice = { $red ->
    [0] { $dice-figure }
    [1] { $dice-figure }，红
   *[other] { $dice-figure }，{ $red-figure }红
}{ $forced ->
    [yes] ，必掷
   *[no] {""}
}
cli-advice-for = { $measure ->
    [points] { $name }，按分：
    [hits] { $name }，按分和彩头：
   *[win] { $name }，按胜率：
}
cli-advice-risk = { $dice-figure }颗骰子落空{ $miss }%
cli-advice-wins = 胜率{ $chance }
cli-advice-why = { $reason ->
    [rolls-gains] 掷比收手多得{ cli-advice-by }。
    [stays-saves] 收手能省下再掷平均会亏的{ cli-advice-by }。
    [entry] 分还不够，不能收手。
    [forced] 规则要求掷。
    [dare] 这样回应叫板比另一种多得{ cli-advice-by }。
    [again] 重掷比继续多得{ cli-advice-by }。
   *[only] 没有别的可做。
}
cli-advice-by = { $measure ->
    [win] 每100局{ $by }局
   *[other] { $by }分
}
cli-advice-chances = 胜率：{ $chances-comma }。

cli-entered-and-not-entered-exclude = --entered和--not-entered不能并用
cli-a-total-stands-on-the = 表上有总分，就是已入局的人

cli-for-is-one-of = --for可选{ $join }
cli-the-game-is-over = { $words }：游戏已经结束。
cli-the-dice-are-in-the = { $words }：骰子还在半空；没什么可选。
cli-this-position-has-no-choice = { $words }：这个局面没有概率已知的选择。

cli-written = 已写入：{ $path }

cli-match-needs-players-name-level = match需要--players NAME[:LEVEL],...

cli-is-a-number-from-to = { $name }是{ $least }到{ $most }的数
