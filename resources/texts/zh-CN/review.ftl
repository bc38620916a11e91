review-title = 复盘
review-stop = 停止
review-stopped = 没有看
review-counts-hits = 这里比的是{ hits-plain }：每个折{ $points-figure }分。
review-hints = 提示：{ $shown-listed }。
review-hints-of = { $name }{ $hints-figure }次
review-close = 关闭
review-looking = 正在看这一局…
review-looking-note = 每一掷、每个选择，都跟最佳打法比一比。
review-none = 这局无法复盘
review-failed = 出了差错。日志里有详情；游戏原样不动。
review-head = 骰子偏爱{ $name }：{ $luck }
review-head-won = { $kind ->
    [both] 骰子帮{ $name }，{ $name }也会用
    [luck] { $name }手气好，打得也够好
    [choices] { $name }选得最好，这就够了
    [against] { $name }顶着坏手气赢下来
    [uphill] { $name }一路逆风赢下来
   *[enough] { $name }刚刚够用
}
review-line = { $kind ->
    [faultless] 一颗骰子都没放错。
    [rained] 选得最好，偏偏下雨。
    [knew] 手气好，心里也有数。
    [chose] 选得最好，也只能靠它。
    [bold] 多冒了{ $times-word }次险。
    [timid] 早收手了{ $times-word }次。
    [kinder] 选错的账，骰子替付了。
    [helped] 手气差，还帮了它一把。
   *[owed] 骰子不欠什么，也没多给。
}
review-line-computer = { $character ->
    [professor] { $won ->
        [yes] 现在笑了。
       *[no] 以后再笑。
    }
    [vera] { $won ->
        [yes] 平均数把账还清了。
       *[no] 平均数还欠着她。
    }
    [umbrella] { $won ->
        [yes] 一滴没淋着。
       *[no] 这一次也记下了。
    }
    [dot] { $won ->
        [yes] 多掷的那颗，正好。
       *[no] 多掷的那颗，不该。
    }
    [pete] { $won ->
        [yes] 冲着{ hits-plain }来，顺手把表也拿了。
       *[no] 只数{ hits-plain }，不数名次。
    }
    [kid] { $won ->
        [yes] 带来的运气，又带走了。
       *[no] 又长了一小时的见识。
    }
   *[other] {""}
}
review-unkind = 骰子对谁都没客气
review-sub = { $rules }。{ $name }选得最好，让掉{ $cost }。
review-choices = 看了{ $choices-figure }个选择，其中{ $good-figure }个跟最佳一样好。
review-bars = 各人的标准、运气和代价
review-par = 标准：最佳打法平均能得多少
review-legend = 实心：运气，骰子给的。斜纹：选择的代价。标准、运气、代价加起来，一分不差就是表上的总分。
review-sum = { $name }：{ $total-figure }分 = 标准{ $par }，运气{ $luck }，代价{ $cost }{ $more ->
    [yes] ，犯规、罚分和投票{ $rest }。
   *[no] 。
}{ $start ->
    [0] {""}
   *[other] 起始{ $start-figure }分。
}
review-parts = { $par } { $luck } { $cost }{ $more ->
    [yes] {" "}{ $rest }
   *[no] {""}
}{ $start ->
    [0] {""}
   *[other] {" "}+{ $start-figure }
}
review-percent = { $share }%
review-winning = 谁占上风
review-round = 第{ $round-figure }轮
review-winning-note = 每个回合的胜率，假设之后人人都打最佳。事后才知道。
review-swing = 第{ $round-figure }轮：{ $before }到{ $after }
review-chance-went = { $name }：开始时100局能赢{ $first }局，最后能赢{ $last }局。
review-swing-of = 变化最大的是{ $name }，第{ $round-figure }轮：100局能赢的从{ $before }局变成{ $after }局。
review-dearest = { $choices ->
    [0] 没有哪个选择吃了亏
    [1] 最亏的选择
   *[other] 最亏的{ $choices-word }个选择
}
review-dearest-note = 铜线左边的骰子是留下的。按钮可在回放里看。
review-dearest-none = 选的每一步都跟最佳一样好。
review-who = { $name }，第{ $round-figure }轮
review-spot = { $name }，第{ $round-figure }轮：{ $done }{ $better }{ $cost }
review-dice = { $left-count ->
    [0] 留下：{ $kept }。
   *[other] { $kept-count ->
        [0] 没留：{ $left }。
       *[other] 留下：{ $kept }。没留：{ $left }。
    }
}
review-thrown = 掷出：{ $dice }。
review-play = 在回放里看
review-kept = 留下{ $dice }，手上{ $points-figure }分。
review-stayed-at-once = 得分的全留，收手。
review-stayed = 以{ $points-figure }分收手。
review-rolled = 手上{ $points-figure }分，接着掷。
review-took-dare = 手上{ $points-figure }分，应战。
review-refused-dare = 手上{ $points-figure }分，不接。
review-went-on = 手上{ $points-figure }分，继续。
review-better-stay = 更好：以{ $points-figure }分收手。
review-better-keep-stay = 更好：留下{ $dice }，以{ $points-figure }分收手。
review-better-roll = 更好：掷{ $many-word }颗，100次里{ $miss }次落空。
review-better-keep-roll = 更好：留下{ $dice }，掷{ $many-word }颗，100次里{ $miss }次落空。
review-kindest = 今晚最佳一掷：{ $name }，第{ $round-figure }轮，运气{ $luck }
review-unkindest = 最不客气的一掷：{ $name }，第{ $round-figure }轮，运气{ $luck }

review-views = 看什么
review-view-sheet = 计分表
review-view-review = 复盘
review-view-awards = 奖项
review-view-dice = 骰子
review-awards-head = { $over ->
    [yes] 人人都有收获
   *[no] 目前的奖项
}
review-awards-note = { $over ->
    [yes] 按这套规则，也按表上记得的。
   *[no] 游戏还没结束：这些都可能变。
}
review-hits-from = { $thrown ->
    [yes] { hits-plain }是怎么来的
   *[no] 从总分看得出的{ hits-plain }
}
review-hits-none = 谁也没拿到{ hit-a }。
review-hits-all = 合计
review-dice-none = 没有骰子可看
review-dice-none-note = 这局没有任何一掷的记录：骰子无从说起。
review-dice-typed = 是在桌上掷的，再录入的。
review-dice-misses = 落空的掷
review-dice-misses-note = 预期：按实际掷的每一掷，老实骰子平均会落空多少。
review-dice-who = 玩家
review-dice-throws = 掷数
review-dice-missed = 落空
review-dice-expected = 预期
review-dice-hands = 掷的骰子
review-dice-hand = { $dice-word }颗

review-save = 存成图片…
review-save-title = 把这一页存成图片
