live-the-dice-lie-on-your = Les dés sont sur ta table. Tape leurs faces.
live-dice-that-have-landed-stay = Un dé tombé reste tombé.
live-this-entry-is-not-there = Cette entrée n’existe plus.
live-not-written = Le dernier coup n’est pas encore écrit ; nouvel essai toutes les quelques secondes.
live-not-corrected = Rien n’a été corrigé : « { $line } » ne tiendrait plus. { $why }
live-behind = { $shown } lancers de cette partie ont été vus, et elle en est au lancer { $made }. Elle continue donc avec des dés frais sous un nouveau sceau, et c’est noté.
live-unwatched = Rien ne dit ici quels lancers ont été vus : elle vient d’ailleurs, ou la note a disparu. La partie continue donc avec des dés frais sous un nouveau sceau, et c’est noté.
live-not-watched = Les dés attendent : impossible de noter à côté du Fichier Zonk quels lancers ont été vus ({ $why }). Rien n’est perdu ; lance dès qu’il pourra être écrit.
live-no-totals = Ce programme lance les dés de cette partie : aucun tour ne s’inscrit comme total.
live-seed-is-told = La partie est finie et la graine des dés est dite ; cela reste.
live-rules-are-refused = On ne joue plus de partie avec ses règles{ $over ->
    [yes] {""}
   *[no] , elle ne peut donc pas continuer
} ; le Fichier Zonk la rejoue, l’imprime et l’exporte. { $why }
