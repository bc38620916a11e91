start-no-game-is-waiting = שום משחק לא מחכה.
start-continue = להמשיך
start-the-last-game-at-its = המשחק האחרון, בזריקה האחרונה
start-continue-note = { $rules }, סיבוב { $round-figure }, התור של { $name }
start-continue-brief = סיבוב { $round-figure }, התור של { $name }
start-new-game = משחק חדש
start-who-plays-by-which-sheet = מי משחק, אילו חוקים
start-sheets = דפים להדפסה
start-sheets-short = דפים
start-for-dice-on-a-real = לשולחן מעץ
start-file = תיק הזונק
start-file-short = תיק הזונק
start-file-note = { $games ->
    [0] כל משחק נשמר
    [one] משחק אחד, לא אבד
    [two] שני משחקים, אף אחד לא אבד
   *[other] { $games-figure } משחקים, אף אחד לא אבד
}
start-throw = לזרוק עכשיו
start-throw-note = אתם נגד { $rival }. חמש קוביות, אחת אדומה.
start-throw-brief = אתם נגד { $rival }.
start-who-plays-brief = מי משחק
start-for-dice-brief = לקוביות אמיתיות
start-file-brief = { $games ->
    [0] כל המשחקים
    [one] משחק אחד
    [two] שני משחקים
   *[other] { $games-figure } משחקים
}
start-you = שחקן

start-nobody-rolls = זריקה של אף אחד, { $faces }: { $points-figure } נקודות, לא נרשמו בשום מקום.
start-nobody-misses = זריקה של אף אחד, { $faces }, ולאף אחד לא אכפת.

start-best-turn = התור הכי טוב
start-best-night = הלילה הכי קצר
start-best-hits = הכי הרבה { hits-plain }
start-best-drought = הבצורת הכי ארוכה
start-figure-turn = { $value-figure }
start-figure-night = { $value ->
    [one] תור אחד
    [two] שני תורים
   *[other] { $value-figure } תורים
}
start-figure-hits = { $value-figure }
start-figure-drought = { $value ->
    [one] תור אחד
    [two] שני תורים
   *[other] { $value-figure } תורים
}
start-card-note = { $day }, { $tale }
start-card-tale = { $tale ->
    [turn-half] חצי מעבודת הלילה
    [turn-won] וגם המשחק
    [turn-lost] ובלי ניצחון
    [night-clean] אף תור לא לחינם
    [night-alone] כל השאר לא הגיעו לחצי
    [night-misses] { $count-figure } מהם לחינם
    [hits-alone] ולאף אחד אחר כלום
    [hits-most] יותר מכל השאר ביחד
    [hits-of] מתוך { $count-figure } בשולחן
    [drought-won] ובכל זאת ניצחון
    [drought-back] ובכל זאת יש הזמנה חוזרת
   *[drought-end] { $count ->
        [0] ובסוף כלום
       *[other] ובסוף בכל זאת { $count-figure }
    }
}
start-card = { $title }: { $name }, { $value }
start-card-opens = לפתוח את המשחק הזה: { $rules }, { $day }
