odds-only-totals = זה דף של סכומים: לא ידוע מה הקוביות הראו, ולכן גם לא המזל ומה שהבחירות ויתרו עליו.
odds-too-many-hands = בחוקים האלה יש יותר מ־{ $most-figure } סוגי ידיים; הסיכויים שלהם לא מחושבים.
odds-clear = בחוקים האלה יש צירופים שצריך לאשר; הסיכויים שלהם לא מחושבים.
odds-last-die = בחוקים האלה יש לקובייה האחרונה כמה ניסיונות; הסיכויים שלהם לא מחושבים.
odds-beat-previous = בחוקים האלה תור צריך להביא יותר מהקודם; הסיכויים שלהם לא מחושבים.
odds-first-throw = בחוקים האלה יורדות נקודות על זריקה ראשונה ריקה; הסיכויים שלהם לא מחושבים.
odds-last-licks = בחוקים האלה הובלה חדשה פותחת שוב את התורים האחרונים; אף אחד לא יודע מה סיכויי הניצחון.
odds-show = מופע המחצית הוא על { hit-a }, לא על נקודות: הוא לא קובע דבר לגבי הניצחון.
odds-decided = מי שהגיע הביתה ראשון כבר ניצח; מה שנשאר לשחק לא קובע דבר.
odds-unknown-hits = כאן מנצחים ב{ hits-plain }: סיכויי הניצחון של אף אחד לא ידועים.
odds-unknown-same-total = מי שנוחת על סכום של אחר שולח אותו אחורה: בחוקים האלה סיכויי הניצחון של אף אחד לא ידועים.
odds-unknown-take-over = אפשר לקחת קוביות ונקודות בירושה מהתור הקודם: בחוקים האלה סיכויי הניצחון של אף אחד לא ידועים.
odds-unknown-extension = מי שעובר את הגבול בלי לפגוע בו מזיז אותו לכולם: בחוקים האלה סיכויי הניצחון של אף אחד לא ידועים.
odds-unknown-landing = בגבול צריך לפגוע בול: בחוקים האלה סיכויי הניצחון של אף אחד לא ידועים.
odds-hits-win = כאן מנצחים ב{ hits-plain }: השווי הוא נקודות, ו־{ $each-figure } על כל { hit-one }.

odds-review-measure = { $measure ->
    [hits] נקודות, ו־{ $each-figure } על כל { hit-one }:
   *[points] נקודות:
}
odds-review-player = { $name }: { $whole } = תקן { $par }, מזל { $luck }, מחיר { $cost }, שארית { $rest }{ $start ->
    [0] {""}
   *[other] { " " }(החל מ־{ $start-figure })
}
odds-review-dear = { $name }, ויתור על { $cost }: { $chosen } עם { $points-figure } נקודות{ $dice-count ->
    [0] {""}
   *[other] , קוביות { $dice }
}; הטוב ביותר { $best }
odds-review-luckiest = הזריקה עם הכי הרבה מזל: { $name }, { $dice }: { $luck }
odds-review-unluckiest = הזריקה עם הכי מעט מזל: { $name }, { $dice }: { $luck }
odds-review-chances = סיכויי הניצחון בסוף: { $chances-comma }
