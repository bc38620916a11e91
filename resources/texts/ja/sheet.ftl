sheet-worth-by-face = 目 × { $factor }

sheet-subtitle = { $name }、{ $dice }
sheet-dice = { $special ->
    [blood-die] サイコロ{ $dice-figure }個、うち1個はブラッドダイス
    [odd-die] サイコロ{ $dice-figure }個、うち1個は色違い
    [three-colours] 三色のサイコロ{ $dice-figure }個
   *[none] サイコロ{ $dice-figure }個
}
sheet-for-players = { $least }～{ $most }人用
sheet-field-date = 日付
sheet-field-start = 開始
sheet-field-finish = 終了
sheet-field-magic = マジックナンバー
sheet-field-scorekeeper = 記録係
sheet-field-packer = ボウル係
sheet-field-rule11k = 11,000ルール宣言者
sheet-field-rule11k-at = 時刻
sheet-field-winner = 勝者
sheet-field-winner-keeps = 勝者、シートの持ち主
sheet-field-gha = G.H.A.
sheet-field-high-score = 最高得点
sheet-field-big-hit = ビッグヒット
sheet-field-consecutive-hit = 連続ヒット
sheet-field-limit = 上限
sheet-field-fewest = 最少BH

sheet-zonk = Zonk

sheet-one-hit = 1ヒット
sheet-a-zonk = Zonk
sheet-page-of = { $page-figure } / { $pages-figure } ページ
sheet-re-roll-used-struck-out = Re-Roll、使ったら線で消す
sheet-no-turn-here = ここは手番なし

sheet-final = 最終
sheet-so-far = ここまで
sheet-corrected = 訂正
sheet-penalty-taken-off = { $points }：ペナルティ、次の合計から引く
sheet-hits = ヒット
sheet-bong-hits = BH
sheet-brought-forward = 繰り越し
sheet-file-title = { $title }、{ $subtitle }：{ $names-comma }{ $more ->
    [yes] {""}ほか
   *[no] {""}
}{ $dated ->
    [yes] 、{ $day }
   *[no] {""}
}
sheet-page-rules = ルール
sheet-page-keepsake = レース、ヒット、サイコロ
sheet-page-codes = コードになったゲーム
sheet-page-number = { $page-figure }ページ
sheet-page-rounds = 第{ $first-figure }～{ $last-figure }ラウンド
sheet-page-players = { $rounds }、プレイヤー{ $first-figure }～{ $last-figure }
sheet-on-paper = { $landscape ->
    [yes] { $paper }横、{ $pages-figure }ページ
   *[no] { $paper }縦、{ $pages-figure }ページ
}{ $rules ->
    [yes] 、最後のページはルール。
   *[no] 。
}
sheet-rounds-and-room = 1ゲームは約{ $rounds-figure }ラウンド；{ $games ->
    [1] { $rows-figure }行分の余地
   *[other] { $rows-figure }行のゲーム2回分の余地
}{ $split ->
    [yes] 、100ゲーム中{ $share }は1ページ目で終わる
   *[no] {""}
}。
sheet-dice-pledged = サイコロの誓約 { $pledge }
sheet-halftime-show = ハーフタイムショー
sheet-race-told = { $rounds-figure }ラウンドの、各ラウンド後の各自の合計。最後は：{ $ends-comma }。
sheet-luck = { $each ->
    [0] 運と選択
   *[other] 運と選択；{ hit-a }は{ $each-figure }点
}
sheet-luck-of = サイコロで{ $luck }、選択で{ $cost }
sheet-hints = ヒントを求めた回数
sheet-hints-of = { $hints-figure }回
sheet-in-one-turn = 1手番で{ $points }点

