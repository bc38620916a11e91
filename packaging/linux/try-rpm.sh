#!/bin/sh
# Inside a clean Fedora, as root, with the project at /src: install the .rpm, try it, erase it.
set -eu
dnf install -y -q xorg-x11-server-Xvfb xorg-x11-xauth mesa-dri-drivers findutils diffutils
list() { find / -xdev \( -path /proc -o -path /sys -o -path /dev -o -path /tmp -o -path /run \
    -o -path /var/cache -o -path /var/log -o -path /var/lib -o -path /root -o -path /src \
    -o -path /usr/lib/sysimage \) -prune -o -print | sort; }
list >/tmp/before
rpm -qa | sort >/tmp/packages-before
dnf install -y -q /src/dist/*.rpm
xvfb-run -a -s "-screen 0 1600x1000x24" zonk-desktop --selftest /tmp/out
rpm -V zonk-desktop
dnf remove -y -q zonk-desktop
list >/tmp/after
if comm -13 /tmp/before /tmp/after | grep -i zonk; then
    echo "FAILED: the files above were left behind" >&2
    exit 1
fi
echo "installed, tried and erased"
