new-game-seat-of = המקום של { $name }
new-game-seat-of-told = גררו, או הקישו על החצים למעלה ולמטה, כדי להחליף מקומות
new-game-move-up = מקום אחד למעלה
new-game-move-down = מקום אחד למטה
new-game-team = קבוצה { $number-figure }
new-game-seated = { $people ->
    [0] { $computers ->
        [one] קובייה אחת עם דעות
        [two] שתי קוביות עם דעות
       *[other] { $computers-word-first } קוביות עם דעות
    }
    [one] אדם אחד{ $computers ->
        [0] {""}
        [one] , קובייה אחת עם דעות
        [two] , שתי קוביות עם דעות
       *[other] , { $computers-word } קוביות עם דעות
    }
   *[other] { $people-figure } אנשים{ $computers ->
        [0] {""}
        [one] , קובייה אחת עם דעות
        [two] , שתי קוביות עם דעות
       *[other] , { $computers-word } קוביות עם דעות
    }
}. { $left ->
    [0] השולחן מלא.
    [1] יש מקום לעוד אחד.
   *[other] יש מקום לעוד { $left-figure }.
}
new-game-room-for = יש מקום ל־{ $most-figure }.
new-game-summary = { $rules }, { $computers ->
    [0] { $people ->
        [one] שחקן אחד
        [two] שני שחקנים
       *[other] { $people-figure } שחקנים
    }
   *[other] { $people ->
        [0] {""}
        [one] אדם אחד,{" "}
        [two] שני אנשים,{" "}
       *[other] { $people-figure } אנשים,{" "}
    }{ $computers ->
        [one] שחקן ממוחשב אחד
        [two] שני שחקנים ממוחשבים
       *[other] { $computers-figure } שחקנים ממוחשבים
    }
}, { $dice-word } קוביות
new-game-enter = Enter

new-game-colour-and-symbol-of = הצבע והסמל של { $name }: { $symbol }
new-game-another-colour = צבע אחר

new-game-team-of = הקבוצה של { $shown }
new-game-office = { $office ->
    [packer] מילוי הראש
   *[scorekeeper] רישום ניקוד
}
new-game-office-told = { $office ->
    [packer] מילוי הראש: { $shown }
   *[scorekeeper] רישום הניקוד: { $shown }
}
new-game-leaves-the-table = לקום מהשולחן: { $shown }

new-game-new-game = משחק חדש
new-game-which-rules = אילו חוקים?
new-game-who-plays = מי משחק?
new-game-a-name = שם
new-game-name-of-a-further-player = השם של עוד שחקן
new-game-sit-down = להתיישב
new-game-at-the-table-before = כבר ישבו כאן
new-game-always-free = שחקנים ממוחשבים
new-game-strength = נמדד: { $rules }, { $players-figure } ליד השולחן, { $games-figure } משחקים לכל אחד. חלק שווה הוא { $even }.
new-game-strength-brief = נמדד ב־{ $games-figure } משחקים לכל אחד, { $even } הם חלק שווה.
new-game-strength-unknown = אף אחד לא מדד כמה הם חזקים לפי החוקים האלה.
new-game-wins = { $wins } ניצחונות מ־100
new-game-sits-already = כבר בשולחן
new-game-a-computer = שחקן ממוחשב
new-game-computer-named = { $name }, שחקן ממוחשב
new-game-roll-for-order = זריקה לקביעת הסדר
new-game-one-die-each-highest-goes = קובייה לכל אחד, הגבוה פותח.
new-game-magic = לזרוק מספר קסם
new-game-magic-told = לפני התור הראשון, ביד של { $name }.
new-game-magic-nobody = לפני התור הראשון.
new-game-magic-on-the-table = נזרק על השולחן, מוקלד כאן למטה.
new-game-magic-number = מספר קסם, כמו 2 3 3 5 5
new-game-magic-as = כמו 2 3 3 5 5
new-game-magic-missing = זרקו { dice-counted } על השולחן והקלידו אותן כמספר הקסם, או שחקו בלעדיו.
new-game-magic-too-easy = רצף או קוביות שכולן זהות הם לא מספר קסם לפי החוקים האלה. זרקו שוב.
new-game-keys = מקש לכל אחד
new-game-keys-told = הוא זורק את הזריקה הראשונה של תור.
new-game-keys-for-several = לשני אנשים או יותר.
new-game-key-of = המקש של { $name }: { $key }
new-game-key-of-told = לחצו כאן, ואז על מקש אחר
new-game-key-waits = ?
new-game-key-of-the-table = המקש הזה דרוש לשולחן. פנויים: { $free-listed }.
new-game-how-long = כמה זמן?
new-game-how-long-one = { $wish ->
    [own] { $known ->
        [yes] עד { $goal-figure }, { $minutes-figure } דקות
       *[no] כמו בחוקים
    }
    [night-own] כל הלילה, עד { $goal-figure }, { $minutes-figure } דקות
    [night] כל הלילה{ $known ->
        [yes] , עד { $goal-figure }
       *[no] { "" }
    }
   *[other] { $wish } דקות{ $known ->
        [yes] , עד { $goal-figure }
       *[no] { "" }
    }
}
new-game-hints = רמזים
new-game-hints-told = המקש H מראה את המהלך הטוב ביותר.
new-game-coach = מאמן
new-game-coach-told = אומר כמה עלתה כל בחירה.
new-game-gestures-told = אי אפשר לדעת שום זריקה מראש.
new-game-teams = קבוצות
new-game-computers-alone = שחקנים ממוחשבים יושבים לבד.
new-game-no-teams-with-computers = שחקנים ממוחשבים יושבים לבד: אין קבוצות איתם.
new-game-dice = קוביות
new-game-on-screen = על המסך
new-game-by-gesture = בתנועת יד
new-game-by-word = במילה
new-game-on-the-real-table = אמיתיות
new-game-words = מילים
new-game-rules-settings = הגדרות החוקים…
new-game-cancel = ביטול
new-game-is-ticked-this-game-is = { $name } מסומן. המשחק הזה מתנהל לפיו.
new-game-each-pair-or-more-is = כל זוג או יותר הם טור אחד.
new-game-from-players-up = החל מ־{ $teams-from-figure } שחקנים.
new-game-begin = להתחיל
new-game-type-a-name-to-sit = הקלידו שם כדי להתיישב. החוקים האלה צריכים { $least-figure } או יותר.
new-game-these-rules-take-at-most = בחוקים האלה יש מקום ל־{ $most-figure } לכל היותר.
new-game-sits-here-already = השם הזה כבר יושב כאן.
new-game-new-name-it-is-for = שם חדש. הוא לתמיד: אלי הזונק מנהלים רשימה.
new-game-the-table-is-full = השולחן מלא.
new-game-first-game = משחק ראשון
new-game-every-team-needs-two-players = בכל קבוצה צריך שני שחקנים או יותר, וצריך שתי קבוצות.
