match-endless = Gra nie doszła do końca, choć ruchów było { $actions-figure }. Według tych zasad nie da się wygrać albo ktoś gra w kółko.
match-broken = W środku gier padł proces. Może brakuje pamięci; spróbuj --cores 1.
match-title = { $rules }, { general-games }, ziarno { $seed }.
match-player = { $name }: wygrane { $wins } ({ $low } do { $high }), punkty { $points }, { hits-plain } { $hits }
match-rules-there = { $file } leży już w { $folder } i mówi co innego. Nie zagrano; podaj inny folder.
match-not-written = { $folder }: nie da się tam zapisać gier: { $why }. Podaj inny folder.
