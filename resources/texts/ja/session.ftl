session-no-memory = メモリーが足りません。ゲームは最後に書き込んだところのままです。続けてください。ログは「ヘルプ」>「プログラム情報」>「システム」にあります。
session-broken = プログラムで問題が起きました（{ $kind }）。ゲームは最後に書き込んだところのままです。続けてください。ログは「ヘルプ」>「プログラム情報」>「システム」にあります。

session-the-zonk-file-could-not = Zonkファイルを開けませんでした（{ $name }）。ファイルは変わっていません。ゲームはメモリー上で行います。
session-the-zonk-file-is-damaged = Zonkファイルが壊れています。ゲームを救出中：{ $of-figure }のうち{ $done-figure }。
session-the-zonk-file-is-not = Zonkファイルが開いていません。
session-no-weekly-copy = Zonkファイルの今週のコピーがありません。{ $said }次に起動したとき、もう一度試します。
session-no-stories = プレイヤーのエピソードをまとめられませんでした。{ $why }
session-not-read = Zonkファイルを読み取れませんでした：{ $wrong }。何も変わっていません。
session-unplayable = このゲームは再現できません、行{ $wrong }
