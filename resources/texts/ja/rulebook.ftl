rulebook-not-read = 読み取れません：{ $why }
rulebook-no-file-name = ファイル名になりません；別の名前にしてください
rulebook-too-large = { $most }バイトを越えています；短くしてください
rulebook-not-utf-8 = UTF-8の文章ではありません；UTF-8で保存してください
rulebook-not-toml = TOMLではありません：{ $why }
rulebook-toml-too-deep = TOMLではありません：入れ子が深すぎます
rulebook-too-deep = 入れ子が深すぎます
rulebook-too-many-dots = 点が{ $most }個を越える行があります
rulebook-endless-number = 何千桁もの数があります；{ $most }以下にしてください
rulebook-number-too-large = 数が大きすぎます；{ $most }以下にしてください
rulebook-key-too-long = キーが長すぎます；{ $most }文字以下にしてください
rulebook-not-written = 書き込めません：{ $why }
rulebook-not-written-nothing-changed = 書き込めません：{ $why }。何も変わっていません
rulebook-not-deleted = 削除できません：{ $why }

rulebook-extends-one-of = { $known-comma } のいずれか、または同じフォルダーの .toml ファイルにしてください
rulebook-lies-elsewhere = { $file } は別の場所にあります；同じフォルダーのファイルにしてください
rulebook-circle = 堂々めぐりになっています：{ $circle }
rulebook-too-many-files = { $most }個を越えるファイルが互いに拡張しています；いくつかを1つにまとめてください
rulebook-not-at-hand = { $file } が手元にありません；両方を1つのフォルダーに入れて、これを指定してください
rulebook-extended-wrong = { $file }：{ $why }
rulebook-name-rules = { $known-comma } のいずれか、または .toml ファイルを指定してください
rulebook-no-such-rules = そのルールはありません；{ $hint }

rulebook-did-you-mean = { $name } のことですか？
rulebook-known-are = 使えるのは { $known-comma } です
rulebook-list-knobs = zonk-desktop rules --knobs で一覧が出ます
rulebook-unknown = 知らない項目です；{ $hint }
rulebook-unknown-section = 知らない見出しです；{ $hint }
rulebook-is-a-knob = これは項目です；[knobs] の下に { $name } として書いてください
rulebook-is-a-table = これはテーブルです；[{ $key }] と書いてください
rulebook-too-many-entries = 件数が多すぎます；{ $most }件までです
rulebook-missing = 値がありません；値を入れてください
rulebook-no-such-knob = その項目はありません；{ $hint }
rulebook-is-no-knob = 項目の名前ではありません；{ $hint }
rulebook-names-no-knob = { $name } という項目はありません；{ $hint }
rulebook-no-such-fault = その反則はありません；{ $hint }；自分の反則には title が要ります
rulebook-no-such-award = その賞はありません；{ $hint }
rulebook-list-of-awards = 賞のリストにしてください
rulebook-key-is-total = キーは合計の点数です、例 2100
rulebook-bonus-name = ボーナスに名前を付けてください
rulebook-format = 読めるのは形式1だけです；format = 1 と書いてください
rulebook-conditions = 項目と値のテーブルにしてください、例 { $example }

rulebook-text-of = 1～{ $most }文字の文章にしてください
rulebook-word-of = 1～{ $most }文字の語にしてください
rulebook-text-at-most = { $most }文字までの文章にしてください
rulebook-texts-of = どの文章も{ $most }文字までにしてください
rulebook-numbers = { $low }から{ $high }までの数を{ $most }個までにしてください
rulebook-number-from-0 = 0から{ $most }までの数にしてください
rulebook-number-from-2 = 2から{ $most }までの数にしてください
rulebook-number-to = 1から{ $most }までの数にしてください
rulebook-whole-number = { $most }までの整数にしてください
rulebook-true-or-false = true か false にしてください
rulebook-one-of = { $known-comma } のいずれかにしてください
rulebook-list = リストにしてください、例 { $example }
rulebook-a-face = 目は1から6の数です
rulebook-least = { $least }以上にしてください
rulebook-most = { $most }以下にしてください
rulebook-below-modulus = modulus の{ $modulus }より小さくしてください
rulebook-name-one = 1つ以上挙げてください
rulebook-negative-points = 点を引くのはペナルティだけです；0以上にしてください

rulebook-nothing-scores = 得点になる組がありません；1個での得点など、何か加えてください
rulebook-one-die-never-scores = 1個だけでは決して得点になりません；1個で得点になる目を作ってください
rulebook-only-dice = サイコロは{ $dice }個しかありません
rulebook-all-faces = サイコロ{ $dice }個全部の目を挙げてください
rulebook-throw-faces = その一投の目を{ $dice }個全部挙げてください
rulebook-straight-faces = 目を2～{ $most }個挙げてください
rulebook-shape = 数は3つまで、合わせてサイコロ{ $dice }個にしてください
rulebook-made-for = { $key } はサイコロ{ $dice }個用です；ここでは dice-count が{ $have }です
rulebook-made-for-cure = { $key } はサイコロ{ $dice }個用です；ここでは dice-count が{ $have }です；{ $cure }
rulebook-worth-nothing = { $knob } = 0 にもしてください
rulebook-no-win-throw = win-throw = none にもしてください
rulebook-table-away = ハウスルールのファイルで、[{ $table }] の下に off = true と書いて外してください

