#!/bin/sh
# What the workflows need of a Debian or Ubuntu: ci-libraries.sh test|build
set -eu
root=""
[ "$(id -u)" = 0 ] || root=sudo
libraries="xvfb xauth libegl1 libgl1 libgl1-mesa-dri libdbus-1-3 libfontconfig1 libglib2.0-0
    libxkbcommon-x11-0 libxcb-cursor0 libxcb-icccm4 libxcb-image0 libxcb-keysyms1
    libxcb-render-util0 libxcb-shape0 libxcb-xinerama0 libcups2 poppler-utils"
if [ "$1" = build ]; then
    libraries="$libraries binutils desktop-file-utils appstream lintian rpm zstd
        squashfs-tools curl"
fi
$root apt-get update -qq
# shellcheck disable=SC2086 # a list of words
$root apt-get install -y -qq --no-install-recommends $libraries
