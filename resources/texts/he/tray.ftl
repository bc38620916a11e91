tray-themes = קוביות ושולחן
tray-themes-how = לחיצה או מקשי החצים מראים, Enter משאיר.
tray-preview = איך הם נראים ביחד
tray-throw-these = לזרוק את אלה
tray-leave = לעזוב
tray-take = { $dice } על { $table }
tray-words = { $dice } { $table }
tray-words-in-use = { $words } כרגע על השולחן.
tray-shapes = בכל ערכה לצבעים יש נקודות בצורה משלהם, כך שאין צורך להבחין בין אדום לירוק.

tray-set-ivory = שנהב
tray-set-words-ivory = הקופסה של סבא, כמו שתמיד היו.
tray-set-casino = קזינו
tray-set-words-casino = אור מנורה דרך סוכריות קשות. נקישה חדה וקשה.
tray-set-wooden = עץ
tray-set-words-wooden = אדר, פדאוק, שעווה. עמומות וחמות, נוקשות.
tray-set-pewter = בדיל
tray-set-words-pewter = קרות, כבדות, מצופות אמייל. מצלצלות קצת.
tray-set-glow = זוהר לילי
tray-set-words-glow = כמו לוח של שעון. רך, לשולחנות של אחרי חצות.

tray-felt-moss = אזוב
tray-felt-words-moss = צמר.
tray-felt-night = לילה
tray-felt-words-night = קטיפה, הרכה מכולם.
tray-felt-charcoal = פחם
tray-felt-words-charcoal = בד ביליארד.
tray-felt-walnut = קרשי אגוז
tray-felt-words-walnut = בלי שום בד: רעש וצלצולים.

tray-menu-themes = קוביות ושולחן…
tray-menu-replay = הזריקה האחרונה שוב
tray-menu-clip = לשמור קליפ…
tray-menu-picture = הדף כתמונה…
tray-nothing-to-see-again = אין זריקה לראות שוב.

tray-clip = לשמור קליפ
tray-clip-head = זריקה להראות לכולם
tray-clip-last-throw = הזריקה האחרונה: { $name }, { $points }
tray-clip-last-throw-none = הזריקה האחרונה: עוד לא זרקו
tray-clip-best-turn = התור הכי טוב: { $name }, { $points }
tray-clip-best-turn-none = התור הכי טוב: עוד לא נרשמו נקודות
tray-clip-this-turn = התור הזה: { $name }, { $points }
tray-clip-as-file = תמונה נעה אחת (WebP)
tray-clip-as-frames = תמונות ממוספרות בתיקייה (PNG)
tray-clip-folder = התיקייה שבה התמונות מקבלות תיקייה משלהן
tray-clip-progress = כמה מהקליפ מוכן
tray-clip-cancel = ביטול
tray-clip-save = לשמור…
tray-clip-busy = הקליפ מצויר עכשיו.
tray-clip-file = { $name } { $points }
tray-clip-saved = הקליפ נשמר: { $file }.
tray-clip-failed = לא נשמר קליפ: { $reason }
tray-no-clip = אין כאן זריקה של משחק שמור. זרקו פעם אחת, ואז שמרו.

tray-picture = הדף כתמונה
tray-no-picture = אין משחק על השולחן.
tray-picture-saved = הדף נשמר: { $file }.
tray-picture-failed = לא הצלחנו לכתוב את { $file }: { $reason }. לא שונה כלום.

tray-button-share = לשתף
tray-button-share-note = קליפ, או הדף

tray-not-drawn = המגש עוד לא צויר.
tray-painter-by-variable = ZONK_TRAY מבקש את הצייר.
tray-painter-by-settings = ההגדרות מבקשות את הצייר.
tray-no-gl-windows = בפלטפורמה { $platform } אין חלונות OpenGL.
tray-no-gl-context = לא הצלחנו ליצור הקשר OpenGL.
tray-gl-old = OpenGL { $version } ישן מ־3.3.
tray-gl-in-software = { $renderer } מצייר בתוכנה; הצייר מהיר יותר.
tray-gl = { $forced ->
    [yes] OpenGL { $version } על { $renderer }: ZONK_TRAY מבקש אותו.
   *[no] OpenGL { $version } על { $renderer }: כרטיס המסך מציע אותו.
}
tray-gl-not-started = לא הצלחנו להפעיל OpenGL ({ $why }), ולכן Qt מצייר.
tray-gl-failed = OpenGL נכשל ({ $why }), ולכן Qt מצייר.
tray-gl-context-lost = ההקשר אבד

tray-no-physics = אין { $file }
tray-physics-does-not-load = לא נטען: { $why }

tray-clip-not-drawn = לא הצלחנו לצייר את הסרט.
tray-webp-failed = לא הצלחנו לארוז את התמונה: { $why }.
tray-webp-unknown = התמונה נארזה בדרך שהתוכנה הזאת לא מכירה.
