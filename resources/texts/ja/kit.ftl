kit-files-pdf = PDF
kit-files-zonk = Zonkの棋譜
kit-files-toml = ハウスルール
kit-files-png = 画像
kit-files-svg = 図
kit-files-csv = 表
kit-files-webp = 動く画像
kit-files-all = すべてのファイル
kit-files-sheets = 画像・PDF

kit-is-there-already = { $name } はもうあります。
kit-replace-what-is-in-or = { $parent } にあるものを置き換えますか？残して別の名前にもできます。
kit-replace = 置き換える
kit-keep-it = 残す

kit-choice-told = { $what }：{ $choice }

kit-symbol-sun = 太陽
kit-symbol-wave = 波
kit-symbol-bolt = 稲妻
kit-symbol-moon = 月
kit-symbol-star = 星
kit-symbol-drop = しずく
kit-symbol-key = 鍵
kit-symbol-bell = 鈴
kit-symbol-anchor = 錨
kit-symbol-crown = 王冠
kit-symbol-kite = 凧
kit-symbol-wheel = 車輪

kit-search-clear = 検索を消す
kit-key-waits = 少し待ってください
