list-last = { $first }と{ $last }
list-either = { $first }か{ $last }

general-language = 日本語

group-separator = ,
decimal-sign = .
sentence-gap = { "" }
full-stop = 。
alphabet = euc_jp
list-comma = 、
list-semicolon = ；
number-word = { $number ->
    [0] 0
    [1] 1
    [2] 2
    [3] 3
    [4] 4
    [5] 5
    [6] 6
    [7] 7
    [8] 8
    [9] 9
    [10] 10
    [11] 11
   *[other] 12
}
dice-counted = サイコロ{ $dice-figure }個
times-counted = { $times-figure }回
whose = { $name }の

per-cent = { $value }%
per-cent-under-one = 1%未満

hits-counted = { $hit-word ->
    [stars] 星{ $hits-figure }個
    [honour] 名誉{ $hits-figure }点
   *[hits] { $hits-figure }ヒット
}

hit-a = { $hit-word ->
    [stars] 星1個
    [honour] 名誉1点
   *[hits] 1ヒット
}

hits-plain = { $hit-word ->
    [stars] 星
    [honour] 名誉
   *[hits] ヒット
}

hits-plain-first = { $hit-word ->
    [stars] 星
    [honour] 名誉
   *[hits] ヒット
}

hit-one = { $hit-word ->
    [stars] 星
    [honour] 名誉
   *[hits] ヒット
}

hit-one-first = { $hit-word ->
    [stars] 星
    [honour] 名誉
   *[hits] ヒット
}

hit-a-first = { $hit-word ->
    [stars] 星1個
    [honour] 名誉1点
   *[hits] 1ヒット
}

hits-short = { $hit-word ->
    [stars] 星
    [honour] 誉
   *[hits] ヒット
}

general-not-a-file = ファイルではなく、フォルダーかデバイスです
general-no-such-file = そのようなファイルやフォルダーはありません
general-not-allowed = 権限がありません
general-disk-full = ディスクに空きがありません
general-is-a-folder = フォルダーです
general-is-no-folder = パスの一部がフォルダーではありません
general-read-only = ディスクは読み取り専用です
general-file-exists = ファイルはすでにあります
general-long-name = ファイル名が長すぎます
general-disk-error = ディスクがエラーを返しました

giver-gives = { $giver }が譲る
name-answers = { $name }が答える
name-dares = { $name }が挑む
name-asks = { $name }がたずねる
name-calls = { $name }が宣言する
name-doubts = { $name }が疑う
name-gets = { $name }がもらう
name-gives = { $name }が譲る
name-goes = { $name }が進む
name-has = { $name }が持つ
name-is = { $name }
name-keeps = { $name }が残す
name-leads = { $name }がトップ
name-loses = { $name }が失う
name-names = { $name }が挙げる
name-puts = { $name }が出す
name-refuses = { $name }が断る
name-rolls = { $name }が振る
name-says = { $name }が言う
name-starts = { $name }が始める
name-stays = { $name }が止める
name-takes = { $name }が受け取る
other-rolls = { $other }が振る
name-throws = { $name }が振る
name-uses = { $name }が使う
name-was = { $name }
name-wins = { $name }の勝ち
other-asks = { $other }がたずねる
other-dares = { $other }が挑む
other-lands = { $other }が止まる
player-doubts = { $player }が疑う
player-puts = { $player }が出す
player-starts = { $player }が始める
