cli-option-help = הסבר על הפקודה.
cli-option-data-dir = התיקייה שבה תיק הזונק, במקום זו של המשתמש.
cli-option-rules = ערכת חוקים לפי המפתח שלה, או קובץ חוקי בית.
cli-option-option = חוק ששונה; אפשר לומר כמה פעמים. rules KEY --knobs מציג אותם.
cli-option-seed = מספר; אותו זרע מביא אותם משחקים.
cli-option-cores = כמה מעבדים להפעיל; כולם, אם לא נאמר.
cli-option-on = אשכול Dask במקומם, בצורה tcp://HOST:8786 (docs/players.md).
cli-option-keep-both = להביא שוב גם משחקים שכבר שם.

cli-summary-window = משחק הקוביות זונק לפי חמישה מדפי החוקים שלו.
cli-about-window = בלי פקודה נפתח החלון, ובתוכו FILE.zonk אם נאמר.
cli-option-window-selftest = להפעיל כל חלק בתוכנה פעם אחת, בתיקייה זמנית, ולהדפיס שורה על כל אחד; אם ניתנה תיקייה, הדוח ותמונות החלון נשמרים בה.
cli-option-window-version = להדפיס את הגרסה.
cli-example-window-1 = החלון
cli-example-window-2 = החלון, ותמליל בתוכו
cli-example-window-3 = אותו שולחן בטרמינל
cli-example-window-4 = הכול על פקודה אחת

cli-summary-play = משחק בטרמינל, בקוביות שכל אחד יכול לבדוק אחר כך.
cli-about-play = מה שלא נאמר, נשאל. קובץ שכבר קיים אף פעם לא נדרס. עד שהמשחק נגמר הזרע שלו מונח לצידו ב־FILE.zonk.seed; החלון ממשיך משחק שיצאו ממנו, כי תיק הזונק > לייבא מביא את שניהם.
cli-option-play-players = השמות לפי הישיבה, עם פסיקים ביניהם.
cli-option-play-gestures = הרגע של כל זריקה מתערבב בה, כך שאיש אינו יכול לדעת אותה מראש.
cli-option-play-words = מילה שנכתבת אחרי roll מתערבבת בכל זריקה, כך שאיש אינו יכול לדעת אותה מראש.
cli-option-play-output = לרשום את המשחק תוך כדי, על הדיסק בכל פעולה.
cli-example-play-1 = שואל על חוקים ושחקנים
cli-example-play-2 = רושם אותו
cli-example-play-3 = משחק יחיד קצר

cli-summary-replay = דף הניקוד של משחק רשום, והיכן הוא עומד.
cli-option-replay-json = הכול, לתוכנות (docs/transcript.md).
cli-example-replay-1 = הדף כטקסט
cli-example-replay-2 = אובייקט JSON אחד

cli-summary-verify = הקוביות של משחק מול הזרע שעליו התחייבו לפניו.
cli-about-verify = כל זריקה, סדר המשחק ומספר הקסם מחושבים שוב. נאמר מה נבדק ומה שום זרע לא יכול לומר (docs/fair-dice.md).
cli-example-verify-1 = 0 אם הקוביות ישרות, אחרת 1 ולמה לא

cli-summary-sheet = דף ניקוד כקובץ PDF, ריק או של משחק.
cli-about-sheet = מה שהיה תחת השם הזה נשמר עד שהדף החדש שלם.
cli-option-sheet-players = כמה טורים בדף ריק.
cli-option-sheet-names = שמות לטורים של דף ריק.
cli-option-sheet-rows = שורות בדף ריק, 1 עד 500; אחרת כמה שנכנס.
cli-option-sheet-game = להדפיס את המשחק הזה במקום דף ריק.
cli-option-sheet-reviewed = עם מה שהקוביות נתנו לכל אחד, ומה שהבחירות ויתרו עליו.
cli-option-sheet-paper = הנייר; a4 אם לא נאמר.
cli-option-sheet-held = איך מחזיקים אותו; אחרת לפי מספר השחקנים.
cli-option-sheet-output = לאן לכתוב; - הוא הפלט הרגיל.
cli-example-sheet-1 = דף ריק
cli-example-sheet-2 = לפי חוקי בית, עם שמות
cli-example-sheet-3 = משחק, ישר למדפסת

