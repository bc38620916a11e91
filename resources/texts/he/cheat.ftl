cheat-push-your-luck = כדי לעצור צריך { $dice-word } קוביות או יותר בצד, אבל אף פעם לא את כל השש.
cheat-misses-in-a-row = { $count ->
    [1] כל פספוס
    [2] שני פספוסים ברצף
   *[other] { $count-figure } פספוסים ברצף
}
cheat-first-throw = זריקה ראשונה בלי נקודות
cheat-beat-previous = עוצרים רק עם יותר מהתור הקודם, אם הוא נרשם.
cheat-leave-all = משאירים את כל הקוביות המזכות וזורקים את השאר, או עוצרים.
cheat-leave-one = בכל זריקה משאירים לפחות קובייה מזכה אחת, או עוצרים.
cheat-all-score = { $forced ->
    [yes] כל { $dice-word } הקוביות מזכות: מרימים וזורקים את כולן.
   *[no] כל { $dice-word } הקוביות מזכות: אפשר לזרוק את כולן שוב.
}{ $alike-may-stay ->
    [yes] {" "}כולן זהות: מותר לעצור.
   *[no] {""}
}
cheat-blood-die-alone = רק קוביית הדם לא מזכה: חייבים לזרוק אותה.
cheat-blood-die-among = רק קוביית הדם לא מזכה: היא חייבת להיות בין הנזרקות.
cheat-dare = { $worth ->
    [total1000] אתגר: אחרי רביעייה בזריקה אחת האחרים רשאים לאתגר לזרוק את הקובייה השונה. הצליח: חמש הקוביות שוות 1,000, זורקים הלאה.
    [plus1000] אתגר: אחרי רביעייה בזריקה אחת האחרים רשאים לאתגר לזרוק את הקובייה השונה. הצליח: עוד 1,000, זורקים הלאה.
   *[plus100] אתגר: אחרי רביעייה בזריקה אחת האחרים רשאים לאתגר לזרוק את הקובייה השונה. הצליח: עוד 100, זורקים הלאה.
}
cheat-last-die = לקובייה האחרונה יש { $tries ->
    [2] שני ניסיונות
   *[other] { $tries-figure } ניסיונות
} לזכות.
cheat-take-over-entered = מי שכבר במשחק רשאי לקחת בירושה את הקוביות והנקודות של עצירה.
cheat-take-over-next = הבא בתור רשאי לקחת בירושה את הקוביות והנקודות של עצירה.
cheat-release-asks = שאלו ״אפשר לזרוק?״ פעם אחת על כל שאכטה של מי שלפניכם, וחכו לכן.
cheat-release-word = מי שלוקח שאכטה משחרר את הבא: ״אפשר לזרוק״, ״סיימתי״, שיעול.
cheat-to = עד
cheat-release-courtesy = לוקחים את השאכטות לפני שהבא זורק.

cheat-miss-dare = האתגר פספס
cheat-miss-blood = קוביית הדם, בכפייה, פספסה
cheat-miss-after-all = כולן זיכו, כולן נזרקו, פספוס
cheat-miss-all = כל הקוביות, כלום
cheat-miss-first = זריקה ראשונה, כלום
cheat-miss-any = זריקה שלא מזכה כלום
cheat-points-risked-and-missed = נקודות בסיכון, ופספוס

