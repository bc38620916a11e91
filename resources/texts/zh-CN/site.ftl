site-name = Zonk
site-about = 在浏览器里掷五颗骰子：得分的留下，其余拿去赌。还能读打印计分表上的码。
site-skip = 跳到骰子
site-heading = { $dice ->
    [5] 五
   *[other] 六
}颗骰子。得分的留下，其余拿去赌。
site-match = 你对{ $other }，先到{ $goal-figure }分，按{ $sheet }的计分表。
site-you = 你
site-guest = 客人
site-you-verbs = one
site-menu = 菜单
site-link-evening = 第一个晚上
site-link-odds = 概率
site-link-fair = 公平的骰子
site-link-source = 源代码
site-tray = 放骰子的盘

site-leave = 留下
site-next-misses = 下一掷落空，每100次
site-miss = 落空
site-card = 留下{ $dice }：{ $points-figure }分。下一掷100次里{ $chance }次落空。
site-card-safe = 留下{ $dice }：{ $points-figure }分。

site-throw = 掷{ $dice-word }颗
site-throw-first = 掷骰
site-throw-again = { $dice-word }颗全再掷
site-throw-leaves = 留下{ $dice }
site-stay = 收手
site-stay-makes = 总分{ $points-figure }
site-stay-needs = 一回合要{ $points-figure }分
site-key-throw = 空格
site-key-stay = S
site-thinking = { $name }正在想…
site-coming = 对手正在路上…
site-no-engine = 这个网页有一部分没到：{ $why }。请重新载入网页。
site-go-on = 算了
site-new-game = 再来一局
site-turn = 这回合
site-see-sheet = 看计分表
site-no-webgl = 这个浏览器画不了骰子；下面的卡片告诉你骰子怎样。

site-get = 获取程序
site-get-about = 同样的骰子，放到真桌子上，跟朋友一起，还能打印计分表，并接着玩这一局。
site-get-linux = Linux
site-get-linux-how = .deb、.rpm、AppImage或压缩包
site-get-windows = Windows
site-get-windows-how = 10和11
site-get-mac = macOS
site-get-mac-how = 15及以上
site-file = 这局存成文件
site-file-about = 在程序里打开，正好停在这一掷
site-file-name = zonk.zonk
site-dare = 你敢不敢！
site-take-dare = 应战
site-refuse-dare = 照常玩

site-read = 读计分表
site-hold = 把打印计分表上的码对准相机。
site-no-camera = 这里用不了相机。请选一张计分表的照片。
site-pictures = 选择图片…
site-no-picture = { $file }不是这个浏览器能打开的图片。请选一张计分表的照片。
site-reading = 正在重掷全部骰子…
site-looking = 正在找码…
site-head = { $parts-comma }
site-honest = 骰子老实
site-not-read = 没读出来
site-not-honest = 骰子对不上
site-real = 真骰子
site-why = { $why-first }。
site-race = 每轮总分
site-nothing-sent = 什么都没发送。
site-nothing-sent-how = 游戏来自纸上的码；全部骰子都是这台设备重掷的。
site-cannot-know = 码不可能知道的
site-pledge = 种子的承诺
site-open = 在程序里打开
site-watch = 看这局
site-throw-yourself = 自己掷五颗
