match-endless = La partida no llegó a su fin tras { $actions-figure } acciones. Las reglas no se pueden ganar, o un jugador da vueltas en círculo.
match-broken = Un proceso ha muerto en mitad de las partidas. Puede que falte memoria; prueba con --cores 1.
match-title = { $rules }, { $games ->
    [one] 1 partida
   *[other] { $games-figure } partidas
}, semilla { $seed }.
match-player = { $name }: gana { $wins } ({ $low } a { $high }), { $points } puntos, { hits-plain } { $hits }
match-rules-there = { $file } ya está en { $folder } y dice otra cosa. No se jugó ninguna partida; nombra otra carpeta.
match-not-written = { $folder }: ahí no se pueden escribir partidas: { $why }. Nombra otra carpeta.
