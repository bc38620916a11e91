sheet-worth-by-face = face × { $factor }

sheet-subtitle = { $name }, { $dice }
sheet-dice = { $special ->
    [blood-die] { $dice-word } dados, um deles o Dado de Sangue
    [odd-die] { $dice-word } dados, um de cor diferente
    [three-colours] { $dice-word } dados em três cores
   *[none] { $dice-word } dados
}
sheet-for-players = para { $least }-{ $most } jogadores
sheet-field-date = data
sheet-field-start = início
sheet-field-finish = fim
sheet-field-magic = nº mágico
sheet-field-scorekeeper = quem anota
sheet-field-packer = prepara o bong
sheet-field-rule11k = regra dos 11.000 por
sheet-field-rule11k-at = às
sheet-field-winner = vence
sheet-field-winner-keeps = vence e fica com a folha
sheet-field-gha = g.h.a.
sheet-field-high-score = maior total
sheet-field-big-hit = big hit
sheet-field-consecutive-hit = consecutive hit
sheet-field-limit = meta
sheet-field-fewest = menos BHs

sheet-zonk = Zonk

sheet-one-hit = um hit
sheet-a-zonk = um Zonk
sheet-page-of = página { $page-figure } de { $pages-figure }
sheet-re-roll-used-struck-out = Nova chance, usada: riscada
sheet-no-turn-here = sem turno aqui

sheet-final = final
sheet-so-far = até aqui
sheet-corrected = corrigido
sheet-penalty-taken-off = { $points }: punição, descontada do próximo total
sheet-hits = hits
sheet-bong-hits = BH
sheet-brought-forward = vem de antes
sheet-file-title = { $title }, { $subtitle }: { $names-comma }{ $more ->
    [yes] {" "}e mais gente
   *[no] {""}
}{ $dated ->
    [yes] , { $day }
   *[no] {""}
}
sheet-page-rules = As regras
sheet-page-keepsake = A corrida, hits e dados
sheet-page-codes = O jogo em códigos
sheet-page-number = Página { $page-figure }
sheet-page-rounds = Rodadas { $first-figure } a { $last-figure }
sheet-page-players = { $rounds }, jogadores { $first-figure } a { $last-figure }
sheet-on-paper = { $landscape ->
    [yes] { $paper }, deitada, { $pages ->
        [one] { $pages-figure } página
       *[other] { $pages-figure } páginas
    }
   *[no] { $paper }, em pé, { $pages ->
        [one] { $pages-figure } página
       *[other] { $pages-figure } páginas
    }
}{ $rules ->
    [yes] , a última com as regras.
   *[no] .
}
sheet-rounds-and-room = Um jogo leva umas { $rounds-figure } rodadas; { $games ->
    [1] cabem { $rows-figure }
   *[other] cabem dois jogos de { $rows-figure }
}{ $split ->
    [yes] , e { $share } jogos em 100 acabam na página 1
   *[no] {""}
}.
sheet-dice-pledged = dados lacrados { $pledge }
sheet-halftime-show = SHOW DO INTERVALO
sheet-race-told = O total de cada jogador depois de cada uma das { $rounds-figure } rodadas. No fim: { $ends-comma }.
sheet-luck = { $each ->
    [0] Sorte e escolhas
   *[other] Sorte e escolhas; { hit-a } conta { $each-figure }
}
sheet-luck-of = { $luck } pelos dados, { $cost } pelas escolhas
sheet-hints = Pediu dica
sheet-hints-of = { $hints ->
    [1] uma vez
   *[other] { $hints-figure } vezes
}
sheet-in-one-turn = { $points } em um turno

sheet-no-font = { $more ->
    [0] Nenhuma fonte neste computador tem as letras de { $names-comma }: elas saem como caixas vazias. Instale uma fonte que as tenha e imprima de novo.
   *[other] Nenhuma fonte neste computador tem as letras de { $names-comma } e mais { $more-figure }: elas saem como caixas vazias. Instale uma fonte que as tenha e imprima de novo.
}
sheet-script-picture = uma figura
sheet-script-cjk = chinês ou japonês
sheet-script-hangul = coreano
sheet-pdf-folder = { $file } é uma pasta; dê o nome de um arquivo.
sheet-pdf-no-folder = Não há pasta { $folder }.
sheet-pdf-not-written = { $kept ->
    [yes] Não dá para gravar { $file }: { $why }. O que estava lá fica; escolha outro lugar.
   *[no] Não dá para gravar { $file }: { $why }. Escolha outro lugar.
}

sheet-play-resumes-here = o jogo volta aqui

sheet-other = Outros

sheet-the-race = A corrida

sheet-awards = Prêmios
sheet-best-turn = Melhor turno

sheet-head-hits = Hits{ $thrown ->
    [yes] {""}
   *[no] {" "}que os totais contam
}
sheet-hits-all = total

sheet-in-the-square = { $codes ->
    [1] Esta noite inteira está no quadrado.
   *[other] { $here ->
        [yes] Esta noite inteira está nestes { $codes } quadrados.
       *[no] Esta noite inteira está nos { $codes } quadrados das últimas páginas.
    }
}
sheet-point-a-phone = { $codes ->
    [1] Aponte um celular para ele
   *[other] Aponte um celular para cada um
}: { $thrown ->
    [yes] a página rola de novo os { $throws } lances{ $seed ->
        [yes] {" "}e diz se os dados foram honestos.
       *[no] , como caíram na mesa.
    }
   *[no] a página escreve de novo a folha inteira.
}
sheet-or-in-the-program = Ou no programa: Arquivo Zonk > Ler uma folha. Nada é enviado a lugar nenhum.
sheet-pledged = Lacrado antes do primeiro lance: { $pledge }
sheet-code = Código { $part } de { $parts }
sheet-the-dice = Os dados
sheet-pledged-before-the-first-throw = Lacrado antes do primeiro lance, SHA-256:
sheet-seed-told-at-the-end = Semente, revelada no fim:
sheet-signed-by-who-kept-the = Assina quem anotou

sheet-this-is-no-name-of = Isto não é nome de arquivo.

sheet-the-pdf-cannot-be-drawn = Não dá para desenhar o PDF; nada foi gravado.

sheet-and-more = { $name } e { $more ->
    [1] mais uma
   *[other] mais { $more-figure }
}
sheet-line-of = { $name }: { $line }

sheet-not-finished = Inacabado
sheet-note-award = { $award }: { $name }, { $value }
sheet-note-gha = G.H.A. { $average }
sheet-note-between = .{ "   " }

sheet-the-font-cannot-be-loaded = Não dá para carregar a fonte { $name }; reinstale o programa.

sheet-pad-dash = traço
sheet-pad-column-total = total
sheet-pad-column-turn = turno
sheet-pad-column-hits = hits

sheet-pad-part = { $name }, { $part }
sheet-pad-half = meio
sheet-pad-mark = { $mark ->
    [straight] sequência
    [magic] Número Mágico
    [devil] diabo
    [square] quadrado
    [halftime] intervalo
    [flag] hit
    [reroll] nova chance
    [reroll-used] nova chance, usada
    [pen] corrigido
    [dashes] traços
    [star] estrela
    [asterisk] asterisco
   *[other] { $plain }
}
sheet-pad-hits = { $name }: { hits-counted }
sheet-pad-key = { $marks-comma }: { $words }

sheet-players = Jogadores

sheet-rounds = Rodadas

sheet-would-be = seria { $said }
sheet-pad-corrected = Corrigido.
sheet-click-to-correct-it = Clique para corrigir.

sheet-score-sheet = Folha de pontos
