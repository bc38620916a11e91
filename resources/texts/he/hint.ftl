hint-menu = רמז (H בשולחן)
hint-aid-hints = רמזים במשחק הזה
hint-aid-coach = מאמן במשחק הזה
hint-asked = בקשת רמז: { $name }.
hint-thinking = מחשבים סיכויים…
hint-not-now = יש רמז כשמישהו מהשולחן יכול לבחור.
hint-hits-first = קודם { name-takes } { hits-plain }: C. לפני כן אין מה לבחור.
hint-nothing = אין עכשיו מה לבחור.
hint-switched-off = הרמזים כבויים במשחק הזה. משחק > רמזים במשחק הזה מדליק אותם.
hint-failed = לא הצלחנו לחשב את הרמז. המשחק נשאר כפי שהיה; ביומן יש פרטים.
hint-not-covered = אין רמז: { $why }
hint-mark = רמז

hint-label = { $dice ->
    [one] { $only ->
        [yes] לשמור רק את ה־{ $face } הזה
       *[no] לשמור את ה־{ $face } הזה
    }
    [two] { $only ->
        [yes] לשמור רק את השתיים האלה
       *[no] לשמור את השתיים האלה
    }
   *[other] { $only ->
        [yes] לשמור רק את ה{ $dice-word } האלה
       *[no] לשמור את ה{ $dice-word } האלה
    }
}

hint-told = { $what } { $why }
hint-do = { $kind ->
    [keep-roll] לשמור { $kept } ולזרוק { $dice-word }: { $miss } מ־100 מפספסים.
    [keep-stay] לשמור { $kept } ולעצור עם { $points-figure }.
    [stay] לעצור עם { $points-figure }.
    [take-dare] לקבל את האתגר: { $miss } מ־100 מפספסים.
    [refuse-dare] לסרב לאתגר.
    [again] לנצל זריקה חוזרת.
    [take-over] לקחת בירושה את ה־{ $points-figure } שנשארו.
   *[roll] לזרוק { $dice-word }: { $miss } מ־100 מפספסים.
}
hint-dice = { $kind ->
    [alike] { general-faces }
   *[other] את { $faces-listed }
}
hint-than = { $kind ->
    [keep-roll] לשמור { $kept } ולזרוק { $dice-word }
    [keep-stay] לשמור { $kept } ולעצור עם { $points-figure }
    [stay] לעצור עם { $points-figure }
    [take-dare] לקבל את האתגר
    [refuse-dare] לסרב לאתגר
    [again] לנצל זריקה חוזרת
    [take-over] לקחת בירושה את ה־{ $points-figure }
   *[roll] לזרוק { $dice-word }
}
hint-only = אין דרך אחרת.
hint-as-good = טוב כמו { $other }.
hint-more-points = { $by ->
    [one] שווה נקודה אחת יותר מאשר { $other }.
    [two] שווה שתי נקודות יותר מאשר { $other }.
   *[other] שווה { $by-figure } נקודות יותר מאשר { $other }.
}
hint-more-hits = שווה { hits-counted } יותר ב־{ $of-figure } תורים כאלה מאשר { $other }.
hint-more-wins = { $by ->
    [one] עוד ניצחון אחד ב־{ $of-figure } משחקים מאשר { $other }.
    [two] עוד שני ניצחונות ב־{ $of-figure } משחקים מאשר { $other }.
   *[other] עוד { $by-figure } ניצחונות ב־{ $of-figure } משחקים מאשר { $other }.
}

hint-line = { $place-figure }. { $what } { $worth }
hint-worth-points = { $worth ->
    [one] שווה נקודה אחת.
    [two] שווה שתי נקודות.
   *[other] שווה { $worth-figure } נקודות.
}
hint-worth-hits = שווה { hits-counted } ב־{ $of-figure } תורים.
hint-worth-wins = { $worth ->
    [one] ניצחון אחד ב־{ $of-figure } משחקים.
    [two] שני ניצחונות ב־{ $of-figure } משחקים.
   *[other] { $worth-figure } ניצחונות ב־{ $of-figure } משחקים.
}
hint-weighs-hits = כאן עם הכי הרבה { hits-plain } מנצחים: { $points-figure } נקודות שוקלות כמו { hit-a }.
