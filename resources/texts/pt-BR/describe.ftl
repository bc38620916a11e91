describe-a-turn = Role os { $dice-word } dados. Separe o que pontua e role o resto, ou pare: aí os pontos do turno são seus. Se em um lance nada pontua, eles se perdem. De um jeito ou de outro, os dados passam adiante.

describe-head-how = Como se joga
describe-head-faults = Faltas
describe-head-ceremony-text = À mesa
describe-head-symbol = Sinais na folha
describe-head-about = De onde vem
describe-head-notice = Aviso

describe-title-within = { $title-small }
describe-title-or = { $first }, ou { $next-small }
describe-by-integrity = integridade
