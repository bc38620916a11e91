rulebook-not-read = אי אפשר לקרוא: { $why }
rulebook-no-file-name = אינו שם של קובץ; כתבו אחר
rulebook-too-large = גדול מ־{ $most } בתים; קצרו אותו
rulebook-not-utf-8 = אינו טקסט UTF-8; שמרו אותו כ־UTF-8
rulebook-not-toml = אינו TOML: { $why }
rulebook-toml-too-deep = אינו TOML: קינון עמוק מדי
rulebook-too-deep = קינון עמוק מדי
rulebook-too-many-dots = יש בו שורה עם יותר מ־{ $most } נקודות
rulebook-endless-number = יש בו מספר של אלפי ספרות; תנו לכל היותר { $most }
rulebook-number-too-large = המספר הזה גדול מדי; תנו לכל היותר { $most }
rulebook-key-too-long = המפתח הזה ארוך מדי; תנו לכל היותר { $most } אותיות
rulebook-not-written = אי אפשר לכתוב: { $why }
rulebook-not-written-nothing-changed = אי אפשר לכתוב: { $why }. לא שונה כלום
rulebook-not-deleted = אי אפשר למחוק: { $why }

rulebook-extends-one-of = תנו אחד מאלה: { $known-comma }, או קובץ .toml באותה תיקייה
rulebook-lies-elsewhere = { $file } נמצא במקום אחר; נקבו בקובץ באותה תיקייה
rulebook-circle = זה הולך במעגל: { $circle }
rulebook-too-many-files = יותר מ־{ $most } קבצים מרחיבים זה את זה; כתבו כמה מהם כאחד
rulebook-not-at-hand = { $file } לא בהישג יד; שימו את שני הקבצים בתיקייה אחת ונקבו בזה
rulebook-extended-wrong = { $file } { $why }
rulebook-name-rules = נקבו באחד מאלה: { $known-comma } או בקובץ .toml
rulebook-no-such-rules = אין חוקים כאלה; { $hint }

rulebook-did-you-mean = התכוונתם ל־{ $name }?
rulebook-known-are = מוכרים: { $known-comma }
rulebook-list-knobs = zonk-desktop rules --knobs מציג את כולן
rulebook-unknown = לא מוכר; { $hint }
rulebook-unknown-section = סעיף לא מוכר; { $hint }
rulebook-is-a-knob = זו הגדרה; כתבו אותה תחת [knobs] בתור { $name }
rulebook-is-a-table = זו טבלה; כתבו [{ $key }]
rulebook-too-many-entries = יותר מדי רשומות; לכל היותר { $most }
rulebook-missing = חסר; תנו לו ערך
rulebook-no-such-knob = אין הגדרה כזאת; { $hint }
rulebook-is-no-knob = לא שם של הגדרה; { $hint }
rulebook-names-no-knob = { $name } אינו שם של הגדרה; { $hint }
rulebook-no-such-fault = אין תקלה כזאת; { $hint }; תקלה משלכם צריכה { "title" }
rulebook-no-such-award = אין פרס כזה; { $hint }
rulebook-list-of-awards = תנו רשימה של פרסים
rulebook-key-is-total = המפתח הוא סכום, כמו 2100
rulebook-bonus-name = תנו לבונוס שם
rulebook-format = אפשר לקרוא רק פורמט 1; כתבו { "format = 1" }
rulebook-conditions = תנו טבלה של הגדרות וערכים, כמו { $example }

rulebook-text-of = תנו טקסט של 1 עד { $most } תווים
rulebook-word-of = תנו מילה של 1 עד { $most } תווים
rulebook-text-at-most = תנו טקסט של { $most } תווים לכל היותר
rulebook-texts-of = תנו טקסטים של { $most } תווים לכל היותר
rulebook-numbers = תנו עד { $most } מספרים מ־{ $low } עד { $high }
rulebook-number-from-0 = תנו מספר מ־0 עד { $most }
rulebook-number-from-2 = תנו מספר מ־2 עד { $most }
rulebook-number-to = נקבו במספר מ־1 עד { $most }
rulebook-whole-number = תנו מספר שלם עד { $most }
rulebook-true-or-false = תנו true או false
rulebook-one-of = תנו אחד מאלה: { $known-comma }
rulebook-list = תנו רשימה, כמו { $example }
rulebook-a-face = פאה היא מספר מ־1 עד 6
rulebook-least = תנו { $least } או יותר
rulebook-most = תנו { $most } לכל היותר
rulebook-below-modulus = תנו פחות מ־modulus, { $modulus }
rulebook-name-one = נקבו לפחות באחד
rulebook-negative-points = נקודות יורדות רק בקנסות; תנו 0 או יותר