rulebook-last-round-alone-ending = 最終ラウンドでだけ効きます；ending = lastRound にしてください
rulebook-last-round-alone-rounds = 最終ラウンドでだけ効きます；rounds = 0 にしてください
rulebook-last-licks = トップが抜かれるのは、上限を越えた点を数える最終ラウンドだけです；{ $cure-listed }にしてください
rulebook-rounds-have-no-limit = これは上限を動かしますが、ラウンド数の決まったゲームに上限はありません；rounds = 0 にしてください
rulebook-extension-no-call = 越えたときに延長される上限は、宣言では動きません；extension = 0 にしてください
rulebook-rounds-have-no-landing = ラウンド数の決まったゲームに、止まるべき上限はありません；rounds = 0 にしてください
rulebook-extension-beyond = 上限を越えた点を数えるときだけ効きます；{ $cure-listed }にしてください
rulebook-no-red-die = 赤いサイコロがありません；special-dice = { $dice } にしてください
rulebook-dare-too-few = 挑戦にはサイコロが少なすぎます；3個以上にしてください
rulebook-idle = knobs.{ $knob }：このルールでは使われません；シートを拡張するか、自分のテーブルで使ってください
rulebook-idle-beside = knobs.{ $knob }：{ $other } = { $value } のときは効きません；どちらかを変えてください
rulebook-off-nothing = { $key }：もともと無いものを外しています；{ $hint }
rulebook-nothing-to-take-away = 拡張元にその名前のものはありません
rulebook-never-shown = { $key }：どう振っても出ません；{ $why }
rulebook-no-magic-number = マジックナンバーがありません；magic-number = on にしてください
rulebook-no-three-colours = サイコロが三色ではありません；special-dice = three-colours にしてください

rulebook-scores-already = { $face }はもう [combo.{ $table }] で得点になります；そちらを変えるか、off = true で外してください
rulebook-most-below-count = count の{ $count }より小さくなっています；大きくするか、省いてください
rulebook-straight-twice = ストレートの目は1回ずつです；1回ずつ挙げてください
rulebook-key-of-a-sheet = これはシートのキーです；このルール独自のキーにしてください

rulebook-players-above-max = players-max の{ $most }より大きくなっています；小さくしてください
rulebook-players-below-min = players-min の{ $least }より小さくなっています；大きくしてください
rulebook-limit-below-minimum = 1手番に必要な{ $minimum }点より小さくなっています；大きくしてください
rulebook-above-limit = 上限より大きく、誰も取れません。小さくしてください
rulebook-ice-above-limit = { $minimum }点が必要ですが、上限より大きくなっています；上限を上げてください
rulebook-exact-with-minimum = 上限ちょうどと毎手番の最低点を合わせると、誰も終われなくなることがあります；over か cap にするか、stop-minimum を 0 にしてください
rulebook-minimum-with-exact = 上限ちょうどのもとで毎手番の最低点があると、誰も終われなくなることがあります；これを 0 にするか、landing を over か cap にしてください
rulebook-exact-with-11k = 上限ちょうどと11,000ルールは両立しません；rule11k = off にもしてください
rulebook-rule11k-with-exact = 上限ちょうどと11,000ルールは両立しません；landing = over か cap にもしてください
rulebook-stop-dice-wants = stop-dice では{ $dice-either }個を残します；数を増やすか、stop-dice = none にしてください
rulebook-stop-dice-rolled = stop-dice では全部を残しますが、そのときは必ず振ります；数を増やすか、stop-dice を小さくしてください
rulebook-entry-dice-wants = entry-dice では{ $dice }個を残します；数を増やすか、entry-dice を小さくしてください
rulebook-stop-dice-all = 全部残すと必ず振り直すので、もっと小さい数にしてください
rulebook-hot-dice-stop = stop-dice では{ $dice }個を残しますが、それが全部だと誰も止められません；stop-dice を小さくしてください
rulebook-entry-dice-rolled = entry-dice では{ $dice }個を残しますが、それが全部だと必ず振ります；entry-dice を小さくしてください
rulebook-entry-dice-above = 残せる数を越えています；小さくしてください
rulebook-entry-dice-never-stop = 誰も参入できません：stop-dice では{ $dice-either }個を残します。これを小さくするか、stop-dice を大きくしてください
rulebook-stop-dice-no-entry = これでは少なくて誰も参入できません：entry-dice では{ $dice }個を残します。数を増やすか、entry-dice を小さくしてください
rulebook-never-passed = ゲームが終わりません：合計は上限を越えられません。finish-compare = reach か、landing = over にしてください
rulebook-landing-never-passes = ゲームが終わりません：上限を越えると終わりますが、合計は越えられません。landing = over か、finish-compare = reach にしてください
rulebook-no-stop-from-high = no-stop-below の{ $below }より小さくありません；小さくするか、no-stop-below を大きくしてください
rulebook-no-stop-below-low = no-stop-from の{ $above }より大きくありません；大きくしてください
rulebook-no-stop-wide = 誰も止められません：1手番に{ $gap }点が必要で、上限より大きくなります；小さくしてください
rulebook-no-stop-wide-from = 誰も止められません：1手番に{ $gap }点が必要で、上限より大きくなります；大きくしてください
rulebook-limit-no-stop = 誰も止められません：1手番に{ $gap }点が必要で、この数より大きくなります；大きくしてください
rulebook-no-landing-on = 上限の{ $limit }点に誰も止まれません；小さくしてください
rulebook-no-landing = no-stop-below により、上限に誰も止まれません；landing = over にしてください
rulebook-limit-no-landing = 誰も止まれません：{ $below }点未満では止められません；大きくしてください
rulebook-tied-must-beat = トップを越えなければならないので同点はありません；last-licks = everybody か、must-beat = false にしてください
rulebook-must-beat-tied = トップを越えなければならないので同点はありません；これを切るか、last-licks = everybody にしてください
rulebook-extension-low = 上限の{ $limit }点を越えていません；大きくしてください
rulebook-limit-above-extension = extension の{ $extension }より小さくありません；小さくするか、extension を大きくしてください

rulebook-refused-now = { $knob }：{ $why }。
