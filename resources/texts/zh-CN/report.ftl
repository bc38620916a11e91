report-total = { $name }：{ $total }，彩头{ $hits }
report-head-start = 开始
report-head-finish = 结束
report-head-magic = 魔数
report-head-scorekeeper = 记分员
report-head-packer = 装斗
report-head-rule-11000-by = 11,000规则宣布者
report-head-rule-11000-at = 11,000规则时间
