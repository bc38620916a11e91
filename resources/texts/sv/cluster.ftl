cluster-own-player = En egen spelare finns bara här och inte på klustret. Ta bort --on.
cluster-not-installed = --on behöver Dask, som det här programmet inte har. Det följer med pip install "zonk-desktop[cluster]". Inget har påbörjats.
cluster-nobody = Ingen svarar på { $address }: ingen schemaläggare från Dask. Starta en med dask scheduler och ange adressen den visar. Inget har påbörjats.
cluster-no-workers = Schemaläggaren på { $address } har inga arbetare. Starta några med dask worker { $address } --nworkers auto --nthreads 1. Inget har påbörjats.
cluster-other = Arbetaren { $worker } har { $what } { $there }, det här programmet { $here }. Ge den samma version, så blir spelen desamma. Inget har påbörjats.
cluster-lacks = Arbetaren { $worker } har inget Zonk Desktop. Installera zonk-desktop[cluster] { $here } där. Inget har påbörjats.
cluster-killed = Samma spel fällde den ena arbetaren efter den andra ({ $workers }). Kanske har de för lite minne.
cluster-gone = Schemaläggaren på { $address } är borta, och spelen med den. Starta den och dess arbetare igen, och sedan det här kommandot.
