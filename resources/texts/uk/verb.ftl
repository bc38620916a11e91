verb-about-take-over = продовжити з кубиками й очками попереднього
verb-about-roll = кинути кубики
verb-about-keep = відкласти кубики
verb-about-stay = спинитися й записати; одразу після кидка відкладається все, що рахується
verb-about-dare = NAME каже: слабо?
verb-about-take-dare = кинути лише відмінний кубик
verb-about-refuse-dare = грати далі
verb-about-call-11000 = оголосити правило 11 000
verb-about-fault = стіл дорікає за огріх
verb-about-touch = NAME починає до дозволу
verb-about-ask = NAME питає стільки разів: можна кидати?
verb-about-release = відповідь: you-can-go, done, yes, cough, no, overrule; досить самого WORD
verb-about-took-hits = належні хіти взято
verb-about-give-hit = хіт подаровано
verb-about-challenge = щойно названому рахунку не вірять
verb-about-account = кубики, з яких склався сумнівний рахунок
verb-about-reroll = кинути знову, усі кубики кидка або ці
verb-about-penalty = як проголосовано: delay-of-game або out-of-turn
verb-about-stake = у банк
verb-about-write = хід справжніх кубиків, де відомі лише очки
verb-hint-roll = Грані, що лежали: roll 1 5 2 4 4. Кольоровий кубик має літеру: 4R.
verb-hint-keep = Грані, що відкладено: keep 1 5 або keep all.
verb-hint-stay = Просто stay або з очками для перевірки: stay 450.
verb-hint-dare = Хто кинув виклик, у лапках, коли в імені пробіл: dare “Captain Jack”.
verb-hint-fault = Огріх і чий він, якщо не того, хто кидав: fault off-board Ann.
verb-hint-ask = Хто питав і скільки разів: ask Ann 3.
verb-hint-release = Слово й хто його сказав: release you-can-go Ann.
verb-hint-give-hit = Від кого, кому, скільки: give-hit Ann Bob 1.
verb-hint-account = Кидки, з яких склався рахунок: account 1 3 3 3.
verb-hint-reroll = Просто reroll для всіх кубиків кидка або грані деяких: reroll 2 3.
verb-hint-penalty = Як проголосовано: penalty out-of-turn Ann.
verb-hint-write = Очки ходу, 0 для промаху: write 450.
verb-hint-stake = Хто й скільки: stake Ann 5.
verb-call-take-over = Перейняти лишені кубики й очки
verb-call-dare = { $player }: слабо?
verb-call-call-11000 = Оголосити правило 11 000
verb-call-fault = Огріх: { $kind }
verb-call-touch = { player-starts } зарано
verb-call-give-hit = { giver-gives } { general-hit-acc }. Кому: { $taker }
verb-call-challenge = { player-doubts } рахунку
verb-call-reroll = Узяти перекид
verb-call-penalty = Штраф, { $kind ->
    [delay-of-game] затримка гри
   *[out-of-turn] не в свою чергу
}: { $player }
verb-call-stake = { $open ->
    [yes] { player-puts } в банк…
   *[no] { player-puts } { $amount-figure } в банк
}
verb-write-roll = пиши: roll і грані, що випали
verb-write-keep = пиши: keep і грані, або keep all
verb-write-stay = пиши: stay, або stay і очки
verb-write-call-11000 = пиши: call-11000, або call-11000 і час
verb-write-fault = пиши: fault KIND, або fault KIND NAME
verb-write-ask = пиши: ask NAME TIMES
verb-write-give-hit = пиши: give-hit FROM TO HOW-MANY
verb-write-account = пиши: account і грані
verb-write-reroll = пиши: reroll, або reroll і кубики
verb-write-penalty = пиши: penalty KIND NAME
verb-write-write = пиши: write POINTS
verb-write-stake = пиши: stake NAME AMOUNT
verb-write-plain = пиши: { $word }
verb-write-player = пиши: { $word } NAME
verb-release-words = пиши: release і одне з { $words-comma }