rulebook-nothing-scores = אין צירוף שמזכה; הוסיפו אחד, למשל פאה בודדת
rulebook-one-die-never-scores = קובייה אחת לבדה לא תוכל לזכות; תנו לפאה בודדת לזכות
rulebook-only-dice = יש רק { $dice } קוביות
rulebook-all-faces = נקבו בפאות של כל { $dice } הקוביות
rulebook-throw-faces = נקבו בכל { $dice } הפאות של זריקה כזאת
rulebook-straight-faces = נקבו ב־2 עד { $most } פאות
rulebook-shape = תנו עד 3 מספרים, { $dice } קוביות בסך הכול
rulebook-made-for = { $key } מיועד ל־{ $dice } קוביות; כאן dice-count הוא { $have }
rulebook-made-for-cure = { $key } מיועד ל־{ $dice } קוביות; כאן dice-count הוא { $have }; { $cure }
rulebook-worth-nothing = רשמו גם { $knob } = 0
rulebook-no-win-throw = רשמו גם { "win-throw = none" }
rulebook-table-away = הסירו אותו בקובץ חוקי בית, עם { "off = true" } תחת [{ $table }]

rulebook-last-round-alone-ending = רק בסיבוב אחרון; רשמו { "ending = lastRound" }
rulebook-last-round-alone-rounds = רק בסיבוב אחרון; רשמו { "rounds = 0" }
rulebook-last-licks = מובילים נעקפים רק בסיבוב אחרון עם נקודות מעבר לגבול; רשמו { $cure-listed }
rulebook-rounds-have-no-limit = זה מזיז את הגבול, ובמשחק של מספר סיבובים קבוע אין גבול; רשמו { "rounds = 0" }
rulebook-extension-no-call = גבול שמוארך כשמחטיאים לא זז בהכרזה; רשמו { "extension = 0" }
rulebook-rounds-have-no-landing = במשחק של מספר סיבובים קבוע אין גבול לנחות עליו; רשמו { "rounds = 0" }
rulebook-extension-beyond = רק כשנקודות מעבר לגבול נספרות; רשמו { $cure-listed }
rulebook-no-red-die = אין קובייה אדומה; רשמו special-dice = { $dice }
rulebook-dare-too-few = מעט מדי קוביות לאתגר; צריך 3 או יותר
rulebook-idle = knobs.{ $knob }: שום דבר בחוקים האלה לא משתמש בזה; הרחיבו דף, או נקבו בזה בטבלה משלכם
rulebook-idle-beside = knobs.{ $knob }: אין השפעה לצד { $other } = { $value }; שנו אחד מהם
rulebook-off-nothing = { $key }: מסיר מה שאין; { $hint }
rulebook-nothing-to-take-away = במה שהחוקים האלה מרחיבים אין כלום בשם הזה
rulebook-never-shown = { $key }: שום זריקה לא תביא את זה; { $why }
rulebook-no-magic-number = אין מספר קסם; רשמו { "magic-number = on" }
rulebook-no-three-colours = לקוביות אין שלושה צבעים; רשמו { "special-dice = three-colours" }

rulebook-scores-already = { $face } כבר מזכה לפי [combo.{ $table }]; שנו אותו, או הסירו אותו עם { "off = true" }
rulebook-most-below-count = פחות מ־count, { $count }; הגדילו אותו, או השמיטו
rulebook-straight-twice = רצף מראה כל פאה פעם אחת; נקבו בכל אחת פעם אחת
rulebook-key-of-a-sheet = זה המפתח של דף; תנו לחוקים האלה מפתח משלהם

