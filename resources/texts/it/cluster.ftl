cluster-own-player = Un giocatore tuo sta solo qui e non sul cluster. Togli --on.
cluster-not-installed = --on ha bisogno di Dask, che questo programma non ha. Arriva con pip install "zonk-desktop[cluster]". Non è iniziato nulla.
cluster-nobody = A { $address } non risponde nessuno: nessuno scheduler di Dask. Avviane uno con dask scheduler e indica l’indirizzo che mostra. Non è iniziato nulla.
cluster-no-workers = Lo scheduler a { $address } non ha worker. Avviane con dask worker { $address } --nworkers auto --nthreads 1. Non è iniziato nulla.
cluster-other = Il worker { $worker } ha { $what } { $there }, questo programma { $here }. Dagli la stessa versione e le partite saranno le stesse. Non è iniziato nulla.
cluster-lacks = Il worker { $worker } non ha Zonk Desktop. Installa lì zonk-desktop[cluster] { $here }. Non è iniziato nulla.
cluster-killed = Le stesse partite hanno fatto cadere un worker dopo l’altro ({ $workers }). Forse lì manca memoria.
cluster-gone = Lo scheduler a { $address } non c’è più, e le partite con lui. Riavvia lo scheduler e i suoi worker, poi questo comando.
