reason-rolls-gains = Кидає { general-dice }: ризик промаху { $miss-figure } зі 100, а йти далі вигідніше на { $by-figure }.
reason-stays-saves = { $by ->
    [0] Стоп на { $points-figure }: кидати далі дало б стільки ж.
   *[other] Стоп на { $points-figure }: кидати далі коштувало б у середньому { $by-figure }.
}
reason-entry = Кидає { general-dice }: на { $points-figure } ще не зупинитися. Ризик промаху { $miss-figure } зі 100.
reason-begins = Починає хід.
reason-forced = Кидає { general-dice }, бо так кажуть правила.
reason-only = Іншого не лишається.
reason-dare-taken = Приймає виклик: виграти можна більше, ніж програти.
reason-dare-refused = Відмовляється від виклику: одного з шести замало.
reason-takes-over = Переймає { general-points }: ризик промаху { $miss-figure } зі 100.
reason-last-roll = Кидає: це останній хід, і треба перевершити { $points-figure }.
reason-last-won = Стоп: це останній хід, і { $points-figure } перевершено.
reason-whim = Так захотілося. Найкращий вибір дав би на { $cost-figure } більше.
reason-feel = На відчуття: шансів за цими правилами не обчислено.
reason-rerolls = { $hits ->
    [yes] Бере перекид: наступний кидок дасть більше, рахуючи хіти.
   *[no] Бере перекид: тепер він дає на { general-by-points } більше, ніж згодом.
}
reason-catches-up = Оголошує правило 11 000: відстає на { general-by-points } від того, хто майже на фініші.
reason-dares = Кидає виклик: чотири однакові не привід для обережності.
reason-doubts = Не вірить рахунку: сказано { $said-figure }, а кубики дали { $points-figure }.
reason-accounts = Називає кубики, з яких склався рахунок.
reason-stakes = Кладе стільки, скільки всі.
reason-takes-hits = Бере { general-hits-counted-acc }, як годиться.
reason-gives = Дарує { general-hits-counted-acc }, за компанію.
reason-asks = { $times ->
    [1] Питає, чи можна кидати.
   *[other] Питає, чи можна кидати, разів: { $times-figure }.
}
reason-answers = Пускає наступного.
reason-own = Так вирішила власна програма гравця.
