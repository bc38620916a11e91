cluster-own-player = Um jogador seu só existe aqui, não no cluster. Tire o --on.
cluster-not-installed = --on precisa do Dask, que este programa não tem. Ele vem com pip install "zonk-desktop[cluster]". Nada foi começado.
cluster-nobody = Ninguém responde em { $address }: não há agendador do Dask. Inicie um com dask scheduler e diga o endereço que ele mostra. Nada foi começado.
cluster-no-workers = O agendador em { $address } não tem workers. Inicie alguns com dask worker { $address } --nworkers auto --nthreads 1. Nada foi começado.
cluster-other = O worker { $worker } tem { $what } { $there }; este programa, { $here }. Dê a ele a mesma versão e os jogos serão os mesmos. Nada foi começado.
cluster-lacks = O worker { $worker } não tem o Zonk Desktop. Instale lá o zonk-desktop[cluster] { $here }. Nada foi começado.
cluster-killed = Os mesmos jogos derrubaram um worker depois do outro ({ $workers }). Talvez falte memória lá.
cluster-gone = O agendador em { $address } sumiu, e os jogos com ele. Inicie de novo o agendador e os workers, e depois este comando.
