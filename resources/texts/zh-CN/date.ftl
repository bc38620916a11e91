date-long = { $year }年{ $month }月{ $day }日
date-short = { $year }/{ $month }/{ $day }
date-month = { $year }年{ $month }月
date-clock = { $hour }:{ $minute }
date-weekday = { $day ->
    [1] 星期一
    [2] 星期二
    [3] 星期三
    [4] 星期四
    [5] 星期五
    [6] 星期六
   *[7] 星期日
}
