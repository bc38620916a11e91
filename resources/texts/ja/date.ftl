date-long = { $year }年{ $month }月{ $day }日
date-short = { $year }/{ $month }/{ $day }
date-month = { $year }年{ $month }月
date-clock = { $hour }:{ $minute }
date-weekday = { $day ->
    [1] 月曜日
    [2] 火曜日
    [3] 水曜日
    [4] 木曜日
    [5] 金曜日
    [6] 土曜日
   *[7] 日曜日
}
