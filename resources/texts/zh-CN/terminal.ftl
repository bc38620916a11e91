terminal-which-rules = 用哪套规则？[{ $rules }]{" "}
terminal-who-plays = 谁来玩？按座位顺序写名字，用逗号隔开：{" "}
terminal-type-for-help = 输入 ? 看帮助。
terminal-roll-alone = 骰子由程序来掷；只输入roll就行。
terminal-roll-word = 在 roll 后面输入任意一个词，这一掷会用到它。

terminal-to-take = { $name }有{ $hits }要领
terminal-gates = { $held-comma }；然后{ $name }
terminal-on-the-sheet = { $name }：表上{ $total }分
terminal-in-this-turn = 这回合{ $points }分
terminal-keep = { $more ->
    [yes] keep { $best } ...
   *[no] keep { $best }
}
terminal-dice-to-roll = 要掷{ $dice-figure }颗骰子
terminal-can = 可以：{ $names-comma }

terminal-kept-in = 游戏保存在{ $file }，骰子的种子在{ $file }.seed，尚未公布。要接着玩：先 zonk-desktop games import { $file }，再开窗口。
terminal-check-it = 核验请用：zonk-desktop verify { $file }
terminal-no-file = 没有这个文件
terminal-cannot-be-written = { $file }写不下去了：{ $why }。到此为止写下的都在；游戏继续，只是不再写文件。

terminal-or = { $one }或{ $other }
terminal-also = { $one }、{ $other }
terminal-command-sheet = 计分表
terminal-command-why = 现在不能做什么，为什么
terminal-command-undo = 撤销上一个选择
terminal-command-quit = 离开；游戏会留着
terminal-command-help = 就是这个

terminal-nothing-was-typed-so-no = 什么都没输入，所以没有开局。

terminal-option-write-name-value-rules = 选项{ $text }：请写NAME=VALUE；rules KEY --knobs可列出全部
terminal-option-unknown = 选项{ $text }：没有这个选项；{ $hint }
terminal-option-twice = 选项{ $name }给了两次

terminal-players-two-of-them-have = 玩家：有两位同名；请改一个
terminal-players-a-name-is-not = 玩家：有个名字不是UTF-8文本；请重写
terminal-players-a-name-has-at = 玩家：名字最多200个字符，不能有引号

terminal-cannot-be-made = { $path }：无法新建：{ $strerror }
terminal-is-no-name-of-a = { $path }：不是文件名
terminal-cannot-be-made-it-would = { $seed-file }：无法新建：{ $strerror }。它要在游戏结束前保管种子；请另取个名字。
terminal-dice-that-the-program-has = 程序掷出的骰子不能更正。
