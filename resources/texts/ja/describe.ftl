describe-a-turn = サイコロ{ $dice-word }個を全部振ります。得点になるものを残して、ほかを振り続けるか、そこで止めます。止めれば手番の点数が手に入ります。何も得点にならない出目だと、その点数は消えます。どちらの場合も次の人に回ります。

describe-head-how = 進め方
describe-head-faults = 反則
describe-head-ceremony-text = テーブルでは
describe-head-symbol = シートの記号
describe-head-about = 由来
describe-head-notice = ご注意

describe-title-within = { $title-small }
describe-title-or = { $first }、または{ $next-small }
describe-by-integrity = インテグリティ
