describe-a-turn = Tira los { $dice-word } dados. Aparta lo que puntúa y tira el resto, o plántate: entonces los puntos del turno son tuyos. Una tirada en que nada puntúa los pierde. En ambos casos tira quien sigue.

describe-head-how = Cómo se juega
describe-head-faults = Faltas
describe-head-ceremony-text = En la mesa
describe-head-symbol = Signos de la hoja
describe-head-about = De dónde viene
describe-head-notice = Aviso

describe-title-within = { $title-small }
describe-title-or = { $first }, o { $next-small }
describe-by-integrity = integridad
