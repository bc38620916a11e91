list-last = { $first } ו־{ $last }
list-either = { $first } או { $last }

general-language = עברית

group-separator = ,
decimal-sign = .
sentence-gap = { " " }
full-stop = .
alphabet = אבגדהוזחטיכךלמםנןסעפףצץקרשת
list-comma = ,{ " " }
list-semicolon = ;{ " " }
number-word = { $number ->
    [0] אפס
    [1] אחת
    [2] שתיים
    [3] שלוש
    [4] ארבע
    [5] חמש
    [6] שש
    [7] שבע
    [8] שמונה
    [9] תשע
    [10] עשר
    [11] אחת־עשרה
   *[other] שתים־עשרה
}
dice-counted = { $dice ->
    [one] קובייה אחת
    [two] שתי קוביות
   *[other] { $dice-word } קוביות
}
general-faces = { $count ->
    [2] שתי קוביות של { $face }
    [3] שלישיית { $face }
    [4] רביעיית { $face }
    [5] חמישיית { $face }
    [6] שישיית { $face }
   *[other] { $count-word } של { $face }
}
times-counted = { $times ->
    [0] אף פעם
    [1] פעם אחת
    [2] פעמיים
   *[other] { $times-word } פעמים
}
whose = של { $name }

per-cent = { $value }%
per-cent-under-one = {"\u2068"}<1%{"\u2069"}

hits-counted = { $hit-word ->
    [stars] { $hits ->
        [one] כוכב אחד
        [two] שני כוכבים
       *[other] { $hits-figure } כוכבים
    }
    [honour] { $hits ->
        [one] נקודת כבוד אחת
        [two] שתי נקודות כבוד
       *[other] { $hits-figure } נקודות כבוד
    }
   *[hits] { $hits ->
        [one] שאכטה אחת
        [two] שתי שאכטות
       *[other] { $hits-figure } שאכטות
    }
}

hit-a = { $hit-word ->
    [stars] כוכב
    [honour] נקודת כבוד
   *[hits] שאכטה
}

hits-plain = { $hit-word ->
    [stars] כוכבים
    [honour] נקודות כבוד
   *[hits] שאכטות
}

hits-plain-first = { $hit-word ->
    [stars] כוכבים
    [honour] נקודות כבוד
   *[hits] שאכטות
}

hit-one = { $hit-word ->
    [stars] כוכב
    [honour] נקודת כבוד
   *[hits] שאכטה
}

hit-one-first = { $hit-word ->
    [stars] כוכב
    [honour] נקודת כבוד
   *[hits] שאכטה
}

hit-a-first = { $hit-word ->
    [stars] כוכב
    [honour] נקודת כבוד
   *[hits] שאכטה
}

hits-short = { $hit-word ->
    [stars] כוכ׳
    [honour] כבוד
   *[hits] שאכ׳
}

general-the-hits = { $hit-word ->
    [stars] הכוכבים
    [honour] נקודות הכבוד
   *[hits] השאכטות
}

general-the-hit = { $hit-word ->
    [stars] הכוכב
    [honour] נקודת הכבוד
   *[hits] השאכטה
}

general-hit-more = { $hit-word ->
    [stars] עוד כוכב אחד
    [honour] עוד נקודת כבוד אחת
   *[hits] עוד שאכטה אחת
}

general-not-a-file = זו תיקייה או התקן, לא קובץ
general-no-such-file = אין קובץ או תיקייה בשם הזה
general-not-allowed = אין הרשאה
general-disk-full = לא נשאר מקום בדיסק
general-is-a-folder = זו תיקייה
general-is-no-folder = חלק מהנתיב אינו תיקייה
general-read-only = הדיסק לקריאה בלבד
general-file-exists = הקובץ כבר קיים
general-long-name = שם הקובץ ארוך מדי
general-disk-error = הדיסק מחזיר שגיאה

