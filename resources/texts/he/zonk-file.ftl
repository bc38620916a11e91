zonk-file-the-end = הסוף
zonk-file-turn-of = התור { whose }

zonk-file-title = תיק הזונק
zonk-file-the-bin = הסל
zonk-file-search = לחפש במשחקים
zonk-file-search-hint = שמות, חוקים, כותרת, תאריך
zonk-file-filters = מסננים
zonk-file-filter-player = שחקן
zonk-file-filter-rules = חוקים
zonk-file-filter-winner = מנצח
zonk-file-filter-span = תאריך
zonk-file-filter-state = מצב
zonk-file-any-player = כל שחקן
zonk-file-any-rules = כל החוקים
zonk-file-any-winner = כל מנצח
zonk-file-any-span = כל זמן
zonk-file-any-state = כל מצב
zonk-file-last-days = { $days } הימים האחרונים
zonk-file-in-year = בשנת { $year }
zonk-file-finished = נגמר
zonk-file-in-play = במהלך
zonk-file-won = ניצחון { general-to-name }
zonk-file-chip = להסיר: { $filter }
zonk-file-games = { $games ->
    [one] משחק אחד
    [two] שני משחקים
   *[other] { $games-figure } משחקים
}
zonk-file-column-date = תאריך
zonk-file-column-players = שחקנים
zonk-file-column-rules = חוקים
zonk-file-column-winner = מנצח
zonk-file-column-rounds = סיבובים
zonk-file-column-throws = זריקות
zonk-file-list = משחקים
zonk-file-sort = למיין לפי { $column } (Ctrl+{ $key }); שוב הופך את הסדר
zonk-file-cell-titled = { $title }: { $players }
zonk-file-cell-no-winner = אין מנצח
zonk-file-cell-in-play = במהלך
zonk-file-nothing = עוד אין משחק. כל משחק נשמר כאן מעצמו, החל מהזריקה הראשונה.
zonk-file-nothing-fits = אין משחק מתאים. הסירו מילה או מסנן.
zonk-file-bin-is-empty = הסל ריק.

zonk-file-story = { $name }: { $story }

zonk-file-open = לפתוח
zonk-file-continue = להמשיך
zonk-file-replay = שידור חוזר
zonk-file-review = סקירה
zonk-file-print = להדפיס את הדף
zonk-file-verify = לאמת קוביות
zonk-file-statistics = סטטיסטיקה
zonk-file-export = לייצא…
zonk-file-rename = לשנות שם…
zonk-file-to-bin = לסל
zonk-file-restore = לשחזר
zonk-file-note = { $rules }, { $day }. { $state ->
    [open] עוד לא נגמר.
    [won] ניצחון { general-to-winner }.
   *[nobody] { $totals ->
        [yes] הסכומים לא אומרים מי ניצח.
       *[no] אין מנצח.
    }
}{ $real ->
    [yes] {" "}בקוביות אמיתיות{ $totals ->
        [yes] , נרשם כסכומים
       *[no] {""}
    }.
   *[no] {""}
}
zonk-file-chosen = { $games ->
    [0] לא נבחר משחק
    [one] משחק אחד
    [two] שני משחקים
   *[other] { $games-figure } משחקים
}
zonk-file-chosen-note = הייצוא והסל חלים על כולם.
zonk-file-choose-one = בחרו משחק אחד.
zonk-file-choose = בחרו משחק.
zonk-file-on-the-table = המשחק שעל השולחן לא הולך לסל.
zonk-file-restore-first = קודם שחזרו את המשחק.
zonk-file-called = שמו { $name }.
zonk-file-name-gone = השם הוסר.

