report-total = { $name }: { $total }, שאכטות { $hits }
report-head-start = התחלה
report-head-finish = סיום
report-head-magic = מספר הקסם
report-head-scorekeeper = רישום הניקוד
report-head-packer = מילוי הראש
report-head-rule-11000-by = חוק 11,000: הכרזה של
report-head-rule-11000-at = חוק 11,000: בשעה
