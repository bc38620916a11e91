site-name = Zonk
site-about = Role cinco dados no navegador, separe o que pontua, arrisque o resto. Lê o código de uma folha impressa.
site-skip = Ir aos dados
site-heading = { $dice ->
    [5] Cinco
   *[other] Seis
} dados. Separe o que pontua, arrisque o resto.
site-match = Você e { $other }, até { $goal-figure }, pela folha { $sheet }.
site-you = Você
site-guest = Convidado
site-you-verbs = one
site-menu = Menu
site-link-evening = A primeira noite
site-link-odds = Chances
site-link-fair = Dados honestos
site-link-source = Código-fonte
site-tray = A bandeja com os dados

site-leave = Deixar
site-next-misses = o próximo lance falha, em 100
site-miss = falha
site-card = Deixar { $dice }: { $points-figure } pontos. O próximo lance falha { $chance } vezes em 100.
site-card-safe = Deixar { $dice }: { $points-figure } pontos.

site-throw = Rolar { $dice-word }
site-throw-first = Rolar
site-throw-again = Rolar os { $dice-word }
site-throw-leaves = deixa { $dice }
site-stay = Parar
site-stay-makes = faz { $points-figure }
site-stay-needs = pede { $points-figure } por turno
site-key-throw = Espaço
site-key-stay = S
site-thinking = { $name } pensa …
site-coming = O outro jogador está a caminho …
site-no-engine = Uma parte desta página não chegou: { $why }. Carregue a página de novo.
site-go-on = Deixar assim
site-new-game = Jogar de novo
site-turn = neste turno
site-see-sheet = Ver a folha
site-no-webgl = Este navegador não desenha dados aqui; os cartões abaixo contam como eles caíram.

site-get = Baixar o programa
site-get-about = Os mesmos dados em uma mesa de verdade, com amigos, folhas para imprimir, e este jogo para continuar.
site-get-linux = Linux
site-get-linux-how = .deb, .rpm, AppImage ou pacote
site-get-windows = Windows
site-get-windows-how = 10 e 11
site-get-mac = macOS
site-get-mac-how = 15 e posteriores
site-file = Este jogo em arquivo
site-file-about = abre no programa exatamente neste lance
site-file-name = zonk.zonk
site-dare = Duvido!
site-take-dare = Aceitar o desafio
site-refuse-dare = Seguir jogando

site-read = Ler uma folha
site-hold = Segure o código de uma folha impressa diante da câmera.
site-no-camera = Nenhuma câmera pode ser usada aqui. Escolha uma imagem da folha.
site-pictures = Escolher imagens…
site-no-picture = { $file } não é uma imagem que este navegador possa abrir. Escolha uma foto da folha.
site-reading = Rolando todos os dados de novo …
site-looking = Procurando o código …
site-head = { $parts-comma }
site-honest = Os dados são honestos
site-not-read = Não deu para ler
site-not-honest = Os dados não conferem
site-real = Dados de verdade
site-why = { $why-first }.
site-race = Totais, rodada por rodada
site-nothing-sent = Nada foi enviado.
site-nothing-sent-how = O jogo saiu do código no papel; este aparelho rolou todos os dados de novo.
site-cannot-know = O que um código não pode saber
site-pledge = O lacre da semente
site-open = Abrir no programa
site-watch = Ver o jogo
site-throw-yourself = Rolar cinco dados
