odds-only-totals = C’est une feuille de totaux : on ne sait pas ce que les dés ont montré, donc ni la chance, ni ce que les choix ont coûté.
odds-too-many-hands = Ces règles ont plus de { $most-figure } sortes de mains ; leurs probabilités ne sont pas calculées.
odds-clear = Ces règles ont des combinaisons à confirmer ; leurs probabilités ne sont pas calculées.
odds-last-die = Ces règles donnent plusieurs essais au dernier dé ; leurs probabilités ne sont pas calculées.
odds-beat-previous = Avec ces règles, un tour doit rapporter plus que celui d’avant ; leurs probabilités ne sont pas calculées.
odds-first-throw = Ces règles retirent des points pour un premier lancer qui n’en a pas ; leurs probabilités ne sont pas calculées.
odds-last-licks = Avec ces règles, qui passe en tête rouvre les derniers tours ; personne ne connaît les chances de gagner.
odds-show = Le Show de mi-temps se joue pour { hit-a }, pas pour des points : il ne décide pas de la victoire.
odds-decided = Le premier au but a gagné ; ce qui reste à jouer ne décide rien.
odds-unknown-hits = Ici { general-hits-the } font gagner : les chances de gagner sont inconnues.
odds-unknown-same-total = Qui tombe sur le total d’un autre le fait reculer : avec ces règles, les chances de gagner sont inconnues.
odds-unknown-take-over = Dés et points du tour d’avant peuvent être repris : avec ces règles, les chances de gagner sont inconnues.
odds-unknown-extension = Qui dépasse la limite sans tomber dessus la déplace pour tous : avec ces règles, les chances de gagner sont inconnues.
odds-unknown-landing = Il faut tomber juste sur la limite : avec ces règles, les chances de gagner sont inconnues.
odds-hits-win = Ici { general-hits-the } font gagner : les valeurs sont des points, et { $each-figure } { general-hit-by }.

odds-review-measure = { $measure ->
    [hits] Points, et { $each-figure } { general-hit-by } :
   *[points] Points :
}
odds-review-player = { $name } : { $whole } = par { $par }, chance { $luck }, coût { $cost }, reste { $rest }{ $start ->
    [0] {""}
   *[other] { " " }(depuis { $start-figure })
}
odds-review-dear = { $name } : { $cost } de cédés : { $chosen } à { $points-figure } points{ $dice-count ->
    [0] {""}
   *[other] , dés { $dice }
} ; le mieux, { $best }
odds-review-luckiest = Le lancer le plus chanceux : { $name }, { $dice } : { $luck }
odds-review-unluckiest = Le lancer le plus malchanceux : { $name }, { $dice } : { $luck }
odds-review-chances = Chances de gagner à la fin : { $chances-comma }
