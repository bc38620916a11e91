sound-not-needed-yet = 还没用到声音。
sound-marks-offered = 音标能让你听出哪些骰子得分、轮到谁：“视图”>“声音”。
sound-switched-off = ZONK_SOUND关掉了声音。
sound-played-through = 声音由{ $backend }播放。
sound-not-started = 声音输出没能启动（{ $why }）。
sound-stopped-asking = 声音输出不再索取采样了。
sound-again = { $why }下一个声音时再试。
sound-no-output = { $found ->
    [yes] 游戏没有声音：找不到声音输出（{ $why }）。
   *[no] 游戏没有声音：找不到声音输出。
}

sound-the-game-is-silent-there = 游戏没有声音：这个系统没有可用的声音库（{ $wrong }）。