zonk-file-import = לייבא…
zonk-file-read-a-sheet = קריאת דף…
zonk-file-import-title = ייבוא תמלילים
zonk-file-bin = סל ({ $games-figure })
zonk-file-show-bin = להציג את הסל
zonk-file-back = חזרה למשחקים
zonk-file-empty-bin = לרוקן את הסל…
zonk-file-copies = עותקים…
zonk-file-close = לסגור
zonk-file-stop = לעצור
zonk-file-progress = קבצים שטופלו
zonk-file-busy = ייבוא, ייצוא או הדפסה אחת בכל פעם.
zonk-file-went = { $done-figure } מתוך { $files-figure } קבצים
zonk-file-went-over = { $done-figure } מתוך { $games-figure } משחקים
zonk-file-binned = { $games ->
    [one] משחק אחד הועבר
    [two] שני משחקים הועברו
   *[other] { $games-figure } משחקים הועברו
} לסל.
zonk-file-restored = { $games ->
    [one] משחק אחד שוחזר
    [two] שני משחקים שוחזרו
   *[other] { $games-figure } משחקים שוחזרו
}.
zonk-file-deleted = { $games ->
    [one] משחק אחד נמחק
    [two] שני משחקים נמחקו
   *[other] { $games-figure } משחקים נמחקו
}.
zonk-file-delete-question = למחוק { $games ->
    [one] משחק אחד
    [two] שני משחקים
   *[other] { $games-figure } משחקים
} לתמיד?
zonk-file-delete-note = מה שנמחק כאן אי אפשר להחזיר.
zonk-file-delete = למחוק { $games ->
    [one] משחק אחד
    [two] שני משחקים
   *[other] { $games-figure } משחקים
}
zonk-file-keep-them = להשאיר אותם

zonk-file-export-one = ייצוא התמליל
zonk-file-export-many = תיקייה ל־{ $files-figure } תמלילים
zonk-file-written = נכתב: { $names-comma }.
zonk-file-not-written = לא נכתב: { $why }
zonk-file-exported = { $files ->
    [one] קובץ אחד נכתב
    [two] שני קבצים נכתבו
   *[other] { $files-figure } קבצים נכתבו
}.{ $same ->
    [0] {""}
    [1] {" "}אחד כבר היה שם.
   *[other] {" "}{ $same-figure } כבר היו שם.
}{ $refused ->
    [0] {""}
   *[other] {" "}{ $refused-figure } לא נכתבו.
}{ $stopped ->
    [yes] {" "}נעצר.
   *[no] {""}
}
zonk-file-not-all-written = לא הכול נכתב
zonk-file-export-broken = { $why } { $files-figure } נכתבו לפני כן.
zonk-file-imported = { $games ->
    [one] משחק אחד יובא
    [two] שני משחקים יובאו
   *[other] { $games-figure } משחקים יובאו
}.{ $bygone ->
    [0] {""}
   *[other] {" "}לפי החוקים של { $bygone-figure } מהם כבר לא משחקים: אפשר להקרין, להדפיס ולייצא אותם, לא להמשיך.
}{ $left ->
    [0] {""}
   *[other] {" "}{ $left-figure } הושמטו, כבר כאן.
}{ $refused ->
    [0] {""}
   *[other] {" "}{ $refused-figure } נדחו.
}{ $stopped ->
    [yes] {" "}נעצר; השאר לא נבדקו.
   *[no] {""}
}
zonk-file-not-printed = נעצר. לא הודפס כלום.
zonk-file-not-imported = לא יובא: { $why } לא שונה כלום.
zonk-file-import-broken = { $why } { $games ->
    [one] משחק אחד הובא
    [two] שני משחקים הובאו
   *[other] { $games-figure } משחקים הובאו
} לפני כן.
zonk-file-refused-title = { $refused-figure } מתוך { $files ->
    [one] קובץ אחד
    [two] שני קבצים
   *[other] { $files-figure } קבצים
} נדחו
zonk-file-refused-note = { $said } בכל קובץ שנדחה נאמר הדבר הראשון שלא תקין בו.
zonk-file-refused-line = { $file }, שורה { $why }
zonk-file-refused-file = { $file }: { $why }
zonk-file-refused-files = קבצים שנדחו
zonk-file-twins = { $games ->
    [one] משחק אחד מאלה כבר כאן.
    [two] שני משחקים מאלה כבר כאן.
   *[other] { $games-figure } מהמשחקים האלה כבר כאן.
}
zonk-file-twins-note = החוקים, השחקנים וכל פעולה זהים. אם יישמרו פעמיים, ייספרו פעמיים בשיאים ובסטטיסטיקה.
zonk-file-leave-out = להשמיט
zonk-file-keep-both = להשאיר את שניהם

