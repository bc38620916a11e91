opening-pledged = このゲームのサイコロは誓約済みです：sha256 { $pledge }
opening-seed = サイコロのシードは { $seed } でした
opening-chain = 台帳の鎖は { $head } で終わります
opening-throw = { $name }が順番決めに{ $face }を出しました。
opening-order = 順番：{ $names-comma }。
opening-magic = マジックナンバーは{ $faces-dash }です。
