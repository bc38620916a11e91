cluster-own-player = Eine eigene Spielerklasse gibt es nur hier und nicht auf dem Cluster. Lass --on weg.
cluster-not-installed = --on braucht Dask, das dieses Programm nicht hat. Es kommt mit pip install "zonk-desktop[cluster]". Nichts wurde begonnen.
cluster-nobody = Unter { $address } antwortet niemand: kein Scheduler von Dask. Starte einen mit dask scheduler und nenne die Adresse, die er meldet. Nichts wurde begonnen.
cluster-no-workers = Der Scheduler unter { $address } hat keine Worker. Starte welche mit dask worker { $address } --nworkers auto --nthreads 1. Nichts wurde begonnen.
cluster-other = Der Worker { $worker } hat { $what } { $there }, dieses Programm { $here }. Gib ihm dieselbe Version, dann sind die Spiele dieselben. Nichts wurde begonnen.
cluster-lacks = Der Worker { $worker } hat kein Zonk Desktop. Installiere dort zonk-desktop[cluster] { $here }. Nichts wurde begonnen.
cluster-killed = Dieselben Spiele haben einen Worker nach dem anderen zu Fall gebracht ({ $workers }). Vielleicht reicht der Speicher dort nicht.
cluster-gone = Der Scheduler unter { $address } ist weg und die Spiele mit ihm. Starte ihn und seine Worker neu, dann diesen Befehl.
