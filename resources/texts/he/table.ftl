table-title-turn = התור { whose }
table-title-turn-team = התור { whose } בשביל { $team }
table-title-dared = { name-dares } { $other }
table-title-royale = רויאל
table-title-again = זריקה נוספת של { $name }
table-title-wins = { $names-count ->
    [one] ניצחון ל־{ $names-listed }
   *[other] ניצחון משותף: { $names-listed }
}
table-title-nobody-wins = אין מנצח

table-note-royale = { $times ->
    [1] { $dice-word-first } קוביות, סכומן.
   *[other] { $dice-word-first } קוביות, סכומן כפול { $times-figure }.
}
table-note-all-score = כל { $dice-word } הקוביות מזכות. חייבים לזרוק אותן.
table-note-reroll = הזריקה החוזרת: { $dice ->
    [one] אותה קובייה
    [two] אותן שתי קוביות
   *[other] אותן { $dice-word } קוביות
} שוב.
table-note-dice = עם { $have-figure } עוצרים כש־{ $need-either } קוביות בצד
table-note-needs = { $how ->
    [dial-in] צריך { $need-figure } כדי להיכנס למשחק
    [stay] צריך { $need-figure } כדי לעצור
   *[get-in] צריך { $need-figure } כדי להיכנס
}

table-points-none = עוד כלום
table-tag-royale = רויאל
table-if-stays = אם עוצרים
table-by-staying = בעצירה
table-needed = דרוש
table-miss = סיכוי לפספוס
table-miss-short = פספוס

table-own-key = { $name }: זריקה במקש { $key }.
table-roll = לזרוק
table-roll-all = לזרוק את כל ה־{ $dice-figure }
table-roll-some = { $dice ->
    [one] לזרוק קובייה אחת
    [two] לזרוק שתי קוביות
   *[other] לזרוק { $dice-word } קוביות
}
table-roll-short = לזרוק { $dice-word }
table-enter-the-throw = להקליד את הזריקה
table-enter-short = זריקה
table-write-the-turn = לרשום את התור
table-write-short = לרשום
table-write-ask = כמה נקודות היו בתור של { $name }? 0 לפספוס.
table-keeps-first = { $kind ->
    [alike] שומרים { general-faces }
    [few] שומרים את { $faces-listed }
   *[many] שומרים { $count-word } קוביות
}
table-hits-first = קודם { hits-counted }
table-keep-royale-note = זורקים על הערך שלו
table-keep-points = { $points-figure } נקודות
table-stay = לעצור
table-total-ask = באיזה סכום העצירה של { $name }?
table-stake-ask = כמה כל אחד שם בקופה?
table-stake-use = לשים
table-word-ask = מילה לזריקה הזאת
table-figure-between = מספר שלם מ־{ $least-figure } עד { $most-figure }.
table-makes = סך הכול { $total-figure }
table-scored-in-the-show = נספר במופע
table-roll-for-the-four = לזרוק קובייה אחת על { $face }
table-gate-shut = השער סגור. { general-to-name } יש { hits-counted } לקחת.

table-name-the-dice = לנקוב בקוביות
table-account-title = אילו קוביות?
table-account-ask = אילו קוביות נותנות { $points-figure }?
table-account-note = { name-names } את כל הקוביות שנשמרו בתור הזה. לחצו על הפאות, או הקלידו אותן.
table-account-named = נרשמו: { $faces-listed }
table-no-dice = אין
table-account-add = עוד { $face-figure }
table-account-empty = קודם נקבו בקוביות.
table-account-none = אי אפשר לנקוב
table-account-done = הקוביות האלה

table-card-so-far = { hits-plain-first } עד כה
table-answer-you-can-go = אפשר לזרוק
table-answer-done = סיימתי
table-answer-yes = כן
table-answer-cough = שיעול
table-answer-no = לא
table-answer-overrule = נדחה

table-goes-first = { name-starts }.
table-magic-banner = מספר הקסם { $faces-dash }
table-magic-corner = מספר הקסם { $faces-dash }

