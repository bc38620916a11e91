player-level-sharp = חד
player-level-good = טוב
player-level-casual = רגוע
player-level-novice = מתחיל

player-own-no-file = { $file }: אין קובץ כזה. כתבו FILE.py:Class.
player-own-no-class = ב־{ $file } אין מחלקה { $name }.
player-own-no-choose = { $file }: ל־{ $name } אין המתודה choose(self, game, ways, chance).
player-own-broken = { $file }: השחקן נכשל: { $why }.
player-own-no-way = { $file }: על choose להחזיר { $ways ->
    [1] את הדרך היחידה שקיבל
   *[other] אחת מ־{ $ways-figure } הדרכים שקיבל
}.
player-unknown = אין שחקן { $name }; יש { $known-comma }, ו־FILE.py:Class.
player-no-level = אין רמה { $level }; יש { $known-comma }.

player-file-unread = { $file }: { $why }
player-file-wrong = { $file }: { $key }: { $why }.
player-file-table = חייב להיות טבלה
player-file-unknown = לא מוכר; יש { $known-comma }
player-file-number = חייב להיות מספר מ־0 עד { $most }
player-file-one-of = חייב להיות אחד מאלה: { $known-comma }
