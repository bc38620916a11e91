cluster-own-player = Een eigen speler is alleen hier en niet op het cluster. Laat --on weg.
cluster-not-installed = --on heeft Dask nodig, dat dit programma niet heeft. Het komt met pip install "zonk-desktop[cluster]". Er is niets begonnen.
cluster-nobody = Op { $address } antwoordt niemand: geen scheduler van Dask. Start er een met dask scheduler en noem het adres dat hij meldt. Er is niets begonnen.
cluster-no-workers = De scheduler op { $address } heeft geen workers. Start er een paar met dask worker { $address } --nworkers auto --nthreads 1. Er is niets begonnen.
cluster-other = De worker { $worker } heeft { $what } { $there }, dit programma { $here }. Geef hem dezelfde versie, dan zijn de spellen dezelfde. Er is niets begonnen.
cluster-lacks = De worker { $worker } heeft geen Zonk Desktop. Installeer daar zonk-desktop[cluster] { $here }. Er is niets begonnen.
cluster-killed = Dezelfde spellen brachten de ene worker na de andere ten val ({ $workers }). Misschien is daar te weinig geheugen.
cluster-gone = De scheduler op { $address } is weg, en de spellen met hem. Start hem en zijn workers opnieuw, en dan deze opdracht.
