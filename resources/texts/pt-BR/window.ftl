window-bar-game = &Jogo
window-bar-edit = &Editar
window-bar-view = E&xibir
window-bar-rules = &Regras
window-bar-tools = &Ferramentas
window-bar-help = Aj&uda
window-menu-quit = &Sair
window-menu-undo = &Desfazer
window-menu-results = &Resultado
window-menu-calls = Can&tar na mesa (E na mesa)
window-menu-look = &Aparência
window-menu-contrast = &Contraste
window-menu-motion = M&ovimento
window-menu-tray = &Bandeja
window-menu-told = &Dito em voz alta
window-menu-words = &Palavras
window-menu-felt = &Feltro
window-menu-keyboard = &Teclado
window-menu-news = &Novidades
window-menu-report = &Relatar um problema…
window-menu-about = &Sobre

window-choice-speed-slow = Lenta
window-choice-speed-normal = Normal
window-choice-speed-fast = Rápida
window-choice-speed-off = Nenhuma
window-choice-look-system = Como o sistema
window-choice-look-light = Clara
window-choice-look-dark = Escura
window-choice-contrast-system = Como o sistema
window-choice-contrast-usual = Normal
window-choice-contrast-more = Mais
window-choice-scale-system = Como o sistema
window-choice-motion-system = Como o sistema
window-choice-motion-all = Todo
window-choice-motion-less = Menos
window-choice-tray-auto = Sozinha
window-choice-tray-gl = OpenGL
window-choice-tray-painter = Plana, de reserva
window-choice-told-few = &Poucas palavras
window-choice-told-normal = &Normal
window-choice-told-all = &Tudo
window-choice-words-hits = Hits
window-choice-words-stars = Estrelas
window-choice-words-honour = Pontos de honra
window-choice-felt-moss = Musgo
window-choice-felt-night = Azul-noite
window-choice-felt-charcoal = Carvão
window-choice-felt-walnut = Tábuas de nogueira

window-panel-sheet = Folha de pontos
window-panel-told = Dito
window-panel-log = Registro
window-panel-rules = Regras
window-panels = Painéis
window-panel-float = Soltar: { $panel }
window-panel-close = Fechar: { $panel }

window-title = { $over ->
    [yes] { $rules }, terminado · Zonk Desktop
   *[no] { $rules } · Zonk Desktop
}
window-look-into-copies = { $found } Ferramentas > Cópias examina.
window-milliseconds = {" "}ms
window-close-key = &Fechar

window-saved = { $throws ->
    [0] Salvo
   *[other] Salvo no lance { $throws-figure }
}

window-page-first-steps = Primeiros passos
window-page-keyboard = Teclado
window-page-about = Sobre o Zonk Desktop
window-page-news = Novidades
window-page-report = Relatar um problema
window-web-releases = Versões novas…
window-page-handbook = Manual (em inglês)
window-menu-handbook = &Manual (em inglês)…
window-handbook-pages = Páginas do manual
window-web-reports = Página de relatos…
window-web-site = Na web…
window-updated = Agora esta é a versão { $version }. Ajuda > Novidades conta o que isso quer dizer.
window-no-such-page = Essa página não existe.
window-page-is-missing = Este texto não veio com o programa. Instalar de novo o traz.
window-system = Sistema
window-system-missing = falta ({ $why })
window-system-no-physics = { $missing }; a bandeja inventa seus próprios lances, e as faces são igualmente honestas
window-drawn-by-opengl = OpenGL. { $reason }
window-drawn-by-qt = O pintor do Qt no lugar do OpenGL. { $reason }

window-mishap = Algo deu errado no programa ({ $kind }). O jogo está guardado como estava; siga em frente, ou continue pelo menu Jogo. Ajuda > Sobre > Sistema mostra o registro.
window-mishap-stuck = Algo deu errado no programa, e a mesa travou. O jogo está guardado como estava; siga em frente. Ajuda > Sobre > Sistema mostra o registro.
window-mishap-memory = Falta memória. O jogo está guardado como estava; siga em frente, ou continue pelo menu Jogo. Ajuda > Sobre > Sistema mostra o registro.

window-unsaved = { $actions ->
    [one] { $actions-figure } ação não está salva.
   *[other] { $actions-figure } ações não estão salvas.
}
window-unsaved-again = Tentar de novo
window-unsaved-transcript = Salvar uma transcrição…
window-unsaved-leave = Sair
window-unsaved-stay = Ficar

window-new-game = &Novo jogo…
window-continue-the-last-game = &Continuar o último jogo
window-open-a-transcript = &Abrir uma transcrição…
window-export-the-transcript = &Exportar a transcrição…
window-print-the-sheet = &Imprimir a folha…
window-sheet-as-p-df = Folha em PD&F…
window-print-blank-sheets = Imprimir folhas em &branco…
window-correct-an-entry = &Corrigir uma entrada…
window-fl-oat-the-panel-in = So&ltar o painel da frente
window-panels-as-at-first = Painéis como &no início
window-full-screen = &Tela cheia
window-dice-speed = &Velocidade dos dados
window-sound = &Som…
window-mute-or-not = M&udo ou não
window-text-size = Tamanho do te&xto
window-rules-settings = &Ajuste das regras…
window-quick-reference = Re&sumo das regras
window-menu-key = Menu
window-copy-the-pledge = Copiar o &lacre dos dados
window-scorekeeper-mode = &Modo de anotador…
window-zonk-file = Arquivo &Zonk…
window-read-a-sheet = Ler &uma folha…
window-type-in-a-sheet = &Digitar uma folha…
window-copies-of-the-zonk-file = &Cópias do Arquivo Zonk…
window-first-steps = &Primeiros passos
window-leave-the-big-picture = Sair da tela grande
window-menu-language = &Idioma
window-language-system = Como o sistema
window-language-fixed = ZONK_LANGUAGE vale { $language }, então é nisso que se fala.
window-language-at-the-next-start = O idioma muda quando o programa abrir de novo.
window-the-tray-changes-when-the = A bandeja muda quando o programa abrir de novo.

