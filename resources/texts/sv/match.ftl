match-endless = Spelet tog inte slut efter { $actions-figure } handlingar. Antingen går reglerna inte att vinna, eller så spelar någon i cirklar.
match-broken = En process föll bort mitt under spelen. Minnet räcker kanske inte; försök med --cores 1.
match-title = { $rules }, { general-games }, frö { $seed }.
match-player = { $name }: vinner { $wins } ({ $low } till { $high }), { $points } poäng, { hits-plain } { $hits }
match-rules-there = { $file } ligger redan i { $folder } och säger något annat. Inget spel spelades; ange en annan mapp.
match-not-written = { $folder }: inga spel kan skrivas dit: { $why }. Ange en annan mapp.
