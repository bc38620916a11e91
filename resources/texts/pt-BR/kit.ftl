kit-files-pdf = PDF
kit-files-zonk = Transcrições do Zonk
kit-files-toml = Regras da casa
kit-files-png = Imagem
kit-files-svg = Desenho
kit-files-csv = Tabela
kit-files-webp = Imagem animada
kit-files-all = Todos os arquivos
kit-files-sheets = Imagens e PDF

kit-is-there-already = { $name } já existe.
kit-replace-what-is-in-or = Substituir o que está em { $parent }, ou deixar e escolher outro nome?
kit-replace = Substituir
kit-keep-it = Deixar

kit-choice-told = { $what }: { $choice }

kit-symbol-sun = sol
kit-symbol-wave = onda
kit-symbol-bolt = raio
kit-symbol-moon = lua
kit-symbol-star = estrela
kit-symbol-drop = gota
kit-symbol-key = chave
kit-symbol-bell = sino
kit-symbol-anchor = âncora
kit-symbol-crown = coroa
kit-symbol-kite = pipa
kit-symbol-wheel = roda

kit-search-clear = Limpar a busca
kit-key-waits = um momento
