describe-a-turn = Slå alla { $dice-word } tärningarna. Lägg det som ger poäng åt sidan och slå resten, eller stanna: då är omgångens poäng dina. Ett kast där inget ger poäng kostar dig dem. Sedan är det nästa spelares tur.

describe-head-how = Så går det till
describe-head-faults = Tabbar
describe-head-ceremony-text = Vid bordet
describe-head-symbol = Tecken i protokollet
describe-head-about = Var det kommer ifrån
describe-head-notice = Att notera

describe-title-within = { $title-small }
describe-title-or = { $first }, eller { $next-small }
describe-by-integrity = integritet
