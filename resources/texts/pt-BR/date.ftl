date-long = { $day ->
    [1] 1º
   *[other] { $day }
} de { $month ->
    [1] janeiro
    [2] fevereiro
    [3] março
    [4] abril
    [5] maio
    [6] junho
    [7] julho
    [8] agosto
    [9] setembro
    [10] outubro
    [11] novembro
   *[12] dezembro
} de { $year }
date-short = { $day } { $month ->
    [1] jan
    [2] fev
    [3] mar
    [4] abr
    [5] mai
    [6] jun
    [7] jul
    [8] ago
    [9] set
    [10] out
    [11] nov
   *[12] dez
} { $year }
date-month = { $month ->
    [1] janeiro
    [2] fevereiro
    [3] março
    [4] abril
    [5] maio
    [6] junho
    [7] julho
    [8] agosto
    [9] setembro
    [10] outubro
    [11] novembro
   *[12] dezembro
} de { $year }
date-clock = { $hour }:{ $minute }
date-weekday = { $day ->
    [1] segunda-feira
    [2] terça-feira
    [3] quarta-feira
    [4] quinta-feira
    [5] sexta-feira
    [6] sábado
   *[7] domingo
}
