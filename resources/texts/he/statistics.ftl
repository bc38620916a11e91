statistics-title = סטטיסטיקה
statistics-progress = משחקים שנקראו
statistics-reading = נקראו { $read-figure } מתוך { $games-figure } משחקים
statistics-read = { $games ->
    [one] משחק אחד
    [two] שני משחקים
   *[other] { $games-figure } משחקים
}{ $refused ->
    [0] {""}
    [1] . משחק אחד אי אפשר לשחק שוב, והוא הושמט.
   *[other] . { $refused-figure } אי אפשר לשחק שוב, והם הושמטו.
}
statistics-save = לשמור
statistics-close = לסגור
statistics-png = { $times ->
    [1] תמונה, כמו על המסך (PNG)
    [2] תמונה, גדולה פי שניים (PNG)
   *[other] תמונה, גדולה פי שלושה (PNG)
}
statistics-save-svg = שרטוט (SVG)
statistics-save-csv = טבלה (CSV)
statistics-save-title = לשמור את הסטטיסטיקה
statistics-nothing-to-save = עוד אין מה לשמור.
statistics-written = נכתב: { $file }.
statistics-not-written = אי אפשר לכתוב את { $file }: { $why }.
statistics-no-picture = אי אפשר לצייר את התמונה
statistics-percent = { $share }%
statistics-empty = עוד אין מה לספר
statistics-empty-race = כאן ירוצו הסכומים של כולם מסיבוב לסיבוב, אחרי המשחק הראשון.
statistics-empty-hits = כאן יעמוד מה מביא { hits-plain } בשולחן שלכם, הנפוץ ראשון, אחרי המשחק הראשון.
statistics-empty-turns = כאן יעמוד כמה מביא תור, מול שחקן שעוצר תמיד באותו מספר, אחרי המשחק הראשון.
statistics-empty-players = כאן יעמוד מי ניצח כמה, מי מנצח את מי, ומי בכושר, אחרי המשחק הראשון.
statistics-empty-sheets = כאן יעמדו ערכות החוקים זו לצד זו, אחרי המשחק הראשון.
statistics-empty-records = כאן ייתלו התור הכי טוב, הכי הרבה { hits-plain } והרצף הכי ארוך, כל אחד עם המשחק שלו, אחרי המשחק הראשון.
statistics-empty-dice = כאן יעמוד כמה פעמים נפלה כל פאה, ואם קוביות ישרות עושות ככה, אחרי המשחק הראשון.
statistics-none-sub = המשיכו לשחק, וזה יעמוד כאן.

statistics-page-race = מרוץ
statistics-race-game = משחק
statistics-race-kind = מה מצויר
statistics-race-totals = סכומים
statistics-race-behind = פיגור אחרי המוביל
statistics-race-chances = סיכוי לנצח
statistics-race-entry = { $rules }, { $day }: { $names-comma }
statistics-race-show = מופע המחצית
statistics-race-axis = סיבוב
statistics-race-home = הבית, { $points-figure }
statistics-race-head = סיבוב { $round-figure }
statistics-race-gain = {"\u2068"}+{ $points }{"\u2069"}
statistics-race-round = סיבוב { $round-figure }. { $turns }.
statistics-race-turn = { $name } { $turn }, סכום { $total-figure }
statistics-race-sub = { $rules }, { $day }, { $players ->
    [one] שחקן אחד
    [two] שני שחקנים
   *[other] { $players-figure } שחקנים
}, { $rounds ->
    [one] סיבוב אחד
    [two] שני סיבובים
   *[other] { $rounds-figure } סיבובים
}. הצביעו על סיבוב כדי לקרוא אותו; מקשי החצים עוברים ביניהם.
statistics-race-none = עוד לא נרשם כלום
statistics-race-led = { $name } בהובלה מסיבוב { $round-figure } והלאה
statistics-race-led-always = { $name } בהובלה מהסיבוב הראשון ועד האחרון
statistics-race-leads = { name-leads } מאז סיבוב { $round-figure }
statistics-race-leads-always = { name-leads } מהסיבוב הראשון
statistics-race-lead = בהובלה
statistics-race-lead-of = { $rounds-figure } מתוך { $of ->
    [one] סיבוב אחד
    [two] שני סיבובים
   *[other] { $of-figure } סיבובים
}
statistics-race-changes = חילופי הובלה
statistics-race-changes-last = האחרון בסיבוב { $round-figure }, אל { $name }
statistics-race-changes-none = אף אחד לא נעקף בראש
statistics-race-jump = הזינוק הכי גדול
statistics-race-jump-by = { $name }, סיבוב { $round-figure }
statistics-race-gap = בין שני הראשונים
statistics-race-gap-between = { $second } אחרי { $first }

