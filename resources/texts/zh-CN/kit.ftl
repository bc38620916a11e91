kit-files-pdf = PDF
kit-files-zonk = Zonk对局记录
kit-files-toml = 房规
kit-files-png = 图片
kit-files-svg = 矢量图
kit-files-csv = 表格
kit-files-webp = 动图
kit-files-all = 所有文件
kit-files-sheets = 图片和PDF

kit-is-there-already = 已有{ $name }。
kit-replace-what-is-in-or = 替换{ $parent }里的，还是保留它、另取个名字？
kit-replace = 替换
kit-keep-it = 保留

kit-choice-told = { $what }：{ $choice }

kit-symbol-sun = 太阳
kit-symbol-wave = 波浪
kit-symbol-bolt = 闪电
kit-symbol-moon = 月亮
kit-symbol-star = 星星
kit-symbol-drop = 水滴
kit-symbol-key = 钥匙
kit-symbol-bell = 铃铛
kit-symbol-anchor = 船锚
kit-symbol-crown = 皇冠
kit-symbol-kite = 风筝
kit-symbol-wheel = 车轮

kit-search-clear = 清除搜索
kit-key-waits = 稍等
