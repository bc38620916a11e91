stage-word = { $word }

stage-title-stay = { name-stays }

stage-flies = +{ $points-figure }

stage-all-score = { $count ->
    [4] כל הארבע מזכות
    [5] כל החמש מזכות
    [6] כל השש מזכות
   *[other] כל ה־{ $count-figure } מזכות
}{ $must ->
    [yes] : חייבים לזרוק אותן
   *[no] : אפשר לזרוק אותן שוב
}

stage-royale-thrown = כל { $count ->
    [5] החמש
    [6] השש
   *[other] ה־{ $count-figure }
} יחד הן רויאל
stage-royale = הרויאל מביא { $value-figure }

stage-sign = { $title }

stage-may-dare = רביעייה
stage-title-dare = קובייה אחת. { $face-figure }, או כלום.

stage-title-fault = תקלה של { $name }
stage-title-lost-turn = התור של { $name } אבד

stage-under-11000 = ב־{ $limit-figure } צריך { $points-figure } בתור אחד. אז הסכום הגבוה מנצח.

stage-title-halftime = מופע המחצית
stage-rolloff = { $names-listed }: זריקה מכריעה על התור הכי טוב
stage-title-show-over = המופע נגמר

stage-title-home = { $name } בבית עם { $total-figure }
stage-last-round = סיבוב אחרון
stage-title-win = { name-wins }

stage-go-on = הלאה
stage-pass = הבא
stage-pass-to = אל { $name }, בדילוג על השאר
stage-shown-wait = המתינו עד שזה יוצג.

stage-bar-at-stake = בסיכון
stage-bar-brings = { $face-figure } מביא

stage-title-reroll = פספוס של { $name }
stage-note-reroll = { $points ->
    [0] הקוביות האלה נזרקות שוב.
   *[other] ה־{ $points-figure } הלכו, אלא אם יבואו נקודות.
}

stage-title-doubted = ספק ב־{ $points-figure } { whose }

stage-title-gate = { name-takes } { hits-counted }
stage-title-asks = { name-asks }
stage-title-answers = { name-answers }
stage-title-next = התור הבא: { $name }

stage-title-show = המופע של { $name }
stage-title-rolloff = { name-rolls } להכרעה
stage-bar-leads = בהובלה

stage-show-line = { $state ->
    [scored] { $name }: עצירה
    [missed] { $name }: פספוס
    [throws] { name-throws }
   *[comes] { $name }
}
stage-show-comes = בהמשך
stage-show-brings = { $tie ->
    [all] התור הכי טוב זוכה במופע. תורים שווים חולקים.
    [rolloff] התור הכי טוב זוכה במופע. בתורים שווים זורקים להכרעה.
   *[none] התור הכי טוב זוכה במופע. תורים שווים לא זוכים בכלום.
}

stage-bar-beat = צריך לעקוף
stage-bar-11000 = בתור אחד
stage-bar-home = בבית עם
stage-note-last-round = { $left ->
    [one] סיבוב אחרון, תור אחרון.
    [two] סיבוב אחרון, נשארו שני תורים.
   *[other] סיבוב אחרון, נשארו { $left-figure } תורים.
}

stage-plate = { $what ->
    [alike] { $count ->
        [3] שלישיית { $face-figure } { $points-figure }
        [4] רביעיית { $face-figure } { $points-figure }
        [5] חמישיית { $face-figure } { $points-figure }
       *[6] שישיית { $face-figure } { $points-figure }
    }
    [royale] רויאל { $points-figure }
    [straight] רצף { $points-figure }
    [carried] מקודם { $points-figure }
   *[kept] { $points-figure }
}

stage-dare = לאתגר את { $name }
stage-dare-short = לאתגר
stage-dare-by = { name-says }: נראה אותך
stage-dare-by-any = { $name }, או כל אחד אחר

stage-gate-more = עוד

stage-safe-ever = יצא בזריקה, ולכן נשאר בכל מקרה.
stage-safe-written = רשום, ולכן בטוח.
stage-hit-look = { $look ->
    [nailed] בטוח, נשאר בכל מקרה
    [torn] הלך עם הזריקה האחרונה
   *[loose] בסיכון, נלקח כשהתור נרשם
}

stage-card-safe = { $name }: { hits-counted }
stage-card-stake = { $name }: { hits-counted } בסיכון
stage-card-both = { $name }: { hits-counted }, { $more-figure } בסיכון
stage-card-lost = { $name }: אובדן של { hits-counted }

stage-order-title = מי מתחיל?
stage-order-tied = { $names-listed } זורקים שוב.
stage-order-button = לזרוק לקביעת הסדר
stage-order-again = לזרוק שוב
stage-order-line = { $again ->
    [yes] זריקה נוספת: { $name }
   *[no] { $name }
}
stage-order-skip = לדלג על הסדר
stage-tie = { $face ->
    [0] תיקו: { $names-listed } זורקים שוב.
   *[other] תיקו על { $face-figure }: { $names-listed } זורקים שוב.
}
stage-first = { name-starts }
stage-magic-stays = הוא נשאר על השפה: מי שיזרוק אותו שוב זוכה בו.
