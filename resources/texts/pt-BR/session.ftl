session-no-memory = Falta memória. O jogo está como foi gravado por último; siga em frente. Ajuda > Sobre > Sistema mostra o registro.
session-broken = Algo deu errado no programa ({ $kind }). O jogo está como foi gravado por último; siga em frente. Ajuda > Sobre > Sistema mostra o registro.

session-the-zonk-file-could-not = Não deu para abrir o Arquivo Zonk ({ $name }). Ele não foi alterado; os jogos correm na memória.
session-the-zonk-file-is-damaged = O Arquivo Zonk está danificado. Os jogos estão sendo salvos: { $done-figure } de { $of-figure }.
session-the-zonk-file-is-not = O Arquivo Zonk não está aberto.
session-no-weekly-copy = O Arquivo Zonk não tem cópia desta semana. { $said } Nova tentativa na próxima abertura.
session-no-stories = Não deu para montar as histórias dos jogadores. { $why }
session-not-read = Não deu para ler o Arquivo Zonk: { $wrong }. Nada foi alterado.
session-unplayable = Não dá para refazer este jogo, linha { $wrong }
