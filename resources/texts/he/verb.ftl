verb-about-take-over = לקחת בירושה את הקוביות והנקודות מהתור הקודם
verb-about-roll = לזרוק את הקוביות
verb-about-keep = להניח קוביות בצד
verb-about-stay = לעצור ולרשום; מיד אחרי זריקה נשמר כל מה שמזכה
verb-about-dare = NAME: נראה אותך
verb-about-take-dare = לזרוק רק את הקובייה השונה
verb-about-refuse-dare = להמשיך לשחק
verb-about-call-11000 = להכריז על חוק ה־11,000
verb-about-fault = השולחן מכריז על תקלה
verb-about-touch = התחלה של NAME לפני השחרור
verb-about-ask = שאלה של NAME, כך וכך פעמים: אפשר לזרוק?
verb-about-release = לענות: { "you-can-go, done, yes, cough, no, overrule" }; גם WORD לבדה מספיקה
verb-about-took-hits = השאכטות שהגיעו נלקחו
verb-about-give-hit = לתת שאכטה במתנה
verb-about-challenge = להטיל ספק בסכום שהוצהר זה עתה
verb-about-account = הקוביות שמרכיבות את הסכום שבספק
verb-about-reroll = לזרוק שוב, את כל קוביות הזריקה או את אלה
verb-about-penalty = לפי הצבעה: { "delay-of-game" } או { "out-of-turn" }
verb-about-stake = לקופה
verb-about-write = תור בקוביות אמיתיות שרק הנקודות שלו ידועות

verb-hint-roll = הפאות שהיו שם: { "roll 1 5 2 4 4" }. לקובייה צבעונית יש אות: 4R.
verb-hint-keep = הפאות שהונחו בצד: { "keep 1 5" }, או { "keep all" }.
verb-hint-stay = רק { "stay" }, או עם הנקודות לביקורת: { "stay 450" }.
verb-hint-dare = מי אתגר, במירכאות אם יש רווח בשם: { "dare “Captain Jack”" }.
verb-hint-fault = התקלה, ושל מי היא אם לא של מי שזרק: { "fault off-board Ann" }.
verb-hint-ask = מי שאל, וכמה פעמים: { "ask Ann 3" }.
verb-hint-release = המילה, ומי אמר אותה: { "release you-can-go Ann" }.
verb-hint-give-hit = ממי, למי, כמה: { "give-hit Ann Bob 1" }.
verb-hint-account = הזריקות שהרכיבו את הסכום: { "account 1 3 3 3" }.
verb-hint-reroll = רק { "reroll" } לכל קוביות הזריקה, או הפאות של כמה מהן: { "reroll 2 3" }.
verb-hint-penalty = לפי ההצבעה: { "penalty out-of-turn Ann" }.
verb-hint-write = הנקודות של התור, 0 לפספוס: { "write 450" }.
verb-hint-stake = מי, וכמה: { "stake Ann 5" }.

verb-call-take-over = לקחת בירושה את הקוביות והנקודות
verb-call-dare = { $player }: נראה אותך
verb-call-call-11000 = להכריז על חוק ה־11,000
verb-call-fault = תקלה: { $kind }
verb-call-touch = התחלה מוקדמת מדי: { $player }
verb-call-give-hit = { giver-gives } { hit-a } { general-to-taker }
verb-call-challenge = { player-doubts } בסכום
verb-call-reroll = לנצל זריקה חוזרת
verb-call-penalty = קנס, { $kind ->
    [delay-of-game] עיכוב המשחק
   *[out-of-turn] זריקה שלא בתור
}: { $player }
verb-call-stake = { $open ->
    [yes] { player-puts } לקופה…
   *[no] { player-puts } { $amount-figure } לקופה
}

verb-write-roll = כתבו: { "roll" } ואת הפאות שנחתו
verb-write-keep = כתבו: { "keep" } ואת הפאות, או { "keep all" }
verb-write-stay = כתבו: { "stay" }, או { "stay" } ואת הנקודות
verb-write-call-11000 = כתבו: { "call-11000" }, או { "call-11000" } ואת השעה
verb-write-fault = כתבו: { "fault KIND" }, או { "fault KIND NAME" }
verb-write-ask = כתבו: { "ask NAME TIMES" }
verb-write-give-hit = כתבו: { "give-hit FROM TO HOW-MANY" }
verb-write-account = כתבו: { "account" } ואת הפאות
verb-write-reroll = כתבו: { "reroll" }, או { "reroll" } ואת הקוביות
verb-write-penalty = כתבו: { "penalty KIND NAME" }
verb-write-write = כתבו: { "write POINTS" }
verb-write-stake = כתבו: { "stake NAME AMOUNT" }
verb-write-plain = כתבו: { $word }
verb-write-player = כתבו: { $word } NAME
verb-release-words = כתבו: { "release" } ואחת מאלה: { $words-comma }
