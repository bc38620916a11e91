rulebook-not-read = не читається: { $why }
rulebook-no-file-name = це не ім’я файлу; напиши інше
rulebook-too-large = більше за { $most } байтів; скороти
rulebook-not-utf-8 = не текст UTF-8; збережи як UTF-8
rulebook-not-toml = не TOML: { $why }
rulebook-toml-too-deep = не TOML: вкладено надто глибоко
rulebook-too-deep = вкладено надто глибоко
rulebook-too-many-dots = має рядок, де крапок більше за { $most }
rulebook-endless-number = має число з тисяч цифр; дай щонайбільше { $most }
rulebook-number-too-large = це число завелике; дай щонайбільше { $most }
rulebook-key-too-long = цей ключ задовгий; дай літер щонайбільше { $most }
rulebook-not-written = не записується: { $why }
rulebook-not-written-nothing-changed = не записується: { $why }. Нічого не змінено
rulebook-not-deleted = не видаляється: { $why }
rulebook-extends-one-of = дай одне з { $known-comma } або файл .toml у тій самій теці
rulebook-lies-elsewhere = { $file } лежить деінде; назви файл у тій самій теці
rulebook-circle = це ходить по колу: { $circle }
rulebook-too-many-files = одне одного розширюють більше файлів за { $most }; злий деякі в один
rulebook-not-at-hand = { $file } немає під рукою; поклади обидва файли в одну теку й назви цей
rulebook-extended-wrong = { $file } { $why }
rulebook-name-rules = назви одне з { $known-comma } або файл .toml
rulebook-no-such-rules = таких правил немає; { $hint }
rulebook-did-you-mean = може, { $name }?
rulebook-known-are = відомі { $known-comma }
rulebook-list-knobs = усі перелічує zonk-desktop rules --knobs
rulebook-unknown = невідоме; { $hint }
rulebook-unknown-section = невідомий розділ; { $hint }
rulebook-is-a-knob = це перемикач; напиши його під [knobs] як { $name }
rulebook-is-a-table = це таблиця; пиши [{ $key }]
rulebook-too-many-entries = забагато записів; щонайбільше { $most }
rulebook-missing = бракує; дай значення
rulebook-no-such-knob = такого перемикача немає; { $hint }
rulebook-is-no-knob = не називає перемикача; { $hint }
rulebook-names-no-knob = { $name } не називає перемикача; { $hint }
rulebook-no-such-fault = такого огріху немає; { $hint }; власний потребує title
rulebook-no-such-award = такої нагороди немає; { $hint }
rulebook-list-of-awards = дай список нагород
rulebook-key-is-total = ключ — це рахунок, як 2100
rulebook-bonus-name = дай бонусу назву
rulebook-format = читається лише формат 1; пиши format = 1
rulebook-conditions = дай таблицю перемикачів і значень, як { $example }
rulebook-text-of = дай текст від 1 до { $most } знаків
rulebook-word-of = дай слово від 1 до { $most } знаків
rulebook-text-at-most = дай текст щонайбільше з { $most } знаків
rulebook-texts-of = дай тексти щонайбільше з { $most } знаків
rulebook-numbers = дай до { $most } чисел від { $low } до { $high }
rulebook-number-from-0 = дай число від 0 до { $most }
rulebook-number-from-2 = дай число від 2 до { $most }
rulebook-number-to = назви число від 1 до { $most }
rulebook-whole-number = дай ціле число до { $most }
rulebook-true-or-false = дай true або false
rulebook-one-of = дай одне з { $known-comma }
rulebook-list = дай список, як { $example }
rulebook-a-face = грань — це число від 1 до 6
rulebook-least = дай { $least } або більше
rulebook-most = дай щонайбільше { $most }
rulebook-below-modulus = дай менше за modulus, { $modulus }
rulebook-name-one = назви хоч одне
rulebook-negative-points = очки знімають лише штрафи; дай 0 або більше
rulebook-nothing-scores = жодна комбінація не рахується; додай якусь, хоч один кубик
rulebook-one-die-never-scores = сам один кубик ніколи б не рахувався; хай рахується якась одна грань
rulebook-only-dice = кубиків лише { $dice }
rulebook-all-faces = назви грані всіх кубиків, їх { $dice }
rulebook-throw-faces = назви всі грані такого кидка, їх { $dice }
rulebook-straight-faces = назви від 2 до { $most } граней
rulebook-shape = дай до 3 чисел, разом кубиків { $dice }
rulebook-made-for = { $key }: кубиків має бути { $dice }; тут dice-count — це { $have }
rulebook-made-for-cure = { $key }: кубиків має бути { $dice }; тут dice-count — це { $have }; { $cure }
rulebook-worth-nothing = постав також { $knob } = 0
rulebook-no-win-throw = постав також win-throw = none
rulebook-table-away = забери це у файлі домашніх правил: off = true під [{ $table }]
rulebook-last-round-alone-ending = лише в останньому раунді; постав ending = lastRound
rulebook-last-round-alone-rounds = лише в останньому раунді; постав rounds = 0
rulebook-last-licks = лідерів обганяють лише в останньому раунді з очками за фінішем; постав { $cure-listed }
rulebook-rounds-have-no-limit = воно пересуває фініш, а гра на стільки раундів його не має; постав rounds = 0
rulebook-extension-no-call = фініш, що пересувається після перебору, не пересувають оголошенням; постав extension = 0
rulebook-rounds-have-no-landing = гра на стільки раундів не має фінішу, щоб на нього стати; постав rounds = 0
rulebook-extension-beyond = лише де рахуються очки за фінішем; постав { $cure-listed }
rulebook-no-red-die = червоного кубика немає; постав special-dice = { $dice }
rulebook-dare-too-few = замало кубиків для виклику; візьми 3 або більше
rulebook-idle = knobs.{ $knob }: ніщо в цих правилах цього не вживає; розшир аркуш або назви це у власній таблиці
rulebook-idle-beside = knobs.{ $knob }: не діє поруч з { $other } = { $value }; зміни одне з них
rulebook-off-nothing = { $key }: забирає те, чого немає; { $hint }
rulebook-nothing-to-take-away = правила, які розширено, нічого з такою назвою не мають
rulebook-never-shown = { $key }: жоден кидок цього не дасть; { $why }
rulebook-no-magic-number = Магічного числа немає; постав magic-number = on
rulebook-no-three-colours = кубики не трьох кольорів; постав special-dice = three-colours
rulebook-scores-already = { $face } вже рахується через [combo.{ $table }]; зміни те або забери через off = true
rulebook-most-below-count = менше за count, { $count }; підніми або не пиши
rulebook-straight-twice = стріт показує кожну грань раз; назви кожну раз
rulebook-key-of-a-sheet = це ключ аркуша; дай цим правилам власний
rulebook-players-above-max = більше за players-max, { $most }; зменш
rulebook-players-below-min = менше за players-min, { $least }; збільш
rulebook-limit-below-minimum = менше, ніж треба набрати за хід, { $minimum }; збільш
rulebook-above-limit = більше за фініш; ніхто б цього не набрав. Зменш
rulebook-ice-above-limit = треба { $minimum }, це більше за фініш; підніми його
rulebook-exact-with-minimum = рівний фініш і мінімум щоходу можуть нікому не дати закінчити; візьми over чи cap або постав stop-minimum на 0
rulebook-minimum-with-exact = з рівним фінішем мінімум щоходу може нікому не дати закінчити; постав його на 0 або landing на over чи cap
rulebook-exact-with-11k = рівний фініш і правило 11 000 разом не можна; постав також rule11k = off
rulebook-rule11k-with-exact = рівний фініш і правило 11 000 разом не можна; постав також landing = over або cap
rulebook-stop-dice-wants = stop-dice хоче відкладених { $dice-either }; збільш це або постав stop-dice = none
rulebook-stop-dice-rolled = stop-dice хоче відкласти всі кубики, а тоді їх треба кидати; збільш це або постав stop-dice на менше число
rulebook-entry-dice-wants = entry-dice хоче відкладених { $dice }; збільш це або зменш те
rulebook-stop-dice-all = усі кубики треба кидати знову, тож назви менше число
rulebook-hot-dice-stop = stop-dice хоче відкладених кубиків { $dice }, а з ними всіма ніхто не стане; постав stop-dice на менше число
rulebook-entry-dice-rolled = entry-dice хоче відкладених { $dice }, а всі кубики треба кидати; зменш те
rulebook-entry-dice-above = більше кубиків, ніж можна відкласти; зменш
rulebook-entry-dice-never-stop = ніхто не ввійде: stop-dice хоче відкладених { $dice-either }. Зменш це або збільш те
rulebook-stop-dice-no-entry = з такою кількістю ніхто не ввійде: entry-dice хоче відкладених { $dice }. Назви більше або зменш те
rulebook-never-passed = гра ніколи б не скінчилася: жоден рахунок не перейде фініш. Постав finish-compare = reach або landing = over
rulebook-landing-never-passes = гра ніколи б не скінчилася: вона закінчується за фінішем, куди рахунок не дійде. Постав landing = over або finish-compare = reach
rulebook-no-stop-from-high = не нижче за no-stop-below, { $below }; зменш це або збільш те
rulebook-no-stop-below-low = не вище за no-stop-from, { $above }; збільш
rulebook-no-stop-wide = ніхто б не спинився: один хід мав би дати { $gap }, більше за фініш; зменш
rulebook-no-stop-wide-from = ніхто б не спинився: один хід мав би дати { $gap }, більше за фініш; збільш
rulebook-limit-no-stop = ніхто б не спинився: один хід мав би дати { $gap }, більше за це; збільш
rulebook-no-landing-on = на фініш { $limit } ніхто б не став; зменш
rulebook-no-landing = ніхто б не став на фініш, де no-stop-below не дає спинитися; постав landing = over
rulebook-limit-no-landing = ніхто б туди не став: до { $below } ніхто не спиняється; збільш
rulebook-tied-must-beat = де треба обійти лідера, нічиїх немає; постав last-licks = everybody або must-beat = false
rulebook-must-beat-tied = де треба обійти лідера, нічиїх немає; лиши вимкненим або постав last-licks = everybody
rulebook-extension-low = не за фінішем { $limit }; збільш
rulebook-limit-above-extension = не нижче за extension, { $extension }; зменш це або збільш те
rulebook-refused-now = { $knob }: { $why }.
