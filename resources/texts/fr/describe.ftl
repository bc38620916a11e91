describe-a-turn = Lance les { $dice-word } dés. Mets de côté ce qui marque et lance le reste, ou arrête-toi : les points du tour sont à toi. Un lancer où rien ne marque les perd. Dans les deux cas, c’est au suivant.

describe-head-how = Comment on joue
describe-head-faults = Fautes
describe-head-ceremony-text = À la table
describe-head-symbol = Signes sur la feuille
describe-head-about = D’où ça vient
describe-head-notice = À savoir

describe-title-within = { $title-small }
describe-title-or = { $first }, ou { $next-small }
describe-by-integrity = intégrité