rulebook-players-above-max = יותר מ־players-max, { $most }; הקטינו אותו
rulebook-players-below-min = פחות מ־players-min, { $least }; הגדילו אותו
rulebook-limit-below-minimum = פחות ממה שצריך לזכות בתור, { $minimum }; הגדילו אותו
rulebook-above-limit = יותר מהגבול; אף אחד לא יוכל להשיג את זה. הקטינו אותו
rulebook-ice-above-limit = דורש { $minimum }, יותר מהגבול; הגדילו את הגבול
rulebook-exact-with-minimum = נחיתה מדויקת יחד עם מינימום בכל תור עלולים לא לתת לאף אחד לסיים; השתמשו ב־over או cap, או קבעו stop-minimum ל־0
rulebook-minimum-with-exact = בנחיתה מדויקת מינימום בכל תור עלול לא לתת לאף אחד לסיים; קבעו אותו ל־0, או את landing ל־over או cap
rulebook-exact-with-11k = נחיתה מדויקת וחוק ה־11,000 לא באים יחד; רשמו גם { "rule11k = off" }
rulebook-rule11k-with-exact = נחיתה מדויקת וחוק ה־11,000 לא באים יחד; רשמו גם { "landing = over" } או { "cap" }
rulebook-stop-dice-wants = stop-dice רוצה { $dice-either } בצד; הגדילו אותו, או רשמו { "stop-dice = none" }
rulebook-stop-dice-rolled = stop-dice רוצה את כל הקוביות בצד, ואז חייבים לזרוק אותן; הגדילו אותו, או קבעו ב־stop-dice מספר קטן יותר
rulebook-entry-dice-wants = entry-dice רוצה { $dice } בצד; הגדילו אותו, או הקטינו את זה
rulebook-stop-dice-all = את כל הקוביות חייבים לזרוק שוב, לכן נקבו במספר קטן יותר
rulebook-hot-dice-stop = stop-dice רוצה { $dice } קוביות בצד, ועם כולן אף אחד לא יוכל לעצור; קבעו ב־stop-dice מספר קטן יותר
rulebook-entry-dice-rolled = entry-dice רוצה { $dice } בצד, ואת כל הקוביות חייבים לזרוק; הקטינו את זה
rulebook-entry-dice-above = יותר קוביות ממה שיכולות להיות בצד; הקטינו אותו
rulebook-entry-dice-never-stop = אף אחד לא יוכל להיכנס: stop-dice רוצה { $dice-either } בצד. הקטינו אותו, או הגדילו את זה
rulebook-stop-dice-no-entry = אף אחד לא יוכל להיכנס עם כל כך מעט: entry-dice רוצה { $dice } בצד. נקבו ביותר, או הקטינו את זה
rulebook-never-passed = המשחק לא ייגמר אף פעם: שום סכום לא עובר את הגבול. רשמו { "finish-compare = reach" }, או { "landing = over" }
rulebook-landing-never-passes = המשחק לא ייגמר אף פעם: הוא נגמר מעבר לגבול, ולשם שום סכום לא מגיע. רשמו { "landing = over" }, או { "finish-compare = reach" }
rulebook-no-stop-from-high = לא מתחת ל־no-stop-below, { $below }; הקטינו אותו או הגדילו את זה
rulebook-no-stop-below-low = לא מעל no-stop-from, { $above }; הגדילו אותו
rulebook-no-stop-wide = אף אחד לא יוכל לעצור: תור אחד יצטרך להביא { $gap }, יותר מהגבול; הקטינו אותו
rulebook-no-stop-wide-from = אף אחד לא יוכל לעצור: תור אחד יצטרך להביא { $gap }, יותר מהגבול; הגדילו אותו
rulebook-limit-no-stop = אף אחד לא יוכל לעצור: תור אחד יצטרך להביא { $gap }, יותר מזה; הגדילו אותו
rulebook-no-landing-on = אף אחד לא יוכל לנחות על הגבול { $limit }; הקטינו אותו
rulebook-no-landing = אף אחד לא יוכל לנחות על הגבול, שם no-stop-below אוסר לעצור; רשמו { "landing = over" }
rulebook-limit-no-landing = אף אחד לא יוכל לנחות עליו: לא עוצרים מתחת ל־{ $below }; הגדילו אותו
rulebook-tied-must-beat = אין תיקו היכן שחייבים לעקוף את המוביל; רשמו { "last-licks = everybody" }, או { "must-beat = false" }
rulebook-must-beat-tied = אין תיקו היכן שחייבים לעקוף את המוביל; השאירו כבוי, או רשמו { "last-licks = everybody" }
rulebook-extension-low = לא מעבר לגבול { $limit }; הגדילו אותו
rulebook-limit-above-extension = לא מתחת ל־extension, { $extension }; הקטינו אותו או הגדילו את זה

rulebook-refused-now = { $knob }: { $why }.