giver-gives = { $giver-is ->
    [she] { $giver } נותנת
    [he] { $giver } נותן
   *[unknown] מתנה של { $giver }:
}
name-answers = התשובה של { $name }
name-dares = { $name-is ->
    [she] { $name } מאתגרת את
    [he] { $name } מאתגר את
   *[unknown] אתגר של { $name } נגד
}
name-asks = { $name-is ->
    [she] { $name } שואלת
    [he] { $name } שואל
   *[unknown] שאלה של { $name }
}
name-calls = { $name-is ->
    [she] { $name } מכריזה על
    [he] { $name } מכריז על
   *[unknown] הכרזה של { $name } על
}
name-doubts = { $name-is ->
    [she] { $name } מטילה ספק
    [he] { $name } מטיל ספק
   *[unknown] ספק של { $name }
}
name-gets = { general-to-name }
name-gives = { $name-is ->
    [she] { $name } נותנת
    [he] { $name } נותן
   *[unknown] מתנה של { $name }:
}
name-goes = { $name-is ->
    [she] { $name } ממשיכה
    [he] { $name } ממשיך
   *[unknown] המשך של { $name }
}
name-has = { general-to-name } יש
name-is = { $name }
name-keeps = { $name-is ->
    [she] { $name } שומרת
    [he] { $name } שומר
   *[unknown] אצל { $name } נשמרו
}
name-leads = { $name-is ->
    [she] { $name } מובילה
    [he] { $name } מוביל
   *[unknown] { $name } בהובלה
}
name-loses = { $name-is ->
    [she] { $name } מפסידה
    [he] { $name } מפסיד
   *[unknown] הפסד של { $name }
}
name-names = { $name-is ->
    [she] { $name } מונה
    [he] { $name } מונה
   *[unknown] על { $name } למנות
}
name-puts = { $name-is ->
    [she] { $name } שמה
    [he] { $name } שם
   *[unknown] מ־{ $name }
}
name-refuses = { $name-is ->
    [she] { $name } מסרבת
    [he] { $name } מסרב
   *[unknown] סירוב של { $name }
}
name-rolls = { $name-is ->
    [she] { $name } זורקת
    [he] { $name } זורק
   *[unknown] זריקה של { $name }
}
name-says = { $name-is ->
    [she] { $name } אומרת
    [he] { $name } אומר
   *[unknown] { $name }
}
name-starts = { $name-is ->
    [she] { $name } פותחת
    [he] { $name } פותח
   *[unknown] הפתיחה של { $name }
}
name-stays = { $name-is ->
    [she] { $name } עוצרת
    [he] { $name } עוצר
   *[unknown] עצירה של { $name }
}
name-takes = { $name-is ->
    [she] { $name } לוקחת
    [he] { $name } לוקח
   *[unknown] על { $name } לקחת
}
other-rolls = { $other-is ->
    [she] { $other } זורקת
    [he] { $other } זורק
   *[unknown] זריקה של { $other }
}
name-throws = { $name-is ->
    [she] { $name } זורקת
    [he] { $name } זורק
   *[unknown] זריקה של { $name }
}
name-uses = { $name-is ->
    [she] { $name } מנצלת
    [he] { $name } מנצל
   *[unknown] ניצול של { $name }:
}
name-was = { $name-is ->
    [she] { $name } הייתה
    [he] { $name } היה
   *[unknown] אצל { $name } היה
}
name-wins = { $name-is ->
    [she] { $name } מנצחת
    [he] { $name } מנצח
   *[unknown] ניצחון { general-to-name }
}
other-asks = { $other-is ->
    [she] { $other } שואלת
    [he] { $other } שואל
   *[unknown] שאלה של { $other }
}
other-dares = { $other-is ->
    [she] { $other } מאתגרת את
    [he] { $other } מאתגר את
   *[unknown] אתגר של { $other } נגד
}
other-lands = { $other-is ->
    [she] { $other } נוחתת
    [he] { $other } נוחת
   *[unknown] נחיתה של { $other }
}
player-doubts = { $player-is ->
    [she] { $player } מטילה ספק
    [he] { $player } מטיל ספק
   *[unknown] ספק של { $player }
}
player-puts = { $player-is ->
    [she] { $player } שמה
    [he] { $player } שם
   *[unknown] מ־{ $player }
}
player-starts = { $player-is ->
    [she] { $player } מתחילה
    [he] { $player } מתחיל
   *[unknown] התחלה של { $player }
}
general-to-name = { $name-ending ->
    [a] ל־{ $name }
    [b] ל־{ $name }
    [c] ל־{ $name }
    [d] ל־{ $name }
    [e] ל־{ $name }
    [f] ל־{ $name }
    [g] ל־{ $name }
    [h] ל־{ $name }
    [i] ל־{ $name }
    [j] ל־{ $name }
    [k] ל־{ $name }
    [l] ל־{ $name }
    [m] ל־{ $name }
    [n] ל־{ $name }
    [o] ל־{ $name }
    [p] ל־{ $name }
    [q] ל־{ $name }
    [r] ל־{ $name }
    [s] ל־{ $name }
    [t] ל־{ $name }
    [u] ל־{ $name }
    [v] ל־{ $name }
    [w] ל־{ $name }
    [x] ל־{ $name }
    [y] ל־{ $name }
    [z] ל־{ $name }
   *[other] ל{ $name }
}
general-to-other = { $other-ending ->
    [a] ל־{ $other }
    [b] ל־{ $other }
    [c] ל־{ $other }
    [d] ל־{ $other }
    [e] ל־{ $other }
    [f] ל־{ $other }
    [g] ל־{ $other }
    [h] ל־{ $other }
    [i] ל־{ $other }
    [j] ל־{ $other }
    [k] ל־{ $other }
    [l] ל־{ $other }
    [m] ל־{ $other }
    [n] ל־{ $other }
    [o] ל־{ $other }
    [p] ל־{ $other }
    [q] ל־{ $other }
    [r] ל־{ $other }
    [s] ל־{ $other }
    [t] ל־{ $other }
    [u] ל־{ $other }
    [v] ל־{ $other }
    [w] ל־{ $other }
    [x] ל־{ $other }
    [y] ל־{ $other }
    [z] ל־{ $other }
   *[other] ל{ $other }
}
general-to-winner = { $winner-ending ->
    [a] ל־{ $winner }
    [b] ל־{ $winner }
    [c] ל־{ $winner }
    [d] ל־{ $winner }
    [e] ל־{ $winner }
    [f] ל־{ $winner }
    [g] ל־{ $winner }
    [h] ל־{ $winner }
    [i] ל־{ $winner }
    [j] ל־{ $winner }
    [k] ל־{ $winner }
    [l] ל־{ $winner }
    [m] ל־{ $winner }
    [n] ל־{ $winner }
    [o] ל־{ $winner }
    [p] ל־{ $winner }
    [q] ל־{ $winner }
    [r] ל־{ $winner }
    [s] ל־{ $winner }
    [t] ל־{ $winner }
    [u] ל־{ $winner }
    [v] ל־{ $winner }
    [w] ל־{ $winner }
    [x] ל־{ $winner }
    [y] ל־{ $winner }
    [z] ל־{ $winner }
   *[other] ל{ $winner }
}
general-to-taker = { $taker-ending ->
    [a] ל־{ $taker }
    [b] ל־{ $taker }
    [c] ל־{ $taker }
    [d] ל־{ $taker }
    [e] ל־{ $taker }
    [f] ל־{ $taker }
    [g] ל־{ $taker }
    [h] ל־{ $taker }
    [i] ל־{ $taker }
    [j] ל־{ $taker }
    [k] ל־{ $taker }
    [l] ל־{ $taker }
    [m] ל־{ $taker }
    [n] ל־{ $taker }
    [o] ל־{ $taker }
    [p] ל־{ $taker }
    [q] ל־{ $taker }
    [r] ל־{ $taker }
    [s] ל־{ $taker }
    [t] ל־{ $taker }
    [u] ל־{ $taker }
    [v] ל־{ $taker }
    [w] ל־{ $taker }
    [x] ל־{ $taker }
    [y] ל־{ $taker }
    [z] ל־{ $taker }
   *[other] ל{ $taker }
}
