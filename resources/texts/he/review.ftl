review-title = סקירה
review-stop = לעצור
review-stopped = לא נבדק
review-counts-hits = כאן מנצחים ב{ hits-plain }: { $points-figure } נקודות על כל { hit-one }.
review-hints = רמזים: { $shown-listed }.
review-hints-of = { $name } { $hints-figure }
review-close = לסגור
review-looking = מסתכלים על המשחק…
review-looking-note = כל זריקה וכל בחירה מושוות למשחק הטוב ביותר.
review-none = אי אפשר לסקור את המשחק הזה
review-failed = משהו השתבש. ביומן יש עוד; המשחק כפי שהיה.
review-head = הקוביות היו עם { $name }: { $luck }
review-head-won = { $kind ->
    [both] הקוביות היו עם { $name }, וגם הידע מה לעשות בהן
    [luck] { general-to-name } היה מזל, וגם מספיק כישרון
    [choices] הבחירות הכי טובות היו של { $name }, וזה הספיק
    [against] ניצחון של { $name } נגד הקוביות
    [uphill] ניצחון של { $name } בעלייה תלולה
   *[enough] { $name }: בדיוק כמה שצריך
}
review-line = { $kind ->
    [faultless] אף טעות, באף קובייה.
    [rained] הבחירות הכי טובות מכולם. ירד גשם.
    [knew] זריקות טובות, ובלי צניעות.
    [chose] הבחירות הכי טובות מכולם, והיה בהן צורך.
    [bold] זריקה נועזת מדי, { times-counted }.
    [timid] עצירה מוקדמת מדי, { times-counted }.
    [kinder] הקוביות שילמו על הבחירות.
    [helped] המזל הרע קיבל קצת עזרה.
   *[owed] לא הגיע כלום, וכלום התקבל.
}
review-line-computer = { $character ->
    [professor] { $won ->
        [yes] עכשיו צוחק.
       *[no] יצחק אחר כך.
    }
    [vera] { $won ->
        [yes] הממוצע משלם את חובותיו.
       *[no] הממוצע עדיין חייב לה.
    }
    [umbrella] { $won ->
        [yes] יבש עד הסוף.
       *[no] יזכור גם את זה.
    }
    [dot] { $won ->
        [yes] עוד קובייה אחת הייתה בדיוק מה שצריך.
       *[no] עוד קובייה אחת לא הייתה חכמה.
    }
    [pete] { $won ->
        [yes] בא בשביל { general-the-hits }. לקח גם את הדף.
       *[no] סופר { hits-plain }, לא מקומות.
    }
    [kid] { $won ->
        [yes] הביא מזל. ושמר עליו.
       *[no] עכשיו עם עוד שעה של ניסיון.
    }
   *[other] {""}
}
review-unkind = הקוביות לא פינקו אף אחד
review-sub = { $rules }. הבחירות הטובות ביותר: { $name }, עם ויתור על { $cost }.
review-choices = { $choices ->
    [one] נבדקה בחירה אחת.
    [two] נבדקו שתי בחירות.
   *[other] נבדקו { $choices-figure } בחירות.
} { $good-figure } היו טובות כמו הטובה ביותר.
review-bars = תקן, מזל ומחיר של כולם
review-par = תקן: מה שהמשחק הטוב ביותר מביא בממוצע
review-legend = מלא: מזל, מה שהקוביות נתנו. מקווקו: מה שהבחירות עלו. תקן, מזל ומחיר נותנים יחד את הסכום שבדף, עד הנקודה האחרונה.
review-sum = { $name }: { $total-figure } הם תקן { $par }, מזל { $luck }, מחיר { $cost }{ $more ->
    [yes] , ועוד { $rest } מתקלות, קנסות והצבעות.
   *[no] .
}{ $start ->
    [0] {""}
   *[other] {" "}ההתחלה הייתה ב־{ $start-figure }.
}
review-parts = { $par } { $luck } { $cost }{ $more ->
    [yes] {" "}{ $rest }
   *[no] {""}
}{ $start ->
    [0] {""}
   *[other] {" "}{"\u2068"}+{ $start-figure }{"\u2069"}
}
review-percent = { $share }%
review-winning = מי היה בדרך לניצחון
review-round = סיבוב { $round-figure }
review-winning-note = סיכויי הניצחון בכל תור, אילו כולם שיחקו משם במיטבם. ידוע רק עכשיו.
review-swing = סיבוב { $round-figure }: מ־{ $before } ל־{ $after }
review-chance-went = { $name }: { $first } מ־100 בהתחלה, { $last } בסוף.
review-swing-of = השינוי הכי גדול, אצל { $name } בסיבוב { $round-figure }: מ־{ $before } ל־{ $after } מתוך 100.
review-dearest = { $choices ->
    [0] אף בחירה לא עלתה כלום
    [one] הבחירה הכי יקרה
    [two] שתי הבחירות הכי יקרות
   *[other] { $choices-word } הבחירות הכי יקרות
}
review-dearest-note = הקוביות שמימין לקו הפליז נשמרו. הכפתור מראה את זה בשידור החוזר.
review-dearest-none = כל מה שנבחר היה טוב כמו הטוב ביותר.
review-who = { $name }, סיבוב { $round-figure }
review-spot = { $name }, סיבוב { $round-figure }: { $done } { $better } { $cost }
review-dice = { $left-count ->
    [0] נשמרו: { $kept }.
   *[other] { $kept-count ->
        [0] הושארו: { $left }.
       *[other] נשמרו: { $kept }. הושארו: { $left }.
    }
}
review-thrown = נזרקו: { $dice }.
review-play = לראות בשידור החוזר
review-kept = נשמרו { $dice }, עם { $points-figure } נקודות.
review-stayed-at-once = כל מה שזיכה נשמר, ועצירה.
review-stayed = עצירה עם { $points-figure }.
review-rolled = עוד זריקה עם { $points-figure }.
review-took-dare = קבלת האתגר עם { $points-figure }.
review-refused-dare = סירוב לאתגר עם { $points-figure }.
review-went-on = המשך עם { $points-figure }.
review-better-stay = עדיף: לעצור עם { $points-figure }.
review-better-keep-stay = עדיף: לשמור { $dice } ולעצור עם { $points-figure }.
review-better-roll = { $many ->
    [one] עדיף: לזרוק קובייה אחת, { $miss } מ־100 מפספסים.
    [two] עדיף: לזרוק שתיים, { $miss } מ־100 מפספסים.
   *[other] עדיף: לזרוק { $many-word }, { $miss } מ־100 מפספסים.
}
review-better-keep-roll = { $many ->
    [one] עדיף: לשמור { $dice } ולזרוק קובייה אחת, { $miss } מ־100 מפספסים.
    [two] עדיף: לשמור { $dice } ולזרוק שתיים, { $miss } מ־100 מפספסים.
   *[other] עדיף: לשמור { $dice } ולזרוק { $many-word }, { $miss } מ־100 מפספסים.
}
review-kindest = זריקת הלילה: { $name }, סיבוב { $round-figure }, שווה { $luck } במזל
review-unkindest = הזריקה הכי אכזרית: { $name }, סיבוב { $round-figure }, { $luck } במזל