statistics-page-hits = { $hit-word ->
    [stars] כוכבים
    [honour] כבוד
   *[hits] שאכטות
}
statistics-hits-none = { $hit-word ->
    [stars] עוד אין כוכבים
    [honour] עוד אין נקודות כבוד
   *[hits] עוד אין שאכטות
}
statistics-hits-player = שחקן
statistics-hits-everybody = כולם
statistics-hits-all-rules = כל ערכות החוקים
statistics-hits-none-sub = מה שמביא אותם יעמוד כאן, הנפוץ ראשון.
statistics-hits-others = כל השאר
statistics-hits-share = { $hits-figure }, { $share }%
statistics-hits-head = { $source }: { $share } מ־100
statistics-hits-sub = { hits-counted } ב{ $games ->
    [one] משחק אחד
    [two] שני משחקים
   *[other] ־{ $games-figure } משחקים
}. הכי הרבה אצל { $name }: { $most-figure }.

statistics-page-turns = תורים
statistics-turns-rules = חוקים
statistics-turns-points = { $points-figure } נקודות
statistics-turns-simple-from = השחקן הפשוט עוצר החל מ־
statistics-turns-against = מול שחקן פשוט ששומר כל מה שמזכה ועוצר החל מ־
statistics-turns-axis = תורים
statistics-turns-axis-points = נקודות בתור
statistics-turns-played = שוחקו
statistics-turns-simple = השחקן הפשוט, במדויק
statistics-turns-miss = פספוס
statistics-turns-none = עוד אין תורים
statistics-turns-told = { $misses-figure } מתוך { $turns ->
    [one] תור אחד
    [two] שני תורים
   *[other] { $turns-figure } תורים
} פספסו.{ $most ->
    [0] {""}
   *[other] {" "}רוב האחרים, { $most-figure }, הביאו { $open ->
        [yes] { $least-figure } נקודות ויותר
       *[no] { $least-figure } עד { $top-figure } נקודות
    }. התור הכי טוב הביא { $best-figure }.
}
statistics-turns-bar = { $kind ->
    [miss] פספוסים
    [one] { $least-figure } נקודות
    [open] { $least-figure } נקודות ויותר
   *[between] { $least-figure } עד { $top-figure } נקודות
}: { $played ->
    [1] תור אחד
    [2] שני תורים
   *[other] { $played-figure } תורים
}{ $simple ->
    [some] ; { $thought ->
        [0] כמעט אף אחד
       *[other] { $thought-figure }
    } אצל השחקן הפשוט
   *[none] {""}
}
statistics-turns-head = תור מביא { $points-figure } נקודות
statistics-turns-sub = { $turns-figure } תורים. השחקן הפשוט מגיע ל־{ $points-figure }, מרגע שהוא במשחק ובלי אתגרים.
statistics-turns-reckoning = { $turns-figure } תורים. השחקן הפשוט עוד בחישוב.
statistics-turns-house = { $turns-figure } תורים. לחוקי בית אין מספר מדויק.

