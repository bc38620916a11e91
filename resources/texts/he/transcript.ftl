transcript-cannot-be-read = אי אפשר לקרוא: { $strerror }
transcript-is-no-name-of-a = זה לא שם של קובץ
transcript-larger-than-bytes-no-game = גדול מ־{ $most } בתים; אין משחק כזה
transcript-is-not-utf-8-text = אינו טקסט UTF-8 (בית { $start })

transcript-a-name-is-not-closed = שם לא נסגר; סיימו אותו במירכאות

transcript-the-first-statement-must-be = הפקודה הראשונה חייבת להיות: { "zonk 1" }
transcript-only-format-1-can-be = אפשר לקרוא רק פורמט 1; השורה חייבת להיות: { "zonk 1" }
transcript-belongs-before-the-first-action = { $words } שייך לפני הפעולה הראשונה

transcript-write-and-one-value = כתבו: { $words } וערך אחד

transcript-the-format-is-named-once = הפורמט נאמר פעם אחת, בראש
transcript-write-option-name-value = כתבו: { "option NAME=VALUE" }
transcript-at-most-options-fit = נכנסות לכל היותר { $options } אפשרויות
transcript-write-once-magic-and-its = כתבו פעם אחת: { "magic" } והפאות שלו
transcript-no-rules-are-named-write = לא נאמרו חוקים; כתבו: { "rules KEY" }
transcript-nobody-plays-write-player-name = אף אחד לא משחק; כתבו: { "player NAME" }

transcript-is-given-twice = { $key } ניתן פעמיים

transcript-is-no-time = { $word } אינו זמן; כתבו: { $key } 2002-03-13T12:44

transcript-write-names-in-quotes-where = כתבו: { $wanted } (שמות במירכאות אם יש בהם רווחים)
transcript-plays-already = { $names } כבר במשחק
transcript-at-most-columns-fit = נכנסים לכל היותר { $most-players } טורים

transcript-write-score-name-points = כתבו: { "score NAME POINTS" }
transcript-is-not-among-the-players = { $words } לא בין השחקנים שלמעלה
transcript-the-score-of-is-given = הניקוד של { $words } ניתן פעמיים

transcript-is-not-a-whole-number = { $word } אינו מספר שלם עד 9,999,999

transcript-is-not-a-die-such = { $word }: זו לא קובייה כמו 4 או 4R
transcript-a-die-shows-1-to = קובייה מראה 1 עד 6, לא { $digit }
transcript-a-colour-is-r-w = { $word }: צבע הוא R, W או G

transcript-nobody-called-plays = אף אחד בשם { $name } לא משחק
transcript-no-die-of-that-colour = לא נזרקת קובייה בצבע הזה: { $named }

transcript-is-no-statement = { $words }: אין פקודה כזאת; { $hint }

transcript-no-such-fault-but = אין תקלה כזאת בחוקים האלה; { $hint }
transcript-no-faults = אין בהם תקלות
transcript-fault-of-another = { $keeps ->
    [yes] { $kind } היא תקלה של רישום הניקוד, { $name }; אל תנקבו באחר.
   *[no] { $kind } היא תקלה של מי שהתור שלו, { $name }; אל תנקבו באחר.
}
transcript-another-asks = השאלה שייכת רק למי שזורק עכשיו, { $name }.
transcript-another-dares = התור לזרוק הוא של { $name }; האתגר בא ממישהו אחר.

transcript-these-rules-have-no-magic = בחוקים האלה אין מספר קסם
transcript-the-magic-number-has-faces = במספר הקסם יש { $faces } פאות
transcript-this-magic-number-must-be = את מספר הקסם הזה צריך לזרוק שוב
transcript-score-at-the-end = המשחק נגמר ב־{ $limit-figure }; התחילו מתחת לזה
transcript-does-not-play = { $office ->
    [packer] { $name }, במילוי הראש, לא במשחק
   *[scorekeeper] { $name }, ברישום הניקוד, לא במשחק
}

transcript-names-no-knob = { $name } אינו שם של הגדרה; { $hint }
transcript-no-rules-are-called = אין חוקים בשם { $rules }; { $hint }
transcript-no-further-die = בזריקה אין עוד { $die }

transcript-of-a-knob = { $name }: { $why }
transcript-of-a-file = { $file }: { $key }: { $why }
