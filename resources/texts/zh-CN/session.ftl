session-no-memory = 内存不足。游戏停在最后写下的地方；请继续。“帮助”>“关于”>“系统”里有日志。
session-broken = 程序出了差错（{ $kind }）。游戏停在最后写下的地方；请继续。“帮助”>“关于”>“系统”里有日志。

session-the-zonk-file-could-not = 无法打开Zonk档案（{ $name }）。它没有改动；游戏在内存里进行。
session-the-zonk-file-is-damaged = Zonk档案已损坏。正在救回游戏：{ $done-figure }/{ $of-figure }。
session-the-zonk-file-is-not = Zonk档案没有打开。
session-no-weekly-copy = Zonk档案本周还没有副本。{ $said }下次启动再试。
session-no-stories = 没能整理出玩家的故事。{ $why }
session-not-read = 无法读取Zonk档案：{ $wrong }。什么都没改。
session-unplayable = 这局无法重放，行号{ $wrong }
