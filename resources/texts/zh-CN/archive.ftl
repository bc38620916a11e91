archive-file-trouble = 无法写入{ $file }：{ $why }。文件名不变，里面的东西一点没丢。现在的游戏在内存里进行，修好后马上保存。请腾出空间或修好磁盘。
archive-half-moved = 它的日志（-wal）还在，文件本身却不在
archive-file-closed = 无法写入{ $file }：{ $why }。文件名不变，里面的东西一点没丢。请腾出空间或修好磁盘。
archive-unread = 无法读取{ $file }：{ $why }。文件没有改动。
archive-newer = { $file }是更新版本的程序写的。文件没有改动：里面的游戏可以看，新的不会保存。请启动新版本。
archive-reading-only = 只以读取方式打开。
archive-none-yet = { $folder }里还没有Zonk档案。
archive-not-a-folder = { $folder }不是文件夹。没有改动；请用 --data-dir 指定别的文件夹。在那之前游戏不会保存。
archive-not-a-file = { $file }是{ $kind ->
    [folder] 文件夹，不是文件
    [link] 不知指向哪里的链接
   *[other] 管道或设备，不是文件
}。没有改动；请把它移开再启动。在那之前游戏不会保存。
archive-no-folder = 无法新建{ $folder }：{ $why }。游戏在内存里进行；请用 --data-dir 指定别的文件夹。
archive-folder-not-written = 无法写入{ $folder }：{ $why }。里面的游戏可以看；新的在内存里进行，结束时就没了。请腾出空间、修正权限，或用 --data-dir 指定别的文件夹。
archive-no-memory = 内存不足
archive-too-large = 太大，读不进内存

archive-rescued = { $met ->
    [0] 里面一局也没找到。
   *[other] { $parts ->
        [0] { $met-figure }局里救回了{ $whole-figure }局。
       *[other] { $met-figure }局里救回了{ $whole-figure }局，另有{ $parts-figure }局救到损坏处为止。
    }
}{ $going ->
    [0] {""}
   *[other] 没打完的游戏，可能缺了最后一掷之后的选择。
}{ $there ->
    [100] {""}
   *[other] 文件在全长的{ $there-figure }%处断掉：后面的游戏没留下痕迹。
}
archive-damaged = { $file }已损坏。{ $rescued }损坏的文件原样保留在同一文件夹里，名为{ $aside }。
archive-damaged-stays = { $file }已损坏，又无法新建：{ $why }。文件名不变，内容没动。游戏在内存里进行，修好后马上保存。{ $rescued }
archive-damaged-to-read = { $file }已损坏。{ $rescued }文件没有改动；窗口打开它时会把它留在一旁，{ $games ->
    [0] 另建新文件
   *[other] 用救回的游戏另建新文件
}。
archive-foreign = { $file }不是Zonk档案。已原样移到同一文件夹的{ $aside }，并新建了一个。
archive-foreign-to-read = { $file }不是Zonk档案。没有改动；窗口打开它时会把它移到一旁。
archive-foreign-stays = { $file }不是Zonk档案，又无法新建：{ $why }。文件名不变，内容没动。游戏在内存里进行，修好后马上保存。
archive-kept-in-trouble = { $kept }{ $trouble }
archive-rescued-title = 救回到第{ $throws }掷{ $ways-count ->
    [0] {""}
   *[other] ，然后是{ $ways-either }
}
archive-aside = { $day }的一份损坏的Zonk档案放在旁边。
archive-aside-rescued = { $day }的一份损坏的Zonk档案放在旁边。{ $rescued }

archive-no-copy = 没有做成副本：{ $why }。旧的副本都还在。
archive-not-read = 无法读取{ $file }：{ $why }。
archive-no-copy-to-use = { $copy }不是能接着用的Zonk档案。什么都没改。
archive-not-put-in-place = { $copy }没能放回原处：{ $why }。什么都没改。
archive-restored = 现在{ $copy }就是Zonk档案。原来的那份保留为{ $aside }。
archive-itself = 这就是Zonk档案本身

archive-not-written = 无法写入{ $file }：{ $why }。之前保存的都在。
archive-no-game = Zonk档案里没有第{ $game }号游戏。
archive-odd-game = 第{ $game }号游戏读不出：{ $part ->
    [told] 公布种子处的条目
    [pledges] 后续承诺的清单
   *[entry] 第{ $line }条
}不是这个程序会写的东西。有人或有什么改动过Zonk档案；这次什么都没改。Zonk档案的副本里也许有完整的这一局。
archive-seed-damaged = 这局的种子已损坏。可以看，不能玩。
archive-rules-outside = 这局指定的房规在文件夹之外。什么都没写。
archive-rules-there = { $folder }里已有{ $file }，内容不同。什么都没写；请另选文件夹。
archive-twin = { $titled ->
    [yes] Zonk档案里已有这一局：{ $title }，第{ $game }号。
   *[no] Zonk档案里已有这一局，第{ $game }号。
}
archive-another-file = 已有另一个同名的文件。
archive-file-not-written = 无法写入：{ $why }。
archive-not-taken = { $why }

archive-game-number = 第{ $number }局
archive-and-others = 等人