window-panel-print = Imprimir a folha

window-close = Fechar

window-page-quick-reference = Resumo das regras
window-rules-to-read = Regras para ler
window-on-the-table = Na mesa: { $name }
window-rules = Regras

window-copy-the-system-section = Copiar a parte do sistema
window-copy-the-log = Copiar o registro
window-read-the-log = Ler o registro
window-zonk-desktop = Zonk Desktop { $version }
window-copied = Copiado
window-nothing-has-been-written-yet = Nada foi escrito ainda.

window-save-a-transcript = Salvar uma transcrição
window-no-file-was-chosen = Nenhum arquivo foi escolhido.
window-was-not-written = { $name } não foi gravado: { $said }.

window-of-unknown-version = de versão desconhecida

window-not-there = não está aí

window-silent-as-there-is-no = mudo, pois ainda não há mesa

window-python = Python
window-qt = Qt
window-tray = Bandeja
window-dialog-sound = Som
window-printers = Impressoras
window-none-found-a-pdf-can = nenhuma achada; um PDF sempre dá para gravar
window-data-folder = Pasta de dados
window-log = Registro
window-none-is-written-in-this = nesta sessão nenhum é escrito

window-not-saved-another-window-keeps = Não salvo: outra janela está com o Arquivo Zonk.

window-rules-in-short = Regras em resumo

window-dice-tray = Bandeja dos dados
window-who-begins = Quem começa?
window-the-dice-say-ties-are = Os dados dizem. Empates rolam de novo.

window-volume = Volume
window-mute-m-at-the-table = Mudo (M na mesa)
window-dice-as-they-fall = Dados ao cair
window-the-table-pencil-plates-hits = A mesa: lápis, plaquinhas, hits, uma falha, o sino
window-marks-for-players-who-do = Sinais para quem não vê a mesa
window-after-a-throw-one-tick = Depois de um lance, um toque por dado, da esquerda para a direita: latão pontua, feltro não. Na sua vez, tantas batidas quanto o número do seu lugar.
window-sound-comes-late-by = O som atrasa
window-wireless-headphones-need-100-to = Fones sem fio pedem de 100 a 300 ms, para que os dados soem quando caem.
window-hear-it = &Ouvir

window-games-and-last = { $games ->
    [one] { $games-figure } jogo, o último em { $day }
   *[other] { $games-figure } jogos, o último em { $day }
}

window-and-more-before =
    { $last }
    E mais { $more } antes.
window-these-files-were-not-opened = Estes arquivos não foram abertos
window-this-file-was-not-opened = Este arquivo não foi aberto

window-a-word-before-the-first = Uma palavra antes do primeiro jogo
window-dialog-open = Abrir uma transcrição
window-line = { $name }, linha { $wrong }
window-nothing-was-changed =
    { $found }
    Nada foi alterado.
window-nothing-to-export = Nada para exportar
window-no-saved-game-is-on = Não há jogo salvo na mesa.
window-dialog-export = Exportar a transcrição
window-not-exported = Não exportado

window-nothing-to-print = Nada para imprimir
window-no-game-is-on-the = Não há jogo na mesa.
window-nothing-to-write = Nada para gravar

window-is-ticked-for-the-next = { $name } está marcado para o próximo jogo.

window-nothing-to-correct = Nada para corrigir
window-no-entry-has-been-made = Nenhuma entrada foi feita ainda.
window-written = Gravado: { $names-comma }.

window-sound-off = Som desligado.
window-sound-on = Som ligado.
window-corrected = Corrigido.
window-taken-back = Desfeito.

window-fonts-missing = Faltam fontes: { $fonts-comma }.
window-another-keeps-the-file = Outra janela do programa está com o Arquivo Zonk. Dá para ver os jogos; o que se joga aqui não é salvo.

window-already-there = O Zonk Desktop já está aberto; a janela veio para a frente.
window-already-silent = O Zonk Desktop já está aberto, mas a janela não responde. Feche, ou encerre, e abra de novo; toda ação que ele disse salva está guardada.

window-there-is-no-screen-here = Não há tela aqui (nem DISPLAY nem WAYLAND_DISPLAY está definido). Os comandos de zonk-desktop --help não precisam dela.
window-screen-gone = A tela sumiu, e a janela com ela. Toda ação que foi dita salva está guardada; abra de novo, e o jogo segue.
window-no-screen-answers = Não dá para abrir a janela: { $screen ->
    [none] nenhuma tela responde
   *[other] a tela { $screen } não responde
}, ou falta uma parte do sistema. No Debian e parentes: apt install libegl1 libgl1 libxkbcommon-x11-0 libxcb-cursor0. Os comandos de zonk-desktop --help não precisam de tela.
