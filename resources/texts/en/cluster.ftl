# --on ADDRESS of the command line: a cluster of Dask, on other machines (docs/players.md).

cluster-own-player = A player of your own is here alone, and not on the workers of the cluster. Leave out --on.
cluster-not-installed = --on needs Dask, which this program does not have. It comes with pip install "zonk-desktop[cluster]". Nothing was begun.
cluster-nobody = Nobody answers at { $address }: no scheduler of Dask. Start one with dask scheduler, and say the address it tells. Nothing was begun.
cluster-no-workers = The scheduler at { $address } has no workers. Start some with dask worker { $address } --nworkers auto --nthreads 1. Nothing was begun.
# $what: python, distributed (of Dask) or zonk-desktop; $there and $here: versions.
cluster-other = The worker { $worker } has { $what } { $there }, this program { $here }. Give it the same, then the games are the same. Nothing was begun.
cluster-lacks = The worker { $worker } has no Zonk Desktop. Install zonk-desktop[cluster] { $here } there. Nothing was begun.
cluster-killed = The same games brought down one worker after another ({ $workers }). They may have too little memory.
cluster-gone = The scheduler at { $address } is gone, and the games with it. Start it and its workers again, then this command.
