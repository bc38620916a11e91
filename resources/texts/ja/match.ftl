match-endless = { $actions-figure }回の操作を経てもゲームが終わりません。勝てないルールか、堂々めぐりをするプレイヤーがいます。
match-broken = ゲームの途中でプロセスが落ちました。メモリー不足かもしれません。--cores 1 を試してください。
match-title = { $rules }、{ $games-figure }ゲーム、シード { $seed }。
match-player = { $name }：勝率{ $wins }（{ $low }～{ $high }）、{ $points }点、{ hits-plain } { $hits }
match-rules-there = { $folder } にはもう { $file } があり、内容が違います。ゲームは行いませんでした。別のフォルダーを指定してください。
match-not-written = { $folder }：ゲームを書き込めません：{ $why }。別のフォルダーを指定してください。
