cluster-own-player = Un joueur à toi n’existe qu’ici, pas sur le cluster. Enlève --on.
cluster-not-installed = --on a besoin de Dask, que ce programme n’a pas. Il vient avec pip install "zonk-desktop[cluster]". Rien n’a été commencé.
cluster-nobody = Personne ne répond à { $address } : aucun ordonnanceur Dask. Lances-en un avec dask scheduler et donne l’adresse qu’il affiche. Rien n’a été commencé.
cluster-no-workers = L’ordonnanceur à { $address } n’a pas de workers. Lances-en avec dask worker { $address } --nworkers auto --nthreads 1. Rien n’a été commencé.
cluster-other = Le worker { $worker } a { $what } { $there }, ce programme { $here }. Donne-lui la même version et les parties seront les mêmes. Rien n’a été commencé.
cluster-lacks = Le worker { $worker } n’a pas Zonk Desktop. Installes-y zonk-desktop[cluster] { $here }. Rien n’a été commencé.
cluster-killed = Les mêmes parties ont fait tomber un worker après l’autre ({ $workers }). La mémoire y manque peut-être.
cluster-gone = L’ordonnanceur à { $address } a disparu, et les parties avec lui. Relance-le avec ses workers, puis cette commande.
