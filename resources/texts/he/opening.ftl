opening-pledged = התחייבות על הקוביות של המשחק: sha256 { $pledge }
opening-seed = זרע הקוביות היה { $seed }
opening-chain = שרשרת היומן מסתיימת ב־{ $head }
opening-throw = { $name } בזריקה לקביעת הסדר: { $face }.
opening-order = סדר המשחק: { $names-comma }.
opening-magic = מספר הקסם הוא { $faces-dash }.
