new-game-seat-of = Lugar de { $name }
new-game-seat-of-told = Arraste, ou tecle para cima e para baixo, para trocar de lugar
new-game-move-up = Um lugar acima
new-game-move-down = Um lugar abaixo
new-game-team = Equipe { $number-figure }
new-game-seated = { $people ->
    [0] { $computers ->
        [1] Um dado com opiniões
       *[other] { $computers-word-first } dados com opiniões
    }
    [1] Uma pessoa{ $computers ->
        [0] {""}
        [1] , um dado com opiniões
       *[other] , { $computers-word } dados com opiniões
    }
   *[other] { $people ->
        [2] Duas
       *[other] { $people-word-first }
    } pessoas{ $computers ->
        [0] {""}
        [1] , um dado com opiniões
       *[other] , { $computers-word } dados com opiniões
    }
}. { $left ->
    [0] A mesa está cheia.
    [1] Cabe mais um.
   *[other] Cabem mais { $left-word }.
}
new-game-room-for = Lugares: { $most-word }.
new-game-summary = { $rules }, { $computers ->
    [0] { $people ->
        [1] um jogador
       *[other] { $people-word } jogadores
    }
   *[other] { $people ->
        [0] {""}
        [1] uma pessoa,{" "}
        [2] duas pessoas,{" "}
       *[other] { $people-word } pessoas,{" "}
    }{ $computers ->
        [1] um computador
       *[other] { $computers-word } computadores
    }
}, { $dice-word } dados
new-game-enter = Enter

new-game-colour-and-symbol-of = Cor e símbolo de { $name }: { $symbol }
new-game-another-colour = Outra cor

new-game-team-of = Equipe de { $shown }
new-game-office = { $office ->
    [packer] prepara
   *[scorekeeper] anota
}
new-game-office-told = { $office ->
    [packer] { $shown } prepara o bong
   *[scorekeeper] { $shown } anota os pontos
}
new-game-leaves-the-table = Sai da mesa: { $shown }

new-game-new-game = Novo jogo
new-game-which-rules = Quais regras?
new-game-who-plays = Quem joga?
new-game-a-name = Um nome
new-game-name-of-a-further-player = Nome de mais um jogador
new-game-sit-down = Sentar
new-game-at-the-table-before = Já sentaram à mesa
new-game-always-free = Computadores
new-game-strength = Medido: { $rules }, { $players-word } à mesa, { $games-figure } jogos cada. A parte justa é { $even }.
new-game-strength-brief = Medido em { $games-figure } jogos cada, a parte justa é { $even }.
new-game-strength-unknown = Ninguém mediu a força deles por estas regras.
new-game-wins = vence { $wins } de 100
new-game-sits-already = já está à mesa
new-game-a-computer = Um computador
new-game-computer-named = { $name }, computador
new-game-roll-for-order = Sortear a ordem
new-game-one-die-each-highest-goes = Um dado para cada, o maior começa.
new-game-magic = Rolar o Número Mágico
new-game-magic-told = { $name } rola antes do primeiro turno.
new-game-magic-nobody = Antes do primeiro turno.
new-game-magic-on-the-table = Rolado na mesa, digitado abaixo.
new-game-magic-number = Número Mágico, como 2 3 3 5 5
new-game-magic-as = como 2 3 3 5 5
new-game-magic-missing = Role { dice-counted } na mesa e digite como Número Mágico, ou jogue sem ele.
new-game-magic-too-easy = Uma sequência ou todos iguais não é Número Mágico por estas regras. Role de novo.
new-game-keys = Uma tecla para cada
new-game-keys-told = Ela faz o primeiro lance do turno.
new-game-keys-for-several = Para duas pessoas ou mais.
new-game-key-of = Tecla de { $name }: { $key }
new-game-key-of-told = Clique, depois tecle outra
new-game-key-waits = ?
new-game-key-of-the-table = A mesa precisa dessa tecla. Livres: { $free-listed }.
new-game-how-long = Quanto tempo?
new-game-how-long-one = { $wish ->
    [own] { $known ->
        [yes] Até { $goal-figure }, { $minutes-figure } minutos
       *[no] Como dizem as regras
    }
    [night-own] A noite toda, até { $goal-figure }, { $minutes-figure } minutos
    [night] A noite toda{ $known ->
        [yes] , até { $goal-figure }
       *[no] { "" }
    }
   *[other] { $wish } minutos{ $known ->
        [yes] , até { $goal-figure }
       *[no] { "" }
    }
}
new-game-hints = Dicas
new-game-hints-told = A tecla H mostra a melhor jogada.
new-game-coach = Técnico
new-game-coach-told = Diz quanto custou cada escolha.
new-game-gestures-told = Nenhum lance se sabe antes.
new-game-teams = Equipes
new-game-computers-alone = Computadores sentam sozinhos.
new-game-no-teams-with-computers = Computadores sentam sozinhos: não há equipes com eles.
new-game-dice = Dados
new-game-on-screen = Na tela
new-game-by-gesture = Com gesto
new-game-by-word = Com palavra
new-game-on-the-real-table = De verdade
new-game-words = Palavras
new-game-rules-settings = Ajustar regras…
new-game-cancel = Cancelar
new-game-is-ticked-this-game-is = { $name } está marcado. Este jogo segue essas regras.
new-game-each-pair-or-more-is = Cada dupla ou grupo é uma coluna.
new-game-from-players-up = A partir de { $teams-from-word } jogadores.
new-game-begin = Começar
new-game-type-a-name-to-sit = Digite um nome para sentar. Estas regras pedem ao menos { $least-word }.
new-game-these-rules-take-at-most = Estas regras aceitam no máximo { $most-word }.
new-game-sits-here-already = Já está à mesa.
new-game-new-name-it-is-for = Nome novo. É para sempre: os Deuses do Zonk têm uma lista.
new-game-the-table-is-full = A mesa está cheia.
new-game-first-game = Primeiro jogo
new-game-every-team-needs-two-players = Cada equipe precisa de dois jogadores ou mais, e é preciso haver duas equipes.
