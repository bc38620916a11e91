cluster-own-player = Власний гравець є лише тут, а не на кластері. Прибери --on.
cluster-not-installed = --on потребує Dask, якого ця програма не має. Він приходить із pip install "zonk-desktop[cluster]". Нічого не розпочато.
cluster-nobody = За адресою { $address } ніхто не відповідає: немає планувальника Dask. Запусти його через dask scheduler і назви адресу, яку він покаже. Нічого не розпочато.
cluster-no-workers = Планувальник за адресою { $address } не має робочих процесів. Запусти їх через dask worker { $address } --nworkers auto --nthreads 1. Нічого не розпочато.
cluster-other = Робочий процес { $worker } має { $what } { $there }, ця програма { $here }. Дай йому ту саму версію, і ігри будуть ті самі. Нічого не розпочато.
cluster-lacks = Робочий процес { $worker } не має Zonk Desktop. Встанови там zonk-desktop[cluster] { $here }. Нічого не розпочато.
cluster-killed = Ті самі ігри валили один робочий процес за одним ({ $workers }). Можливо, там бракує пам’яті.
cluster-gone = Планувальник за адресою { $address } зник, а з ним ігри. Запусти знову його й робочі процеси, а тоді цю команду.