cli-summary-rules = ערכות החוקים, ומה אפשר לשנות בכל אחת.
cli-option-rules-knobs = כל הגדרה עם ערך, סוג, תחום, ברירת מחדל ומקור.
cli-option-rules-refusals = כל קודי הסירוב, עם המשפטים שלהם.
cli-example-rules-1 = הדפים
cli-example-rules-2 = מה אפשר לשנות
cli-example-rules-3 = חוקי בית בקצרה

cli-summary-rules-check = האם קובץ חוקי בית תקין.
cli-about-rules-check = אומר בשורה אחת מה שגוי, באיזה מפתח, ומה היה נכון.
cli-example-rules-check-1 = 0 אם זו ערכת חוקים שלמה

cli-summary-odds = הסיכויים של ערכת חוקים: תור במשחק הטוב ביותר, וכל מספר קוביות.
cli-about-odds = נספר במדויק על פני כל זריקה, לפי החוקים של המנוע עצמו; כולל חוקי בית.
cli-option-odds-entered = למי שכבר במשחק.
cli-option-odds-not-entered = למי שעוד לא, כמו בהתחלה.
cli-option-odds-total = נקודות על הדף; 0 אם לא נאמר.
cli-option-odds-json = המספרים לתוכנות (docs/odds.md).
cli-option-odds-prove = המשחק הטוב ביותר מול כל זריקה, כפי שהמנוע משחק אותה.
cli-option-odds-for = מה מוכיחים: { "points" } (אם לא נאמר), { "hits" }, או { "home" }, להגיע הביתה בתור הזה.
cli-option-odds-hit = כמה נקודות שוקלת שאכטה; 300 אם לא נאמר.
cli-option-odds-csv = כל יד וכל שורה של ההוכחה כטבלה.
cli-example-odds-1 = לפני הרישום הראשון
cli-example-odds-2 = אובייקט JSON אחד
cli-example-odds-3 = כמה רחוק המשחק הטוב ביותר מהממוצע על פני כל זריקה
cli-example-odds-4 = כל יד ושורה, לגיליון אלקטרוני

cli-summary-advise = הבחירות במצב האחרון של משחק רשום, הטובה ראשונה.
cli-about-advise = כל בחירה עם השווי שלה, הסיכוי שהזריקה שלה תפספס, והסיכוי לנצח.
cli-option-advise-for = מה רוצים; נקודות אם לא נאמר.
cli-option-advise-json = הבחירות לתוכנות (docs/odds.md).
cli-example-advise-1 = לפי נקודות
cli-example-advise-2 = לפי הסיכוי לנצח

cli-summary-match = טורניר של שחקנים ממוחשבים: מי מנצח וכמה.
cli-about-match = הרמות הן sharp, good, casual ו־novice. כל אחד יושב בכל מקום אותו מספר פעמים. המספרים באים עם הטעות האפשרית, ב־95%.
cli-option-match-players = מי משחק, לפי הישיבה: דמויות, עם רמה אם רוצים, או מחלקה משלכם.
cli-option-match-games = כמה משחקים; 100 אם לא נאמר.
cli-option-match-output = תיקייה למשחקים כתמלילים.
cli-option-match-json = המספרים לתוכנות (docs/players.md).
cli-example-match-1 = מאה משחקים
cli-example-match-2 = שחקן משלכם נגד אחד של הבית

cli-summary-lab = ניסיון של ערכת חוקים: כמה זמן, מי מנצח, מאיפה באות שאכטות.
cli-about-lab = ארבעה שחקנים ממוחשבים, שלושה במיטבם ואחד זהיר, שיושב בכל מקום אותו מספר פעמים.
cli-option-lab-against = חוקים אחרים להשוואה, באותן קוביות.
cli-option-lab-games = כמה משחקים; 300 אם לא נאמר.
cli-option-lab-json = המספרים לתוכנות (docs/players.md).
cli-example-lab-1 = 300 משחקים
cli-example-lab-2 = חוקי בית לצד הדף שהם משנים

