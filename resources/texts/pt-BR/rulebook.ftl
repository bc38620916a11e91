rulebook-not-read = não dá para ler: { $why }
rulebook-no-file-name = não é nome de arquivo; escreva outro
rulebook-too-large = maior que { $most } bytes; encurte
rulebook-not-utf-8 = não é texto UTF-8; salve como UTF-8
rulebook-not-toml = não é TOML: { $why }
rulebook-toml-too-deep = não é TOML: aninhado demais
rulebook-too-deep = está aninhado demais
rulebook-too-many-dots = tem uma linha com mais de { $most } pontos
rulebook-endless-number = tem um número de milhares de algarismos; dê no máximo { $most }
rulebook-number-too-large = este número é grande demais; dê no máximo { $most }
rulebook-key-too-long = esta chave é longa demais; dê no máximo { $most } letras
rulebook-not-written = não dá para gravar: { $why }
rulebook-not-written-nothing-changed = não dá para gravar: { $why }. Nada foi alterado
rulebook-not-deleted = não dá para apagar: { $why }

rulebook-extends-one-of = dê um de { $known-comma }, ou um arquivo .toml na mesma pasta
rulebook-lies-elsewhere = { $file } está em outro lugar; indique um arquivo da mesma pasta
rulebook-circle = isto anda em círculos: { $circle }
rulebook-too-many-files = mais de { $most } arquivos se estendem uns aos outros; junte alguns
rulebook-not-at-hand = { $file } não está à mão; ponha os dois arquivos em uma pasta e indique este
rulebook-extended-wrong = { $file } { $why }
rulebook-name-rules = indique um de { $known-comma } ou um arquivo .toml
rulebook-no-such-rules = não há essas regras; { $hint }

rulebook-did-you-mean = você quis dizer { $name }?
rulebook-known-are = há { $known-comma }
rulebook-list-knobs = zonk-desktop rules --knobs lista todas
rulebook-unknown = desconhecido; { $hint }
rulebook-unknown-section = seção desconhecida; { $hint }
rulebook-is-a-knob = isto é uma opção; escreva abaixo de [knobs] como { $name }
rulebook-is-a-table = isto é uma tabela; escreva [{ $key }]
rulebook-too-many-entries = entradas demais; no máximo { $most }
rulebook-missing = falta; dê um valor
rulebook-no-such-knob = não há essa opção; { $hint }
rulebook-is-no-knob = não é nome de opção; { $hint }
rulebook-names-no-knob = { $name } não é nome de opção; { $hint }
rulebook-no-such-fault = não há essa falta; { $hint }; uma sua precisa de um título
rulebook-no-such-award = não há esse prêmio; { $hint }
rulebook-list-of-awards = dê uma lista de prêmios
rulebook-key-is-total = a chave é um total, como 2100
rulebook-bonus-name = dê um nome ao bônus
rulebook-format = só o formato 1 pode ser lido; escreva format = 1
rulebook-conditions = dê uma tabela de opções e valores, como { $example }

rulebook-text-of = dê um texto de 1 a { $most } caracteres
rulebook-word-of = dê uma palavra de 1 a { $most } caracteres
rulebook-text-at-most = dê um texto de no máximo { $most } caracteres
rulebook-texts-of = dê textos de no máximo { $most } caracteres
rulebook-numbers = dê até { $most } números de { $low } a { $high }
rulebook-number-from-0 = dê um número de 0 a { $most }
rulebook-number-from-2 = dê um número de 2 a { $most }
rulebook-number-to = diga um número de 1 a { $most }
rulebook-whole-number = dê um número inteiro até { $most }
rulebook-true-or-false = dê true ou false
rulebook-one-of = dê um de { $known-comma }
rulebook-list = dê uma lista, como { $example }
rulebook-a-face = uma face é um número de 1 a 6
rulebook-least = dê { $least } ou mais
rulebook-most = dê no máximo { $most }
rulebook-below-modulus = dê menos que modulus, { $modulus }
rulebook-name-one = diga ao menos um
rulebook-negative-points = só punições tiram pontos; dê 0 ou mais

rulebook-nothing-scores = nenhuma combinação pontua; acrescente uma, como um avulso
rulebook-one-die-never-scores = um dado sozinho nunca pontuaria; faça uma face avulsa pontuar
rulebook-only-dice = há só { $dice } dados
rulebook-all-faces = diga as faces dos { $dice } dados
rulebook-throw-faces = diga todas as { $dice } faces desse lance
rulebook-straight-faces = diga de 2 a { $most } faces
rulebook-shape = dê até 3 números, { $dice } dados ao todo
rulebook-made-for = { $key } é feito para { $dice } dados; aqui dice-count é { $have }
rulebook-made-for-cure = { $key } é feito para { $dice } dados; aqui dice-count é { $have }; { $cure }
rulebook-worth-nothing = ponha também { $knob } = 0
rulebook-no-win-throw = ponha também win-throw = none
rulebook-table-away = tire em um arquivo de regras da casa, com off = true abaixo de [{ $table }]

