cluster-own-player = שחקן משלך נמצא רק כאן ולא באשכול. יש להשמיט את --on.
cluster-not-installed = --on צריך את Dask, שאין בתוכנה הזאת. הוא מגיע עם pip install "zonk-desktop[cluster]". שום דבר לא התחיל.
cluster-nobody = אין תשובה מ-{ $address }: אין שם מתזמן של Dask. יש להפעיל אחד עם dask scheduler ולציין את הכתובת שהוא מציג. שום דבר לא התחיל.
cluster-no-workers = למתזמן ב-{ $address } אין עובדים. יש להפעיל כמה עם dask worker { $address } --nworkers auto --nthreads 1. שום דבר לא התחיל.
cluster-other = לעובד { $worker } יש { $what } { $there }, ולתוכנה הזאת { $here }. עם אותה גרסה המשחקים יהיו זהים. שום דבר לא התחיל.
cluster-lacks = לעובד { $worker } אין Zonk Desktop. יש להתקין שם zonk-desktop[cluster] { $here }. שום דבר לא התחיל.
cluster-killed = אותם משחקים הפילו עובד אחר עובד ({ $workers }). ייתכן שחסר להם זיכרון.
cluster-gone = המתזמן ב-{ $address } נעלם, והמשחקים איתו. יש להפעיל שוב אותו ואת העובדים שלו, ואחר כך את הפקודה הזאת.
