verb-about-take-over = 接着用上家的骰子和分
verb-about-roll = 掷骰
verb-about-keep = 把骰子留在一旁
verb-about-stay = 收手记分；刚掷完就收手，得分的全留
verb-about-dare = NAME说：你敢不敢？
verb-about-take-dare = 只掷那颗不同的
verb-about-refuse-dare = 照常玩
verb-about-call-11000 = 宣布11,000规则
verb-about-fault = 大家判犯规
verb-about-touch = NAME没放行就动手
verb-about-ask = NAME问这么多次：我能掷吗？
verb-about-release = 回答：you-can-go、done、yes、cough、no、overrule；只写WORD也行
verb-about-took-hits = 该领的彩头领完了
verb-about-give-hit = 送出一个彩头
verb-about-challenge = 质疑刚报的总分
verb-about-account = 凑成受质疑总分的骰子
verb-about-reroll = 再掷一次，这一掷的全部或这几颗
verb-about-penalty = 投票决定：delay-of-game或out-of-turn
verb-about-stake = 投进奖池
verb-about-write = 只知道得分的一回合真骰子

verb-hint-roll = 掷出的点数：roll 1 5 2 4 4。有色骰带字母：4R。
verb-hint-keep = 留下的点数：keep 1 5，或keep all。
verb-hint-stay = 只写stay，或带上分数核对：stay 450。
verb-hint-dare = 谁叫板，名字有空格就加引号：dare “Captain Jack”。
verb-hint-fault = 什么犯规，不是掷骰者的就写是谁：fault off-board Ann。
verb-hint-ask = 谁问，问了几次：ask Ann 3。
verb-hint-release = 哪句话，谁说的：release you-can-go Ann。
verb-hint-give-hit = 从谁、给谁、几个：give-hit Ann Bob 1。
verb-hint-account = 总分由哪些骰子凑成：account 1 3 3 3。
verb-hint-reroll = 只写reroll重掷全部，或写几个点数：reroll 2 3。
verb-hint-penalty = 投票结果：penalty out-of-turn Ann。
verb-hint-write = 这回合的分，落空写0：write 450。
verb-hint-stake = 谁、多少：stake Ann 5。

verb-call-take-over = 接手剩下的骰子和分
verb-call-dare = { $player }：你敢不敢？
verb-call-call-11000 = 宣布11,000规则
verb-call-fault = 犯规：{ $kind }
verb-call-touch = { $player }动手太早
verb-call-give-hit = { $giver }送{ $taker }{ hit-a }
verb-call-challenge = { $player }质疑总分
verb-call-reroll = 用重掷
verb-call-penalty = 罚分，{ $kind ->
    [delay-of-game] 拖延游戏
   *[out-of-turn] 抢掷
}：{ $player }
verb-call-stake = { $open ->
    [yes] { $player }往奖池投…
   *[no] { $player }往奖池投{ $amount-figure }
}

verb-write-roll = 请写：roll和掷出的点数
verb-write-keep = 请写：keep和点数，或keep all
verb-write-stay = 请写：stay，或stay和分数
verb-write-call-11000 = 请写：call-11000，或call-11000和时间
verb-write-fault = 请写：fault KIND，或fault KIND NAME
verb-write-ask = 请写：ask NAME TIMES
verb-write-give-hit = 请写：give-hit FROM TO HOW-MANY
verb-write-account = 请写：account和点数
verb-write-reroll = 请写：reroll，或reroll和骰子
verb-write-penalty = 请写：penalty KIND NAME
verb-write-write = 请写：write POINTS
verb-write-stake = 请写：stake NAME AMOUNT
verb-write-plain = 请写：{ $word }
verb-write-player = 请写：{ $word } NAME
verb-release-words = 请写：release和{ $words-comma }之一