cli-summary-review = מה הביאו הקוביות במשחק רשום, ועל מה ויתרו הבחירות.
cli-about-review = לכל שחקן תקן, מזל, מחיר ושארית, שמסתכמים לניקוד; הבחירות היקרות ביותר; הזריקה עם הכי הרבה מזל. כמה משחקים זה אחר זה.
cli-option-review-for = מה נספר; אם לא נאמר, שאכטות כשהן מנצחות, אחרת נקודות.
cli-option-review-json = הסקירה לתוכנות (docs/odds.md).
cli-example-review-1 = במילים
cli-example-review-2 = עם סיכויי הניצחון לאורך המשחק
cli-example-review-3 = כל המשחקים בתיקייה

cli-no-memory = אין מספיק זיכרון. מה שנכתב קודם נשאר; אפשר לתת את הפקודה שוב.
cli-mishap = משהו השתבש בתוכנה ({ $kind } ב־{ $place }). מה שנכתב קודם נשאר; אפשר לתת את הפקודה שוב.

cli-summary-games = המשחקים של תיק הזונק, החדש ראשון.
cli-about-games = מספר, זמן, חוקים, שחקנים ומצב של כל אחד, גם בזמן שהחלון כותב.
cli-option-games-json = הרשימה לתוכנות.
cli-example-games-1 = שורה לכל משחק
cli-example-games-2 = אובייקט אחד, כמו ב־docs/transcript.md
cli-example-games-3 = כל המשחקים של Ann באותו חודש

cli-summary-stats = שחקנים, ערכות חוקים וקוביות של תיק הזונק במספרים.
cli-about-stats = בלי שם הוא מספר על כולם. משחקים שבסל לא נספרים.
cli-option-find = רק משחקים שכל מילה מופיעה בהם: שמות, חוקים, כותרת, תאריך במילים או בספרות.
cli-option-stats-json = המספרים לתוכנות.
cli-example-stats-1 = שורה לכל שחקן, ערכת חוקים וסוג קוביות
cli-example-stats-2 = של שחקן אחד, במשחקים של דף אחד
cli-nobody-played = { $guess ->
    [yes] אף אחד בשם { $name } לא שיחק כאן; התכוונתם ל־{ $near }?
   *[no] אף אחד בשם { $name } לא שיחק כאן.
}
cli-stats-refused = { $games ->
    [one] משחק אחד אי אפשר לשחק שוב, והוא הושמט.
    [two] שני משחקים אי אפשר לשחק שוב, והם הושמטו.
   *[other] { $games-figure } משחקים אי אפשר לשחק שוב, והם הושמטו.
}
cli-stats-games = { $games ->
    [one] משחק אחד
    [two] שני משחקים
   *[other] { $games-figure } משחקים
}
cli-stats-player = { $name }: { $games ->
    [one] משחק אחד
    [two] שני משחקים
   *[other] { $games-figure } משחקים
}, { $won-figure } ניצחונות מתוך { $finished-figure } שנגמרו, { $turn-figure } נקודות לתור, { $missed }% פספוסים, { $counted ->
    [0] שאכטות לא ידועות
   *[other] { $hits ->
        [one] שאכטה אחת
        [two] שתי שאכטות
       *[other] { $hits-figure } שאכטות
    }
}, התור הכי טוב { $best-figure }
cli-stats-rules = { $rules }: { $games ->
    [one] משחק אחד
    [two] שני משחקים
   *[other] { $games-figure } משחקים
}, { $turn-figure } נקודות לתור, { $missed }% פספוסים
cli-stats-dice = { $kind ->
    [screen] קוביות של התוכנה
   *[table] קוביות של שולחן
}: { $faces-figure } פאות, חי בריבוע { $square }, סיכוי { $chance }

cli-summary-games-export = משחק של תיק הזונק כתמליל.
cli-about-games-export = חוקי הבית שלפיהם שוחק נכתבים לצידו. כמה משחקים, או כולם, הולכים לתיקייה, קובץ לכל אחד; מה שכבר שם ואומר אותו דבר נשאר, כך שאפשר לעצור את הפקודה ולתת אותה שוב.
cli-option-games-export-output = לאן לכתוב; - הוא הפלט הרגיל.
cli-example-games-export-1 = משחק 12 כקובץ
cli-example-games-export-2 = כל משחק, קובץ לכל אחד
cli-example-games-export-3 = הדף שלו