sheet-no-font = { $more ->
    [0] このコンピューターには{ $names-comma }の文字のフォントがありません：空の四角で印刷されます。その文字のあるフォントを入れてから、もう一度印刷してください。
   *[other] このコンピューターには{ $names-comma }ほか{ $more-figure }人の文字のフォントがありません：空の四角で印刷されます。その文字のあるフォントを入れてから、もう一度印刷してください。
}
sheet-script-picture = 絵文字
sheet-script-cjk = 中国語か日本語
sheet-script-hangul = 韓国語
sheet-pdf-folder = { $file } はフォルダーです；ファイル名にしてください。
sheet-pdf-no-folder = フォルダー { $folder } がありません。
sheet-pdf-not-written = { $kept ->
    [yes] { $file } に書き込めません：{ $why }。前からあったものは残っています；別の場所を選んでください。
   *[no] { $file } に書き込めません：{ $why }。別の場所を選んでください。
}

sheet-play-resumes-here = ここからゲーム再開

sheet-other = その他

sheet-the-race = レース

sheet-awards = 賞
sheet-best-turn = 最高の手番

sheet-head-hits = ヒット{ $thrown ->
    [yes] {""}
   *[no] {""}（合計から分かる分）
}
sheet-hits-all = 計

sheet-in-the-square = { $codes ->
    [1] 今夜のすべてがこの四角に入っています。
   *[other] { $here ->
        [yes] 今夜のすべてがこの{ $codes }つの四角に入っています。
       *[no] 今夜のすべてが最後のページの{ $codes }つの四角に入っています。
    }
}
sheet-point-a-phone = { $codes ->
    [1] スマートフォンを向けてください
   *[other] 1つずつスマートフォンを向けてください
}：{ $thrown ->
    [yes] ページが{ $throws }投すべてを{ $seed ->
        [yes] {""}振り直し、サイコロが公正だったかを示します。
       *[no] {""}、テーブルに出たとおりに再現します。
    }
   *[no] ページがシート全体を書き直します。
}
sheet-or-in-the-program = プログラムでも：「Zonkファイル」>「シートを読み取る」。どこにも送信されません。
sheet-pledged = 第一投の前の誓約：{ $pledge }
sheet-code = コード { $part } / { $parts }
sheet-the-dice = サイコロ
sheet-pledged-before-the-first-throw = 第一投の前の誓約、SHA-256：
sheet-seed-told-at-the-end = 終わりに明かされたシード：
sheet-signed-by-who-kept-the = 記録した人の署名

sheet-this-is-no-name-of = これはファイル名になりません。

sheet-the-pdf-cannot-be-drawn = PDFを描けません；何も書き出していません。

sheet-and-more = { $name }ほか{ $more-figure }枚
sheet-line-of = { $name }：{ $line }

sheet-not-finished = 未終了

sheet-the-font-cannot-be-loaded = フォント { $name } を読み込めません；プログラムを入れ直してください。

sheet-pad-dash = 横線
sheet-pad-column-total = 合計
sheet-pad-column-turn = 手番
sheet-pad-column-hits = ヒット

sheet-pad-part = { $name }、{ $part }
sheet-pad-half = 半
sheet-pad-mark = { $mark ->
    [straight] ストレート
    [magic] マジックナンバー
    [devil] デビル
    [square] 平方数
    [halftime] ハーフタイム
    [flag] ヒット
    [reroll] 振り直し
    [reroll-used] 使用済みの振り直し
    [pen] 訂正
    [dashes] 横線
    [star] 星
    [asterisk] アステリスク
   *[other] { $plain }
}
sheet-pad-hits = { $name }：{ hits-counted }
sheet-pad-key = { $marks-comma }：{ $words }

sheet-players = プレイヤー

sheet-rounds = ラウンド

sheet-would-be = { $said }になる
sheet-pad-corrected = 訂正済み。
sheet-click-to-correct-it = クリックで訂正。

sheet-score-sheet = スコアシート
sheet-note-award = { $award }：{ $name }、{ $value }
sheet-note-gha = G.H.A. { $average }
sheet-note-between = 。{ " " }
