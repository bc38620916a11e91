archive-file-trouble = { $file } に書き込めません：{ $why }。ファイルは同じ名前のままで、中身も失われていません。ゲームはメモリー上で行い、直りしだい保存します。空きを作るか、ディスクを直してください。
archive-half-moved = そこにあるのは台帳（-wal）だけで、ファイル本体がありません
archive-file-closed = { $file } に書き込めません：{ $why }。ファイルは同じ名前のままで、中身も失われていません。空きを作るか、ディスクを直してください。
archive-unread = { $file } を読み取れません：{ $why }。ファイルは変わっていません。
archive-newer = { $file } は新しいバージョンのプログラムが書いたものです。ファイルは変わっていません：ゲームを見ることはできますが、新しいものは保存されません。新しいバージョンを起動してください。
archive-reading-only = 読み取り専用で開いています。
archive-none-yet = { $folder } にはまだZonkファイルがありません。
archive-not-a-folder = { $folder } はフォルダーではありません。何も変わっていません；--data-dir で別のフォルダーを指定してください。それまでゲームは保存されません。
archive-not-a-file = { $file } は{ $kind ->
    [folder] ファイルではなくフォルダー
    [link] 行き先のないリンク
   *[other] ファイルではなくパイプかデバイス
}です。何も変わっていません；別の場所へ移してから起動し直してください。それまでゲームは保存されません。
archive-no-folder = { $folder } を作れません：{ $why }。ゲームはメモリー上で行います；--data-dir で別のフォルダーを指定してください。
archive-folder-not-written = { $folder } に書き込めません：{ $why }。中のゲームを見ることはできますが、新しいゲームはメモリー上で行われ、最後に失われます。空きを作るか、権限を直すか、--data-dir で別のフォルダーを指定してください。
archive-no-memory = メモリーが足りません
archive-too-large = 大きすぎてメモリーに読み込めません

archive-rescued = { $met ->
    [0] 中にゲームは見つかりませんでした。
   *[other] { $parts ->
        [0] { $met-figure }ゲーム中{ $whole-figure }ゲームを救出しました。
       *[other] { $met-figure }ゲーム中{ $whole-figure }ゲームを救出し、ほかに{ $parts-figure }ゲームを壊れた箇所まで救出しました。
    }
}{ $going ->
    [0] {""}
   *[other] {""}終わっていないゲームは、最後の一投より後の選択が欠けているかもしれません。
}{ $there ->
    [100] {""}
   *[other] {""}ファイルは長さの{ $there-figure }%で途切れています：その先のゲームは跡が残っていません。
}
archive-damaged = { $file } が壊れています。{ $rescued }壊れたファイルは、そのまま { $aside } として同じフォルダーに残しました。
archive-damaged-stays = { $file } が壊れていて、新しいファイルも作れません：{ $why }。ファイルは同じ名前で、そのままです。ゲームはメモリー上で行い、直りしだい保存します。{ $rescued }
archive-damaged-to-read = { $file } が壊れています。{ $rescued }ファイルは変わっていません；ウィンドウで開くと取り置いて、{ $games ->
    [0] {""}
   *[other] 救出したゲームで{""}
}新しいファイルを始めます。
archive-foreign = { $file } はZonkファイルではありません。そのまま { $aside } として同じフォルダーに取り置き、新しいファイルを始めました。
archive-foreign-to-read = { $file } はZonkファイルではありません。ファイルは変わっていません；ウィンドウで開くと取り置きます。
archive-foreign-stays = { $file } はZonkファイルではなく、新しいファイルも作れません：{ $why }。ファイルは同じ名前で、そのままです。ゲームはメモリー上で行い、直りしだい保存します。
archive-kept-in-trouble = { $kept }{ $trouble }
archive-rescued-title = 第{ $throws }投まで救出{ $ways-count ->
    [0] {""}
   *[other] 、次は{ $ways-either }
}
archive-aside = { $day }の壊れたZonkファイルが隣に残っています。
archive-aside-rescued = { $day }の壊れたZonkファイルが隣に残っています。{ $rescued }

archive-no-copy = コピーを作れませんでした：{ $why }。前のコピーは残っています。
archive-not-read = { $file } を読み取れません：{ $why }。
archive-no-copy-to-use = { $copy } は続けて使えるZonkファイルではありません。何も変わっていません。
archive-not-put-in-place = { $copy } を置けませんでした：{ $why }。何も変わっていません。
archive-restored = { $copy } が今のZonkファイルです。前のものは { $aside } として残しました。
archive-itself = これがZonkファイル本体です

archive-not-written = { $file } に書き込めませんでした：{ $why }。前に保存したものは残っています。
archive-no-game = Zonkファイルに番号{ $game }のゲームはありません。
archive-odd-game = ゲーム{ $game }を読み取れません：{ $part ->
    [told] シードが明かされた位置の記入
    [pledges] 後からの誓約の一覧
   *[entry] 記入{ $line }
}は、このプログラムが書くものではありません。誰かか何かがZonkファイルを変えました。今は何も変えていません。Zonkファイルのコピーには、このゲームが無傷で残っているかもしれません。
archive-seed-damaged = このゲームのシードが壊れています。見ることはできますが、遊べません。
archive-rules-outside = このゲームは、フォルダーの外のハウスルールを指しています。何も書き出していません。
archive-rules-there = { $folder } にはもう { $file } があり、内容が違います。何も書き出していません；別のフォルダーを選んでください。
archive-twin = { $titled ->
    [yes] このゲームはもう{ $title }としてZonkファイルにあります。番号{ $game }です。
   *[no] このゲームはもうZonkファイルにあります。番号{ $game }です。
}
archive-another-file = この名前の別のファイルがもうあります。
archive-file-not-written = 書き込めません：{ $why }。
archive-not-taken = { $why }

archive-game-number = ゲーム{ $number }
archive-and-others = ほか
