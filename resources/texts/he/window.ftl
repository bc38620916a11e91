window-bar-game = משחק
window-bar-edit = עריכה
window-bar-view = תצוגה
window-bar-rules = חוקים
window-bar-tools = כלים
window-bar-help = עזרה
window-menu-quit = יציאה
window-menu-undo = להחזיר מהלך
window-menu-results = תוצאות
window-menu-calls = הכרזות בשולחן (E בשולחן)
window-menu-look = מראה
window-menu-contrast = ניגודיות
window-menu-motion = תנועה
window-menu-tray = מגש
window-menu-told = הקראה
window-menu-words = מילים
window-menu-felt = לבד
window-menu-keyboard = מקלדת
window-menu-news = מה חדש
window-menu-report = לדווח על בעיה…
window-menu-about = אודות

window-choice-speed-slow = איטי
window-choice-speed-normal = רגיל
window-choice-speed-fast = מהיר
window-choice-speed-off = כבוי
window-choice-look-system = לפי המערכת
window-choice-look-light = בהיר
window-choice-look-dark = כהה
window-choice-contrast-system = לפי המערכת
window-choice-contrast-usual = רגילה
window-choice-contrast-more = מוגברת
window-choice-scale-system = לפי המערכת
window-choice-motion-system = לפי המערכת
window-choice-motion-all = הכול
window-choice-motion-less = פחות
window-choice-tray-auto = אוטומטי
window-choice-tray-gl = OpenGL
window-choice-tray-painter = תחליף שטוח
window-choice-told-few = מעט מילים
window-choice-told-normal = רגיל
window-choice-told-all = כל מה שיש
window-choice-words-hits = שאכטות
window-choice-words-stars = כוכבים
window-choice-words-honour = נקודות כבוד
window-choice-felt-moss = אזוב
window-choice-felt-night = כחול לילה
window-choice-felt-charcoal = פחם
window-choice-felt-walnut = קרשי אגוז

window-panel-sheet = דף ניקוד
window-panel-told = נאמר
window-panel-log = יומן
window-panel-rules = חוקים
window-panels = לוחות
window-panel-float = לנתק: { $panel }
window-panel-close = לסגור: { $panel }

window-title = { $over ->
    [yes] { $rules }, נגמר · Zonk Desktop
   *[no] { $rules } · Zonk Desktop
}
window-look-into-copies = { $found } כלים > עותקים מראה מה יש בו.
window-milliseconds = {" "}מ״ש
window-close-key = לסגור

window-saved = { $throws ->
    [0] נשמר
   *[other] נשמר בזריקה { $throws-figure }
}

window-page-first-steps = צעדים ראשונים
window-page-keyboard = מקלדת
window-page-about = אודות Zonk Desktop
window-page-news = מה חדש
window-page-report = לדווח על בעיה
window-web-releases = גרסאות חדשות…
window-page-handbook = המדריך (באנגלית)
window-menu-handbook = המדריך (באנגלית)…
window-handbook-pages = דפי המדריך
window-web-reports = עמוד הדיווחים…
window-web-site = באינטרנט…
window-updated = זו עכשיו גרסה { $version }. עזרה > מה חדש מספר מה זה אומר.
window-no-such-page = אין עמוד כזה.
window-page-is-missing = הטקסט הזה לא הגיע עם התוכנה. התקנה מחדש תביא אותו.
window-system = מערכת
window-system-missing = חסר ({ $why })
window-system-no-physics = { $missing }; המגש ממציא זריקות משלו, והפאות הוגנות באותה מידה
window-drawn-by-opengl = OpenGL. { $reason }
window-drawn-by-qt = הצייר של Qt במקום OpenGL. { $reason }

