print-title = הדפסת דפים
print-title-game = הדפסת הדף
print-title-games = { $count ->
    [one] הדפסת דף אחד
    [two] הדפסת שני דפים
   *[other] הדפסת { $count-figure } דפים
}

print-printer = מדפסת
print-too-many = מדפיסים לכל היותר { $most-figure } דפים בבת אחת.
print-no-printer = לא מוגדרת מדפסת
print-no-printer-told = במחשב הזה לא מוגדרת מדפסת. אפשר לכתוב את הדף כ־PDF במקום.
print-printer-usual = { $name }, הרגילה
print-state-ready = מוכנה.
print-state-busy = מדפיסה עכשיו משהו אחר; זה יבוא אחריו.
print-state-stopped = נעצרה, או שחסר לה נייר או דיו. הדף מחכה עד שיטפלו בה.
print-state-closed = לא מקבלת עכשיו כלום. בחרו מדפסת אחרת, או כתבו PDF.
print-state-gone = המדפסת הזאת כבר לא שם. בחרו אחרת, או כתבו PDF.
print-state-paper = אין לה { $paper }. בחרו נייר אחר או מדפסת אחרת, או כתבו PDF.
print-sheet = דף
print-players = שחקנים
print-paper = נייר
print-turn = כיוון
print-turn-auto = לפי הצורך
print-turn-portrait = לאורך
print-turn-landscape = לרוחב
print-rows = שורות
print-rows-fit = כמה שנכנס
print-names = עם שמות
print-names-told = עם שמות במקום קווים לכתיבה
print-names-hint = שם בכל שורה
print-names-list = שמות, אחד בכל שורה
print-rules = עם החוקים
print-rules-told = עם החוקים לצד הטבלה, או מאחור
print-both-sides = שני הצדדים
print-black = רק שחור
print-luck = מזל ובחירות
print-luck-told = עם המזל של כל אחד בקוביות, ומה עלו הבחירות
print-luck-unknown = הסיכויים של החוקים האלה לא ידועים: לדף אין מה לספר על מזל.
print-luck-some = { $count ->
    [one] הסיכויים של משחק אחד
    [two] הסיכויים של שני משחקים
   *[other] הסיכויים של { $count-figure } משחקים
} לא ידועים: שם המזל מושמט.
print-luck-stopped = נעצר. הדפים נשארים בלי מזל ובחירות.
print-reckoning = שוקלים כל בחירה: { $share }%
print-copies = עותקים
print-pages = עמודים
print-pages-all = הכול, או 1-3, 5
print-margins = שוליים
print-margins-narrow = צרים
print-margins-wide = רחבים
print-file = כקובץ
print-folder = ב־{ $folder }
print-folder-taken = ב־{ $folder }. כבר יש שם אחד בשם הזה: תישאלו.

print-lasts = { $rows-enough ->
    [yes] משחק נמשך בערך { $rounds-figure } סיבובים: { $pages ->
        [one] עמוד אחד
        [two] שני עמודים
       *[other] { $pages-figure } עמודים
    }.
   *[no] משחק נמשך בערך { $rounds-figure } סיבובים: { $rows-figure } שורות לא מספיקות.
}
print-done = { $split ->
    [yes] { $first } מ־100 משחקים נגמרים בעמוד 1, { $share ->
        [100] כל מה שנספר
       *[other] { $share }
    } תוך { $rows-figure } סיבובים.
   *[no] { $share ->
        [0] כמעט אף משחק לא נגמר תוך { $rows-figure } סיבובים.
        [100] כל המשחקים שנספרו נגמרים תוך { $rows-figure } סיבובים.
       *[other] { $share } מ־100 משחקים נגמרים תוך { $rows-figure } סיבובים.
    }
}
print-rounds = { $count-figure } סיבובים
print-chart = כמה סיבובים נמשכים משחקים; האדומים לא נכנסים.
print-sum = { $sides ->
    [one] צד אחד
    [two] שני צדדים
   *[other] { $sides-figure } צדדים
}{ $copies ->
    [1] {""}
   *[other] , { $copies-figure } עותקים
}: { $leaves ->
    [one] דף נייר אחד
    [two] שני דפי נייר
   *[other] { $leaves-figure } דפי נייר
}.{ $black ->
    [yes] {" "}רק שחור.
   *[no] {""}
}
print-pages-wrong = העמודים הם 1 עד { $most-figure }; ״{ $part }״ אינו אחד מהם.
print-side = צד { $number-figure } מתוך { $most-figure }, שורות בגובה { $tenths } מ״מ
print-side-plain = צד { $number-figure } מתוך { $most-figure }
print-thumb-rounds = { $number-figure }: סיבובים { $first-figure } עד { $last-figure }
print-thumb-rules = { $number-figure }: החוקים
print-thumb-race = { $number-figure }: המרוץ
print-thumb-page = { $number-figure }
print-thumbs = עמודי הדף
print-page = העמוד, כפי שיצא
print-zoom-whole = עמוד שלם
print-zoom-in = להגדיל
print-zoom-out = להקטין

print-key-cancel = Esc
print-key-save = Ctrl S
print-key-go = Enter
print-cancel = ביטול
print-stop = לעצור
print-save = לשמור כ־PDF…
print-go = { $leaves ->
    [one] להדפיס דף אחד
    [two] להדפיס שני דפים
   *[other] להדפיס { $leaves-figure } דפים
}
print-go-none = להדפיס
print-going = צד { $done-figure } מתוך { $most-figure }
print-sent = נשלח אל { $printer }.
print-stopped = { $done ->
    [0] נעצר. לא הודפס כלום.
    [one] נעצר. צד אחד אולי עוד יצא מהמדפסת.
    [two] נעצר. שני צדדים אולי עוד יצאו מהמדפסת.
   *[other] נעצר. { $done-figure } צדדים אולי עוד יצאו מהמדפסת.
}
print-stopped-file = נעצר. לא נכתב כלום.
print-failed = המדפסת לא קיבלה את הדף. { $known ->
    [yes] היא אמרה: ״{ $why }״ לא הודפס כלום; אפשר לכתוב PDF במקום.
   *[no] לא הודפס כלום; אפשר לכתוב PDF במקום.
}
print-written = נכתב: { $file }, { $pages ->
    [one] עמוד אחד
    [two] שני עמודים
   *[other] { $pages-figure } עמודים
}.
print-broken = { $kind ->
    [memory] אין מספיק זיכרון: לא נכתב כלום. סגרו תוכנות אחרות ונסו שוב.
   *[other] משהו השתבש בתוכנה ({ $kind }): לא נכתב כלום. נסו שוב; עזרה > אודות > מערכת מציג את היומן.
}
print-not-written = ה־PDF לא נכתב. { $why }
print-name-blank = { $sheet }, { $players ->
    [one] שחקן אחד
    [two] שני שחקנים
   *[other] { $players-figure } שחקנים
}, { $paper }
print-name-games = { $count-figure } דפים, { $paper }
print-ask = הדף כ־PDF
