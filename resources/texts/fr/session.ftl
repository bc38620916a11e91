session-no-memory = Il y a trop peu de mémoire. La partie reste telle qu’elle a été écrite en dernier ; continue. Aide > À propos > Système montre le journal.
session-broken = Quelque chose a mal tourné dans le programme ({ $kind }). La partie reste telle qu’elle a été écrite en dernier ; continue. Aide > À propos > Système montre le journal.

session-the-zonk-file-could-not = Le Fichier Zonk n’a pas pu s’ouvrir ({ $name }). Il n’a pas changé ; les parties se jouent en mémoire.
session-the-zonk-file-is-damaged = Le Fichier Zonk est abîmé. Ses parties sont sauvées : { $done-figure } sur { $of-figure }.
session-the-zonk-file-is-not = Le Fichier Zonk n’est pas ouvert.
session-no-weekly-copy = Le Fichier Zonk n’a pas de copie de cette semaine. { $said } Nouvel essai au prochain démarrage.
session-no-stories = Les histoires des joueurs n’ont pas pu être calculées. { $why }
session-not-read = Le Fichier Zonk n’a pas pu être lu : { $wrong }. Rien n’a changé.
session-unplayable = Cette partie ne peut pas être rejouée, ligne { $wrong }
