new-game-seat-of = Місце: { $name }
new-game-seat-of-told = Тягни або натискай Вгору й Вниз, щоб помінятися місцями
new-game-move-up = На місце вище
new-game-move-down = На місце нижче
new-game-team = Команда { $number-figure }
new-game-seated = { $people ->
    [0] { new-game-opinions }
   *[other] { new-game-people }{ $computers ->
        [0] {""}
       *[other] , { new-game-opinions }
    }
}. { $left ->
    [0] Стіл повний.
   *[other] Вільних місць: { $left-figure }.
}
new-game-people = { $people ->
    [one] { $people-figure } людина
    [few] { $people-figure } людини
    [many] { $people-figure } людей
   *[other] { $people-figure } людини
}
new-game-opinions = { $computers ->
    [one] { $computers-figure } кубик із власною думкою
    [few] { $computers-figure } кубики із власною думкою
    [many] { $computers-figure } кубиків із власною думкою
   *[other] { $computers-figure } кубика із власною думкою
}
new-game-room-for = Місць: { $most-figure }.
new-game-summary = { $rules }, { $computers ->
    [0] { $people ->
        [one] { $people-figure } гравець
        [few] { $people-figure } гравці
        [many] { $people-figure } гравців
       *[other] { $people-figure } гравця
    }
   *[other] { $people ->
        [0] {""}
       *[other] { new-game-people },{" "}
    }{ $computers ->
        [one] { $computers-figure } комп’ютер
        [few] { $computers-figure } комп’ютери
        [many] { $computers-figure } комп’ютерів
       *[other] { $computers-figure } комп’ютера
    }
}, { general-dice }
new-game-enter = Enter
new-game-colour-and-symbol-of = Колір і знак, { $name }: { $symbol }
new-game-another-colour = Інший колір
new-game-team-of = Команда: { $shown }
new-game-office = { $office ->
    [packer] люлька
   *[scorekeeper] писар
}
new-game-office-told = { $office ->
    [packer] { $shown } забиває люльку
   *[scorekeeper] { $shown } веде рахунок
}
new-game-leaves-the-table = Іде з-за столу: { $shown }
new-game-new-game = Нова гра
new-game-which-rules = Які правила?
new-game-who-plays = Хто грає?
new-game-a-name = Ім’я
new-game-name-of-a-further-player = Ім’я ще одного гравця
new-game-sit-down = Сісти
new-game-at-the-table-before = Уже сиділи за столом
new-game-always-free = Комп’ютери
new-game-strength = Виміряно: { $rules }, гравців за столом { $players-figure }, ігор на кожного { $games-figure }. Рівна частка { $even }.
new-game-strength-brief = Виміряно, ігор на кожного: { $games-figure }, рівна частка { $even }.
new-game-strength-unknown = Їхньої сили за цими правилами ніхто не міряв.
new-game-wins = виграє { $wins } зі 100
new-game-sits-already = уже сидить
new-game-a-computer = Комп’ютер
new-game-computer-named = { $name }, комп’ютер
new-game-roll-for-order = Кинути за чергу
new-game-one-die-each-highest-goes = По одному кубику, починає найвищий.
new-game-magic = Кинути магічне число
new-game-magic-told = Його кидає { $name } перед першим ходом.
new-game-magic-nobody = Перед першим ходом.
new-game-magic-on-the-table = Кинуто на столі, введено нижче.
new-game-magic-number = Магічне число, як 2 3 3 5 5
new-game-magic-as = як 2 3 3 5 5
new-game-magic-missing = Кинь на столі { dice-counted } і введи як магічне число, або грай без нього.
new-game-magic-too-easy = Стріт або всі однакові за цими правилами не магічне число. Кинь ще раз.
new-game-keys = У кожного клавіша
new-game-keys-told = Нею роблять перший кидок ходу.
new-game-keys-for-several = Для двох людей і більше.
new-game-key-of = Клавіша, { $name }: { $key }
new-game-key-of-told = Натисни її, тоді іншу клавішу
new-game-key-waits = ?
new-game-key-of-the-table = Ця клавіша потрібна столу. Вільні: { $free-listed }.
new-game-how-long = Скільки гратимемо?
new-game-how-long-one = { $wish ->
    [own] { $known ->
        [yes] До { $goal-figure }, { $minutes-figure } хв
       *[no] Як кажуть правила
    }
    [night-own] Усю ніч, до { $goal-figure }, { $minutes-figure } хв
    [night] Усю ніч{ $known ->
        [yes] , до { $goal-figure }
       *[no] { "" }
    }
   *[other] { $wish } хвилин{ $known ->
        [yes] , до { $goal-figure }
       *[no] { "" }
    }
}
new-game-hints = Підказки
new-game-hints-told = Клавіша H показує найкращий хід.
new-game-coach = Тренер
new-game-coach-told = Каже, чого коштував кожен вибір.
new-game-gestures-told = Кидка не знати наперед.
new-game-teams = Команди
new-game-computers-alone = Комп’ютери сидять самі.
new-game-no-teams-with-computers = Комп’ютери сидять самі: без команд.
new-game-dice = Кубики
new-game-on-screen = На екрані
new-game-by-gesture = Рухом
new-game-by-word = Словом
new-game-on-the-real-table = Справжні
new-game-words = Слова
new-game-rules-settings = Налаштувати правила…
new-game-cancel = Скасувати
new-game-is-ticked-this-game-is = Позначено { $name }. За цим і граємо.
new-game-each-pair-or-more-is = Двоє або більше ділять стовпчик.
new-game-from-players-up = Від { $teams-from-figure } гравців.
new-game-begin = Почати
new-game-type-a-name-to-sit = Введи ім’я, щоб сісти. Треба гравців: { $least-figure } або більше.
new-game-these-rules-take-at-most = Гравців за цими правилами щонайбільше: { $most-figure }.
new-game-sits-here-already = Уже сидить тут.
new-game-new-name-it-is-for = Нове ім’я. Воно назавжди: боги Зонка ведуть список.
new-game-the-table-is-full = Стіл повний.
new-game-first-game = Перша гра
new-game-every-team-needs-two-players = У команді двоє або більше, і команд дві.
