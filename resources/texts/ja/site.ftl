site-name = Zonk
site-about = ブラウザーでサイコロを5個振り、得点を残し、残りに挑む。印刷したスコアシートのコードも読み取ります。
site-skip = サイコロへ
site-heading = サイコロ{ $dice ->
    [5] 5
   *[other] 6
}個。得点を残し、残りに挑む。
site-match = あなたと{ $other }、先に{ $goal-figure }点、シートは{ $sheet }。
site-you = あなた
site-guest = ゲスト
site-you-verbs = one
site-menu = メニュー
site-link-evening = はじめての夜
site-link-odds = 確率
site-link-fair = 公正なサイコロ
site-link-source = ソース
site-tray = サイコロのトレイ

site-leave = 残す
site-next-misses = 次のはずれ、100回に
site-miss = はずれ
site-card = { $dice }を残す：{ $points-figure }点。次のはずれは100回に{ $chance }回。
site-card-safe = { $dice }を残す：{ $points-figure }点。

site-throw = { $dice-figure }個振る
site-throw-first = 振る
site-throw-again = { $dice-figure }個全部を振る
site-throw-leaves = { $dice }を残して
site-stay = 止める
site-stay-makes = 計{ $points-figure }点
site-stay-needs = 1手番に{ $points-figure }点必要
site-key-throw = Space
site-key-stay = S
site-thinking = { $name }が考えています…
site-coming = 相手が向かっています…
site-no-engine = このページの一部が届きませんでした：{ $why }。ページを読み込み直してください。
site-go-on = 見逃す
site-new-game = もう一度
site-turn = この手番
site-see-sheet = シートを見る
site-no-webgl = このブラウザーではサイコロを描けません。下のカードが出目を示します。

site-get = プログラムを入手
site-get-about = 同じサイコロを本物のテーブルで、友だちと。シートの印刷も、このゲームの続きも。
site-get-linux = Linux
site-get-linux-how = .deb、.rpm、AppImage、アーカイブ
site-get-windows = Windows
site-get-windows-how = 10と11
site-get-mac = macOS
site-get-mac-how = 15以降
site-file = このゲームをファイルに
site-file-about = プログラムで、この一投から開けます
site-file-name = zonk.zonk
site-dare = やってみろ！
site-take-dare = 挑戦を受ける
site-refuse-dare = そのまま続ける

site-read = シートを読み取る
site-hold = 印刷したシートのコードをカメラにかざしてください。
site-no-camera = ここではカメラを使えません。シートの画像を選んでください。
site-pictures = 画像を選ぶ…
site-no-picture = { $file }は、このブラウザーで開ける画像ではありません。シートの写真を選んでください。
site-reading = 全部を振り直しています…
site-looking = コードを探しています…
site-head = { $parts-comma }
site-honest = サイコロは公正です
site-not-read = 読み取れませんでした
site-not-honest = サイコロが合いません
site-real = 本物のサイコロ
site-why = { $why-first }。
site-race = ラウンドごとの合計
site-nothing-sent = 何も送信していません。
site-nothing-sent-how = ゲームは紙のコードから取り出し、全部の出目はこの端末が振り直しました。
site-cannot-know = コードからは分からないこと
site-pledge = シードの誓約
site-open = プログラムで開く
site-watch = ゲームを見る
site-throw-yourself = サイコロを5個振る
