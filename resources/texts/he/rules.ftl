rules-keeps = המשחק שעל השולחן ממשיך לפי החוקים שבהם התחיל.
rules-ask-leave = לצאת בלי לשמור את מה ששיניתם ב־{ $names }?
rules-leave-about = השינויים יאבדו. שמירה תשאיר אותם בשם משלהם.
rules-leave = לצאת
rules-stay = להמשיך לשנות
rules-waits = מה ששיניתם ב־{ $name } מחכה שם.
rules-saved = נשמר בשם { $name }. המשחק שעל השולחן ממשיך לפי החוקים שבהם התחיל.
rules-imported = יובא: { $name }.
rules-written = נכתב: { $file }.
rules-not-saved = לא נשמר. { $why }
rules-not-deleted = לא נמחק. { $why }
rules-not-imported = לא יובא. { $why }
rules-not-written = לא נכתב. { $why }
rules-choice-unplayable = { $name } (אי אפשר לשחק בו)

rules-in-the-catalogue = בקטלוג החוקים: { $sources }
rules-told-changed = שונה, היה { $was }.
rules-told-refused = נדחה: { $reason }
rules-group-told = { $group }{ $changed ->
    [0] {""}
   *[other] , { $changed-figure } שונו
}{ $refused ->
    [0] {""}
   *[other] , { $refused-figure } נדחו
}

rules-portrait = חוקי בית על בסיס { $sheet }. { $what }
rules-portrait-change = { $title }: { $value }.
rules-portrait-other = חוקי בית על בסיס { $sheet }. צירופים או { hits-plain } אחרים.
rules-portrait-same = חוקי בית על בסיס { $sheet }. לא שונה כלום.
rules-more-changes = { $left ->
    [one] עוד שינוי אחד
    [two] עוד שני שינויים
   *[other] עוד { $left-figure } שינויים
}

rules-no-effect = אין השפעה לצד ״{ $other }״: { $value }.
rules-nobody-dials-in = אף אחד לא יוכל להיכנס: המשחק נגמר ב־{ $limit-figure }. נסו { $most-figure } או פחות.
rules-nobody-stops = אף אחד לא יוכל לעצור: המשחק נגמר ב־{ $limit-figure }. נסו { $most-figure } או פחות.
rules-blocked = { rules-use-these-rules }: { $why }
rules-blocked-brief = { $why-first }
rules-refused = { $why-first }.
rules-combo-wrong = { $combo-first }: { $why }.
rules-field-wrong = { $field }: { $why }.

rules-line = { $faces } { $text } { $worth }
rules-line-changed = { $faces } { $text } { $worth }, היה { $was }
rules-faces-to = עד
rules-chance-told = { dice-counted }: { $chance }
rules-dice = { $dice ->
    [one] קובייה אחת
    [two] שתי קוביות
   *[other] { $dice-figure } קוביות
}
rules-example-dice = דוגמה: { $faces }
rules-example-out = מוציאה את מי שזרק אותה.
rules-example-loses = מפסידה את המשחק.
rules-example-wins = מנצחת את המשחק.
rules-example-at-once = מיד, יהיו הסכומים אשר יהיו.
rules-example-royale = { $hits ->
    [0] רויאל.
    [one] רויאל וגם { hit-a }.
   *[other] רויאל ועוד { hits-counted }.
}
rules-example-royale-rolls = { $dice-word-first } קוביות נזרקות על הערך שלו.
rules-example-nothing = { $hits ->
    [0] כלום.
    [one] כלום, חוץ מ{ hit-a }.
   *[other] כלום, חוץ מ־{ hits-counted }.
}
rules-example-miss = פספוס.
rules-example-must = כל ה{ $count-word } מזכות. חייבים לזרוק אותן.
rules-example-may = כל ה{ $count-word } מזכות. אפשר לזרוק אותן.
rules-example-left = { $dice ->
    [one] נשארה קובייה אחת לזרוק.
    [two] נשארו שתי קוביות לזרוק.
   *[other] נשארו { $dice-word } קוביות לזרוק.
}
rules-example-worth = { $hits ->
    [0] { $points-figure }.
    [one] { $points-figure } וגם { hit-a }.
   *[other] { $points-figure } ועוד { hits-counted }.
}