review-views = מה רואים
review-view-sheet = הדף
review-view-review = סקירה
review-view-awards = פרסים
review-view-dice = קוביות
review-awards-head = { $over ->
    [yes] כולם זוכים במשהו
   *[no] הפרסים נכון לעכשיו
}
review-awards-note = { $over ->
    [yes] לפי החוקים האלה, ולפי מה שהדף זוכר.
   *[no] המשחק לא נגמר: כל זה עוד יכול להשתנות.
}
review-hits-from = { $thrown ->
    [yes] על מה היו { general-the-hits }
   *[no] מה הסכומים מספרים על { hits-plain }
}
review-hits-none = אין אף { hit-one }.
review-hits-all = הכול
review-dice-none = אין קוביות להסתכל עליהן
review-dice-none-note = שום זריקה של המשחק הזה לא נרשמה: אין מה לומר על הקוביות שלו.
review-dice-typed = הן נזרקו על השולחן והוקלדו.
review-dice-misses = זריקות שפספסו
review-dice-misses-note = צפוי: כמה שקוביות ישרות מפספסות בממוצע, לפי אותן הזריקות ממש.
review-dice-who = שחקן
review-dice-throws = זריקות
review-dice-missed = פספסו
review-dice-expected = צפוי
review-dice-hands = קוביות שנזרקו
review-dice-hand = { $dice ->
    [one] קובייה אחת
    [two] שתי קוביות
   *[other] { $dice-word } קוביות
}

review-save = לשמור כתמונה…
review-save-title = לשמור את העמוד כתמונה