table-die = { $letter ->
    [R] קובייה { $place-figure }, אדומה: { $face-figure }
    [W] קובייה { $place-figure }, לבנה: { $face-figure }
    [G] קובייה { $place-figure }, ירוקה: { $face-figure }
   *[none] קובייה { $place-figure }: { $face-figure }
}
table-dice-to-go = { $dice ->
    [one] נשארה קובייה אחת.
    [two] נשארו שתי קוביות.
   *[other] נשארו { $dice-word } קוביות.
}
table-entry-corrected = { $told }   (תוקן, היה: { $was })
table-entry-put-in = { $told }   (נוסף אחר כך)
table-party-magic = מספר הקסם
table-party-round = סיבוב { $round-figure }
table-party-to-take = { $hits-figure } לקחת
table-party-next = הבא בתור
table-party-home = הבית ב־{ $limit-figure }
table-die-label = { $letter ->
    [R] { $place-figure } אדומה
    [W] { $place-figure } לבנה
    [G] { $place-figure } ירוקה
   *[none] { $place-figure }
}
table-kind-roll = זריקה
table-kind-keep = קוביות שנשמרו
table-kind-else = משהו אחר
table-kind-none = כלום
table-put-in-before = להוסיף לפני הרישום הזה
table-empty-roll = לחצו על פאה לכל קובייה.
table-empty-keep = הקוביות האלה לא מזכות ביחד. לחצו על אלה שנשמרו.
table-empty-else = בחרו מה קרה.
table-stands-against = עוד לא תוקן: ככה הרישום הזה כבר לא עומד. { $why } תקנו גם אותו, או בחרו ״כלום״ כדי למחוק אותו.
table-missing-before = עוד לא תוקן: משהו חסר לפני הרישום הזה. { $why }
table-entry-plain = פקודה כמו בתמליל, למשל { "roll 1 5 2 4 4" }, { "keep 1 5" } או { "stay" }.

table-the-results = התוצאות

table-pick-at-least-one-die = בחרו לפחות קובייה אחת שמזכה.

table-keep = לשמור
table-pick-dice-that-score = בחרו קוביות שמזכות.

table-pick-the-dice-to-stay = בחרו עם אילו קוביות לעצור.

table-use-the-reroll = לנצל זריקה חוזרת
table-reroll-short = חוזרת
table-reroll-again = { $dice ->
    [one] אותה קובייה שוב
    [two] שתי הקוביות שוב
   *[other] כל { $dice-word } הקוביות שוב
}
table-let-it-stand = להשלים עם זה
table-stand-short = שיהיה
table-then-plays = התור הבא: { $name }
table-reroll-first = נצלו את הזריקה החוזרת, או השלימו עם הפספוס.

table-take-the-dare = לקבל את האתגר
table-take-short = לקבל
table-refuse = לסרב

table-correct-an-entry = תיקון רישום
table-which-entry-is-wrong = איזה רישום שגוי?
table-it-should-be = מה צריך להיות
table-what-happened = מה קרה
table-as-a-line-of-the = כשורה בתמליל
table-the-entry-as-a-line = הרישום כשורה בתמליל
table-entries-the-latest-first = רישומים, האחרון ראשון
table-the-sheet-marks-what-was = הדף מסמן מה תוקן.
table-cancel = ביטול
table-correct-it = לתקן
table-pick-an-entry = בחרו רישום.
table-this-cannot-be-read = אי אפשר לקרוא את זה: { $message }
table-a-comment-is-no-entry = הערה היא לא רישום.
table-this-is-what-stands-there = זה בדיוק מה שרשום עכשיו.
table-turns-that-follow-are-worked = התורים שאחריו מחושבים מחדש.

table-the-throw = הזריקה
table-what-did-throw = מה יצא בזריקה של { $name }?
table-click-the-faces-of-or = לחצו על הפאות של { dice-counted }, או הקלידו אותן: { $example }.
table-faces-as-figures = פאות כמספרים
table-they-lie-there = לרשום
table-only-were-thrown = נזרקו רק { dice-counted }.

table-rolling = באוויר
table-the-dice-are-rolling = הקוביות מתגלגלות.
table-the-game-has-not-begun = המשחק עוד לא התחיל.
table-call = להכריז
table-nothing-to-call = אין עכשיו על מה להכריז.
table-dice-that-have-landed-stay = קוביות שנחתו נשארות איפה שנחתו.
table-there-is-nothing-to-take = אין מה להחזיר.
table-takes-back-the-last-choice = הבחירה האחרונה
table-takes-back-the-last-entry = הרישום האחרון
table-undo = להחזיר

table-totals = סכומים
table-f11-leaves-the-big-picture = F11 או Esc ליציאה

table-the-pledge-of-the-dice = ההתחייבות על הקוביות הועתקה.

table-copy = להעתיק
table-copy-pledge-and-seed-of = להעתיק את ההתחייבות והזרע של הקוביות
table-verify = לאמת
table-verify-the-dice = לאמת את הקוביות
table-the-seed-of-the-dice = זרע הקוביות היה { $seed }, ההתחייבות { $commitment }.
table-pledge-and-seed-are-copied = ההתחייבות והזרע הועתקו.

table-11-000-called-by = 11,000: הכרזה של { $name }

table-bar-told = { $points-figure } נקודות בתור הזה.
table-bar-figure = { $label }: { $figure }
table-this-turn = בתור הזה

table-done = סיימתי
table-can-i-roll = אפשר לזרוק?
table-can-i-roll-short = לשאול
table-jump-the-gate = לפרוץ את השער

table-the-magic-number = מספר הקסם
table-roll-the-magic-number = לזרוק את מספר הקסם
table-roll-the-magic-short = לזרוק אותו

table-that-die-scores-nothing-here = הקובייה הזאת לא מזכה כאן.

table-no-die-shows = אין קובייה שמראה { $face }.
