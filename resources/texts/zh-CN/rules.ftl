rules-keeps = 桌上的游戏仍用开局时的规则。
rules-ask-leave = 不保存对{ $names }的改动就离开？
rules-leave-about = 改动会丢失。“保存”会用新名字留下它们。
rules-leave = 离开
rules-stay = 接着改
rules-waits = 对{ $name }的改动还留在那里。
rules-saved = 已存为{ $name }。桌上的游戏仍用开局时的规则。
rules-imported = 已导入：{ $name }。
rules-written = 已写入：{ $file }。
rules-not-saved = 没有保存。{ $why }
rules-not-deleted = 没有删除。{ $why }
rules-not-imported = 没有导入。{ $why }
rules-not-written = 没有写入。{ $why }
rules-choice-unplayable = { $name }（不能玩）

rules-in-the-catalogue = 规则目录编号：{ $sources }
rules-told-changed = 已改，原为{ $was }。
rules-told-refused = 不接受：{ $reason }
rules-group-told = { $group }{ $changed ->
    [0] {""}
   *[other] ，改了{ $changed-figure }处
}{ $refused ->
    [0] {""}
   *[other] ，{ $refused-figure }处不接受
}

rules-portrait = { $sheet }的房规。{ $what }
rules-portrait-change = { $title }：{ $value }。
rules-portrait-other = { $sheet }的房规。组合或{ hits-plain }不同。
rules-portrait-same = { $sheet }的房规。什么都没改。
rules-more-changes = 另改{ $left-word }处

rules-no-effect = 在“{ $other }”为{ $value }时不起作用。
rules-nobody-dials-in = 谁都入不了局：游戏到{ $limit-figure }分就结束。试试{ $most-figure }以下。
rules-nobody-stops = 谁都停不了：游戏到{ $limit-figure }分就结束。试试{ $most-figure }以下。
rules-blocked = { rules-use-these-rules }：{ $why }
rules-blocked-brief = { $why-first }
rules-refused = { $why-first }。
rules-combo-wrong = { $combo-first }：{ $why }。
rules-field-wrong = { $field }：{ $why }。

rules-alike = { $count-word }颗同点
rules-of-a-face = { $count-word }颗{ $face }
rules-each = 每颗
rules-a-royale = 皇家顺
rules-a-straight = 顺子
rules-was-nothing = 不得分
rules-was = 原为{ $was }
rules-called-was = { $text }，原为{ $was }
rules-line = { $faces } { $text } { $worth }
rules-line-changed = { $faces } { $text } { $worth }，原为{ $was }
rules-faces-to = 到
rules-chance-told = { dice-counted }：{ $chance }
rules-dice = { $dice-figure }颗
rules-example-dice = 举例：{ $faces }
rules-example-out = 掷的人出局。
rules-example-loses = 输掉游戏。
rules-example-wins = 赢得游戏。
rules-example-at-once = 立刻生效，不管总分多少。
rules-example-royale = { $hits ->
    [0] 皇家顺。
    [1] 皇家顺，外加{ hit-a }。
   *[other] 皇家顺，外加{ hits-counted }。
}
rules-example-royale-rolls = 掷{ $dice-word }颗骰子看值多少。
rules-example-nothing = { $hits ->
    [0] 不得分。
    [1] 不得分，但有{ hit-a }。
   *[other] 不得分，但有{ hits-counted }。
}
rules-example-miss = 落空。
rules-example-must = { $count-word }颗全得分，必须再掷。
rules-example-may = { $count-word }颗全得分，可以再掷。
rules-example-left = 还剩{ $dice-word }颗可掷。
rules-example-worth = { $hits ->
    [0] { $points-figure }分。
    [1] { $points-figure }分，外加{ hit-a }。
   *[other] { $points-figure }分，外加{ hits-counted }。
}

rules-put-it-back = 还原
rules-put-back-told = 还原：{ $name }
rules-changed-was = 已改，原为{ $was }

rules-off = 关
rules-on = 开

rules-groups-of-rules = 规则分组

rules-house-rules = 房规
rules-nothing-in-these-rules-uses = 这套规则里没有东西用到它。

rules-idle-tables = 文件里有{ $tables-figure }个表不起作用：

rules-scoring-table = 得分表

rules-chance-to-miss = 落空概率

rules-what-these-rules-do = 这套规则的效果
rules-over-every-throw = 按所有掷法统计
rules-an-example = 举例

rules-house-rules-written-from-nothing = 房规，从零写起。

rules-rule-sets = 各套规则

rules-start-from = 基于
rules-save-as = 存为
rules-a-name-of-its-own = 另取的名字
rules-save = 保存
rules-import = 导入…
rules-export = 导出…
rules-duplicate = 复制一份
rules-delete = 删除
rules-preview = 预览
rules-file = 文件…
rules-import-export-duplicate-delete = 导入、导出、复制一份、删除

rules-cancel = 取消
rules-use-these-rules = 使用这套规则

rules-rules-settings = 规则设置
rules-this-file-does-not-hold = 这个文件不成立。{ $wrong }
rules-only-rules-of-your-own = 只能删除自己的规则。
rules-mend-first = 先改好“{ $title }”
rules-brief-file-does-not-hold = 这个文件不成立
rules-a-copy = { $name }，副本
rules-this-is-give-it-a = 这是{ $copy }。给它取个自己的名字。
rules-the-sheets-stay-only-rules = 原表保留。只能删除自己的规则。
rules-deleted-games-played-by-these = 已删除。按它玩过的游戏各留有一份。
rules-import-rules = 导入规则
rules-export-rules = 导出规则
rules-cannot-be-written = 无法写入{ $name }：{ $strerror }。

rules-ask-delete = 删除{ $name }？
rules-the-file-goes-for-good = 文件会永久消失。按它玩过的游戏各留有一份。
rules-keep = 保留

rules-our-way = { $name }，我们的玩法

rules-ctrl-f = Ctrl F
rules-find-a-rule = 查找规则
rules-group-of-rules = 规则分组
rules-show-only-the-changed = 只看改过的
rules-show-only-so-many = 只看改过的{ $total-word }处
rules-changed = 已改
rules-only-the-changed = 只看改过的

rules-no-rule-goes-by-that = 没有规则叫这个。Esc清除搜索。
rules-nothing-is-changed-yet = 还没改过什么。
rules-of-changed = 共{ $of }项，改了{ $changed }项

rules-quoted = “{ $words }”
