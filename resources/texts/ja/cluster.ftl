cluster-own-player = 自作のプレイヤーはここにしかなく、クラスターにはありません。--onを外してください。
cluster-not-installed = --onにはDaskが必要ですが、このプログラムにはありません。pip install "zonk-desktop[cluster]"で入ります。何も始めていません。
cluster-nobody = { $address }から応答がありません。Daskのスケジューラーがありません。dask schedulerで起動し、表示されたアドレスを指定してください。何も始めていません。
cluster-no-workers = { $address }のスケジューラーにはワーカーがありません。dask worker { $address } --nworkers auto --nthreads 1で起動してください。何も始めていません。
cluster-other = ワーカー{ $worker }は{ $what } { $there }、このプログラムは{ $here }です。同じバージョンにすれば、ゲームも同じになります。何も始めていません。
cluster-lacks = ワーカー{ $worker }にはZonk Desktopがありません。そこにzonk-desktop[cluster] { $here }を入れてください。何も始めていません。
cluster-killed = 同じゲームでワーカーが次々に落ちました（{ $workers }）。メモリーが足りないのかもしれません。
cluster-gone = { $address }のスケジューラーがなくなり、ゲームも失われました。スケジューラーとワーカーを起動し直してから、このコマンドをもう一度実行してください。