cli-summary-games-import = תמלילים אל תיק הזונק.
cli-about-games-import = מתיקייה מובאים כל התמלילים. החלון חייב להיות סגור. משחק שכבר שם, עם אותם חוקים, שחקנים ופעולות, מושמט.
cli-example-games-import-1 = כל מה שבתיקייה הזאת
cli-example-games-import-2 = כל מה שבתיקייה ובתיקיות שבה, עם התקדמות

cli-summary-games-read = דפים גמורים אל תיק הזונק: מתצלומים, סריקות וקובצי PDF.
cli-about-games-read = דף גמור נושא את המשחק שלו בקוד. קבצים עם חלקים של משחק אחד נקראים יחד. החלון חייב להיות סגור. שום דבר לא נשלח לשום מקום.
cli-example-games-read-1 = דף עם שני קודים, תמונה של כל אחד

cli-summary-completions = מה שגורם למעטפת להשלים את הפקודות האלה.
cli-about-completions = החבילות של Linux מביאות אותן; בהתקנות אחרות שימו את זה היכן שהמעטפת מחפשת.
cli-example-completions-1 = ל־bash
cli-example-completions-2 = ל־fish

cli-summary-help = כל הפקודות, או הכול על אחת.
cli-example-help-1 = כמו games import --help

cli-help-for-more = עוד פרטים: { $command } --help.
cli-without-effect = בלי השפעה
cli-pages-written = { $pages ->
    [one] { $file }: עמוד אחד
    [two] { $file }: שני עמודים
   *[other] { $file }: { $pages-figure } עמודים
}
cli-game = { $named ->
    [yes] { $rules }: { $title }: { $players }
   *[no] { $rules }: { $players }
}{" "}{ $state ->
    [won] (ניצחון ל־{ $winner })
    [finished] (נגמר)
   *[open] (סיבוב { $round })
}

cli-options-only = { $guess ->
    [yes] { $command } מקבל רק אפשרויות, לא { $word }; התכוונתם ל־{ $near }?
   *[no] { $command } מקבל רק אפשרויות, לא { $word }
}
cli-wants-a-value = { $option } צריך { $value }
cli-wants-no-value = { $option } לא מקבל ערך
cli-needs-a-word = { $command } צריך { $word }
cli-takes-one-word = { $guess ->
    [yes] { $command } מקבל { $word } אחד, לא { $count }; התכוונתם ל־{ $near }?
   *[no] { $command } מקבל { $word } אחד, לא { $count }
}
cli-unknown-option = { $guess ->
    [yes] אפשרות לא מוכרת { $word }; התכוונתם ל־{ $near }?
   *[no] אפשרות לא מוכרת { $word }
}
cli-unknown-command = { $guess ->
    [yes] אין פקודה { $word }; התכוונתם ל־{ $near }?
   *[no] אין פקודה { $word }
}
cli-no-such-shell = { $guess ->
    [yes] יש השלמות ל־{ $shells }, לא ל־{ $word }; התכוונתם ל־{ $near }?
   *[no] יש השלמות ל־{ $shells }, לא ל־{ $word }
}

cli-usage = שימוש:{" "}
cli-head-commands = פקודות:
cli-head-options = אפשרויות:
cli-head-examples = דוגמאות:
cli-help-explains = { $program } help COMMAND מסביר אחת מהן.
cli-choices = { $files ->
    [yes] { $what } אחד מאלה: { $choices-comma }, או קובץ .toml.
   *[no] { $what } אחד מאלה: { $choices-comma }.
}

cli-zonk-desktop = zonk-desktop: { $wrong }
cli-the-output-could-not-be = לא הצלחנו לכתוב את הפלט: { $strerror }.

cli-selftest-takes-one-folder-for = --selftest מקבל תיקייה אחת, לדוח ולתמונות

cli-cores-or-on = --cores הוא למחשב הזה, --on הוא לאשכול: יש לציין אחד מהם
cli-selftest-and-version-stand-alone = --selftest ו־--version עומדים לבד
cli-the-window-cannot-be-opened = אי אפשר לפתוח את החלון, חלק מהמערכת חסר: { $wrong }. ב־Debian ודומיה: apt install libegl1 libgl1 libxkbcommon-x11-0 libxcb-cursor0

