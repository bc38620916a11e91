event-rolled = { name-rolls }: { $dice }.
event-kept = { $value ->
    [0] { $name-is ->
        [she] { $name } שומרת את הקוביות.
        [he] { $name } שומר את הקוביות.
       *[unknown] אצל { $name } נשמרו הקוביות.
    }
   *[other] { name-keeps } { $value-figure }.
}
event-forced = { $value-figure } נשמרו. את הקוביות חייבים לזרוק.
event-miss = { $value ->
    [0] { $word }.
   *[other] { $word }. ה־{ $value-figure } הלכו.
}
event-banked = { name-stays } עם { $value-figure }: { $written-figure }.
event-hits = { hits-counted } { general-to-name }.
event-shown = { $title }: { hits-counted } { general-to-name }.
event-royale = הרויאל שווה { $value-figure }.
event-token = { general-to-name } יש זריקה חוזרת.
event-reroll = זריקה חוזרת של { $name }.
event-may-dare = רביעייה. כל השאר יכולים לומר: נראה אותך.
event-dared = { other-dares } { $name }.
event-dare-taken = { $name-is ->
    [she] { $name } מקבלת את האתגר.
    [he] { $name } מקבל את האתגר.
   *[unknown] האתגר מקובל על { $name }.
}
event-dare-refused = { name-refuses } לאתגר.
event-dare-won = האתגר הצליח: { $value-figure }.
event-called-11000 = { name-calls } חוק ה־11,000.
event-halftime = מופע המחצית.
event-halftime-hit = { $value ->
    [0] { name-wins } בזריקה המכריעה על התור הכי טוב במופע.
    [1] התור הכי טוב במופע: { $name }.
   *[other] אחד מ־{ $value-figure } התורים הטובים במופע: { $name }.
}
event-halftime-over = חוזרים למשחק.
event-rolloff = { name-rolls } לשבירת התיקו.
event-winner = { name-wins }.
event-penalty = קנס של { $value-figure } { general-to-name }: { $why ->
    [delay-of-game] עיכוב המשחק
    [out-of-turn] זריקה שלא בתור
    [first-throw] זריקה ראשונה בלי נקודות
   *[misses] פספוסים
}.
event-fault = { $name }: { $title }.
event-asked = { $times ->
    [one] { name-asks }.
    [two] { name-asks }, פעמיים.
   *[other] { name-asks }, { $times-figure } פעמים.
}
event-released = { name-says }: { $answer ->
    [you-can-go] אפשר לזרוק
    [done] סיימתי
    [yes] כן
    [cough] שיעול
    [no] לא
   *[overrule] נדחה
}.
event-said-no = { name-says }: לא. השער נשאר סגור.
event-took-hits = { $name-is ->
    [she] { $name } לוקחת { hits-counted }.
    [he] { $name } לוקח { hits-counted }.
   *[unknown] לקיחה של { $name }: { hits-counted }.
}
event-touched = התחלה מוקדמת מדי: { $name }.
event-hit-given = { name-gives } { hits-counted } { general-to-other }.
event-challenged = { name-doubts } בסכום.
event-account-held = הסכום נכון.
event-account-failed = הסכום לא נכון. התור אבד.
event-social = Social: { hit-a } לכולם.
event-limit = { $name } בבית.
event-stake = { name-puts } { $value-figure } לקופה.
event-instant-win = הזריקה של { $name } הכריעה את המשחק.
event-instant-loss = הזריקה של { $name } הפסידה את המשחק.
event-safe = { $value-figure } היו בטוחות, ונשארות.
event-taken-over = { name-goes } עם { $value-figure } ועם הקוביות שנשארו.
event-extended = { $name } מעבר לגבול. הגבול הוא עכשיו { $value-figure }.
event-knocked-back = { other-lands } על הסכום של { $name }: { $value-figure } אחורה { general-to-name }.
event-out = { $name } מחוץ למשחק.
event-last-die = { $value ->
    [one] כלום. { general-to-name } יש עוד ניסיון עם הקובייה האחרונה.
    [two] כלום. { general-to-name } יש עוד שני ניסיונות עם הקובייה האחרונה.
   *[other] כלום. { general-to-name } יש עוד { $value-figure } ניסיונות עם הקובייה האחרונה.
}
event-last-licks = { $who ->
    [passed] { name-leads }. מי שנעקף מקבל עוד תור.
   *[other] { name-leads }. כל השאר מקבלים עוד תור.
}