window-mishap = משהו השתבש בתוכנה ({ $kind }). המשחק שמור כפי שעמד; אפשר להמשיך, או לחזור אליו מתפריט משחק. עזרה > אודות > מערכת מציג את היומן.
window-mishap-stuck = משהו השתבש בתוכנה, והשולחן נתקע. המשחק שמור כפי שעמד; אפשר להמשיך. עזרה > אודות > מערכת מציג את היומן.
window-mishap-memory = אין מספיק זיכרון. המשחק שמור כפי שעמד; אפשר להמשיך, או לחזור אליו מתפריט משחק. עזרה > אודות > מערכת מציג את היומן.

window-unsaved = { $actions ->
    [one] פעולה אחת לא נשמרה.
    [two] שתי פעולות לא נשמרו.
   *[other] { $actions-figure } פעולות לא נשמרו.
}
window-unsaved-again = לנסות שוב
window-unsaved-transcript = לשמור תמליל…
window-unsaved-leave = לצאת
window-unsaved-stay = להישאר

window-new-game = משחק חדש…
window-continue-the-last-game = להמשיך את המשחק האחרון
window-open-a-transcript = לפתוח תמליל…
window-export-the-transcript = לייצא את התמליל…
window-print-the-sheet = להדפיס את הדף…
window-sheet-as-p-df = הדף כ־PDF…
window-print-blank-sheets = להדפיס דפים ריקים…
window-correct-an-entry = לתקן רישום…
window-fl-oat-the-panel-in = לנתק את הלוח הקדמי
window-panels-as-at-first = הלוחות כמו בהתחלה
window-full-screen = מסך מלא
window-dice-speed = מהירות הקוביות
window-sound = צליל…
window-mute-or-not = להשתיק או לא
window-text-size = גודל הטקסט
window-rules-settings = הגדרות החוקים…
window-quick-reference = תקציר החוקים
window-menu-key = תפריט
window-copy-the-pledge = להעתיק את ההתחייבות על הקוביות
window-scorekeeper-mode = רק לרשום ניקוד…
window-zonk-file = תיק הזונק…
window-read-a-sheet = קריאת דף…
window-type-in-a-sheet = להקליד דף…
window-copies-of-the-zonk-file = עותקים של תיק הזונק…
window-first-steps = צעדים ראשונים
window-leave-the-big-picture = לצאת מהתמונה הגדולה
window-menu-language = שפה
window-language-system = לפי המערכת
window-language-fixed = ZONK_LANGUAGE מוגדר { $language }, ולכן זו השפה.
window-language-at-the-next-start = השפה תתחלף בהפעלה הבאה של התוכנה.
window-the-tray-changes-when-the = המגש יתחלף בהפעלה הבאה של התוכנה.

window-panel-print = להדפיס את הדף

window-close = לסגור

window-page-quick-reference = תקציר החוקים
window-rules-to-read = אילו חוקים לקרוא
window-on-the-table = על השולחן: { $name }
window-rules = חוקים

window-copy-the-system-section = להעתיק את פרטי המערכת
window-copy-the-log = להעתיק את היומן
window-read-the-log = לקרוא את היומן
window-zonk-desktop = Zonk Desktop { $version }
window-copied = הועתק
window-nothing-has-been-written-yet = עוד לא נכתב כלום.

window-save-a-transcript = לשמור תמליל
window-no-file-was-chosen = לא נבחר קובץ.
window-was-not-written = { $name } לא נכתב: { $said }.

window-of-unknown-version = גרסה לא ידועה

window-not-there = לא קיים

window-silent-as-there-is-no = מושתק, כי עוד אין שולחן

window-python = Python
window-qt = Qt
window-tray = מגש
window-dialog-sound = צליל
window-printers = מדפסות
window-none-found-a-pdf-can = לא נמצאו; תמיד אפשר לכתוב PDF
window-data-folder = תיקיית הנתונים
window-log = יומן
window-none-is-written-in-this = בהפעלה הזאת לא נכתב יומן

window-not-saved-another-window-keeps = לא נשמר: חלון אחר מחזיק את תיק הזונק.

window-rules-in-short = החוקים בקצרה