statistics-page-players = שחקנים
statistics-players-all = כולם
statistics-players-column-name = שחקן
statistics-players-column-games = משחקים
statistics-players-column-won = ניצחונות
statistics-players-column-share = שיעור ניצחון
statistics-players-column-average = לתור
statistics-players-column-misses = פספוסים
statistics-players-column-best = תור שיא
statistics-players-column-hits = { $hit-word ->
    [stars] כוכבים
    [honour] כבוד
   *[hits] שאכטות
}
statistics-players-who = { $computer ->
    [yes] { $name } (מחשב)
   *[no] { $name }
}
statistics-players-none = עוד אף אחד לא ניצח
statistics-players-none-sub = משחקים שעוד פתוחים נספרים רק בתורים ובפספוסים.
statistics-players-head = הכי הרבה ניצחונות: { $name }, { $won ->
    [one] משחק אחד
    [two] שני משחקים
   *[other] { $won-figure } משחקים
}
statistics-players-sub = הכי הרבה נפגשו { $first } ו־{ $second }: { $games ->
    [one] משחק אחד
    [two] שני משחקים
   *[other] { $games-figure } משחקים
}, { $ahead-figure } מול { $behind-figure } ניצחונות.
statistics-players-alone = עוד אף אחד לא פגש אף אחד.
statistics-rivals = מי מנצח את מי
statistics-rivals-column-pair = שניים שנפגשו
statistics-rivals-names = { $first } : { $second }
statistics-rivals-column-games = משחקים יחד
statistics-rivals-column-first = ניצחונות לראשון
statistics-rivals-column-second = ניצחונות לשני
statistics-stories = סיפורים
statistics-stories-column-story = סיפור
statistics-stories-column-player = שחקן
statistics-stories-column-day = תאריך
statistics-form = כושר
statistics-form-note = נקודות לתור בעשרת המשחקים האחרונים, של החמישה שמשחקים הכי הרבה. עלייה אומרת שמישהו משתפר, או מעז יותר והמזל בא. הגלגלת, + ו־− משנים את הגודל.
statistics-form-axis = נקודות לתור
statistics-form-told = { $name }: { $points-figure } נקודות לתור בסוף, { $first-figure } אחרי המשחק הראשון.
statistics-form-games = המשחקים של השחקן הזה
statistics-form-game = משחק { $game-figure }

statistics-page-sheets = ערכות חוקים
statistics-sheets-column-rules = חוקים
statistics-sheets-column-games = משחקים
statistics-sheets-column-finished = נגמרו
statistics-sheets-column-length = תורים לראש
statistics-sheets-column-points = לתור
statistics-sheets-column-misses = פספוסים
statistics-sheets-column-hits = { $hit-word ->
    [stars] כוכבים לראש
    [honour] כבוד לראש
   *[hits] שאכטות לראש
}
statistics-sheets-none = עוד לא שיחקו לפי אף ערכת חוקים
statistics-sheets-head = הכי הרבה משחקים: { $rules }, { $games ->
    [one] משחק אחד
    [two] שני משחקים
   *[other] { $games-figure } משחקים
}
statistics-sheets-sub = { $sheets ->
    [one] ערכת חוקים אחת. האורך ו{ general-the-hits } הם ממוצעים של משחקים שנגמרו.
    [two] שתי ערכות חוקים. האורך ו{ general-the-hits } הם ממוצעים של משחקים שנגמרו.
   *[other] { $sheets-figure } ערכות חוקים. האורך ו{ general-the-hits } הם ממוצעים של משחקים שנגמרו.
}

statistics-page-records = שיאים
statistics-records-open = לצפות שוב במשחק הזה
statistics-records-none = עוד אין שיאים
statistics-records-head = התור הכי טוב הביא { $value }
statistics-records-sub = { $note }. לחיצה על שיא מראה את המשחק שלו.
statistics-records-who = { $name }, { $day }
statistics-record-title-best-turn = התור הכי טוב
statistics-record-title-big-hit = שאכטת־על
statistics-record-title-consecutive-hit = שאכטות ברצף: תורים רצופים שהביאו שאכטה
statistics-record-title-longest-miss = רצף הפספוסים הכי ארוך
statistics-record-title-highest-group-hit-average = ממוצע השאכטות הקבוצתי הכי גבוה
statistics-records-a-head = { $low } עד { $high } שאכטות לראש, אומר { $rules }
statistics-records-a-head-note = ב{ $games ->
    [one] משחק אחד שנגמר
    [two] שני משחקים שנגמרו
   *[other] ־{ $games-figure } משחקים שנגמרו
}, מ־{ $least } עד { $most }; { $within-figure } נפלו בתווך.

