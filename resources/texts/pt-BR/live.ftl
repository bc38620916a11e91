live-the-dice-lie-on-your = Os dados estão na sua mesa. Digite as faces.
live-dice-that-have-landed-stay = Dado caído, dado jogado.
live-this-entry-is-not-there = Esta entrada não está mais aqui.
live-not-written = O último lance ainda não foi gravado; nova tentativa a cada poucos segundos.
live-not-corrected = Nada foi corrigido: “{ $line }” deixaria de valer. { $why }
live-behind = Já se viram { $shown } lances deste jogo, e ele está no lance { $made }. Por isso segue com dados novos sob um novo lacre, e isso fica registrado.
live-unwatched = Não está anotado aqui quais lances deste jogo já se viram: ele vem de outro lugar, ou a nota sumiu. Por isso segue com dados novos sob um novo lacre, e isso fica registrado.
live-not-watched = Os dados esperam: não dá para anotar ao lado do Arquivo Zonk quais lances foram mostrados ({ $why }). Nada se perde; role de novo quando der para gravar.
live-no-totals = Este programa rola os dados deste jogo: nenhum turno se anota como total.
live-seed-is-told = O jogo acabou e a semente dos dados foi revelada; assim fica.
live-rules-are-refused = Não se joga mais por estas regras{ $over ->
    [yes] {""}
   *[no] , então ele não pode continuar
}; o Arquivo Zonk deixa rever, imprimir e exportar. { $why }