cheat-automatic-kept = אוטומטיות נשארות גם בפספוס.
cheat-shown-kept = מה שהקוביות מראות נשאר גם בפספוס.
cheat-alike-with-the-odd-die = { $count ->
    [3] שלישייה
    [4] רביעייה
    [5] חמישייה
    [6] שישייה
   *[other] { $count-word } זהות
} עם הקובייה השונה
cheat-earned = { $what }{ $everyone ->
    [yes] , לכולם
   *[no] {""}
}{ $automatic ->
    [yes] , אוטומטית
   *[no] {""}
}
cheat-more-totals = { $count ->
    [one] ועוד סכום אחד
    [two] ועוד שני סכומים
   *[other] ועוד { $count-figure } סכומים
}
cheat-each-step = { $strict ->
    [yes] כל מעבר של { $step-figure }
   *[no] כל { $step-figure }, בנחיתה או במעבר
}
cheat-step-in-one-turn = { $strict ->
    [yes] יותר מ־{ $step-figure } בתור אחד
   *[no] כל { $step-figure } בתור אחד
}
cheat-total-ends-in = סכום שמסתיים ב־{ $ending }
cheat-totals = סכום { $totals-comma }
cheat-first-home = { $over ->
    [yes] ראשונים מעל { $limit-figure }
   *[no] ראשונים ב־{ $limit-figure }
}{ $more ->
    [yes] , ועוד אחת
   *[no] {""}
}
cheat-misses-without-a-hit = { $count-figure } פספוסים ברצף, בלי שאכטה לפני האחרון
cheat-if-kept = { $what }, אם נשמר
cheat-alike-in-one-throw = { $count ->
    [3] שלישיית { $face }
    [4] רביעיית { $face }
    [5] חמישיית { $face }
    [6] שישיית { $face }
   *[other] { $count-word } של { $face }
} בזריקה אחת

cheat-halftime = כשמגיעים ל־{ $total-figure }: קו לרוחב הדף, והשיר. לכל אחד תור אחד מחוץ לניקוד, החל מהבא בתור; תאים שלא שוחקו מקבלים קו. { $tie ->
    [all] תיקו בראש: שאכטה לכל אחד.
    [rolloff] תיקו בראש: זורקים להכרעה.
   *[none] תיקו בראש: אף אחד.
}

cheat-limit = { $over ->
    [yes] { $how ->
        [immediate] יותר מ־{ $limit-figure } גומר מיד.
        [finishRound] יותר מ־{ $limit-figure } גומר; משלימים את הסיבוב.
       *[lastRound] יותר מ־{ $limit-figure } גומר; לכל השאר עוד תור.
    }
   *[no] { $how ->
        [immediate] { $limit-figure } גומר מיד.
        [finishRound] { $limit-figure } גומר; משלימים את הסיבוב.
       *[lastRound] { $limit-figure } גומר; לכל השאר עוד תור.
    }
}
cheat-rounds = המשחק נגמר אחרי { $rounds-figure } סיבובים.
cheat-cut = לא רושמים לאף אחד יותר מ־{ $limit-figure }.
cheat-exactly = ב־{ $limit-figure } צריך לפגוע בול.
cheat-extension = מי שעבר אותו בלי לפגוע מזיז אותו ל־{ $extension-figure }.
cheat-same-total = { $back ->
    [previous] נחתו לכם על הסכום: חוזרים לסכום הקודם.
    [start] נחתו לכם על הסכום: חוזרים למקום שממנו הגיע הנוחת.
   *[zero] נחתו לכם על הסכום: חוזרים ל־0.
}
cheat-last-licks = { $who ->
    [passed] מי שנעקף בתורים האחרונים מקבל עוד תור.
    [tied] הובלה חדשה, או תיקו איתה, נותנים לכל השאר עוד תור אחרון.
   *[everybody] הובלה חדשה בתורים האחרונים נותנת לכל השאר עוד תור.
}
cheat-only-a-new-leader = בסיבוב האחרון עוצרים רק בהובלה חדשה.
cheat-wins-first = ראשונים שם מנצחים.
cheat-wins-points = עם הכי הרבה נקודות מנצחים.
cheat-wins-hits = עם הכי הרבה שאכטות מנצחים.
cheat-wins-titles = עם הכי הרבה תארים מנצחים.
cheat-11000-rule = חוק ה־11,000: מכריזים עליו החל מ־{ $least-figure }, עם הקוביות ביד, לפני שמישהו ב־{ $limit-figure }. אז { $points-figure } בתור אחד מ־{ $limit-figure } מנצחות; הגבוה בסיבוב הזה גונב את הדף.
cheat-award = { $award }: { $told-small }.
cheat-award-big-hit = { $award }: { $told-small }; אחת כפולה גוברת על שתי בודדות.

