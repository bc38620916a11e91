report-total = { $name }：{ $total }、ヒット { $hits }
report-head-start = 開始
report-head-finish = 終了
report-head-magic = マジックナンバー
report-head-scorekeeper = 記録係
report-head-packer = ボウル係
report-head-rule-11000-by = 11,000ルール宣言者
report-head-rule-11000-at = 11,000ルール宣言時刻
