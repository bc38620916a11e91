cluster-own-player = 你自己的玩家只在这里，那些工作进程没有。请去掉--on。
cluster-not-installed = --on需要Dask，这个程序里没有。pip install "zonk-desktop[cluster]"会带上它。什么都没有开始。
cluster-nobody = { $address }没有回应：那里没有Dask调度器。用dask scheduler启动一个，再写上它给出的地址。什么都没有开始。
cluster-no-workers = { $address }的调度器没有工作进程。用dask worker { $address } --nworkers auto --nthreads 1启动几个。什么都没有开始。
cluster-other = 工作进程{ $worker }的{ $what }是{ $there }，本程序是{ $here }。换成同一版本，对局才会相同。什么都没有开始。
cluster-lacks = 工作进程{ $worker }没有Zonk Desktop。请在那里安装zonk-desktop[cluster] { $here }。什么都没有开始。
cluster-killed = 同样的对局让工作进程一个接一个地停掉（{ $workers }）。那里可能内存不够。
cluster-gone = { $address }的调度器不在了，对局也随之丢失。重新启动它和工作进程，再运行这个命令。
