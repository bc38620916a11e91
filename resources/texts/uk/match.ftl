match-endless = Гра не скінчилася й після дій: { $actions-figure }. За цими правилами не виграти, або гравець ходить по колу.
match-broken = Посеред ігор помер процес. Може, замало пам’яті; спробуй --cores 1.
match-title = { $rules }, { general-games }, зерно { $seed }.
match-player = { $name }: виграє { $wins } (від { $low } до { $high }), очок { $points }, { hits-plain } { $hits }
match-rules-there = { $file } уже лежить у { $folder } і каже щось інше. Жодної гри не зіграно; назви іншу теку.
match-not-written = { $folder }: сюди не можна записати ігри: { $why }. Назви іншу теку.
