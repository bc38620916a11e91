tray-themes = 骰子和桌面
tray-themes-how = 点击或方向键看样子，Enter选定。
tray-preview = 放在一起的样子
tray-throw-these = 掷一掷(&T)
tray-leave = 不换(&L)
tray-take = { $dice }配{ $table }
tray-words = { $dice }{ $table }
tray-words-in-use = { $words }现在桌上就是这套。
tray-shapes = 每套骰子里，颜色都有各自的点形，不必分辨红绿。

tray-set-ivory = 象牙
tray-set-words-ivory = 爷爷盒子里的，从来就是这样。
tray-set-casino = 赌场
tray-set-words-casino = 灯光穿过硬糖。声音又脆又硬。
tray-set-wooden = 木头
tray-set-words-wooden = 枫木、紫檀、蜡。闷闷的、暖暖的，笃笃响。
tray-set-pewter = 锡
tray-set-words-pewter = 冰凉沉手，上了珐琅。叮的一声。
tray-set-glow = 夜光
tray-set-words-glow = 像手表的夜光盘。柔和，适合深夜。

tray-felt-moss = 苔绿
tray-felt-words-moss = 羊毛。
tray-felt-night = 夜色
tray-felt-words-night = 丝绒，最软。
tray-felt-charcoal = 炭灰
tray-felt-words-charcoal = 台球呢。
tray-felt-walnut = 胡桃木板
tray-felt-words-walnut = 什么布都没有：噼里啪啦。

tray-menu-themes = 骰子和桌面(&B)…
tray-menu-replay = 再看上一掷(&L)
tray-menu-clip = 保存片段(&L)…
tray-menu-picture = 计分表存成图片(&U)…
tray-nothing-to-see-again = 没有可再看的一掷。

tray-clip = 保存片段
tray-clip-head = 拿得出手的一掷
tray-clip-last-throw = 上一掷：{ $name }，{ $points }
tray-clip-last-throw-none = 上一掷：还没人掷过
tray-clip-best-turn = 最佳回合：{ $name }，{ $points }
tray-clip-best-turn-none = 最佳回合：还没人记过分
tray-clip-this-turn = 这回合：{ $name }，{ $points }
tray-clip-as-file = 一张动图（WebP）
tray-clip-as-frames = 文件夹里带编号的图片（PNG）
tray-clip-folder = 在这个文件夹里为图片新建一个
tray-clip-progress = 片段做到哪里了
tray-clip-cancel = 取消(&C)
tray-clip-save = 保存(&S)…
tray-clip-busy = 正在画片段。
tray-clip-file = { $name }{ " " }{ $points }
tray-clip-saved = 片段已保存：{ $file }。
tray-clip-failed = 片段没有保存：{ $reason }
tray-no-clip = 这里没有已存游戏的掷。先掷一次再保存。

tray-picture = 计分表存成图片
tray-no-picture = 桌上没有游戏。
tray-picture-saved = 计分表已保存：{ $file }。
tray-picture-failed = 无法写入{ $file }：{ $reason }。什么都没改。

tray-button-share = 分享
tray-button-share-note = 片段或计分表

tray-not-drawn = 骰盘还没画过。
tray-painter-by-variable = ZONK_TRAY要求用画笔。
tray-painter-by-settings = 设置要求用画笔。
tray-no-gl-windows = 平台{ $platform }没有OpenGL窗口。
tray-no-gl-context = 建不了OpenGL上下文。
tray-gl-old = OpenGL { $version }低于3.3。
tray-gl-in-software = { $renderer }靠软件绘制；画笔更快。
tray-gl = { $forced ->
    [yes] { $renderer }上的OpenGL { $version }：ZONK_TRAY要求。
   *[no] { $renderer }上的OpenGL { $version }：显卡提供。
}
tray-gl-not-started = OpenGL没能启动（{ $why }），所以由Qt来画。
tray-gl-failed = OpenGL出错（{ $why }），所以由Qt来画。
tray-gl-context-lost = 上下文丢失

tray-no-physics = 没有{ $file }
tray-physics-does-not-load = 加载不了：{ $why }

tray-clip-not-drawn = 影片画不出来。
tray-webp-failed = 图片打不成包：{ $why }。
tray-webp-unknown = 图片的打包方式这个程序不认识。
