tray-themes = Dados e mesa
tray-themes-how = Um clique ou as setas mostram, Enter fica com eles.
tray-preview = Como ficam juntos
tray-throw-these = &Rolar estes
tray-leave = &Deixar
tray-take = { $dice } sobre { $table }
tray-words = { $dice } { $table }
tray-words-in-use = { $words } Na mesa agora.
tray-shapes = As cores guardam a forma dos pontos em cada conjunto, então ninguém precisa distinguir vermelho de verde.

tray-set-ivory = Marfim
tray-set-words-ivory = A caixa do avô, como sempre foram.
tray-set-casino = Cassino
tray-set-words-casino = Luz de abajur em caramelos. Um clique seco e duro.
tray-set-wooden = Madeira
tray-set-words-wooden = Bordo, padauk, cera. Surdos e quentes, eles batem.
tray-set-pewter = Estanho
tray-set-words-pewter = Frios, pesados, esmaltados. Tinem um pouco.
tray-set-glow = Brilho noturno
tray-set-words-glow = Mostrador de relógio. Suaves, para altas horas.

tray-felt-moss = Musgo
tray-felt-words-moss = Lã.
tray-felt-night = Noite
tray-felt-words-night = Veludo, o mais macio.
tray-felt-charcoal = Carvão
tray-felt-words-charcoal = Pano de bilhar.
tray-felt-walnut = Tábuas de nogueira
tray-felt-words-walnut = Pano nenhum: barulho.

tray-menu-themes = Dados e &mesa…
tray-menu-replay = Último lanc&e de novo
tray-menu-clip = Sal&var um clipe…
tray-menu-picture = Folha como i&magem…
tray-nothing-to-see-again = Não há lance para rever.

tray-clip = Salvar um clipe
tray-clip-head = Um lance para mostrar
tray-clip-last-throw = O último lance: { $name }, { $points }
tray-clip-last-throw-none = O último lance: ninguém rolou ainda
tray-clip-best-turn = O melhor turno: { $name }, { $points }
tray-clip-best-turn-none = O melhor turno: ninguém anotou pontos ainda
tray-clip-this-turn = Este turno: { $name }, { $points }
tray-clip-as-file = Uma imagem animada (WebP)
tray-clip-as-frames = Imagens numeradas em uma pasta (PNG)
tray-clip-folder = A pasta em que as imagens ganham a sua
tray-clip-progress = Andamento do clipe
tray-clip-cancel = &Cancelar
tray-clip-save = &Salvar…
tray-clip-busy = O clipe está sendo desenhado.
tray-clip-file = { $name } { $points }
tray-clip-saved = O clipe está salvo: { $file }.
tray-clip-failed = Nenhum clipe foi salvo: { $reason }
tray-no-clip = Não há aqui lance de um jogo guardado. Role uma vez, depois salve.

tray-picture = A folha como imagem
tray-no-picture = Não há jogo na mesa.
tray-picture-saved = A folha está salva: { $file }.
tray-picture-failed = Não deu para gravar { $file }: { $reason }. Nada foi alterado.

tray-button-share = Compartilhar
tray-button-share-note = um clipe, ou a folha

tray-not-drawn = A bandeja ainda não foi desenhada.
tray-painter-by-variable = ZONK_TRAY pede o pintor.
tray-painter-by-settings = As configurações pedem o pintor.
tray-no-gl-windows = A plataforma { $platform } não tem janelas OpenGL.
tray-no-gl-context = Não deu para criar um contexto OpenGL.
tray-gl-old = OpenGL { $version } é anterior a 3.3.
tray-gl-in-software = { $renderer } desenha por software; o pintor é mais rápido.
tray-gl = { $forced ->
    [yes] OpenGL { $version } em { $renderer }: ZONK_TRAY pede.
   *[no] OpenGL { $version } em { $renderer }: a placa de vídeo oferece.
}
tray-gl-not-started = Não deu para iniciar o OpenGL ({ $why }), então o Qt pinta.
tray-gl-failed = O OpenGL falhou ({ $why }), então o Qt pinta.
tray-gl-context-lost = o contexto se perdeu

tray-no-physics = não há { $file }
tray-physics-does-not-load = não carrega: { $why }

tray-clip-not-drawn = Não deu para desenhar o filme.
tray-webp-failed = Não deu para compactar a imagem: { $why }.
tray-webp-unknown = A imagem foi compactada de um modo que este programa não conhece.
