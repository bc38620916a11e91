coach-name = Тренер
coach-who = Останній вибір: { $name }
coach-best = Найкраще
coach-as-good = Не гірше
coach-cost = { $kind ->
    [stay] Стоп коштував { $cost }
    [roll] Кидок коштував { $cost }
    [keep] Відкладене коштувало { $cost }
    [take-dare] Прийнятий виклик коштував { $cost }
    [refuse-dare] Відмова від виклику коштувала { $cost }
   *[other] Це коштувало { $cost }
}
coach-cost-points = { general-by-points }
coach-cost-hits = { general-hits-counted-acc } на { $of-figure } ходів
coach-cost-wins = { $by ->
    [one] { $by-figure } гру з { $of-figure }
    [few] { $by-figure } гри з { $of-figure }
    [many] { $by-figure } ігор з { $of-figure }
   *[other] { $by-figure } гри з { $of-figure }
}
coach-better = Краще: { $what }
coach-as-good-as = На волосину краще: { $what }
coach-more = { $why }
coach-ways = Варіантів далі: { $ways-figure }. { $columns-listed }
coach-ways-there-were = Варіантів було: { $ways-figure }. { $columns-listed }
coach-way = { $what }
coach-made = Вибрано: { $what }
coach-waits = { $hints ->
    [yes] Спершу вибери: я гляну на кожен вибір і скажу, чого він вартий. Спитай наперед клавішею H; ще раз H покаже всі варіанти.
   *[no] Спершу вибери: я гляну на кожен вибір і скажу, чого він вартий.
}
coach-column-points = очки
coach-column-hits = { hits-plain } на { $of-figure } ходів
coach-column-sure = надійні { hits-plain }
coach-column-stake = { hits-plain } під загрозою
coach-column-misses = промахи
coach-column-wins = перемоги
coach-figure = { $column }: { $value }.
coach-percent = { $share }%
coach-chances = Шанси на перемогу досі
coach-chance-of = { $name }: { $share } зі 100.
coach-coming = { $of-figure } таких ходів ({ $name }), якщо далі грати найкраще: { hits-counted }. { $some-figure } дадуть { general-hit-acc } або більше, { $miss-figure } мимо.