zonk-file-rename-title = שינוי שם המשחק
zonk-file-rename-ask = איך לקרוא למשחק הזה:
zonk-file-rename-field = איך לקרוא למשחק הזה
zonk-file-rename-hint = בלי שם הוא נקרא על שם השחקנים שלו
zonk-file-rename-do = לשנות שם
zonk-file-cancel = ביטול

zonk-file-real-dice = קוביות אמיתיות על שולחן אמיתי: התוכנה לא זרקה אף אחת, ולכן אין מה לאמת.
zonk-file-verified = { $said-first }{ $other ->
    [yes] {" "}{ $renamed-first }.
   *[no] {""}
} לא נבדק: { $unknown }.
zonk-file-not-verified = { $said-first }.

zonk-file-replay-title = שידור חוזר
zonk-file-tray = מגש הקוביות
zonk-file-moment = רגע במשחק
zonk-file-step-back = אחורה
zonk-file-play = לנגן
zonk-file-pause = להשהות
zonk-file-step = צעד
zonk-file-clip = לשמור קליפ…
zonk-file-clip-brief = קליפ…
zonk-file-key-left = חץ שמאלה
zonk-file-key-space = רווח
zonk-file-key-right = חץ ימינה
zonk-file-speeds = מהירות
zonk-file-speed-slow = איטי
zonk-file-speed-normal = רגיל
zonk-file-speed-fast = מהיר
zonk-file-speed-off = מיד
zonk-file-rolls = זריקה של { $name }.
zonk-file-throw-of = זריקה { $throw-figure } מתוך { $of-figure }
zonk-file-entry-of = רישום { $entry-figure } מתוך { $of-figure }
zonk-file-begins = המשחק מתחיל.
zonk-file-corrected = { $told } הרישום הזה תוקן.

zonk-file-copies-title = עותקים של תיק הזונק
zonk-file-copies-head = עותקים
zonk-file-copies-note = אחד בשבוע מעצמו, שלושת האחרונים נשמרים
zonk-file-copies-list = עותקים וקבצים שנשמרו בצד
zonk-file-copy-now = להעתיק עכשיו
zonk-file-copies-looking = מסתכלים לתוכם…
zonk-file-bring-over = להעביר { $games-figure }
zonk-file-copy-restore = לשחזר…
zonk-file-copy-delete = למחוק…
zonk-file-no-copy = עוד אין עותק.
zonk-file-copy-made = נוצר עותק.
zonk-file-over-broken = { $why } { $said }
zonk-file-brought-over = { $games-figure } הועברו{ $parts ->
    [0] {""}
   *[other] , { $parts-figure } עד מקום הפגיעה
}{ $lost ->
    [0] {""}
   *[other] ; { $lost-figure } אי אפשר לשחק שוב
}. שום דבר שהיה כאן לא שונה.{ $stopped ->
    [yes] {" "}נעצר; את השאר אפשר להעביר אחר כך.
   *[no] {""}
}
zonk-file-restore-question = לחזור לתיק הזונק מ־{ $day }?
zonk-file-restore-note = יש בו { $games ->
    [one] משחק אחד
    [two] שני משחקים
   *[other] { $games-figure } משחקים
}. תיק הזונק של עכשיו נשמר לצידו ואפשר לשחזר אותו באותה דרך. המשחק שעל השולחן עובר איתו.
zonk-file-delete-copy = למחוק את { $file } לתמיד?
zonk-file-delete-copy-note = { $games-figure } מהמשחקים שבו לא נמצאים בתיק הזונק. מה שנמחק כאן אי אפשר להחזיר.
zonk-file-delete-it = למחוק
zonk-file-copy-deleted = הוא נמחק.
zonk-file-export-all = לייצא כל משחק…
zonk-file-look-inside = להציץ פנימה
zonk-file-try-again = לנסות שוב
zonk-file-copy-fills = יש בו { $fills-figure } מתוך { $games ->
    [one] משחק אחד עם חור
    [two] שני משחקים עם חורים
   *[other] { $games-figure } משחקים עם חורים
}.
zonk-file-inside = המשחקים של הקובץ הזה
zonk-file-column-here = בתיק הזונק
zonk-file-inside-here = { $state ->
    [yes] כאן
    [longer] כאן בחלקו
   *[no] חסר
}
zonk-file-keep-all = להשאיר הכול כמו שהוא
zonk-file-copy-of = עותק מ־{ $day }
zonk-file-kept-aside = { $kind ->
    [damaged] נשמר בצד ב־{ $day }: הוא פגום
    [foreign] נשמר בצד ב־{ $day }: הוא לא תיק זונק
    [newer] נשמר בצד ב־{ $day }: כתבה אותו גרסה חדשה יותר של התוכנה
    [older] עותק מ־{ $day }, לפני שגרסה חדשה של התוכנה שינתה את הקובץ
    [replaced] נשמר בצד ב־{ $day }: הוא הוחלף באחד העותקים שלו
   *[other] נשמר בצד ב־{ $day }
}
zonk-file-megabytes = { $size } MB
zonk-file-kilobytes = { $size } kB
zonk-file-copy-holds = { $games ->
    [one] משחק אחד
    [two] שני משחקים
   *[other] { $games-figure } משחקים
}, { $size }.{ $missing ->
    [0] {""}
   *[other] {" "}{ $missing-figure } מהם לא בתיק הזונק.
}