window-dice-tray = מגש הקוביות
window-who-begins = מי מתחיל?
window-the-dice-say-ties-are = הקוביות יחליטו. בתיקו זורקים שוב.

window-volume = עוצמה
window-mute-m-at-the-table = להשתיק (M בשולחן)
window-dice-as-they-fall = קוביות כשהן נופלות
window-the-table-pencil-plates-hits = השולחן: עיפרון, לוחיות, { hits-plain }, פספוס, הפעמון
window-marks-for-players-who-do = סימנים לשחקנים שלא רואים את השולחן
window-after-a-throw-one-tick = אחרי זריקה נקישה לכל קובייה, משמאל לימין: נקישת פליז מזכה, נקישה על הלבד לא. בתורכם נקישות כמספר המקום שלכם.
window-sound-comes-late-by = הצליל מאחר ב־
window-wireless-headphones-need-100-to = אוזניות אלחוטיות צריכות 100 עד 300 מ״ש, כדי שהקוביות יישמעו כשהן נוחתות.
window-hear-it = להשמיע

window-games-and-last = { $games ->
    [one] משחק אחד, לאחרונה ב־{ $day }
    [two] שני משחקים, לאחרונה ב־{ $day }
   *[other] { $games-figure } משחקים, לאחרונה ב־{ $day }
}

window-and-more-before =
    { $last }
    ועוד { $more } לפני כן.
window-these-files-were-not-opened = הקבצים האלה לא נפתחו
window-this-file-was-not-opened = הקובץ הזה לא נפתח

window-a-word-before-the-first = מילה לפני המשחק הראשון
window-dialog-open = פתיחת תמליל
window-line = { $name }, שורה { $wrong }
window-nothing-was-changed =
    { $found }
    לא שונה כלום.
window-nothing-to-export = אין מה לייצא
window-no-saved-game-is-on = אין משחק שמור על השולחן.
window-dialog-export = ייצוא התמליל
window-not-exported = לא יוצא

window-nothing-to-print = אין מה להדפיס
window-no-game-is-on-the = אין משחק על השולחן.
window-nothing-to-write = אין מה לכתוב

window-is-ticked-for-the-next = { $name } מסומן למשחק החדש הבא.

window-nothing-to-correct = אין מה לתקן
window-no-entry-has-been-made = עוד לא נעשה אף רישום.
window-written = נכתב: { $names-comma }.

window-sound-off = הצליל כבוי.
window-sound-on = הצליל פעיל.
window-corrected = תוקן.
window-taken-back = הוחזר.

window-fonts-missing = חסרים גופנים: { $fonts-comma }.
window-another-keeps-the-file = חלון אחר של התוכנה מחזיק את תיק הזונק. אפשר לצפות במשחקים שבו; מה שמשחקים כאן לא נשמר.

window-already-there = Zonk Desktop כבר פועל; החלון שלו עבר קדימה.
window-already-silent = Zonk Desktop כבר פועל, אבל החלון שלו לא עונה. סגרו אותו, או עצרו את התוכנה, והפעילו שוב; כל פעולה שנאמר שנשמרה אכן שמורה.

window-there-is-no-screen-here = אין כאן מסך (לא DISPLAY ולא WAYLAND_DISPLAY מוגדרים). הפקודות של zonk-desktop --help לא צריכות מסך.
window-screen-gone = המסך נעלם, והחלון איתו. כל פעולה שנאמר שנשמרה אכן שמורה; הפעילו שוב, והמשחק נמשך.
window-no-screen-answers = אי אפשר לפתוח את החלון: { $screen ->
    [none] שום מסך לא עונה
   *[other] המסך { $screen } לא עונה
}, או שחלק מהמערכת חסר. ב־Debian ודומיה: apt install libegl1 libgl1 libxkbcommon-x11-0 libxcb-cursor0. הפקודות של zonk-desktop --help לא צריכות מסך.