rulebook-last-round-alone-ending = só em uma última rodada; ponha ending = lastRound
rulebook-last-round-alone-rounds = só em uma última rodada; ponha rounds = 0
rulebook-last-licks = só se ultrapassa um líder em uma última rodada com pontos além da meta; ponha { $cure-listed }
rulebook-rounds-have-no-limit = isto move a meta, e um jogo de tantas rodadas não tem; ponha rounds = 0
rulebook-extension-no-call = uma meta que se estende quando não se acerta não se move ao cantar a regra; ponha extension = 0
rulebook-rounds-have-no-landing = um jogo de tantas rodadas não tem meta onde cair; ponha rounds = 0
rulebook-extension-beyond = só onde contam pontos além da meta; ponha { $cure-listed }
rulebook-no-red-die = não há dado vermelho; ponha special-dice = { $dice }
rulebook-dare-too-few = dados de menos para um desafio; use 3 ou mais
rulebook-idle = knobs.{ $knob }: nada nestas regras usa isto; estenda uma folha, ou use em uma tabela sua
rulebook-idle-beside = knobs.{ $knob }: não tem efeito ao lado de { $other } = { $value }; mude um dos dois
rulebook-off-nothing = { $key }: tira o que não está lá; { $hint }
rulebook-nothing-to-take-away = o que estas regras estendem não tem nada com esse nome
rulebook-never-shown = { $key }: nenhum lance pode trazer isto; { $why }
rulebook-no-magic-number = não há Número Mágico; ponha magic-number = on
rulebook-no-three-colours = os dados não têm três cores; ponha special-dice = three-colours

rulebook-scores-already = { $face } já pontua por [combo.{ $table }]; mude aquela, ou tire com off = true
rulebook-most-below-count = menos que count, { $count }; aumente, ou deixe de fora
rulebook-straight-twice = uma sequência mostra cada face uma vez; diga cada uma só uma vez
rulebook-key-of-a-sheet = esta é a chave de uma folha; dê a estas regras uma própria

rulebook-players-above-max = mais que players-max, { $most }; diminua
rulebook-players-below-min = menos que players-min, { $least }; aumente
rulebook-limit-below-minimum = menos do que é preciso fazer em um turno, { $minimum }; aumente
rulebook-above-limit = mais que a meta; ninguém conseguiria. Diminua
rulebook-ice-above-limit = pede { $minimum }, mais que a meta; aumente a meta
rulebook-exact-with-minimum = meta exata com um mínimo por turno pode deixar todos sem como terminar; use over ou cap, ou ponha stop-minimum em 0
rulebook-minimum-with-exact = com meta exata, um mínimo por turno pode deixar todos sem como terminar; ponha em 0, ou landing em over ou cap
rulebook-exact-with-11k = a meta exata e a Regra dos 11.000 se excluem; ponha também rule11k = off
rulebook-rule11k-with-exact = a meta exata e a Regra dos 11.000 se excluem; ponha também landing = over ou cap
rulebook-stop-dice-wants = stop-dice quer { $dice-either } separados; aumente, ou ponha stop-dice = none
rulebook-stop-dice-rolled = stop-dice quer todos os dados separados, e então eles precisam rolar; aumente, ou ponha um número menor em stop-dice
rulebook-entry-dice-wants = entry-dice quer { $dice } separados; aumente, ou diminua aquele
rulebook-stop-dice-all = todos os dados precisam rolar de novo, então diga um número menor
rulebook-hot-dice-stop = stop-dice quer { $dice } dados separados, e com todos ninguém poderia parar; ponha um número menor em stop-dice
rulebook-entry-dice-rolled = entry-dice quer { $dice } separados, e todos os dados precisam rolar; diminua aquele
rulebook-entry-dice-above = mais dados do que jamais ficam separados; diminua
rulebook-entry-dice-never-stop = ninguém poderia entrar: stop-dice quer { $dice-either } separados. Diminua, ou aumente aquele
rulebook-stop-dice-no-entry = ninguém poderia entrar com tão poucos: entry-dice quer { $dice } separados. Diga mais, ou diminua aquele
rulebook-never-passed = o jogo nunca acabaria: nenhum total passa da meta. Ponha finish-compare = reach, ou landing = over
rulebook-landing-never-passes = o jogo nunca acabaria: ele acaba além da meta, aonde nenhum total chega. Ponha landing = over, ou finish-compare = reach
rulebook-no-stop-from-high = não fica abaixo de no-stop-below, { $below }; diminua este ou aumente aquele
rulebook-no-stop-below-low = não fica acima de no-stop-from, { $above }; aumente
rulebook-no-stop-wide = ninguém poderia parar: um turno teria de render { $gap }, mais que a meta; diminua
rulebook-no-stop-wide-from = ninguém poderia parar: um turno teria de render { $gap }, mais que a meta; aumente
rulebook-limit-no-stop = ninguém poderia parar: um turno teria de render { $gap }, mais que isto; aumente
rulebook-no-landing-on = ninguém poderia cair na meta de { $limit }; diminua
rulebook-no-landing = ninguém poderia cair na meta, onde no-stop-below proíbe parar; ponha landing = over
rulebook-limit-no-landing = ninguém poderia cair nela: ninguém para abaixo de { $below }; aumente
rulebook-tied-must-beat = ninguém empata onde é preciso bater o líder; ponha last-licks = everybody, ou must-beat = false
rulebook-must-beat-tied = ninguém empata onde é preciso bater o líder; deixe off, ou ponha last-licks = everybody
rulebook-extension-low = não fica além da meta de { $limit }; aumente
rulebook-limit-above-extension = não fica abaixo de extension, { $extension }; diminua esta ou aumente aquela

rulebook-refused-now = { $knob }: { $why }.
