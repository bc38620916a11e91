live-the-dice-lie-on-your = 骰子在你的桌上。请输入点数。
live-dice-that-have-landed-stay = 落定的骰子不能反悔。
live-this-entry-is-not-there = 这一条已经不在了。
live-not-written = 刚才的还没写下；每隔几秒会再试。
live-not-corrected = 什么都没改：“{ $line }”就不成立了。{ $why }
live-behind = 这局已看到{ $shown }掷，而它停在第{ $made }掷。所以换新骰子、立新承诺继续，此事记录在案。
live-unwatched = 这里没有记下这局看过哪些掷：它来自别处，或者记录已经不在。所以换新骰子、立新承诺继续，此事记录在案。
live-not-watched = 骰子先等着：看过哪些掷无法记在Zonk档案旁边（{ $why }）。什么都没丢；能写入时再掷。
live-no-totals = 这局的骰子由程序来掷：不能只记总分。
live-seed-is-told = 游戏结束，骰子的种子已经公布；就这样定了。
live-rules-are-refused = 现在不再按它的规则开局{ $over ->
    [yes] {""}
   *[no] ，所以玩不下去了
}；Zonk档案可以回放、打印、导出它。{ $why }