statistics-page-dice = קוביות
statistics-dice-which = אילו קוביות
statistics-dice-screen = על המסך
statistics-dice-real = קוביות אמיתיות
statistics-dice-title-straying = כמה סוטה כל פאה
statistics-dice-title-course = כל הפאות יחד, לאורך הדרך
statistics-dice-title-luck = מי זורק יותר טוב מהקוביות
statistics-dice-unit-straying = מקווקו: שש פאות ישרות נשארות בפנים ב־95 מ־100 שולחנות
statistics-dice-unit-course = חי בריבוע, 5 דרגות חופש
statistics-dice-unit-luck = נקודות מזל לזריקה, כמו בסקירה
statistics-dice-expected = צפוי
statistics-dice-face = { $face }: { $times-figure }
statistics-dice-rare = { $games ->
    [1] שולחן ישר אחד מ־100 מגיע לכאן
   *[other] שולחן ישר אחד מ־100 מגיע לכאן מתישהו ב־{ $games-figure } משחקים
}
statistics-dice-band = כאן נמצאים 8 מ־10 שולחנות ישרים בכל רגע נתון
statistics-dice-now = { $square } היום
statistics-dice-faces = { $faces-figure } קוביות
statistics-answer-few = מעט מדי בשביל לומר משהו
statistics-reason-few = { $faces-figure } פאות הן מעט מדי בשביל לומר משהו. המשיכו לשחק.
statistics-answer-even = לא, הן לא מזויפות
statistics-reason-even = { $faces-figure } קוביות נחתו, שקול כמו שאפשר לצפות. קוביות ישרות סוטות כך או יותר ב־{ $of } מ־100 ספירות כאלה.
statistics-answer-uneven = פחות שקול מהרגיל
statistics-reason-uneven = { $faces-figure } קוביות נחתו. קוביות ישרות סוטות כך ב־{ $of } מ־1,000 ספירות כאלה, אז זה קורה; הסתכלו שוב אחרי עוד משחקים.
statistics-answer-odd = תסתכלו על הקוביות האלה
statistics-reason-odd = { $faces-figure } קוביות נחתו, ולא באופן שקול. קוביות ישרות סוטות כך בפחות מאחת מתוך 1,000 ספירות כאלה. הסתכלו על הקוביות האלה, או על מי שמקליד אותן.
statistics-dice-verify = לאמת כל זריקה
statistics-dice-no-seal = קוביות אמיתיות נזרקו ביד; אין מה לאמת.
statistics-dice-send = להעתיק כתמונה אחת
statistics-copied = העמוד בלוח ההעתקה כתמונה אחת, מוכן להדבקה בהודעה.
statistics-dice-seal = על הקוביות של כל משחק התחייבנו לפני הזריקה הראשונה שלו. כאן הן נזרקות שוב מהזרע, כולן. כל אחד יכול לחזור על זה במחשב אחר.
statistics-dice-verifying = אומתו { $done-figure } מתוך { $games-figure } משחקים
statistics-dice-good = { $good ->
    [0] עוד אף משחק לא חשף את הזרע שלו
    [one] משחק אחד אומת
    [two] שני משחקים אומתו
   *[other] { $good-figure } משחקים אומתו
}{ $without ->
    [0] .
   *[other] ; { $without-figure } עוד לא חשפו זרע, או שלא התחייבו.
}
statistics-dice-bad = { $bad ->
    [one] משחק אחד לא עומד באימות: מספר { $first }.
    [two] שני משחקים לא עומדים באימות, הראשון הוא מספר { $first }.
   *[other] { $bad-figure } משחקים לא עומדים באימות, הראשון הוא מספר { $first }.
} אמתו אותו בתיק הזונק כדי לראות את הזריקה.

statistics-luck-line = { $name }: { $luck } נקודות לזריקה, { $word }
statistics-luck-word-very-lucky = המון מזל
statistics-luck-word-lucky = מזל
statistics-luck-word-even = מאוזן
statistics-luck-word-unlucky = חוסר מזל
statistics-luck-word-very-unlucky = ממש חוסר מזל
statistics-luck-few = זה יעמוד כאן ברגע שלמישהו יהיו { $throws-figure } זריקות במשחקים שנגמרו.
statistics-luck-reading = נבדקו { $done-figure } מתוך { $games-figure } משחקים שנגמרו.
statistics-luck-left-out = { $games ->
    [one] משחק אחד הושמט: הסיכויים שלו לא מחושבים.
    [two] שני משחקים הושמטו: הסיכויים שלהם לא מחושבים.
   *[other] { $games-figure } משחקים הושמטו: הסיכויים שלהם לא מחושבים.
}
statistics-luck-alone = למזל אין זיכרון. בתוך הפס נשארים 95 מ־100 שחקנים ישרים.
statistics-luck-inside = למזל אין זיכרון. { $name } בראש כי מישהו חייב להיות שם, והנקודה עדיין בתוך הפס.
statistics-luck-beyond = { $name } מעבר לפס, שבו כולם נשארים ב־95 מ־100 ספירות ישרות. ובכל זאת, למזל אין זיכרון.
statistics-luck-apart-real = בקוביות אמיתיות שהוקלדו ביד: עוד { $faces-figure }, בנפרד.
statistics-luck-apart-screen = על המסך: עוד { $faces-figure }, בנפרד.
