kit-files-pdf = PDF
kit-files-zonk = תמלילי זונק
kit-files-toml = חוקי בית
kit-files-png = תמונה
kit-files-svg = שרטוט
kit-files-csv = טבלה
kit-files-webp = תמונה נעה
kit-files-all = כל הקבצים
kit-files-sheets = תמונות ו־PDF

kit-is-there-already = { $name } כבר קיים.
kit-replace-what-is-in-or = להחליף את מה שיש ב־{ $parent }, או להשאיר אותו ולבחור שם אחר?
kit-replace = להחליף
kit-keep-it = להשאיר

kit-choice-told = { $what }: { $choice }

kit-symbol-sun = שמש
kit-symbol-wave = גל
kit-symbol-bolt = ברק
kit-symbol-moon = ירח
kit-symbol-star = כוכב
kit-symbol-drop = טיפה
kit-symbol-key = מפתח
kit-symbol-bell = פעמון
kit-symbol-anchor = עוגן
kit-symbol-crown = כתר
kit-symbol-kite = עפיפון
kit-symbol-wheel = גלגל

kit-search-clear = לנקות את החיפוש
kit-key-waits = רק רגע