cheat-so-many-alike = { $shape } זהות
cheat-any-alike = { $count ->
    [3] כל שלישייה
    [4] כל רביעייה
    [5] כל חמישייה
    [6] כל שישייה
   *[other] כל { $count-word } זהות
}
cheat-factor-of-dice = { $factor } × { $rolled-word } קוביות
cheat-across-rolls = קוביות שהושארו קודם יכולות להשלים שלישייה.
cheat-throw-out = בחוץ
cheat-throw-loses = מפסיד
cheat-throw-wins = מנצח
cheat-three-alike = { $more ->
    [yes] שלישיות, רצפים ודומיהם בזריקה אחת.
   *[no] שלישייה בזריקה אחת.
}
cheat-each-further = { $later ->
    [yes] כל אחת נוספת, באותה זריקה או אחר כך: עוד { $step }.
   *[no] כל אחת נוספת, באותה זריקה: עוד { $step }.
}
cheat-all-dice = { $kept ->
    [yes] בכל פעם שכל הקוביות זיכו: עוד { $points-figure }, נשארות גם בפספוס.
   *[no] בכל פעם שכל הקוביות זיכו: עוד { $points-figure }.
}
cheat-clear = { $what-listed } צריך לאשר בעוד { $points-figure } נקודות לפני עצירה.
cheat-clear-alike = קוביות זהות
cheat-clear-straight = רצפים
cheat-clear-shape = זוגות ודומיהם
cheat-safe-straights = רצף שהונח בצד נשאר גם בפספוס.
cheat-safe-some = יש נקודות שמרגע שהונחו בצד נשארות גם בפספוס.
cheat-wild-face = ה־{ $face } של הקובייה האדומה הוא ג׳וקר.

cheat-what-scores = מה מזכה
cheat-your-turn = התור שלכם
cheat-write-it-down = מה רושמים
cheat-hits = שאכטות
cheat-halftime-show = מופע המחצית
cheat-the-end = הסוף

cheat-term = { $term }:

cheat-words = מילים
cheat-advice = עצות

cheat-enter = להיכנס למשחק, בתור אחד
cheat-enter-dice = קוביות בצד כדי להיכנס
cheat-stop = לעצור, בכל תור
cheat-stop-dice = קוביות בצד כדי לעצור
cheat-stop-either = נקודות או קוביות, אחד מהם מספיק.
cheat-no-stop = לא עוצרים בסכום של
cheat-delay = עיכוב המשחק, בהצבעה
cheat-out-of-turn = זריקה שלא בתור, בהצבעה
cheat-declare = אמרו את הסכום שלכם. אם הטילו בו ספק והוא שגוי, התור אבד.
cheat-to-the-right = הקוביות עוברות ימינה.

cheat-a-re-roll-kept-until = זריקה חוזרת, נשמרת עד שמנצלים אותה
cheat-struck-out-when-it-is = נמחקת בקו כשמנצלים אותה
cheat-a-penalty-taken-off-from = קנס, יורד מכאן והלאה
cheat-mishandled-touched-off-the-board = טיפול שגוי, נגיעה, מחוץ ללוח

cheat-own-bonuses = מספרי הבונוס שלנו
cheat-never-two = אף פעם לא שתיים: שתי שאכטות הן שלוש.
cheat-integrity-one-more = יושרת השאכטה: שאכטות מיד אחרי תור עם שאכטות הן לפחות אחת יותר מאז.
cheat-integrity-additive = יושרת השאכטה: אחרי תור עם שאכטות, אלה וגם החדשות.
cheat-hits-at-once = Insta-Bong מיד, לפני כל דבר אחר.

cheat-total-begins-with-a-square = סכום שמתחיל בריבוע

cheat-a-straight = רצף
cheat-a-royale-1-to-6 = רויאל, 1 עד 6

cheat-g-h-a-all-hits = G.H.A.: כל השאכטות חלקי כל השחקנים.

cheat-all-dice-and-none-scores = כל הקוביות, ואף אחת לא מזכה

cheat-each-further-doubles = כל אחת נוספת בזריקה מכפילה.
cheat-a-fourth-adds-nothing = 2, 3, 4 או 6 רביעי לא מוסיף כלום.
cheat-singles-only = 1 ו־5 רק כבודדים.
cheat-a-royale-earns-a-reroll = רויאל, 1 עד 6, מזכה בזריקה חוזרת.