cli-rules-refusals-stands-alone = rules --refusals עומד לבד

cli-a-complete-rule-set = { $words }: ערכת חוקים שלמה, { $name }.

cli-play-needs-a-file-for = play צריך קובץ ל־-o; הפלט הרגיל הוא השולחן עצמו

cli-sheet-needs-rules-key-for = sheet צריך --rules KEY לדף ריק, או --game FILE.zonk לדף של משחק
cli-sheet-needs-o-file-pdf = sheet צריך -o FILE.pdf
cli-paper-is-a4-letter-or = --paper הוא a4, letter או a5
cli-held-is-portrait-or-landscape = --held הוא portrait או landscape
cli-reviewed-is-for-games = --reviewed הוא לדף של משחק, עם --game FILE.zonk
cli-is-for-blank-sheets-a = { $wrong } הוא לדפים ריקים; למשחק יש משלו

cli-a-blank-sheet-needs-players = דף ריק צריך --players N, או --names A,B
cli-names-has-names-for-players = ב־--names יש { $names } שמות ל־{ $players } שחקנים
cli-is-for-players-at-least = { $name } הוא ל־{ $few } שחקנים או יותר
cli-is-for-players-at-most = { $name } הוא ל־{ $most } שחקנים לכל היותר

cli-a-pdf-is-nothing-for = PDF זה לא לטרמינל; נקבו בקובץ או העבירו הלאה: -o - | lp

cli-cannot-be-read-it-was = אי אפשר לקרוא את { $path }: { $wrong }. הוא לא שונה.

cli-write-games-export-id-o = כתבו: games export ID -o FILE.zonk, או games export all -o FOLDER
cli-many-games-need-a-folder = משחקים רבים צריכים תיקייה: games export all -o FOLDER
cli-many-searching = מחפשים תמלילים ב־{ $folder } ובכל התיקיות שבה; Ctrl+C עוצר.
cli-many-searched = { $folders-figure } תיקיות, { $files-figure } תמלילים
cli-many-closed = { $folders ->
    [one] תיקייה אחת
    [two] שתי תיקיות
   *[other] { $folders-figure } תיקיות
} ב־{ $folder } אי אפשר לקרוא; תמלילים משם לא מובאים.
cli-many-done = { $done-figure } מתוך { $of-figure }
cli-many-broken = { $wrong } { $games ->
    [one] משחק אחד הובא
    [two] שני משחקים הובאו
   *[other] { $games-figure } משחקים הובאו
} לפני כן.
cli-stopping = עוצרים אחרי מה שבדרך; Ctrl+C נוסף עוצר מיד.
cli-many-brought-in = { $games ->
    [one] משחק אחד הובא
    [two] שני משחקים הובאו
   *[other] { $games-figure } משחקים הובאו
}.{ $left ->
    [0] {""}
   *[other] {" "}{ $left-figure } הושמטו, כבר כאן.
}{ $refused ->
    [0] {""}
   *[other] {" "}{ $refused-figure } נדחו.
}{ $stopped ->
    [yes] {" "}נעצר; מה שהובא נשאר.
   *[no] {""}
}
cli-many-written = { $files ->
    [one] קובץ אחד נכתב
    [two] שני קבצים נכתבו
   *[other] { $files-figure } קבצים נכתבו
} אל { $folder }.{ $same ->
    [0] {""}
   *[other] {" "}{ $same-figure } כבר היו שם.
}{ $refused ->
    [0] {""}
   *[other] {" "}{ $refused-figure } לא נכתבו.
}{ $stopped ->
    [yes] {" "}נעצר; אותה פקודה ממשיכה משם.
   *[no] {""}
}
cli-cannot-be-written = { $to }: אי אפשר לכתוב: { $strerror }
cli-is-no-name-of-a = { $to }: זה לא שם של קובץ

cli-replay-bygone = { $file }: לפי החוקים שלו כבר לא מתחילים משחק. { $why }

cli-the-window-is-open-and = תוכנה אחרת מחזיקה את תיק הזונק: החלון, או ייבוא אחר. סגרו אותה, או חכו לה. לא הובא כלום.

