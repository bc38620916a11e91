seat-nobody = 这里没人叫{ $name }。
seat-game-over = 游戏结束了；没人再玩它。
seat-taken-before = { $name }是{ $now }之前在这局里用过的名字：谁拿走它，就等于拿走{ $now }打过的成绩。要对调两位玩家，请另开一局。
seat-taken = { $name }已经坐在这里了。
seat-name-title = 名字
seat-name-tip = 点一下名字就能改
seat-name-ask = { $name }改叫什么？整局都会用新名字。
seat-name-field = 名字
seat-gender = { $gender ->
    [she] 她
    [he] 他
   *[unknown] 不说
}
seat-gender-of = 怎么称呼{ $name }
seat-name-leave = 取消
seat-name-use = 用这个名字
seat-name-not-now = 等有人拿着骰子考虑时才能改名。

seat-pause-note = 电脑暂停了。{ $name }在等。
seat-go-on = 继续
seat-hits-taken = { hits-plain-first }领好了
seat-hits-due = { $name }有{ hits-counted }
seat-computer-plays-why = { $name-count ->
    [1] { $name }是电脑玩家，正拿着骰子。
   *[other] { $name }拿着骰子，由电脑替他们玩。
}
seat-why = { $name }：{ $why }
seat-computer-failed = 一个电脑玩家拿不定主意。游戏原样不动；替它打这一回合，或把座位交给别人。

seat-plays = 打法{ $how }
seat-level-of = { $name }的打法

seat-menu = 谁来玩(&W)
seat-menu-person = 真人
seat-menu-name = 改名(&N)…
seat-menu-pause = 电脑暂停(&M)
seat-paused = { $paused ->
    [yes] 电脑暂停了。按R让它们继续。
   *[no] 电脑继续玩。
}
seat-handed = { $now ->
    [yes] { $who ->
        [nobody] 从现在起{ $name }由真人来玩。
       *[other] 从现在起{ $who }替{ $name }玩。
    }
   *[no] { $who ->
        [nobody] 等这一段演完，{ $name }就由真人来玩。
       *[other] 等这一段演完，{ $who }就替{ $name }玩。
    }
}
seat-menu-none = 桌上没有游戏
seat-menu-computer = { $name }，打法{ $how }

seat-listed = { $players }（{ $computers-listed }是电脑）
seat-strength = 在电脑桌上100局胜{ $wins }（{ $games-figure }局；平均份额是{ $even }）。
