rules-keeps = O jogo na mesa segue as regras com que começou.
rules-ask-leave = Sair sem salvar o que você mudou em { $names }?
rules-leave-about = As mudanças se perdem. Salvar as guarda com um nome próprio.
rules-leave = Sair
rules-stay = Continuar mudando
rules-waits = O que você mudou em { $name } espera ali.
rules-saved = Salvo como { $name }. O jogo na mesa segue as regras com que começou.
rules-imported = Importado: { $name }.
rules-written = Gravado: { $file }.
rules-not-saved = Não foi salvo. { $why }
rules-not-deleted = Não foi apagado. { $why }
rules-not-imported = Não foi importado. { $why }
rules-not-written = Não foi gravado. { $why }
rules-choice-unplayable = { $name } (não dá para jogar)

rules-in-the-catalogue = No catálogo de regras: { $sources }
rules-told-changed = Mudou, era { $was }.
rules-told-refused = Recusado: { $reason }
rules-group-told = { $group }{ $changed ->
    [0] {""}
    [one] , { $changed-figure } mudada
   *[other] , { $changed-figure } mudadas
}{ $refused ->
    [0] {""}
    [one] , { $refused-figure } recusada
   *[other] , { $refused-figure } recusadas
}

rules-portrait = Regras da casa sobre { $sheet }. { $what }
rules-portrait-change = { $title }: { $value }.
rules-portrait-other = Regras da casa sobre { $sheet }. Outras combinações ou { hits-plain }.
rules-portrait-same = Regras da casa sobre { $sheet }. Nada muda.
rules-more-changes = Mudanças a mais: { $left-figure }

rules-no-effect = Sem efeito ao lado de “{ $other }”: { $value }.
rules-nobody-dials-in = Ninguém conseguiria entrar: o jogo acaba em { $limit-figure }. Tente { $most-figure } ou menos.
rules-nobody-stops = Ninguém conseguiria parar: o jogo acaba em { $limit-figure }. Tente { $most-figure } ou menos.
rules-blocked = { rules-use-these-rules }: { $why }
rules-blocked-brief = { $why-first }
rules-refused = { $why-first }.
rules-combo-wrong = { $combo-first }: { $why }.
rules-field-wrong = { $field }: { $why }.

rules-alike = { $count-word } iguais
rules-of-a-face = { $count-word } { $face }
rules-each = cada
rules-a-royale = Royale
rules-a-straight = sequência
rules-was-nothing = nada
rules-was = era { $was }
rules-called-was = { $text }, era { $was }
rules-line = { $faces } { $text } { $worth }
rules-line-changed = { $faces } { $text } { $worth }, era { $was }
rules-faces-to = até
rules-chance-told = { dice-counted }: { $chance }
rules-dice = { $dice ->
    [one] { $dice-figure } dado
   *[other] { $dice-figure } dados
}
rules-example-dice = Um exemplo: { $faces }
rules-example-out = Tira do jogo quem rolou.
rules-example-loses = Perde o jogo.
rules-example-wins = Vence o jogo.
rules-example-at-once = Na hora, sejam quais forem os totais.
rules-example-royale = { $hits ->
    [0] Uma Royale.
    [1] Uma Royale e { hit-a }.
   *[other] Uma Royale e { hits-counted }.
}
rules-example-royale-rolls = { $dice-word-first } dados rolam pelo valor.
rules-example-nothing = { $hits ->
    [0] Nada.
    [1] Nada e { hit-a }.
   *[other] Nada e { hits-counted }.
}
rules-example-miss = Uma falha.
rules-example-must = Os { $count-word } pontuam. Precisam rolar.
rules-example-may = Os { $count-word } pontuam. Podem rolar.
rules-example-left = { $dice ->
    [one] Resta um dado para rolar.
   *[other] Restam { $dice-word } dados para rolar.
}
rules-example-worth = { $hits ->
    [0] { $points-figure }.
    [1] { $points-figure } e { hit-a }.
   *[other] { $points-figure } e { hits-counted }.
}

rules-put-it-back = Restaurar
rules-put-back-told = Restaurar: { $name }
rules-changed-was = mudou, era { $was }

rules-off = Não
rules-on = Sim

rules-groups-of-rules = Grupos de regras

rules-house-rules = Regras da casa
rules-nothing-in-these-rules-uses = Nada nestas regras usa isto.

rules-idle-tables = { $tables ->
    [one] Uma tabela do arquivo não faz nada:
   *[other] Tabelas do arquivo não fazem nada:
}

rules-scoring-table = Tabela de pontos

rules-chance-to-miss = Chance de falha

rules-what-these-rules-do = O que estas regras fazem
rules-over-every-throw = sobre cada lance
rules-an-example = Um exemplo

rules-house-rules-written-from-nothing = Regras da casa, escritas do zero.

rules-rule-sets = Regras

rules-start-from = Partir de
rules-save-as = Salvar como
rules-a-name-of-its-own = Um nome próprio
rules-save = Salvar
rules-import = Importar…
rules-export = Exportar…
rules-duplicate = Duplicar
rules-delete = Apagar
rules-preview = Prévia
rules-file = Arquivo…
rules-import-export-duplicate-delete = Importar, exportar, duplicar, apagar

rules-cancel = Cancelar
rules-use-these-rules = Usar estas regras

rules-rules-settings = Ajuste das regras
rules-this-file-does-not-hold = Este arquivo não se sustenta. { $wrong }
rules-only-rules-of-your-own = Só regras suas podem ser apagadas.
rules-mend-first = conserte antes “{ $title }”
rules-brief-file-does-not-hold = este arquivo não se sustenta
rules-a-copy = { $name }, cópia
rules-this-is-give-it-a = Isto é { $copy }. Dê um nome próprio.
rules-the-sheets-stay-only-rules = As folhas ficam. Só regras suas podem ser apagadas.
rules-deleted-games-played-by-these = Apagado. Os jogos feitos por estas regras guardam uma cópia delas.
rules-import-rules = Importar regras
rules-export-rules = Exportar regras
rules-cannot-be-written = Não dá para gravar { $name }: { $strerror }.

rules-ask-delete = Apagar { $name }?
rules-the-file-goes-for-good = O arquivo some para sempre. Os jogos feitos com ele guardam uma cópia.
rules-keep = Manter

rules-our-way = { $name }, do nosso jeito

rules-ctrl-f = Ctrl F
rules-find-a-rule = Achar uma regra
rules-group-of-rules = Grupo de regras
rules-show-only-the-changed = Mostrar só as mudadas
rules-show-only-so-many = Só as mudadas: { $total-figure }
rules-changed = Mudadas
rules-only-the-changed = Só as mudadas

rules-no-rule-goes-by-that = Nenhuma regra atende por essa palavra. Esc limpa a busca.
rules-nothing-is-changed-yet = Nada mudou ainda.
rules-of-changed = { $changed } de { $of } mudadas
rules-quoted = “{ $words }”
