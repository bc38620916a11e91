rulebook-not-read = 无法读取：{ $why }
rulebook-no-file-name = 不是文件名；请换一个
rulebook-too-large = 超过{ $most }字节；请缩短
rulebook-not-utf-8 = 不是UTF-8文本；请存成UTF-8
rulebook-not-toml = 不是TOML：{ $why }
rulebook-toml-too-deep = 不是TOML：嵌套太深
rulebook-too-deep = 嵌套太深
rulebook-too-many-dots = 有一行超过{ $most }个点
rulebook-endless-number = 有个数长达几千位；最多写{ $most }
rulebook-number-too-large = 这个数太大；最多写{ $most }
rulebook-key-too-long = 这个键太长；最多{ $most }个字母
rulebook-not-written = 无法写入：{ $why }
rulebook-not-written-nothing-changed = 无法写入：{ $why }。什么都没改
rulebook-not-deleted = 无法删除：{ $why }

rulebook-extends-one-of = 请写{ $known-comma }之一，或同一文件夹里的 .toml 文件
rulebook-lies-elsewhere = { $file }在别处；请写同一文件夹里的文件
rulebook-circle = 绕成了圈：{ $circle }
rulebook-too-many-files = 互相扩展的文件超过{ $most }个；请合并一些
rulebook-not-at-hand = 手头没有{ $file }；请把两个文件放进同一文件夹，再指定这个
rulebook-extended-wrong = { $file }：{ $why }
rulebook-name-rules = 请写{ $known-comma }之一或 .toml 文件
rulebook-no-such-rules = 没有这套规则；{ $hint }

rulebook-did-you-mean = 你是说{ $name }吗？
rulebook-known-are = 可用的有{ $known-comma }
rulebook-list-knobs = zonk-desktop rules --knobs可列出全部
rulebook-unknown = 未知；{ $hint }
rulebook-unknown-section = 未知的小节；{ $hint }
rulebook-is-a-knob = 这是选项；请写在[knobs]下面，名为{ $name }
rulebook-is-a-table = 这是表；请写[{ $key }]
rulebook-too-many-entries = 条目太多；最多{ $most }条
rulebook-missing = 缺少；请给它一个值
rulebook-no-such-knob = 没有这个选项；{ $hint }
rulebook-is-no-knob = 不是选项名；{ $hint }
rulebook-names-no-knob = { $name }不是选项名；{ $hint }
rulebook-no-such-fault = 没有这种犯规；{ $hint }；自定的要写title
rulebook-no-such-award = 没有这个奖项；{ $hint }
rulebook-list-of-awards = 请写一列奖项
rulebook-key-is-total = 键是总分，如2100
rulebook-bonus-name = 请给奖励取个名字
rulebook-format = 只能读格式1；请写format = 1
rulebook-conditions = 请写选项和值的表，如{ $example }

rulebook-text-of = 请写1到{ $most }个字符的文字
rulebook-word-of = 请写1到{ $most }个字符的词
rulebook-text-at-most = 文字最多{ $most }个字符
rulebook-texts-of = 每段文字最多{ $most }个字符
rulebook-numbers = 请写最多{ $most }个{ $low }到{ $high }的数
rulebook-number-from-0 = 请写0到{ $most }的数
rulebook-number-from-2 = 请写2到{ $most }的数
rulebook-number-to = 请写1到{ $most }的数
rulebook-whole-number = 请写{ $most }以内的整数
rulebook-true-or-false = 请写true或false
rulebook-one-of = 请写{ $known-comma }之一
rulebook-list = 请写一列，如{ $example }
rulebook-a-face = 点数是1到6的数
rulebook-least = 请写{ $least }以上
rulebook-most = 最多写{ $most }
rulebook-below-modulus = 要小于modulus，即{ $modulus }
rulebook-name-one = 至少写一个
rulebook-negative-points = 只有罚分才扣分；请写0以上

rulebook-nothing-scores = 没有得分的组合；请加一个，比如单颗
rulebook-one-die-never-scores = 单颗骰子永远不得分；请让某个点数单颗得分
rulebook-only-dice = 只有{ $dice }颗骰子
rulebook-all-faces = 请写全{ $dice }颗骰子的点数
rulebook-throw-faces = 这样的一掷请写全{ $dice }个点数
rulebook-straight-faces = 请写2到{ $most }个点数
rulebook-shape = 最多写3个数，合计{ $dice }颗骰子
rulebook-made-for = { $key }是给{ $dice }颗骰子的；这里dice-count是{ $have }
rulebook-made-for-cure = { $key }是给{ $dice }颗骰子的；这里dice-count是{ $have }；{ $cure }
rulebook-worth-nothing = 请同时设{ $knob } = 0
rulebook-no-win-throw = 请同时设win-throw = none
rulebook-table-away = 请在房规文件里，在[{ $table }]下面写off = true把它去掉

