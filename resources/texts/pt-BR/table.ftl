table-title-turn = Vez { whose }
table-title-turn-team = Vez { whose } por { $team }
table-title-dared = { name-dares } { $other }
table-title-royale = Royale
table-title-again = { name-rolls } de novo
table-title-wins = { $names-count ->
    [one] { $names-listed } vence
   *[other] { $names-listed } vencem
}
table-title-nobody-wins = Ninguém vence

table-note-royale = { $times ->
    [1] { $dice-word-first } dados, a soma deles.
   *[other] { $dice-word-first } dados, { times-counted } a soma.
}
table-note-all-score = Os { $dice-word } pontuam. Precisam rolar.
table-note-reroll = A nova chance: { $dice ->
    [one] aquele dado
   *[other] os { $dice-word }
} outra vez.
table-note-dice = { $have-figure } bastam com { $need-either } dados separados
table-note-needs = { $how ->
    [dial-in] Para entrar: { $need-figure }
    [stay] Para parar: { $need-figure }
   *[get-in] Para entrar: { $need-figure }
}

table-points-none = nada ainda
table-tag-royale = Royale
table-if-stays = Se { name-stays }
table-by-staying = Se parar
table-needed = Necessário
table-miss = Chance de falha
table-miss-short = Falha

table-own-key = { name-throws } com { $key }.
table-roll = Rolar
table-roll-all = Rolar os { $dice-word }
table-roll-some = Rolar { dice-counted }
table-roll-short = Rolar { $dice-word }
table-enter-the-throw = Digitar o lance
table-enter-short = Lance
table-write-the-turn = Anotar o turno
table-write-short = Anotar
table-write-ask = Quantos pontos { $name } fez? 0 para uma falha.
table-keeps-first = { $kind ->
    [alike] separa os { $count-word } { $face }
    [few] separa { $faces-listed }
   *[many] separa { $count-word } dados
}
table-hits-first = antes, { hits-counted }
table-keep-royale-note = o valor será rolado
table-keep-points = { $points-figure } pontos
table-stay = Parar
table-total-ask = Com quanto { $name } para?
table-stake-ask = Quanto todo mundo põe no pote?
table-stake-use = Pôr
table-word-ask = Uma palavra para este lance
table-figure-between = Um número inteiro de { $least-figure } a { $most-figure }.
table-makes = faz { $total-figure }
table-scored-in-the-show = pontos no show
table-roll-for-the-four = um dado em busca de um { $face }
table-gate-shut = Barreira fechada. { name-has } { hits-counted } para tomar.

table-name-the-dice = Dizer os dados
table-account-title = Dizer os dados
table-account-ask = Quais dados fazem { $points-figure }?
table-account-note = { name-names } todos os dados separados neste turno. Clique nas faces, ou digite.
table-account-named = Ditos: { $faces-listed }
table-no-dice = nenhum
table-account-add = Mais um { $face-figure }
table-account-empty = Diga os dados antes.
table-account-none = Não sei dizer
table-account-done = Estes dados

table-card-so-far = { hits-plain-first } até aqui
table-answer-you-can-go = Pode ir
table-answer-done = Pronto
table-answer-yes = Sim
table-answer-cough = Cof, cof
table-answer-no = Não
table-answer-overrule = Vai assim

table-goes-first = { name-starts }.
table-magic-banner = Número Mágico { $faces-dash }
table-magic-corner = Nº MÁGICO { $faces-dash }

table-die = { $letter ->
    [R] Dado { $place-figure }, vermelho: { $face-figure }
    [W] Dado { $place-figure }, branco: { $face-figure }
    [G] Dado { $place-figure }, verde: { $face-figure }
   *[none] Dado { $place-figure }: { $face-figure }
}
table-dice-to-go = { $dice ->
    [one] Falta um dado.
   *[other] Faltam { $dice-word } dados.
}
table-entry-corrected = { $told }   (corrigido, era: { $was })
table-entry-put-in = { $told }   (posto depois)
table-party-magic = Número Mágico
table-party-round = Rodada { $round-figure }
table-party-to-take = { $hits-figure } para tomar
table-party-next = a seguir
table-party-home = A meta é { $limit-figure }
table-die-label = { $letter ->
    [R] { $place-figure } vermelho
    [W] { $place-figure } branco
    [G] { $place-figure } verde
   *[none] { $place-figure }
}
table-kind-roll = Um lance
table-kind-keep = Dados separados
table-kind-else = Outra coisa
table-kind-none = Nada
table-put-in-before = Pôr antes desta entrada
table-empty-roll = Clique em uma face para cada dado.
table-empty-keep = Estes dados não pontuam juntos. Clique nos que foram separados.
table-empty-else = Escolha o que aconteceu.
table-stands-against = Ainda não corrigido: com isso, esta entrada deixa de valer. { $why } Corrija-a também, ou escolha Nada para riscá-la.
table-missing-before = Ainda não corrigido: falta algo antes desta entrada. { $why }
table-entry-plain = Uma linha como na transcrição, por exemplo roll 1 5 2 4 4, keep 1 5 ou stay.

