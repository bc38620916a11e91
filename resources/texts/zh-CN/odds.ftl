odds-only-totals = 这是只记总分的表：骰子掷出什么不得而知，运气好坏、选择得失也就无从说起。
odds-too-many-hands = 这套规则的骰面种类超过{ $most-figure }种；概率不予计算。
odds-clear = 这套规则有需要确认的组合；概率不予计算。
odds-last-die = 这套规则让最后一颗骰子试几次；概率不予计算。
odds-beat-previous = 这套规则要求每回合比上一回合多；概率不予计算。
odds-first-throw = 按这套规则，第一掷没得分要扣分；概率不予计算。
odds-last-licks = 按这套规则，新的领先者会再开最后几回合；胜率没人知道。
odds-show = 中场秀争的是彩头，不是分：跟胜负无关。
odds-decided = 先到家的已经赢了；剩下的不影响胜负。
odds-unknown-hits = 这里比的是彩头：谁的胜率都不得而知。
odds-unknown-same-total = 落在别人的总分上，会把那人打回去：按这套规则，谁的胜率都不得而知。
odds-unknown-take-over = 可以接手上家的骰子和分：按这套规则，谁的胜率都不得而知。
odds-unknown-extension = 超过终点而没踩准，终点就为所有人后移：按这套规则，谁的胜率都不得而知。
odds-unknown-landing = 终点必须踩准：按这套规则，谁的胜率都不得而知。
odds-hits-win = 这里比的是彩头：价值按分算，{ general-hit-each }折{ $each-figure }分。

odds-review-measure = { $measure ->
    [hits] 分，{ general-hit-each }折{ $each-figure }分：
   *[points] 分：
}
odds-review-player = { $name }：{ $whole } = 标准{ $par }，运气{ $luck }，代价{ $cost }，其他{ $rest }{ $start ->
    [0] {""}
   *[other] （从{ $start-figure }起）
}
odds-review-dear = { $name }让掉{ $cost }：{ $chosen }，手上{ $points-figure }分{ $dice-count ->
    [0] {""}
   *[other] ，骰子{ $dice }
}；最佳{ $best }
odds-review-luckiest = 手气最好的一掷：{ $name }，{ $dice }：{ $luck }
odds-review-unluckiest = 手气最差的一掷：{ $name }，{ $dice }：{ $luck }
odds-review-chances = 最后的胜率：{ $chances-comma }
