site-name = זונק
site-about = זורקים חמש קוביות בדפדפן, שומרים מה שמזכה, ומסתכנים בשאר. קורא גם את הקוד שעל דף ניקוד מודפס.
site-skip = אל הקוביות
site-heading = { $dice ->
    [5] חמש
   *[other] שש
} קוביות. שומרים מה שמזכה, מסתכנים בשאר.
site-match = אתם ו־{ $other }, מי ראשון ב־{ $goal-figure }, לפי הדף { $sheet }.
site-you = אתם
site-guest = אורח
site-you-verbs = guest
site-menu = תפריט
site-link-evening = הערב הראשון
site-link-odds = סיכויים
site-link-fair = קוביות הוגנות
site-link-source = קוד
site-tray = המגש עם הקוביות

site-leave = להשאיר
site-next-misses = סיכוי לפספוס בזריקה הבאה, ב־100
site-miss = פספוס
site-card = להשאיר { $dice }: { $points-figure } נקודות. הזריקה הבאה מפספסת { $chance } פעמים מ־100.
site-card-safe = להשאיר { $dice }: { $points-figure } נקודות.

site-throw = לזרוק { $dice-word }
site-throw-first = לזרוק
site-throw-again = שוב כל ה{ $dice-word }
site-throw-leaves = משאיר { $dice }
site-stay = לעצור
site-stay-makes = סך הכול { $points-figure }
site-stay-needs = צריך { $points-figure } בתור
site-key-throw = רווח
site-key-stay = S
site-thinking = { $name } במחשבות…
site-coming = היריב בדרך…
site-no-engine = חלק מהדף הזה לא הגיע: { $why }. טענו את הדף שוב.
site-go-on = שיהיה
site-new-game = לשחק שוב
site-turn = בתור הזה
site-see-sheet = לראות את הדף
site-no-webgl = הדפדפן הזה לא מצייר כאן קוביות; הכרטיסים למטה אומרים איך הן נפלו.

site-get = להוריד את התוכנה
site-get-about = אותן קוביות על שולחן אמיתי, עם חברים, עם דפים להדפסה, והמשחק הזה להמשיך בו.
site-get-linux = Linux
site-get-linux-how = {"\u2068"}.deb, .rpm, AppImage{"\u2069"} או ארכיון
site-get-windows = Windows
site-get-windows-how = 10 ו־11
site-get-mac = macOS
site-get-mac-how = 15 ומעלה
site-file = המשחק הזה כקובץ
site-file-about = נפתח בתוכנה בדיוק בזריקה הזאת
site-file-name = zonk.zonk
site-dare = נראה אותך!
site-take-dare = לקבל את האתגר
site-refuse-dare = להמשיך לשחק

site-read = קריאת דף
site-hold = החזיקו את הקוד של דף מודפס מול המצלמה.
site-no-camera = אי אפשר להשתמש כאן במצלמה. בחרו תמונה של הדף.
site-pictures = בחירת תמונות…
site-no-picture = { $file } אינו תמונה שהדפדפן הזה יכול לפתוח. בחרו צילום של הדף.
site-reading = זורקים שוב את כל הקוביות…
site-looking = מחפשים את הקוד…
site-head = { $parts-comma }
site-honest = הקוביות ישרות
site-not-read = זה לא נקרא
site-not-honest = הקוביות לא מתאימות
site-real = קוביות אמיתיות
site-why = { $why-first }.
site-race = סכומים, סיבוב אחר סיבוב
site-nothing-sent = שום דבר לא נשלח.
site-nothing-sent-how = המשחק יצא מהקוד שעל הנייר; המכשיר הזה זרק שוב את כל הקוביות שלו.
site-cannot-know = מה שקוד לא יכול לדעת
site-pledge = ההתחייבות על הזרע
site-open = לפתוח בתוכנה
site-watch = לצפות במשחק
site-throw-yourself = לזרוק חמש קוביות
