cluster-own-player = Un jugador propio solo está aquí y no en el clúster. Quita --on.
cluster-not-installed = --on necesita Dask, que este programa no tiene. Viene con pip install "zonk-desktop[cluster]". No se ha empezado nada.
cluster-nobody = Nadie responde en { $address }: no hay ningún planificador de Dask. Inicia uno con dask scheduler y da la dirección que indica. No se ha empezado nada.
cluster-no-workers = El planificador de { $address } no tiene workers. Inicia algunos con dask worker { $address } --nworkers auto --nthreads 1. No se ha empezado nada.
cluster-other = El worker { $worker } tiene { $what } { $there }; este programa, { $here }. Ponle la misma versión y las partidas serán las mismas. No se ha empezado nada.
cluster-lacks = El worker { $worker } no tiene Zonk Desktop. Instala allí zonk-desktop[cluster] { $here }. No se ha empezado nada.
cluster-killed = Las mismas partidas han hecho caer un worker tras otro ({ $workers }). Quizá les falte memoria.
cluster-gone = El planificador de { $address } ya no está, y las partidas con él. Vuelve a iniciarlo con sus workers y repite esta orden.
