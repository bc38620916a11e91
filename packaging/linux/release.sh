#!/bin/sh
# In a fresh Debian 12, as root, with the project around it: everything for Linux that a release
# has, made, tried and looked over, into dist/; pictures and reports into selftest/.
# packaging/debian.py makes the Debian and starts this.
set -eu
cd "$(dirname "$0")/../.."
export DEBIAN_FRONTEND=noninteractive
begun=$(date +%s)
step() { echo "release: $* ($(($(date +%s) - begun)) s)"; }
screen() { xvfb-run -a -s "-screen 0 1600x1000x24" "$@"; }

step "programs that try and look over; dev.py gets those that it builds with"
apt-get update -qq
apt-get upgrade -y -qq
apt-get install -y -qq --no-install-recommends ca-certificates python3 xvfb xauth libgl1-mesa-dri \
    libcups2 lintian rpmlint appstream desktop-file-utils squashfs-tools curl >/dev/null
step "wheel and source archive"
python3 packaging/dev.py build wheel
step "frozen folder"
python3 packaging/dev.py build freeze
step "self-test of the frozen folder"
screen dist/zonk-desktop/zonk-desktop --selftest selftest
step "installers"
python3 packaging/dev.py build installers
step "AppImage"
packaging/linux/appimage.sh
screen dist/*.AppImage --appimage-extract-and-run --selftest selftest/appimage
step "lint"
lintian --fail-on error,warning dist/*.deb
rpmlint --config packaging/linux/rpmlint.toml dist/*.rpm
appstreamcli validate --pedantic --no-net packaging/linux/*.metainfo.xml
desktop-file-validate packaging/linux/*.desktop
step "the .rpm in an empty root"
build/venv/bin/python packaging/try_rpm.py
step "sums"
build/venv/bin/python packaging/installers.py sums
step "done"
