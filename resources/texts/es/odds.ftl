odds-only-totals = Esta es una hoja de totales: no se sabe qué mostraron los dados, así que tampoco la suerte ni lo que regalaron las decisiones.
odds-too-many-hands = Estas reglas tienen más de { $most-figure } tipos de manos; sus probabilidades no se calculan.
odds-clear = Estas reglas tienen combinaciones que hay que confirmar; sus probabilidades no se calculan.
odds-last-die = Estas reglas dan varios intentos al último dado; sus probabilidades no se calculan.
odds-beat-previous = Con estas reglas un turno debe dar más que el anterior; sus probabilidades no se calculan.
odds-first-throw = Estas reglas quitan puntos por una primera tirada sin ninguno; sus probabilidades no se calculan.
odds-last-licks = Con estas reglas un nuevo líder reabre los últimos turnos; nadie sabe la probabilidad de ganar.
odds-show = El Show de medio tiempo es por un hit, no por puntos: no decide nada sobre ganar.
odds-decided = Quien llegó primero a la meta ha ganado; lo que queda por jugar no decide nada.
odds-unknown-hits = Aquí ganan los hits: no se sabe la probabilidad de ganar de nadie.
odds-unknown-same-total = Quien cae en el total de otra persona la hace retroceder: con estas reglas no se sabe la probabilidad de ganar de nadie.
odds-unknown-take-over = Se pueden retomar dados y puntos del turno anterior: con estas reglas no se sabe la probabilidad de ganar de nadie.
odds-unknown-extension = Quien pasa de la meta sin acertarla la mueve para toda la mesa: con estas reglas no se sabe la probabilidad de ganar de nadie.
odds-unknown-landing = La meta debe acertarse justa: con estas reglas no se sabe la probabilidad de ganar de nadie.
odds-hits-win = Aquí ganan los hits: los valores son puntos, y { $each-figure } por cada hit.

odds-review-measure = { $measure ->
    [hits] Puntos, y { $each-figure } por cada { hit-one }:
   *[points] Puntos:
}
odds-review-player = { $name }: { $whole } = par { $par }, suerte { $luck }, precio { $cost }, resto { $rest }{ $start ->
    [0] {""}
   *[other] { " " }(desde { $start-figure })
}
odds-review-dear = { $name } regaló { $cost }: { $chosen } con { $points-figure } puntos{ $dice-count ->
    [0] {""}
   *[other] , dados { $dice }
}; mejor { $best }
odds-review-luckiest = Tirada con más suerte: { $name }, { $dice }: { $luck }
odds-review-unluckiest = Tirada con menos suerte: { $name }, { $dice }: { $luck }
odds-review-chances = Probabilidades de ganar al final: { $chances-comma }
