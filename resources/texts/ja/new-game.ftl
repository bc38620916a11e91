new-game-seat-of = { $name }の席
new-game-seat-of-told = ドラッグするか上下のキーで席を替えます
new-game-move-up = 席を1つ上へ
new-game-move-down = 席を1つ下へ
new-game-team = チーム{ $number-figure }
new-game-seated = { $people ->
    [0] 一家言あるサイコロ{ $computers-figure }個
   *[other] { $people-figure }人{ $computers ->
        [0] {""}
       *[other] と、一家言あるサイコロ{ $computers-figure }個
    }
}。{ $left ->
    [0] 満席です。
   *[other] あと{ $left-figure }席。
}
new-game-room-for = { $most-figure }席あります。
new-game-summary = { $rules }、{ $computers ->
    [0] プレイヤー{ $people-figure }人
   *[other] { $people ->
        [0] {""}
       *[other] { $people-figure }人、{""}
    }コンピューター{ $computers-figure }人
}、サイコロ{ $dice-figure }個
new-game-enter = Enter

new-game-colour-and-symbol-of = { $name }の色と記号：{ $symbol }
new-game-another-colour = 別の色

new-game-team-of = { $shown }のチーム
new-game-office = { $office ->
    [packer] ボウル係
   *[scorekeeper] 記録係
}
new-game-office-told = { $office ->
    [packer] { $shown }がボウル係です
   *[scorekeeper] { $shown }が記録係です
}
new-game-leaves-the-table = 席を外す：{ $shown }

new-game-new-game = 新しいゲーム
new-game-which-rules = どのルール？
new-game-who-plays = 誰が遊ぶ？
new-game-a-name = 名前
new-game-name-of-a-further-player = 次のプレイヤーの名前
new-game-sit-down = 座る
new-game-at-the-table-before = 前にいた人
new-game-always-free = コンピュータープレイヤー
new-game-strength = 測定：{ $rules }、{ $players-figure }人で各{ $games-figure }ゲーム。互角なら{ $even }。
new-game-strength-brief = 各{ $games-figure }ゲームで測定、互角なら{ $even }。
new-game-strength-unknown = このルールでの強さは、まだ測られていません。
new-game-wins = 100戦{ $wins }勝
new-game-sits-already = 着席中
new-game-a-computer = コンピュータープレイヤー
new-game-computer-named = { $name }、コンピュータープレイヤー
new-game-roll-for-order = 順番をサイコロで決める
new-game-one-die-each-highest-goes = 1個ずつ振り、大きい目の人から。
new-game-magic = マジックナンバーを振る
new-game-magic-told = 最初の手番の前に{ $name }が振ります。
new-game-magic-nobody = 最初の手番の前に。
new-game-magic-on-the-table = テーブルで振って、下に打ち込みます。
new-game-magic-number = マジックナンバー、例 2 3 3 5 5
new-game-magic-as = 例 2 3 3 5 5
new-game-magic-missing = テーブルで{ dice-counted }を振り、マジックナンバーとして打ち込んでください。なしで遊ぶこともできます。
new-game-magic-too-easy = このルールでは、ストレートとゾロ目はマジックナンバーになりません。振り直してください。
new-game-keys = 各自のキー
new-game-keys-told = 手番の第一投に使います。
new-game-keys-for-several = 2人以上で使えます。
new-game-key-of = { $name }のキー：{ $key }
new-game-key-of-told = これを押してから別のキーを押します
new-game-key-waits = ?
new-game-key-of-the-table = そのキーはテーブルで使います。空いているのは{ $free-listed }です。
new-game-how-long = どのくらい？
new-game-how-long-one = { $wish ->
    [own] { $known ->
        [yes] { $goal-figure }点まで、{ $minutes-figure }分
       *[no] ルールどおり
    }
    [night-own] 一晩、{ $goal-figure }点まで、{ $minutes-figure }分
    [night] 一晩{ $known ->
        [yes] 、{ $goal-figure }点まで
       *[no] { "" }
    }
   *[other] { $wish }分{ $known ->
        [yes] 、{ $goal-figure }点まで
       *[no] { "" }
    }
}
new-game-hints = ヒント
new-game-hints-told = Hキーで最善の手が出ます。
new-game-coach = コーチ
new-game-coach-told = 選択ごとの損を伝えます。
new-game-gestures-told = 出目は誰にも先に分かりません。
new-game-teams = チーム
new-game-computers-alone = コンピューターは1人で座ります。
new-game-no-teams-with-computers = コンピューターは1人で座るので、チームにできません。
new-game-dice = サイコロ
new-game-on-screen = 画面
new-game-by-gesture = 手振り
new-game-by-word = ひとこと
new-game-on-the-real-table = 本物
new-game-words = 呼び方
new-game-rules-settings = ルール設定…
new-game-cancel = キャンセル
new-game-is-ticked-this-game-is = { $name }が選ばれています。このゲームはこのルールです。
new-game-each-pair-or-more-is = 2人以上の組ごとに1列です。
new-game-from-players-up = { $teams-from-figure }人から。
new-game-begin = 始める
new-game-type-a-name-to-sit = 名前を打って座りましょう。このルールは{ $least-figure }人からです。
new-game-these-rules-take-at-most = このルールは{ $most-figure }人までです。
new-game-sits-here-already = もう座っています。
new-game-new-name-it-is-for = 新しい名前です。名前は一生もの：Zonkの神々が帳面につけています。
new-game-the-table-is-full = 満席です。
new-game-first-game = 初参加
new-game-every-team-needs-two-players = チームは1組2人以上、2組必要です。
