# Trials of rules. Figures come as they are to be shown.
lab-title = { $rules }, { $games-figure } games, seed { $seed }.
lab-length = { $rounds } rounds, about { $minutes } minutes.
lab-turns = { $misses } of the turns miss; { $throws } throws a turn; { $forced } of the throws leave no choice.
lab-wins = Wins by seat: { $seats-comma }. Who leads at half loses { $upset }.
lab-careful = One careful player among the best wins { $careful }; an even share is { $even }.
lab-hits = { hits-plain-first } a head: { $hits }.
lab-source = { $source }: { $hits }
lab-progress = { $done-figure } of { $of-figure } games
