sound-not-needed-yet = サウンドはまだ使われていません。
sound-marks-offered = 合図を使うと、得点になるサイコロと手番が耳で分かります：「表示」の「サウンド」。
sound-switched-off = ZONK_SOUNDによりサウンドは切られています。
sound-played-through = サウンドは { $backend } で鳴らしています。
sound-not-started = サウンド出力を始められませんでした（{ $why }）。
sound-stopped-asking = サウンド出力が音を受け取らなくなりました。
sound-again = { $why }次に音を出すとき、もう一度試します。
sound-no-output = { $found ->
    [yes] ゲームは無音です：サウンド出力が見つかりません（{ $why }）。
   *[no] ゲームは無音です：サウンド出力が見つかりません。
}

sound-the-game-is-silent-there = ゲームは無音です：このシステム用のサウンドライブラリーがありません（{ $wrong }）。
