opening-pledged = 这局骰子的承诺：sha256 { $pledge }
opening-seed = 骰子的种子是{ $seed }
opening-chain = 账本的链止于{ $head }
opening-throw = { $name }定序，掷出{ $face }点。
opening-order = 先后顺序：{ $names-comma }。
opening-magic = 魔数是{ $faces-dash }。
