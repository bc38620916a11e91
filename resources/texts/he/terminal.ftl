terminal-which-rules = אילו חוקים? [{ $rules }]{" "}
terminal-who-plays = מי משחק, לפי הישיבה סביב השולחן? שמות עם פסיקים ביניהם:{" "}
terminal-type-for-help = הקלידו ? לעזרה.
terminal-roll-alone = התוכנה זורקת את הקוביות; הקלידו רק { "roll" }.
terminal-roll-word = כתבו מילה כלשהי אחרי roll; היא מתערבבת בזריקה.

terminal-to-take = { general-to-name } יש { $hits } לקחת
terminal-gates = { $held-comma }; אחר כך { $name }
terminal-on-the-sheet = { $name }: { $total } על הדף
terminal-in-this-turn = { $points } בתור הזה
terminal-keep = { $more ->
    [yes] { "keep" } { $best } ...
   *[no] { "keep" } { $best }
}
terminal-dice-to-roll = { $dice ->
    [one] קובייה אחת לזרוק
    [two] שתי קוביות לזרוק
   *[other] { $dice-figure } קוביות לזרוק
}
terminal-can = אפשר: { $names-comma }

terminal-kept-in = המשחק שמור ב־{ $file }, וזרע הקוביות שלו ב־{ $file }.seed, בלי להיחשף. כדי להמשיך: zonk-desktop games import { $file }, ואז החלון.
terminal-check-it = לבדיקה: zonk-desktop verify { $file }
terminal-no-file = אין קובץ
terminal-cannot-be-written = כבר אי אפשר לכתוב אל { $file }: { $why }. מה שנכתב עד כאן נשמר; המשחק נמשך בלי קובץ.

terminal-or = { $one } או { $other }
terminal-also = { $one }, { $other }
terminal-command-sheet = דף הניקוד
terminal-command-why = מה אי אפשר עכשיו, ולמה
terminal-command-undo = להחזיר את הבחירה האחרונה
terminal-command-quit = לצאת; המשחק נשמר
terminal-command-help = זה

terminal-nothing-was-typed-so-no = לא הוקלד כלום, ולכן לא התחיל משחק.

terminal-option-write-name-value-rules = { "option" } { $text }: כתבו NAME=VALUE; rules KEY --knobs מציג אותן
terminal-option-unknown = { "option" } { $text }: אין הגדרה כזאת; { $hint }
terminal-option-twice = { "option" } { $name } ניתן פעמיים

terminal-players-two-of-them-have = שחקנים: לשניים מהם אותו שם; שנו אחד
terminal-players-a-name-is-not = שחקנים: שם אינו טקסט UTF-8; כתבו אותו מחדש
terminal-players-a-name-has-at = שחקנים: בשם יש לכל היותר 200 תווים ואין מירכאות

terminal-cannot-be-made = { $path }: אי אפשר ליצור: { $strerror }
terminal-is-no-name-of-a = { $path }: זה לא שם של קובץ
terminal-cannot-be-made-it-would = { $seed-file }: אי אפשר ליצור: { $strerror }. הוא היה שומר את הזרע עד סוף המשחק; בחרו שם אחר.
terminal-dice-that-the-program-has = קוביות שהתוכנה זרקה לא מתקנים.
