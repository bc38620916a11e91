cluster-own-player = Własny gracz jest tylko tutaj, nie na klastrze. Pomiń --on.
cluster-not-installed = --on potrzebuje Daska, którego ten program nie ma. Przychodzi z pip install "zonk-desktop[cluster]". Niczego nie zaczęto.
cluster-nobody = Pod { $address } nikt nie odpowiada: nie ma tam planisty Daska. Uruchom go przez dask scheduler i podaj adres, który wypisze. Niczego nie zaczęto.
cluster-no-workers = Planista pod { $address } nie ma procesów roboczych. Uruchom je przez dask worker { $address } --nworkers auto --nthreads 1. Niczego nie zaczęto.
cluster-other = Proces roboczy { $worker } ma { $what } { $there }, ten program { $here }. Daj mu tę samą wersję, a gry będą te same. Niczego nie zaczęto.
cluster-lacks = Proces roboczy { $worker } nie ma programu Zonk Desktop. Zainstaluj tam zonk-desktop[cluster] { $here }. Niczego nie zaczęto.
cluster-killed = Te same gry kładły jeden proces roboczy po drugim ({ $workers }). Może brakuje tam pamięci.
cluster-gone = Planista pod { $address } zniknął, a z nim gry. Uruchom znów jego i procesy robocze, a potem to polecenie.