zonk-file-rescued-head = ניצלו { $rescued-figure } מתוך { $games ->
    [one] משחק אחד
    [two] שני משחקים
   *[other] { $games-figure } משחקים
}
zonk-file-rescued-note = תיק הזונק נפגם על הדיסק והונח בצד ב־{ $day }. כל משחק שעוד היה קריא נמצא כאן שוב, זריקה אחר זריקה.{ $lost ->
    [0] {""}
    [1] {" "}אחד חסר.
   *[other] {" "}{ $lost-figure } חסרים.
}{ $parts ->
    [0] {""}
    [1] {" "}אחד מגיע עד מקום הפגיעה.
   *[other] {" "}{ $parts-figure } מגיעים עד מקום הפגיעה.
} בקובץ הפגום לא נגעו: הוא מונח לצד החדש, והשורה הזאת תישאר עד שיוסר.
zonk-file-fill-gaps = למלא את החורים מהעותק של { $day }
zonk-file-gaps-in-it = { $fills-figure } מתוך { $games-figure } נמצאים בו. שום דבר כאן לא מוחלף.
zonk-file-show-damaged = להראות את הקובץ הפגום
zonk-file-fold = לקפל את ההודעה
zonk-file-unfold = לפרוס
zonk-file-map-head = { $games ->
    [one] משחק אחד
    [two] שני המשחקים שלכם, הישן ראשון
   *[other] { $games-figure } המשחקים שלכם, הישן ראשון
}
zonk-file-map = מפה של { $games ->
    [one] משחק אחד
    [two] שני משחקים
   *[other] { $games-figure } משחקים
}: { $rescued-figure } ניצלו, { $parts-figure } עד מקום הפגיעה, { $lost-figure } חסרים
zonk-file-mark-means-rescued = ניצל
zonk-file-mark-means-part = עד מקום הפגיעה
zonk-file-mark-means-lost = חסר
zonk-file-mark = { $dated ->
    [yes] { $rules }, { $day }
   *[no] מספר { $number-figure }
}: { $state ->
    [whole] ניצל
    [back] ניצל מעותק
    [part] עד זריקה { $throws-figure }
   *[lost] חסר
}
zonk-file-missing-head = { $games ->
    [one] המשחק שיש בו חור
    [two] שני המשחקים עם חורים
   *[other] { $games-figure } המשחקים עם חורים
}
zonk-file-missing-note = לפי מה שנשאר מהם
zonk-file-number = מספר { $number-figure }
zonk-file-left = { $kind ->
    [part] { $throws ->
        [one] נקראה הזריקה הראשונה
        [two] נקראו שתי הזריקות הראשונות
       *[other] נקראו { $throws-figure } הזריקות הראשונות
    }
    [head] רק עמוד השער
   *[none] לא קריא
}
zonk-file-left-line = מספר { $number-figure }{ $dated ->
    [yes] , { $rules }, { $day }
   *[no] {""}
}: { $left }
zonk-file-more-missing = ועוד { $games-figure }
zonk-file-list-all = להציג את כולם
zonk-file-missing-counted = השמות, השיאים וממוצע { general-the-hits } הקבוצתי סופרים מה שיש כאן. האחרים ייספרו שוב ברגע שיחזרו.
zonk-file-see-rescue = להראות מה ניצל
