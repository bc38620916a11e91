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
    hicolor-icon-theme libgl1-mesa-dri libglib2.0-bin man-db >"$out/base.log" 2>&1
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
as_player zonk-desktop games read /tmp/zonk-try/finished.pdf
as_player zonk-desktop match wheaton --players vera,dot --games 4 --cores 2

# A .zonk file is known by name and by content, and belongs to the program.
game=/tmp/zonk-try/evening.zonk
cat >"$game" <<'END'
zonk 1
rules insta-bong
player Baldrick
player "Captain Jack"

roll 1 2 3R 5 5 5
keep 1
END
chmod 644 "$game"
as_player gio info -a standard::content-type "$game" | grep -q application/x-zonk
cp "$game" /tmp/zonk-try/without-an-ending
as_player gio info -a standard::content-type /tmp/zonk-try/without-an-ending | grep -q application/x-zonk
grep -q 'application/x-zonk=io.github.zonk.Zonk.desktop' /usr/share/applications/mimeinfo.cache
as_player zonk-desktop replay "$game" >/dev/null
man -w zonk-desktop >/dev/null || ls /usr/share/man/man6/zonk-desktop.6.gz >/dev/null || \
    echo "note: this system keeps no man pages"

# What a double click does: the program of this kind of file is looked up and started with it.
# shellcheck disable=SC2016 # the inner shell's own variables
as_player xvfb-run -a -s "-screen 0 1600x1000x24 -fbdir /tmp/zonk-try" sh -c '
    gio open "$0"
    # A processor that qemu plays is slow.
    for _ in $(seq 300); do
        [ ! -e ~/.local/share/zonk-desktop/zonk-file.db ] || break
        sleep 1
    done
    # Until the game is kept, and then nothing on the screen changes for a while.
    for _ in $(seq 60); do
        ! zonk-desktop games | grep -q Baldrick || break
        sleep 2
    done
    before=
    for _ in $(seq 20); do
        sleep 15
        shown=$(cksum </tmp/zonk-try/Xvfb_screen0)
        [ "$shown" != "$before" ] || break
        before=$shown
    done
    cp /tmp/zonk-try/Xvfb_screen0 /tmp/zonk-try/opened.xwd
    for line in /proc/[0-9]*/cmdline; do tr "\000" " " <"$line" && echo; done 2>/dev/null |
        grep "\(^\|[ /]\)zonk-desktop $0 *$"' "$game"
cp /tmp/zonk-try/opened.xwd "$out/"
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
