terminal-which-rules = Quais regras? [{ $rules }]{" "}
terminal-who-plays = Quem joga, na ordem da mesa? Nomes com vírgulas entre eles:{" "}
terminal-type-for-help = Digite ? para ajuda.
terminal-roll-alone = O programa rola os dados; digite só roll.
terminal-roll-word = Digite qualquer palavra depois de roll; ela é misturada ao lance.

terminal-to-take = { name-has } { $hits } para tomar
terminal-gates = { $held-comma }; depois { $name }
terminal-on-the-sheet = { $name }: { $total } na folha
terminal-in-this-turn = { $points } neste turno
terminal-keep = { $more ->
    [yes] keep { $best } ...
   *[no] keep { $best }
}
terminal-dice-to-roll = { $dice-figure } dados para rolar
terminal-can = pode: { $names-comma }

terminal-kept-in = O jogo está guardado em { $file }, e a semente dos dados em { $file }.seed, sem ser revelada. Para continuar: zonk-desktop games import { $file }, depois a janela.
terminal-check-it = Confira com: zonk-desktop verify { $file }
terminal-no-file = não há arquivo
terminal-cannot-be-written = Não dá mais para gravar { $file }: { $why }. O que foi gravado até aqui fica; o jogo segue sem arquivo.

terminal-or = { $one } ou { $other }
terminal-also = { $one }, { $other }
terminal-command-sheet = a folha de pontos
terminal-command-why = o que não é possível agora, e por quê
terminal-command-undo = desfazer a última escolha
terminal-command-quit = sair; o jogo fica guardado
terminal-command-help = isto

terminal-nothing-was-typed-so-no = Nada foi digitado, então nenhum jogo começou.

terminal-option-write-name-value-rules = opção { $text }: escreva NAME=VALUE; rules KEY --knobs lista todas
terminal-option-unknown = opção { $text }: não há essa opção; { $hint }
terminal-option-twice = a opção { $name } aparece duas vezes

terminal-players-two-of-them-have = jogadores: dois têm o mesmo nome; mude um
terminal-players-a-name-is-not = jogadores: um nome não é texto UTF-8; escreva de novo
terminal-players-a-name-has-at = jogadores: um nome tem no máximo 200 caracteres e nenhuma aspa

terminal-cannot-be-made = { $path }: não dá para criar: { $strerror }
terminal-is-no-name-of-a = { $path }: não é nome de arquivo
terminal-cannot-be-made-it-would = { $seed-file }: não dá para criar: { $strerror }. Ele guardaria a semente até o fim do jogo; escolha outro nome.
terminal-dice-that-the-program-has = Dados que o programa rolou não se corrigem.
