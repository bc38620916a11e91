seat-nobody = אין כאן אף אחד בשם { $name }.
seat-game-over = המשחק נגמר; כבר לא משחקים בו.
seat-taken-before = { $name } היה קודם במשחק הזה השם של { $now }: מי שייקח את השם ייקח איתו את כל מה ששוחק תחתיו. כדי להחליף בין שני שחקנים, התחילו משחק אחר.
seat-taken = השם { $name } כבר יושב כאן.
seat-name-title = שם
seat-name-tip = לחיצה על שם משנה אותו
seat-name-ask = איך לקרוא { general-to-name }? השם החדש חל על כל המשחק.
seat-name-field = שם
seat-name-leave = ביטול
seat-name-use = להשתמש בשם הזה
seat-name-not-now = שמות משנים כשהקוביות אצל מישהו שחושב.

seat-pause-note = המחשבים בהפסקה. בהמתנה: { $name }.
seat-go-on = הלאה
seat-hits-taken = { hits-plain-first }: נלקחו
seat-hits-due = { name-has } { hits-counted }
seat-computer-plays-why = { $name-count ->
   *[one] הקוביות אצל { $name }, שחקן ממוחשב.
    [other] הקוביות אצל { $name }, ומחשב משחק בשמם.
}
seat-why = { $name }: { $why }
seat-computer-failed = שחקן ממוחשב לא הצליח להחליט. המשחק נשאר כפי שהיה; שחקו את התור שלו, או העבירו את המקום שלו.

seat-plays = סגנון: { $how }
seat-level-of = סגנון המשחק של { $name }

seat-menu = מי משחק
seat-menu-person = בן אדם
seat-menu-name = שם אחר…
seat-menu-pause = המחשבים בהפסקה
seat-paused = { $paused ->
    [yes] המחשבים בהפסקה. R ממשיך אותם.
   *[no] המחשבים ממשיכים.
}
seat-handed = { $now ->
    [yes] { $who ->
        [nobody] מעכשיו המקום של { $name } בידי בן אדם.
       *[other] מעכשיו המקום של { $name } בידי { $who }.
    }
   *[no] { $who ->
        [nobody] המקום של { $name } יעבור לבן אדם ברגע שזה יוצג.
       *[other] המקום של { $name } יעבור אל { $who } ברגע שזה יוצג.
    }
}
seat-menu-none = אין משחק על השולחן
seat-menu-computer = { $name }, { $how }

seat-listed = { $players } ({ $computers-count ->
    [one] מחשב: { $computers-listed }
   *[other] מחשבים: { $computers-listed }
})
seat-strength = { $wins } ניצחונות מ־100 בשולחן של מחשבים ({ $games-figure } משחקים; חלק שווה הוא { $even }).
seat-gender = { $gender ->
    [she] היא
    [he] הוא
   *[unknown] לא נאמר
}
seat-gender-of = איך מדברים על { $name }
