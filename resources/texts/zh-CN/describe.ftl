describe-a-turn = 掷出全部{ $dice-word }颗骰子。留下得分的，其余接着掷，或者收手：收手后这回合的分就归你。一掷里一分没有，这回合的分就丢了。之后都轮到下一位。

describe-head-how = 怎么玩
describe-head-faults = 犯规
describe-head-ceremony-text = 桌边规矩
describe-head-symbol = 表上的符号
describe-head-about = 来历
describe-head-notice = 提醒

describe-title-within = { $title-small }
describe-title-or = { $first }，或{ $next-small }
describe-by-integrity = 递进
