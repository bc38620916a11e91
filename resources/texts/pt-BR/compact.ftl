compact-no-room = Este jogo não cabe em código nenhum.
compact-not-a-game = O código não contém um jogo que se possa refazer.
compact-unknown-rules = O código contém um jogo pelas regras “{ $name }”, que este programa não tem.
compact-other-version = O código foi feito por uma versão mais nova deste programa. Arranje essa versão e leia a folha com ela.
compact-cut-off = O endereço deste jogo perdeu o final. Copie de novo, inteiro, ou leia a própria folha.
compact-no-code = Nenhum código de folha terminada foi achado. Tire a foto mais de perto, com luz uniforme, com o quadrado inteiro e o branco em volta.
compact-lacking = { $found ->
    [one] Só o código { $there } de { $of } foi achado.
   *[other] Só os códigos { $there } de { $of } foram achados.
} Tire uma foto de cada um dos outros, e leia todas juntas.
compact-not-read = Não dá para ler { $file }: { $why }.
compact-too-large = { $file } tem mais de { $most } MB. Salve a imagem menor e leia de novo.
compact-took-too-long = { $file } demorou demais para examinar. Salve a imagem menor e leia de novo.
compact-no-picture = { $file } não é imagem nem PDF que se possa ler.