cli-game-here-already-left-out = { $word }: משחק { $game }, כבר כאן; הושמט
cli-brought-in = { $word }: משחק { $number }
cli-sheet-here-already = משחק { $game }: כבר כאן; הושמט
cli-sheet-read = משחק { $number }: { $told }
cli-file = { $path }: { $said }

cli-odds-of = { $entered ->
    [yes] { $rules }, בתוך המשחק, { $total-figure } על הדף
   *[no] { $rules }, עוד מחוץ למשחק, { $total-figure } על הדף
}
cli-odds-turn = תור במשחק הטוב ביותר מביא { $points } נקודות; { $miss }% מהתורים מפספסים; { $throws } זריקות.
cli-odds-needs-prove = { $option } בא עם --prove
cli-odds-json-and-csv-exclude = --json ו־--csv לא באים יחד
cli-odds-hit-needs-hits = --hit בא עם --for hits
cli-odds-proved-for = { $for ->
    [hits] המשחק הטוב ביותר לנקודות ו־{ $hit-figure } לשאכטה: תור שווה { $turn }.
    [home] המשחק הטוב ביותר להגיע הביתה בתור הזה: מגיעים, { $turn } מהפעמים.
   *[points] המשחק הטוב ביותר לנקודות: תור שווה { $turn }.
}
cli-odds-proved = { $hands-figure } ידיים, { $steps-figure } שורות לכל אחת, { $throws-figure } זריקות: השווי לפני זריקה הוא ממוצע השוויים אחריה, עד כדי { $residual }.
cli-odds-proved-beyond = תור חורג מהשורות בסיכוי של { $beyond }.
cli-odds-proved-digests = חוקים   { $rules }
    מדיניות { $policy }
cli-odds-dice = קוביות
cli-odds-misses = פספוס
cli-odds-worth = שווי זריקה ב־0, 300, 500, 1,000
cli-odds-stay-from = עצירה מ־
cli-odds-of-dice = { $red ->
    [0] { $dice-figure }
    [1] { $dice-figure }, אדומה
   *[other] { $dice-figure }, { $red-figure } אדומות
}{ $forced ->
    [yes] , בכפייה
   *[no] {""}
}
cli-advice-for = { $measure ->
    [points] { $name }, לפי נקודות:
    [hits] { $name }, לפי נקודות ושאכטות:
   *[win] { $name }, לפי הסיכוי לנצח:
}
cli-advice-risk = { $dice ->
    [one] קובייה אחת מפספסת { $miss }%
    [two] שתי קוביות מפספסות { $miss }%
   *[other] { $dice-figure } קוביות מפספסות { $miss }%
}
cli-advice-wins = ניצחון { $chance }
cli-advice-why = { $reason ->
    [rolls-gains] זריקה מביאה { cli-advice-by } יותר מעצירה.
    [stays-saves] עצירה חוסכת { cli-advice-by } שזריקה הייתה מפסידה בממוצע.
    [entry] אין מספיק נקודות בשביל לעצור.
    [forced] החוקים דורשים את הזריקה הזאת.
    [dare] התשובה הטובה לאתגר מביאה { cli-advice-by } יותר מהאחרת.
    [again] לזרוק שוב מביא { cli-advice-by } יותר מלהמשיך.
   *[only] אין מה לעשות חוץ מזה.
}
cli-advice-by = { $measure ->
    [win] { $by } מ־100 משחקים
   *[other] { $by } נקודות
}
cli-advice-chances = סיכויי הניצחון: { $chances-comma }.

cli-entered-and-not-entered-exclude = --entered ו־--not-entered לא באים יחד
cli-a-total-stands-on-the = סכום עומד בדף של מי שכבר במשחק

cli-for-is-one-of = --for הוא אחד מאלה: { $join }
cli-the-game-is-over = { $words }: המשחק נגמר.
cli-the-dice-are-in-the = { $words }: הקוביות באוויר; אין מה לבחור.
cli-this-position-has-no-choice = { $words }: במצב הזה אין בחירה שהסיכויים שלה ידועים.

cli-written = נכתב: { $path }

cli-match-needs-players-name-level = match צריך --players NAME[:LEVEL],...

cli-is-a-number-from-to = { $name } הוא מספר מ־{ $least } עד { $most }
