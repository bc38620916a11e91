columns-no-total = { $text } אינו סכום. כתבו ספרות, או – לפספוס.
columns-falls = לפניו { $before-figure }: סכום לא יורד ל־{ $total-figure }.
columns-over = המשחק נגמר לפני התור הזה.
columns-left-out = כאן אין כלום, ולמטה יש עוד. פספוס כותבים { $sign }.

columns-title = להקליד דף
columns-head = מהנייר
columns-how = במורד הטור: Enter אחרי כל סכום, Enter לבדו לפספוס. Tab עובר לטור הבא.
columns-note = הזריקות לא ידועות: את { general-the-hits } סופרים לפי הסכומים. מה שהוקלד נשאר כאן עד השמירה.
columns-rules = חוקים
columns-players = שחקנים
columns-day = יום, כמו 2026-11-20
columns-magic = מספר הקסם
columns-called = מי הכריז 11,000, ומתי
columns-teams = קבוצה נכתבת כך: אדומים: Ann, Bob.
columns-name = שם
columns-player = שחקן { $number }
columns-cell = { $name }, { $row ->
    [0] שם
   *[other] סיבוב { $row }
}: { $text } { $told }
columns-hits = { hits-counted }
columns-awaited = { $show ->
    [yes] מופע המחצית: הבאות בתור הן הנקודות של { $name }.
   *[no] הבא בתור: { $name }, סיבוב { $row }.
}
columns-wrong-at = { $name }, סיבוב { $row }: { $why }
columns-over-won = { $names-count ->
    [0] המשחק נגמר. הניצחון הוא לפי { general-the-hits }, והסכומים לא מספרים הכול.
    [one] המשחק נגמר: הדף הולך אל { $names-listed }.
   *[other] המשחק נגמר: הדף הולך אל { $names-listed }.
}
columns-undo = להחזיר
columns-nothing-to-undo = עוד לא הוקלד כלום.
columns-afresh = דף ריק
columns-close = לסגור
columns-keep = לשמור
