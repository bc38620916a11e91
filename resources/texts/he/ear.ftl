ear-die = { $colour ->
    [R] { $face } אדום
    [W] { $face } לבן
    [G] { $face } ירוק
   *[other] { $face }
}
ear-rolls = { name-rolls }: { $dice-comma }.
ear-written = שורה { $row-figure } בדף: { $word }.

ear-turn = { $begun ->
    [yes] { $points ->
        [0] התור { whose } נמשך.
       *[other] התור { whose }, { $points-figure } עד כה.
    }
   *[no] התור { whose }{ $teamed ->
        [yes] { " " }בשביל { $team }
       *[no] { "" }
    }, { $total ->
        [0] הדף עוד ריק.
       *[other] { $total-figure } על הדף.
    }
}
ear-dice = קוביות: { $dice-comma }.
ear-aside = בצד: { $dice-comma }.
ear-picked = נבחרו: { $dice-comma }, { $royale ->
    [yes] רויאל, וזורקים על הערך שלו.
   *[no] על { $points-figure }.
}
ear-picked-none = לא נבחר כלום.
ear-picked-no = נבחרו: { $dice-comma }. { $why }
ear-stay = עצירה עם { $points-figure } נותנת { $total-figure }{ $hits ->
    [0] { "" }
   *[other] { ", ועוד " }{ hits-counted }
}{ $ends ->
    [yes] , ומסיימת את המשחק
   *[no] { "" }
}.
ear-stay-show = עצירה נותנת { $points-figure } במופע.
ear-no-stay = אין עצירה: { $why }
ear-miss = { $chance ->
    [0] { $dice ->
        [1] הקובייה הבאה לא יכולה לפספס.
       *[other] { dice-counted } בזריקה הבאה לא יכולות לפספס.
    }
   *[other] { $dice ->
        [one] הקובייה הבאה מפספסת
        [two] שתי הקוביות הבאות מפספסות
       *[other] { $dice-word } הקוביות הבאות מפספסות
    } { $chance } פעמים ממאה.
}
ear-missed = פספוס של { $name }, { $points-figure } אבדו: אפשר לנצל זריקה חוזרת, או להשלים עם זה.
ear-opening = { $magic ->
    [yes] מספר הקסם: { name-rolls }.
   *[no] { $title } קובייה לכל אחד: הגבוה מתחיל.
}
ear-own-key = המקש הוא { $key }.

ear-gate = { general-to-name } יש { hits-counted } לקחת{ $own ->
    [yes] { "" }
   *[no] { " " }לפני הזריקה של { $other }
}. { $by ->
    [roll] הכול נלקח בזריקה הבאה.
    [courtesy] אמרו כשזה נלקח.
    [word] המילה { whose }.
   *[asks] { other-asks }, פעם אחת על כל { hit-one }: { $asked ->
        [0] עוד לא נשאל
       *[other] נשאלו { $asked }
    }.
}
ear-dared = { $taken ->
    [yes] { name-rolls }, קובייה אחת על { $face }: { $worth-figure }, או { $stake-figure } אבדו.
   *[no] { other-dares } { $name }: קובייה אחת על { $face }. היא מביאה { $worth-figure }, או מאבדת { $stake-figure }.
}
ear-may-dare = רביעייה: כל השאר יכולים לאתגר.
ear-blood = קוביית הדם נזרקת לבדה.
ear-royale = על הרויאל זורקים { dice-counted }: { $times ->
    [1] סכומן.
   *[other] סכומן כפול { $times-figure }.
}
ear-all-score = כל { $dice-word } הקוביות זיכו, ונזרקות שוב.
ear-may-reroll = { general-to-name } יש זריקה חוזרת לזריקה הזאת.
ear-rerolled = הזריקה החוזרת נוצלה: אותן קוביות שוב.
ear-may-doubt = { name-stays } עם { $points-figure }: מותר להטיל בזה ספק.
ear-doubted = ה־{ $points-figure } של { $name } בספק: צריך לנקוב בקוביות.
ear-left = נשארו { $points-figure } ו{ dice-counted }, ואפשר לקחת אותן בירושה.
ear-pot = { $points-figure } בקופה.
ear-show = מופע המחצית, מחוץ למשחק{ $rolloff ->
    [yes] : תיקו, זורקים להכרעה.
   *[no] : { $left ->
        [0] אחרי זה אין עוד תורים.
       *[other] עוד { $left-figure } בתור.
    }
}
ear-show-leads = { name-leads } במופע עם { $points-figure }.
ear-eleven = חוק ה־11,000: ב־{ $limit-figure } צריך תור של { $points-figure } או יותר.
ear-last = { $beat ->
    [yes] סיבוב אחרון: צריך לעקוף את ה־{ $total-figure } של { $name }.
   *[no] סיבוב אחרון: { $name } בבית עם { $total-figure }.
} { $left ->
    [0] אחרי זה לא נשאר תור.
   *[other] תורים שנשארו: { $left-figure }.
}
ear-entry = { $name } עוד מחוץ למשחק: לרישום הראשון צריך { $need-figure }.
ear-over = { $won ->
    [yes] המשחק נגמר: ניצחון ל־{ $names-listed }, עם { $total-figure }.
   *[no] המשחק נגמר. אין מנצח.
}
ear-nothing = ממתינים רק לבחירה { whose }.

ear-total = { $name } { $total-figure }, { hits-counted }{ $entered ->
    [yes] { "" }
   *[no] , עוד לא בפנים
}{ $tokens ->
    [0] { "" }
    [one] , זריקה חוזרת
    [two] , שתי זריקות חוזרות
   *[other] , { $tokens-figure } זריקות חוזרות
}{ $out ->
    [yes] , מחוץ למשחק
   *[no] { "" }
}.
ear-goal = היעד { $limit-figure }, סיבוב { $round-figure }.
ear-magic-number = מספר הקסם { $dice }.
ear-brings = { $dice-comma } { $count ->
    [1] מביא
   *[other] מביאים
} { $points-figure }.
ear-never = עוד לא נאמר כלום.
ear-no-game = אין משחק על השולחן.
