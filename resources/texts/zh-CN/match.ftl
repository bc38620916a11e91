match-endless = 走了{ $actions-figure }步，游戏还没结束。这套规则赢不了，或者有玩家在绕圈子。
match-broken = 打到一半有个进程中断了。可能是内存不足；试试 --cores 1。
match-title = { $rules }，{ $games-figure }局，种子{ $seed }。
match-player = { $name }：胜{ $wins }（{ $low }到{ $high }），{ $points }分，{ hits-plain }{ $hits }
match-rules-there = { $folder }里已有{ $file }，内容不同。一局没打；请另指定文件夹。
match-not-written = { $folder }：游戏写不进去：{ $why }。请另指定文件夹。