table-the-results = O resultado

table-pick-at-least-one-die = Escolha ao menos um dado que pontue.

table-keep = Separar
table-pick-dice-that-score = Escolha dados que pontuem.

table-pick-the-dice-to-stay = Escolha os dados com que parar.

table-use-the-reroll = Usar a nova chance
table-reroll-short = Nova chance
table-reroll-again = { $dice ->
    [one] aquele dado de novo
   *[other] os { $dice-word } de novo
}
table-let-it-stand = Deixar assim
table-stand-short = Deixar
table-then-plays = depois { $name }
table-reroll-first = Use a nova chance, ou deixe a falha como está.

table-take-the-dare = Aceitar o desafio
table-take-short = Aceitar
table-refuse = Recusar

table-correct-an-entry = Corrigir uma entrada
table-which-entry-is-wrong = Qual entrada está errada?
table-it-should-be = Deveria ser
table-what-happened = O que aconteceu
table-as-a-line-of-the = Como linha da transcrição
table-the-entry-as-a-line = A entrada como linha da transcrição
table-entries-the-latest-first = Entradas, a última primeiro
table-the-sheet-marks-what-was = A folha marca o que foi corrigido.
table-cancel = Cancelar
table-correct-it = Corrigir
table-pick-an-entry = Escolha uma entrada.
table-this-cannot-be-read = Não dá para ler isto: { $message }
table-a-comment-is-no-entry = Um comentário não é uma entrada.
table-this-is-what-stands-there = É o que já está lá.
table-turns-that-follow-are-worked = Os turnos seguintes são recalculados.

table-the-throw = O lance
table-what-did-throw = O que { $name } rolou?
table-click-the-faces-of-or = Clique nas faces de { dice-counted }, ou digite: { $example }.
table-faces-as-figures = Faces em algarismos
table-they-lie-there = Confirmar
table-only-were-thrown = Só rolaram { dice-counted }.

table-rolling = Rolando
table-the-dice-are-rolling = Os dados estão rolando.
table-the-game-has-not-begun = O jogo não começou.
table-call = Cantar
table-nothing-to-call = Agora não há o que cantar.
table-dice-that-have-landed-stay = Dado caído, dado jogado.
table-there-is-nothing-to-take = Não há nada para desfazer.
table-takes-back-the-last-choice = a última escolha
table-takes-back-the-last-entry = a última entrada
table-undo = Desfazer

table-totals = Totais
table-f11-leaves-the-big-picture = F11 ou Esc sai

table-the-pledge-of-the-dice = O lacre dos dados foi copiado.

table-copy = Copiar
table-copy-pledge-and-seed-of = Copiar lacre e semente dos dados
table-verify = Conferir
table-verify-the-dice = Conferir os dados
table-the-seed-of-the-dice = A semente dos dados era { $seed }, o lacre { $commitment }.
table-pledge-and-seed-are-copied = Lacre e semente foram copiados.

table-11-000-called-by = 11.000, cantada por { $name }

table-bar-told = { $points-figure } pontos neste turno.
table-bar-figure = { $label }: { $figure }
table-this-turn = Este turno

table-done = Pronto
table-can-i-roll = Posso rolar?
table-can-i-roll-short = Pedir
table-jump-the-gate = Furar a barreira

table-the-magic-number = O Número Mágico
table-roll-the-magic-number = Rolar o Número Mágico
table-roll-the-magic-short = Rolar

table-that-die-scores-nothing-here = Esse dado não pontua aqui.

table-no-die-shows = Nenhum dado mostra { $face }.
