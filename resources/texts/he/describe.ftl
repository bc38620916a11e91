describe-a-turn = זורקים את כל { $dice-word } הקוביות. מניחים בצד מה שמזכה וזורקים את השאר, או עוצרים: אז הנקודות של התור שלכם. זריקה שלא מזכה כלום מאבדת אותן. כך או כך, אחר כך זורק הבא בתור.

describe-head-how = איך זה הולך
describe-head-faults = תקלות
describe-head-ceremony-text = ליד השולחן
describe-head-symbol = סימנים על הדף
describe-head-about = מאיפה זה בא
describe-head-notice = לתשומת לב

describe-title-within = { $title-small }
describe-title-or = { $first }, או { $next-small }
describe-by-integrity = יושרה
