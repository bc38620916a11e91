#!/bin/sh
# Inside a clean Debian or Ubuntu, as root: install the package, use it as a player, purge it.
#     try-deb.sh FILE.deb FOLDER
# FOLDER gets the self-test's report and pictures, and the lists of files that are compared.
set -eu
deb=$1
out=$2
mkdir -p "$out"
export DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8

# Every file except what apt, dpkg and caches write for any package whatever.
list() {
    find / -xdev \( -path /proc -o -path /sys -o -path /dev -o -path /tmp -o -path /run \
        -o -path "$out" -o -path /home -o -path /var/lib/dpkg -o -path /var/lib/apt \
        -o -path /var/log -o -path /var/cache -o -path /root \) -prune -o -print | sort
}

apt-get update -qq
# The screen and what a desktop brings along; not part of what is tried.
apt-get install -y -qq --no-install-recommends xvfb xauth shared-mime-info desktop-file-utils \
    hicolor-icon-theme libgl1-mesa-dri man-db >"$out/base.log" 2>&1
id player >/dev/null 2>&1 || useradd -m player
list >"$out/before"

apt-get install -y --no-install-recommends "$deb" >"$out/install.log" 2>&1
as_player() {
    runuser -u player -- env HOME=/home/player PATH=/usr/games:/usr/bin:/bin "$@"
}
mkdir -p /tmp/zonk-try && chown player /tmp/zonk-try

as_player zonk-desktop --version
as_player xvfb-run -a -s "-screen 0 1600x1000x24" zonk-desktop --selftest /tmp/zonk-try
cp /tmp/zonk-try/* "$out/"

# A .zonk file is known by name and by content, and belongs to the program.
printf 'zonk 1\nrules original-1978\nplayer A\nplayer B\n\n' >/tmp/zonk-try/evening.zonk
grep -qx 'application/x-zonk:\*.zonk' /usr/share/mime/globs
grep -q 'application/x-zonk=io.github.zonk.Zonk.desktop' /usr/share/applications/mimeinfo.cache
as_player zonk-desktop replay /tmp/zonk-try/evening.zonk >/dev/null
man -w zonk-desktop >/dev/null || ls /usr/share/man/man6/zonk-desktop.6.gz >/dev/null || \
    echo "note: this system keeps no man pages"

# The window with the file, for a few seconds: afterwards the player has data.
as_player timeout 8 xvfb-run -a -s "-screen 0 1600x1000x24" \
    zonk-desktop /tmp/zonk-try/evening.zonk || [ $? -eq 124 ]
test -e /home/player/.local/share/zonk-desktop/zonk-file.db

apt-get purge -y zonk-desktop >"$out/purge.log" 2>&1
apt-get autoremove -y --purge >>"$out/purge.log" 2>&1
list >"$out/after"
if comm -13 "$out/before" "$out/after" | grep .; then
    echo "FAILED: the files above were left behind" >&2
    exit 1
fi
test -e /home/player/.local/share/zonk-desktop/zonk-file.db
echo "installed, tried and purged; nothing is left but the player's data"
