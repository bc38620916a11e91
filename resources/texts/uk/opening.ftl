opening-pledged = Кубики цієї гри засвідчено: sha256 { $pledge }
opening-seed = Зерно кубиків було { $seed }
opening-chain = Ланцюжок журналу закінчується на { $head }
opening-throw = { name-rolls } за чергу: { $face }.
opening-order = Черга: { $names-comma }.
opening-magic = Магічне число: { $faces-dash }.
