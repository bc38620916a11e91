terminal-which-rules = Quelles règles ? [{ $rules }]{" "}
terminal-who-plays = Qui joue, autour de la table ? Les noms, séparés par des virgules :{" "}
terminal-type-for-help = Tape ? pour l’aide.
terminal-roll-alone = Le programme lance les dés ; tape roll seul.
terminal-roll-word = Tapez un mot quelconque après roll ; il est mêlé au lancer.

terminal-to-take = { name-has } { $hits } à prendre
terminal-gates = { $held-comma } ; ensuite { $name }
terminal-on-the-sheet = { $name } : { $total } sur la feuille
terminal-in-this-turn = { $points } dans ce tour
terminal-keep = { $more ->
    [yes] keep { $best } ...
   *[no] keep { $best }
}
terminal-dice-to-roll = dés à lancer : { $dice-figure }
terminal-can = possible : { $names-comma }

terminal-kept-in = La partie est gardée dans { $file }, et la graine de ses dés dans { $file }.seed, non dite. Pour continuer : zonk-desktop games import { $file }, puis la fenêtre.
terminal-check-it = À vérifier avec : zonk-desktop verify { $file }
terminal-no-file = il n’y a pas de fichier
terminal-cannot-be-written = { $file } ne peut plus être écrit : { $why }. Ce qui était écrit jusqu’ici est gardé ; la partie continue sans fichier.

terminal-or = { $one } ou { $other }
terminal-also = { $one }, { $other }
terminal-command-sheet = la feuille de score
terminal-command-why = ce qui n’est pas possible maintenant, et pourquoi
terminal-command-undo = annuler le dernier choix
terminal-command-quit = quitter ; la partie est gardée
terminal-command-help = ceci

terminal-nothing-was-typed-so-no = Rien n’a été tapé, donc aucune partie n’a commencé.

terminal-option-write-name-value-rules = option { $text } : écris NAME=VALUE ; rules KEY --knobs les énumère
terminal-option-unknown = option { $text } : ce réglage n’existe pas ; { $hint }
terminal-option-twice = option { $name } est donnée deux fois

terminal-players-two-of-them-have = players : deux noms sont les mêmes ; changes-en un
terminal-players-a-name-is-not = players : un nom n’est pas du texte UTF-8 ; récris-le
terminal-players-a-name-has-at = players : un nom a au plus 200 caractères et pas de guillemets

terminal-cannot-be-made = { $path } : ne peut pas être créé : { $strerror }
terminal-is-no-name-of-a = { $path } : n’est pas un nom de fichier
terminal-cannot-be-made-it-would = { $seed-file } : ne peut pas être créé : { $strerror }. Il garderait la graine jusqu’à la fin de la partie ; choisis un autre nom.
terminal-dice-that-the-program-has = Les dés que le programme a lancés ne se corrigent pas.
