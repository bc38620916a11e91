session-no-memory = אין מספיק זיכרון. המשחק עומד כפי שנרשם לאחרונה; אפשר להמשיך. עזרה > אודות > מערכת מציג את היומן.
session-broken = משהו השתבש בתוכנה ({ $kind }). המשחק עומד כפי שנרשם לאחרונה; אפשר להמשיך. עזרה > אודות > מערכת מציג את היומן.

session-the-zonk-file-could-not = לא הצלחנו לפתוח את תיק הזונק ({ $name }). הוא לא שונה; משחקים מתנהלים בזיכרון.
session-the-zonk-file-is-damaged = תיק הזונק פגום. המשחקים שבו ניצלים: { $done-figure } מתוך { $of-figure }.
session-the-zonk-file-is-not = תיק הזונק לא פתוח.
session-no-weekly-copy = לתיק הזונק אין עותק מהשבוע. { $said } ננסה שוב בהפעלה הבאה.
session-no-stories = לא הצלחנו לחשב את הסיפורים של השחקנים. { $why }
session-not-read = לא הצלחנו לקרוא את תיק הזונק: { $wrong }. לא שונה כלום.
session-unplayable = אי אפשר לשחק שוב את המשחק הזה, שורה { $wrong }
