verb-about-take-over = seguir com os dados e pontos do turno anterior
verb-about-roll = rolar os dados
verb-about-keep = separar dados
verb-about-stay = parar e anotar; logo após um lance, separa tudo o que pontua
verb-about-dare = NAME diz: duvido!
verb-about-take-dare = rolar só o dado que destoa
verb-about-refuse-dare = seguir jogando
verb-about-call-11000 = cantar a Regra dos 11.000
verb-about-fault = a mesa aponta uma falta
verb-about-touch = NAME começa antes da liberação
verb-about-ask = NAME pergunta tantas vezes: posso rolar?
verb-about-release = resposta: you-can-go, done, yes, cough, no, overrule; só a WORD já basta
verb-about-took-hits = os hits devidos foram tomados
verb-about-give-hit = um hit é dado de presente
verb-about-challenge = o total recém-declarado é contestado
verb-about-account = os dados que formam o total contestado
verb-about-reroll = rolar de novo, todos os dados do lance ou estes
verb-about-penalty = conforme a votação: delay-of-game ou out-of-turn
verb-about-stake = para o pote
verb-about-write = um turno de dados de verdade do qual só se sabem os pontos

verb-hint-roll = As faces que caíram: roll 1 5 2 4 4. Um dado colorido leva sua letra: 4R.
verb-hint-keep = As faces que foram separadas: keep 1 5, ou keep all.
verb-hint-stay = Só stay, ou com os pontos para conferir: stay 450.
verb-hint-dare = Quem desafiou, entre aspas se o nome tem espaço: dare “Captain Jack”.
verb-hint-fault = A falta, e de quem, se não foi de quem rola: fault off-board Ann.
verb-hint-ask = Quem perguntou, e quantas vezes: ask Ann 3.
verb-hint-release = A palavra, e quem a disse: release you-can-go Ann.
verb-hint-give-hit = De quem, para quem, quantos: give-hit Ann Bob 1.
verb-hint-account = Os dados que formaram o total: account 1 3 3 3.
verb-hint-reroll = Só reroll para todos os dados do lance, ou as faces de alguns: reroll 2 3.
verb-hint-penalty = Conforme a votação: penalty out-of-turn Ann.
verb-hint-write = Os pontos do turno, 0 para uma falha: write 450.
verb-hint-stake = Quem, e quanto: stake Ann 5.

verb-call-take-over = Assumir os dados e pontos que sobraram
verb-call-dare = { $player }: duvido!
verb-call-call-11000 = Cantar a Regra dos 11.000
verb-call-fault = Falta: { $kind }
verb-call-touch = { player-starts } cedo demais
verb-call-give-hit = { giver-gives } { hit-a } para { $taker }
verb-call-challenge = { player-doubts } o total
verb-call-reroll = Usar a nova chance
verb-call-penalty = Punição, { $kind ->
    [delay-of-game] atraso do jogo
   *[out-of-turn] fora da vez
}: { $player }
verb-call-stake = { $open ->
    [yes] { player-puts } no pote…
   *[no] { player-puts } { $amount-figure } no pote
}

verb-write-roll = escreva: roll e as faces que caíram
verb-write-keep = escreva: keep e as faces, ou keep all
verb-write-stay = escreva: stay, ou stay e os pontos
verb-write-call-11000 = escreva: call-11000, ou call-11000 e o horário
verb-write-fault = escreva: fault KIND, ou fault KIND NAME
verb-write-ask = escreva: ask NAME TIMES
verb-write-give-hit = escreva: give-hit FROM TO HOW-MANY
verb-write-account = escreva: account e as faces
verb-write-reroll = escreva: reroll, ou reroll e os dados
verb-write-penalty = escreva: penalty KIND NAME
verb-write-write = escreva: write POINTS
verb-write-stake = escreva: stake NAME AMOUNT
verb-write-plain = escreva: { $word }
verb-write-player = escreva: { $word } NAME
verb-release-words = escreva: release e uma de { $words-comma }
