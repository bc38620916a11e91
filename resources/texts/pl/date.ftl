date-long = { $day } { $month ->
    [1] stycznia
    [2] lutego
    [3] marca
    [4] kwietnia
    [5] maja
    [6] czerwca
    [7] lipca
    [8] sierpnia
    [9] września
    [10] października
    [11] listopada
   *[12] grudnia
} { $year }
date-short = { $day } { $month ->
    [1] sty
    [2] lut
    [3] mar
    [4] kwi
    [5] maj
    [6] cze
    [7] lip
    [8] sie
    [9] wrz
    [10] paź
    [11] lis
   *[12] gru
} { $year }
date-month = { $month ->
    [1] styczeń
    [2] luty
    [3] marzec
    [4] kwiecień
    [5] maj
    [6] czerwiec
    [7] lipiec
    [8] sierpień
    [9] wrzesień
    [10] październik
    [11] listopad
   *[12] grudzień
} { $year }
date-clock = { $hour }:{ $minute }
date-weekday = { $day ->
    [1] poniedziałek
    [2] wtorek
    [3] środa
    [4] czwartek
    [5] piątek
    [6] sobota
   *[7] niedziela
}
