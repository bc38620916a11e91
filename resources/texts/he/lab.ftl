lab-title = { $rules }, { $games ->
    [one] משחק אחד
    [two] שני משחקים
   *[other] { $games-figure } משחקים
}, זרע { $seed }.
lab-length = { $rounds } סיבובים, בערך { $minutes } דקות.
lab-turns = { $misses } מהתורים מפספסים; { $throws } זריקות בתור; { $forced } מהזריקות לא משאירות ברירה.
lab-miss = { $dice ->
    [one] קובייה אחת מפספסת
    [two] שתי קוביות מפספסות
   *[other] { $dice-figure } קוביות מפספסות
} { $chance }.
lab-wins = ניצחונות לפי מקום: { $seats-comma }. מי שמוביל במחצית מפסיד ב־{ $upset }.
lab-careful = שחקן זהיר אחד בין הטובים מנצח ב־{ $careful }; חלק שווה הוא { $even }.
lab-hits = { hits-plain-first } לראש: { $hits }.
lab-source = { $source }: { $hits }
lab-called-off = { $done ->
    [0] נעצר לפני שנגמר משחק: אין מה לספר.
    [one] נעצר אחרי משחק אחד מתוך { $of-figure }. מה שנאמר הוא עליו.
    [two] נעצר אחרי שני משחקים מתוך { $of-figure }. מה שנאמר הוא עליהם.
   *[other] נעצר אחרי { $done-figure } מתוך { $of-figure } משחקים. מה שנאמר הוא עליהם.
}
lab-speed = { $pace } משחקים בשנייה על { $count ->
    [one] תהליך אחד
    [two] שני תהליכים
   *[other] { $count-figure } תהליכים
}.
lab-speed-cluster = { $pace } משחקים בשנייה על { $count ->
    [one] עובד אחד
    [two] שני עובדים
   *[other] { $count-figure } עובדים
} באשכול.
lab-progress = { $done-figure } מתוך { $of ->
    [one] משחק אחד
    [two] שני משחקים
   *[other] { $of-figure } משחקים
}

lab-try = לנסות { $games ->
    [one] משחק אחד
    [two] שני משחקים
   *[other] { $games-figure } משחקים
}
lab-try-tip = מחשבים משחקים לפי החוקים האלה; מה שיוצא מצויר תוך כדי משחק.
lab-name = מעבדת החוקים
lab-against = מול
lab-against-nothing = שום דבר
lab-against-name = חוקים להשוואה
lab-games = משחקים
lab-seed = זרע
lab-stop = לעצור
lab-progress-name = משחקים ששוחקו
lab-pace = { $games-figure } בשנייה, { $minutes ->
    [0] נשארה פחות מדקה
    [one] נשארה בערך דקה
    [two] נשארו בערך שתי דקות
   *[other] נשארו בערך { $minutes-figure } דקות
}
lab-who = { $players-figure } שחקנים. כולם במיטבם חוץ מזהיר אחד, שיושב בכל המקומות לפי התור.
lab-who-both = { $players-figure } שחקנים. כולם במיטבם חוץ מזהיר אחד, שיושב בכל המקומות לפי התור. שתי ערכות החוקים מקבלות אותן קוביות.
lab-stopped = נעצר אחרי { $games ->
    [one] משחק אחד
    [two] שני משחקים
   *[other] { $games-figure } משחקים
}. מה שיצא עד אז נשאר.
lab-watch = לצפות במשחק { $game-figure }
lab-watch-note = המשחק עם הכי הרבה { hits-plain } לשחקן אחד, בשידור חוזר
lab-watch-wait = משחקים שוב את משחק { $game-figure }…
lab-watch-title = { $rules }, משחק { $game-figure } מהמעבדה
lab-no-processes = אי אפשר לשחק עוד משחקים: { $why }. מה שיצא עד אז נשאר.
lab-process-died = תהליך מת באמצע המשחקים. אולי אין מספיק זיכרון; נסו פחות משחקים. מה שיצא עד אז נשאר.
lab-went-wrong = משהו השתבש במשחקים האלה. מה שיצא עד אז נשאר, וביומן יש עוד.
lab-other-does-not-hold = החוקים האחרים לא תקינים. { $wrong }

lab-was = היה { $value }
lab-figure-rounds = סיבובים במשחק
lab-figure-minutes = דקות, לפי 14 ש׳ לזריקה
lab-figure-minutes-here = דקות, לפי { $seconds-figure } ש׳ לזריקה אצלכם
lab-figure-misses = מהתורים מפספסים
lab-figure-hits = { hits-plain } לראש
lab-figure-upset = המוביל במחצית מפסיד
lab-figure-forced = זריקות בלי ברירה
lab-length-title = כמה זמן זה לוקח
lab-length-note = משחקים לפי סיבובים
lab-rounds-bar = { $more ->
    [yes] { $least-figure } עד { $top-figure } סיבובים
   *[no] { $least ->
        [one] סיבוב אחד
        [two] שני סיבובים
       *[other] { $least-figure } סיבובים
    }
}
lab-rounds-mean = { $name }: { $rounds } סיבובים
lab-seats-title = משתלם לפתוח?
lab-seats-note = % ניצחונות לפי מקום, ± { $off }
lab-change-rounds = משחקים לפי סיבובים; { $change } ± { $off }
lab-change-first = % ניצחונות; הראשון { $change } ± { $off }
lab-change-careful = ניצחונות; הזהיר { $change } ± { $off }
lab-even = שווה
lab-seat = { $seat ->
    [1] ראשון
    [2] שני
    [3] שלישי
    [4] רביעי
    [5] חמישי
    [6] שישי
   *[other] מקום { $seat }
}
lab-sources-title = המקורות של { general-the-hits }
lab-sources-note = לראש ולמשחק
lab-sources-note-both = לראש ולמשחק; נקודה: { $own }, טבעת: { $other }
lab-never = אף פעם
lab-miss-same = כאן לא השתנה כלום.
lab-miss-was = מנוקד: לפי { $other }.
lab-careful-title = משתלם להיזהר?
lab-careful-note = ניצחונות; נקודות: חלק שווה
lab-best = אחד הטובים, { $name }
lab-careful-one = הזהיר, { $name }
lab-never-title = לא קרה אף פעם
lab-never-note = ב{ $games ->
    [one] משחק אחד
    [two] שני משחקים
   *[other] ־{ $games-figure } משחקים
}
lab-never-none = כל מקור של { hits-plain } הופיע לפחות פעם אחת.
lab-yet-title = ובכל זאת
lab-yet-length = המשחק הכי ארוך נמשך { $longest } סיבובים, הכי קצר { $shortest }.
lab-yet-hits = מישהו לקח { hits-counted } במשחק אחד.

lab-save-figures = לשמור את המספרים…
lab-save-picture = לשמור את התמונה…
lab-save-title = לשמור את ממצאי המעבדה
lab-nothing-to-save = עוד אין מה לשמור.
lab-written = { $file } נכתב.
lab-not-written = אי אפשר לכתוב את { $file }: { $why }. בחרו תיקייה אחרת.
lab-back = חזרה לחוקים
lab-brief-figures = מספרים…
lab-brief-picture = תמונה…
lab-brief-back = חזרה
lab-brief-use = לשחק