rules-put-it-back = להחזיר
rules-put-back-told = להחזיר: { $name }
rules-changed-was = שונה, היה { $was }

rules-off = כבוי
rules-on = פעיל

rules-groups-of-rules = קבוצות חוקים

rules-house-rules = חוקי בית
rules-nothing-in-these-rules-uses = שום דבר בחוקים האלה לא משתמש בזה.

rules-idle-tables = { $tables ->
    [1] טבלה בקובץ לא עושה כלום:
   *[other] טבלאות בקובץ לא עושות כלום:
}

rules-scoring-table = טבלת ניקוד

rules-chance-to-miss = סיכוי לפספוס

rules-what-these-rules-do = מה החוקים האלה עושים
rules-over-every-throw = על פני כל הזריקות
rules-an-example = דוגמה

rules-house-rules-written-from-nothing = חוקי בית, כתובים מאפס.

rules-rule-sets = ערכות חוקים

rules-start-from = להתחיל מתוך
rules-save-as = לשמור בשם
rules-a-name-of-its-own = שם משלה
rules-save = לשמור
rules-import = ייבוא…
rules-export = ייצוא…
rules-duplicate = שכפול
rules-delete = מחיקה
rules-preview = תצוגה
rules-file = קובץ…
rules-import-export-duplicate-delete = ייבוא, ייצוא, שכפול, מחיקה

rules-cancel = ביטול
rules-use-these-rules = לשחק לפי אלה

rules-rules-settings = הגדרות החוקים
rules-this-file-does-not-hold = הקובץ הזה לא תקין. { $wrong }
rules-only-rules-of-your-own = אפשר למחוק רק חוקים משלכם.
rules-mend-first = קודם תקנו את ״{ $title }״
rules-brief-file-does-not-hold = הקובץ הזה לא תקין
rules-a-copy = { $name }, עותק
rules-this-is-give-it-a = זה { $copy }. תנו לו שם משלו.
rules-the-sheets-stay-only-rules = הדפים נשארים. אפשר למחוק רק חוקים משלכם.
rules-deleted-games-played-by-these = נמחק. משחקים ששוחקו לפי החוקים האלה שומרים עותק שלהם.
rules-import-rules = ייבוא חוקים
rules-export-rules = ייצוא חוקים
rules-cannot-be-written = אי אפשר לכתוב את { $name }: { $strerror }.

rules-ask-delete = למחוק את { $name }?
rules-the-file-goes-for-good = הקובץ יימחק לתמיד. משחקים ששוחקו לפיו שומרים עותק.
rules-keep = להשאיר

rules-our-way = { $name }, בדרך שלנו

rules-ctrl-f = Ctrl F
rules-find-a-rule = לחפש חוק
rules-group-of-rules = קבוצת חוקים
rules-show-only-the-changed = להציג רק מה ששונה
rules-show-only-so-many = להציג רק את ה־{ $total-figure } ששונו
rules-changed = שונה
rules-only-the-changed = רק מה ששונה

rules-no-rule-goes-by-that = אין חוק במילה הזאת. Esc מנקה את החיפוש.
rules-nothing-is-changed-yet = עוד לא שונה כלום.
rules-of-changed = { $changed } מתוך { $of } שונו
rules-alike = { $count ->
    [2] זוג
    [3] שלישייה
    [4] רביעייה
    [5] חמישייה
    [6] שישייה
   *[other] { $count-word } זהות
}
rules-of-a-face = { $count ->
    [3] שלישיית { $face }
    [4] רביעיית { $face }
    [5] חמישיית { $face }
    [6] שישיית { $face }
   *[other] { $count-word } של { $face }
}
rules-each = כל אחד
rules-a-royale = רויאל
rules-a-straight = רצף
rules-was-nothing = כלום
rules-was = היה { $was }
rules-called-was = { $text }, היה { $was }
rules-quoted = “{ $words }”
