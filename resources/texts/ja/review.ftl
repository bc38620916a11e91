review-title = 振り返り
review-stop = 中止
review-stopped = 見ていません
review-counts-hits = ここでは{ hits-plain }で勝敗が決まります：1つは{ $points-figure }点分です。
review-hints = ヒント：{ $shown-listed }。
review-hints-of = { $name } { $hints-figure }回
review-close = 閉じる
review-looking = ゲームを見ています…
review-looking-note = 全部の出目と選択を、最善の手と比べます。
review-none = このゲームは振り返れません
review-failed = 問題が起きました。詳しくはログにあります。ゲームは元のままです。
review-head = サイコロは{ $name }の味方：{ $luck }
review-head-won = { $kind ->
    [both] { $name }は運に恵まれ、それを生かした
    [luck] { $name }は幸運で、腕もあった
    [choices] { $name }の選択が最善、それで十分だった
    [against] { $name }はサイコロに逆らって勝った
    [uphill] { $name }は不利をはね返した
   *[enough] { $name }はちょうど足りた
}
review-line = { $kind ->
    [faultless] 一度も手を誤らず。
    [rained] 選択は一番。サイコロは雨模様。
    [knew] よく出し、よく分かっていた。
    [chose] 選択は一番、そうするしかなかった。
    [bold] 強気が{ $times-figure }回過ぎた。
    [timid] 早く止めすぎたのが{ $times-figure }回。
    [kinder] 選択の損をサイコロが払った。
    [helped] 不運に、自分でも手を貸した。
   *[owed] 貸しもなければ、もらいもなし。
}
review-line-computer = { $character ->
    [professor] { $won ->
        [yes] いま笑う。
       *[no] 笑うのは、またあとで。
    }
    [vera] { $won ->
        [yes] 平均は借りを返す。
       *[no] 平均への貸しは残ったまま。
    }
    [umbrella] { $won ->
        [yes] 最後まで濡れず。
       *[no] これも忘れない。
    }
    [dot] { $won ->
        [yes] もう1個が大当たり。
       *[no] もう1個が余計だった。
    }
    [pete] { $won ->
        [yes] { hits-plain }が目当て。シートももらった。
       *[no] 数えるのは順位でなく{ hits-plain }。
    }
    [kid] { $won ->
        [yes] 運は持参、持ち帰り。
       *[no] 1時間分、賢くなった。
    }
   *[other] {""}
}
review-unkind = サイコロは誰にも冷たかった
review-sub = { $rules }。選択が最善だったのは{ $name }、失ったのは{ $cost }点。
review-choices = 選択{ $choices-figure }回を見ました。うち{ $good-figure }回は最善と互角でした。
review-bars = 全員のパー、運、損
review-par = パー：最善の手で平均して得る点
review-legend = 塗り：運、サイコロがくれたもの。斜線：選択の損。パー、運、損を足すと、1点の狂いもなくシートになります。
review-sum = { $name }：{ $total-figure }点はパー{ $par }、運{ $luck }、損{ $cost }{ $more ->
    [yes] 、それに反則、ペナルティ、投票で{ $rest }です。
   *[no] です。
}{ $start ->
    [0] {""}
   *[other] {""}{ $start-figure }点から始めました。
}
review-parts = { $par } { $luck } { $cost }{ $more ->
    [yes] {" "}{ $rest }
   *[no] {""}
}{ $start ->
    [0] {""}
   *[other] {" "}+{ $start-figure }
}
review-percent = { $share }%
review-winning = 勝っていたのは
review-round = 第{ $round-figure }ラウンド
review-winning-note = そこから全員が最善を選んだ場合の、手番ごとの勝率。今だから分かる数です。
review-swing = 第{ $round-figure }ラウンド：{ $before }から{ $after }
review-chance-went = { $name }：最初は100回に{ $first }回、最後は{ $last }回。
review-swing-of = 最大の変化は第{ $round-figure }ラウンドの{ $name }：100回に{ $before }回から{ $after }回へ。
review-dearest = { $choices ->
    [0] 損になった選択はありません
    [1] いちばん高くついた選択
   *[other] 高くついた選択{ $choices-figure }つ
}
review-dearest-note = 真鍮の線より左が残したサイコロ。ボタンを押すとリプレイで出ます。
review-dearest-none = どの選択も最善と互角でした。
review-who = { $name }、第{ $round-figure }ラウンド
review-spot = { $name }、第{ $round-figure }ラウンド：{ $done }{ $better }{ $cost }
review-dice = { $left-count ->
    [0] 残した：{ $kept }。
   *[other] { $kept-count ->
        [0] 残さず：{ $left }。
       *[other] 残した：{ $kept }。残さず：{ $left }。
    }
}
review-thrown = 出目：{ $dice }。
review-play = リプレイで見る
review-kept = { $points-figure }点で{ $dice }を残しました。
review-stayed-at-once = 得点を全部残して止めました。
review-stayed = { $points-figure }点で止めました。
review-rolled = { $points-figure }点で振り続けました。
review-took-dare = { $points-figure }点で挑戦を受けました。
review-refused-dare = { $points-figure }点で挑戦を断りました。
review-went-on = { $points-figure }点で続けました。
review-better-stay = より良い手：{ $points-figure }点で止める。
review-better-keep-stay = より良い手：{ $dice }を残し、{ $points-figure }点で止める。
review-better-roll = より良い手：{ $many-figure }個を振る、はずれは100回に{ $miss }回。
review-better-keep-roll = より良い手：{ $dice }を残し、{ $many-figure }個を振る、はずれは100回に{ $miss }回。
review-kindest = 今夜の一投：{ $name }、第{ $round-figure }ラウンド、運{ $luck }
review-unkindest = いちばん冷たい一投：{ $name }、第{ $round-figure }ラウンド、運{ $luck }

review-views = 表示するもの
review-view-sheet = シート
review-view-review = 振り返り
review-view-awards = 賞
review-view-dice = サイコロ
review-awards-head = { $over ->
    [yes] 誰もが何かの一等賞
   *[no] 今のところの賞
}
review-awards-note = { $over ->
    [yes] このルールと、シートの記憶によります。
   *[no] ゲームは終わっていません：どれも変わるかもしれません。
}
review-hits-from = { $thrown ->
    [yes] 何の{ hits-plain }だったか
   *[no] 合計から分かる{ hits-plain }
}
review-hits-none = { hits-plain }は誰にもありませんでした。
review-hits-all = 計
review-dice-none = 見るサイコロがありません
review-dice-none-note = このゲームの出目は記録がなく、サイコロについて言えることがありません。
review-dice-typed = テーブルで振り、打ち込んだものです。
review-dice-misses = はずれの数
review-dice-misses-note = 期待値：実際の一投ごとに数えた、公正なサイコロの平均のはずれ数。
review-dice-who = プレイヤー
review-dice-throws = 投数
review-dice-missed = はずれ
review-dice-expected = 期待値
review-dice-hands = 振った個数
review-dice-hand = { $dice-figure }個

review-save = 画像として保存…
review-save-title = ページを画像として保存
