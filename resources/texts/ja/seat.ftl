seat-nobody = { $name }という人はいません。
seat-game-over = ゲームは終わっていて、もう続きはありません。
seat-taken-before = { $name }はこのゲームでの{ $now }の前の名前です：同じ名前にすると、{ $now }の成績を引き継ぐことになります。2人を入れ替えるなら、新しいゲームを始めてください。
seat-taken = { $name }はもう座っています。
seat-name-title = 名前
seat-name-tip = 名前をクリックすると変えられます
seat-name-ask = { $name }を何と呼びますか？新しい名前はゲーム全体に付きます。
seat-name-field = 名前
seat-gender = { $gender ->
    [she] 彼女
    [he] 彼
   *[unknown] 言わない
}
seat-gender-of = { $name }の呼び方
seat-name-leave = キャンセル
seat-name-use = この名前にする
seat-name-not-now = 名前は、誰かがサイコロを持って考えている間に変えられます。

seat-pause-note = コンピューターは休止中。{ $name }が待っています。
seat-go-on = 続ける
seat-hits-taken = { hits-plain }を受け取った
seat-hits-due = { $name }：{ hits-counted }
seat-computer-plays-why = { $name }はコンピューターで、今サイコロを持っています。
seat-why = { $name }：{ $why }
seat-computer-failed = コンピューターが決めかねて止まりました。ゲームは元のままです。代わりに振るか、席を譲ってください。

seat-plays = { $how }遊ぶ
seat-level-of = { $name }の腕前

seat-menu = プレイヤー(&W)
seat-menu-person = 人
seat-menu-name = 名前を変える(&N)…
seat-menu-pause = コンピューターを休止(&M)
seat-paused = { $paused ->
    [yes] コンピューターは休止中です。Rで再開します。
   *[no] コンピューターが再開します。
}
seat-handed = { $now ->
    [yes] { $who ->
        [nobody] これから{ $name }は人が担当します。
       *[other] これから{ $name }は{ $who }が担当します。
    }
   *[no] { $who ->
        [nobody] この表示が終わりしだい、{ $name }は人が担当します。
       *[other] この表示が終わりしだい、{ $name }は{ $who }が担当します。
    }
}
seat-menu-none = テーブルにゲームがありません
seat-menu-computer = { $name }、{ $how }遊ぶ

seat-listed = { $players }（{ $computers-listed }はコンピューター）
seat-strength = コンピューター同士で100戦{ $wins }勝（{ $games-figure }ゲーム、互角なら{ $even }）。
