#!/bin/sh
# What the tests need of a Debian or Ubuntu, on the machines of the workflow.
set -eu
root=""
[ "$(id -u)" = 0 ] || root=sudo
$root apt-get update -qq
$root apt-get install -y -qq --no-install-recommends xvfb xauth libegl1 libgl1 libgl1-mesa-dri \
    libdbus-1-3 libfontconfig1 libglib2.0-0 libxkbcommon-x11-0 libxcb-cursor0 libxcb-icccm4 \
    libxcb-image0 libxcb-keysyms1 libxcb-render-util0 libxcb-shape0 libxcb-xinerama0 libcups2 \
    poppler-utils