rulebook-last-round-alone-ending = 只在最后一轮有用；请设ending = lastRound
rulebook-last-round-alone-rounds = 只在最后一轮有用；请设rounds = 0
rulebook-last-licks = 只有终点分以外也算分的最后一轮，领先者才会被超过；请设{ $cure-listed }
rulebook-rounds-have-no-limit = 它移动终点，而按轮数玩的游戏没有终点；请设rounds = 0
rulebook-extension-no-call = 踩不准就后移的终点，不能靠宣布来移动；请设extension = 0
rulebook-rounds-have-no-landing = 按轮数玩的游戏没有终点可踩；请设rounds = 0
rulebook-extension-beyond = 终点分以外也算分时才有用；请设{ $cure-listed }
rulebook-no-red-die = 没有红骰；请设special-dice = { $dice }
rulebook-dare-too-few = 骰子太少，没法叫板；至少用3颗
rulebook-idle = knobs.{ $knob }：这套规则里没有东西用到它；请扩展一张表，或在自己的表里写上它
rulebook-idle-beside = knobs.{ $knob }：在{ $other } = { $value }旁边不起作用；请改其中一个
rulebook-off-nothing = { $key }：要去掉的本来就没有；{ $hint }
rulebook-nothing-to-take-away = 所扩展的规则里没有这个名字
rulebook-never-shown = { $key }：没有哪一掷能带来它；{ $why }
rulebook-no-magic-number = 没有魔数；请设magic-number = on
rulebook-no-three-colours = 骰子没有三种颜色；请设special-dice = three-colours

rulebook-scores-already = { $face }点已经靠[combo.{ $table }]得分；请改那一条，或用off = true去掉它
rulebook-most-below-count = 小于count，即{ $count }；请加大，或不写
rulebook-straight-twice = 顺子里每个点数只有一次；各写一次
rulebook-key-of-a-sheet = 这是某张表的键；请给这套规则取自己的

rulebook-players-above-max = 大于players-max，即{ $most }；请减小
rulebook-players-below-min = 小于players-min，即{ $least }；请加大
rulebook-limit-below-minimum = 比一回合必须得的{ $minimum }还少；请加大
rulebook-above-limit = 超过终点分；谁都得不到。请减小
rulebook-ice-above-limit = 要{ $minimum }，超过终点分；请把终点分加大
rulebook-exact-with-minimum = 终点必须踩准，每回合又有最低分，可能谁都到不了；请用over或cap，或把stop-minimum设为0
rulebook-minimum-with-exact = 终点必须踩准时，每回合的最低分可能让谁都到不了；请设为0，或把landing设为over或cap
rulebook-exact-with-11k = 踩准终点与11,000规则不能并用；请同时设rule11k = off
rulebook-rule11k-with-exact = 踩准终点与11,000规则不能并用；请同时设landing = over或cap
rulebook-stop-dice-wants = stop-dice要留下{ $dice-either }颗；请加大，或设stop-dice = none
rulebook-stop-dice-rolled = stop-dice要留下全部骰子，那就必须再掷；请加大，或把stop-dice设小
rulebook-entry-dice-wants = entry-dice要留下{ $dice }颗；请加大，或把那个减小
rulebook-stop-dice-all = 全部骰子都得再掷，请写小一点的数
rulebook-hot-dice-stop = stop-dice要留下{ $dice }颗，全留下就谁都不能停；请把stop-dice设小
rulebook-entry-dice-rolled = entry-dice要留下{ $dice }颗，而全部骰子必须再掷；请把它减小
rulebook-entry-dice-above = 比最多能留下的骰子还多；请减小
rulebook-entry-dice-never-stop = 谁都入不了局：stop-dice要留下{ $dice-either }颗。请减小这个，或加大那个
rulebook-stop-dice-no-entry = 这么少谁都入不了局：entry-dice要留下{ $dice }颗。请多写几个，或减小那个
rulebook-never-passed = 游戏永远不会结束：没有总分能超过终点。请设finish-compare = reach，或landing = over
rulebook-landing-never-passes = 游戏永远不会结束：要超过终点才结束，却没有总分能到那里。请设landing = over，或finish-compare = reach
rulebook-no-stop-from-high = 不小于no-stop-below，即{ $below }；请减小这个或加大那个
rulebook-no-stop-below-low = 不大于no-stop-from，即{ $above }；请加大
rulebook-no-stop-wide = 谁都停不了：一回合得拿{ $gap }分，比终点分还多；请减小
rulebook-no-stop-wide-from = 谁都停不了：一回合得拿{ $gap }分，比终点分还多；请加大
rulebook-limit-no-stop = 谁都停不了：一回合得拿{ $gap }分，比它还多；请加大
rulebook-no-landing-on = 谁都落不到终点{ $limit }上；请减小
rulebook-no-landing = 谁都落不到终点上，no-stop-below不许停在那里；请设landing = over
rulebook-limit-no-landing = 谁都落不上去：{ $below }以下不能停；请加大
rulebook-tied-must-beat = 必须超过领先者才能停，就不会有平手；请设last-licks = everybody，或must-beat = false
rulebook-must-beat-tied = 必须超过领先者才能停，就不会有平手；请关掉它，或设last-licks = everybody
rulebook-extension-low = 没有超过终点{ $limit }；请加大
rulebook-limit-above-extension = 不小于extension，即{ $extension }；请减小这个或加大那个

rulebook-refused-now = { $knob }：{ $why }。
