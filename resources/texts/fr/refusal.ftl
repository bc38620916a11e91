refusal-account-first = Le total est contesté. Nomme les dés qui le composent.
refusal-all-dice-score = Tous les dés marquent. Il faut les relancer.
refusal-bad-face = Un dé montre 1 à 6, pas { $face-figure }.
refusal-bad-number = { $figure-figure } ne convient pas ici.
refusal-below-entry = Il faut { $need-figure } pour entrer ; ce tour en a { $have-figure }.
refusal-below-extension = Sous la Règle des 11 000, il faut { $need-figure } à ce tour ; il en a { $have-figure }.
refusal-below-minimum = Il faut { $need-figure } pour s’arrêter ; ce tour en a { $have-figure }.
refusal-below-previous = Avant, { $need-figure } ont été inscrits ; il en faut plus. Ce tour en a { $have-figure }.
refusal-blood-die = Le Dé de sang est le seul à ne pas marquer. Il faut le lancer.
refusal-called-already = La Règle des 11 000 est déjà annoncée.
refusal-cannot-give = Ici, on ne donne pas { general-hits-of }.
refusal-dared = Le défi est lancé. Relève-le ou refuse-le.
refusal-dice-count = Pour s’arrêter, il faut { $need-either } dés de côté ; il y en a { $have-figure }.
refusal-game-over = La partie est finie.
refusal-gate-closed = { $holder-count ->
   *[one] { $holder } a
    [other] { $holder } ont
} d’abord { hits-counted } à prendre.
refusal-keep-first = Les dés sont là. Garde au moins un dé qui marque.
refusal-last-die = Le dernier dé se lance jusqu’à ce qu’il marque : { $need ->
    [one] encore un essai
   *[other] encore { $need-figure } essais
}.
refusal-must-beat-leader = En tête : { $leader-figure } ; ici, ça ferait { $total-figure }. Continue à lancer.
refusal-must-keep-all = Avec ces règles, il faut garder tous les dés qui marquent.
refusal-never-thrown = Avec ces règles, aucun dé ne donne un tour de { $points-figure } points.
refusal-no-11000-rule = Ces règles n’ont pas de Règle des 11 000.
refusal-no-dare = Il n’y a rien à défier.
refusal-no-gate = Personne n’a { general-hits-of } à prendre.
refusal-no-penalty = Ces règles ne connaissent pas cette pénalité.
refusal-no-pot = Ces règles n’ont pas de pot.
refusal-no-reroll = Il n’y a pas de relance à utiliser.
refusal-no-stop-here = On ne s’arrête pas à { $total-figure } ; continue jusqu’à { $need-figure }.
refusal-no-such-fault = Ces règles ne connaissent pas cette faute.
refusal-no-teams = Ces règles se jouent sans équipes ; écris teams = on.
refusal-no-throw = Aucun lancer dans lequel garder. Lance d’abord.
refusal-no-totals = Une feuille se remplit de totaux dès le premier tour, ou pas du tout.
refusal-not-confirmed = Ce qui est gardé doit être confirmé par { $need-figure } points de plus. Continue à lancer.
refusal-not-enough-asks = { $need-figure } demandes sont dues ; il y en a eu { $have-figure }.
refusal-not-on-table = Ces dés ne sont pas dans le lancer.
refusal-not-scoring = Ces dés ne marquent pas ensemble.
refusal-not-your-call = Ce n’est pas à ce joueur d’annoncer cela maintenant.
refusal-not-your-gate = Quelqu’un d’autre doit ouvrir cette barrière.
refusal-nothing-to-bank = Il n’y a encore rien à marquer.
refusal-nothing-to-challenge = Aucun total annoncé n’est à contester.
refusal-nothing-to-take-over = Le tour d’avant n’a rien laissé à reprendre.
refusal-only-totals = C’est une feuille de totaux : on inscrit les tours, on ne lance pas de dés.
refusal-over-limit = { $total-figure } dépasse { $limit-figure } ; il faut tomber juste sur la limite.
refusal-roll-first = Personne n’a pris les dés.
refusal-rolling = Les dés sont en l’air.
refusal-royale-first = D’abord, { $need-figure } dés se lancent pour la Royale.
refusal-somebody-home = Quelqu’un a atteint la limite ; trop tard pour annoncer.
refusal-taken-over = Les { $points-figure } repris comptent dès qu’un lancer a marqué. Lance.
refusal-too-early = Il faut { $need-figure } sur la feuille pour annoncer ; il y a { $have-figure }.
refusal-too-few-for-teams = Il faut { $need-figure } personnes ou plus pour des équipes ; il y en a { $have-figure }.
refusal-too-few-players = Ces règles se jouent à { $need-figure } ou plus, pas à { $have-figure }.
refusal-too-many-asks = { $need-figure } demandes sont dues, pas plus ; il y en a eu { $have-figure }.
refusal-too-many-players = Ces règles se jouent à { $need-figure } au plus, pas à { $have-figure }.
refusal-touch-is-free = Toucher les dés ne coûte rien ici.
refusal-unequal-stake = Tout le monde mise pareil : { $need-figure }.
refusal-unknown-player = Personne de ce nom ne joue.
refusal-wrong-dice-count = { $need-figure } dés sont lancés ; { $have-figure } ont été nommés.
refusal-wrong-total = Les dés font { $have-figure }, pas { $said-figure }.
