#!/bin/sh
# dist/*.AppImage from the frozen folder: a runtime, and behind it the AppDir as a squashfs.
#
# The runtime mounts the image; it is a download that counts only when its sum is the one here.
# RUNTIME_URL and RUNTIME_SHA256 name another.
set -eu
cd "$(dirname "$0")/../.."
python=${PYTHON_BIN:-build/venv/bin/python}
case $(uname -m) in
x86_64) sum=2fca8b443c92510f1483a883f60061ad09b46b978b2631c807cd873a47ec260d ;;
*) echo "appimage: no runtime is known for $(uname -m)" >&2 && exit 1 ;;
esac
release=https://github.com/AppImage/type2-runtime/releases/download/20251108
url=${RUNTIME_URL:-$release/runtime-$(uname -m)}
sum=${RUNTIME_SHA256:-$sum}
"$python" packaging/linux.py appdir
version=$("$python" -c 'import sys; sys.path.insert(0, "packaging"); import product; print(product.version())')
work=build/linux
curl --fail --silent --show-error --location --retry 3 --proto '=https,file' --output "$work/runtime" "$url"
echo "$sum  $work/runtime" | sha256sum --check --quiet
rm -f "$work/image.squashfs"
# The same input gives the same file.
export SOURCE_DATE_EPOCH="${SOURCE_DATE_EPOCH:-1767225600}"
mksquashfs "$work/AppDir" "$work/image.squashfs" -quiet -no-progress -root-owned -noappend \
    -comp zstd -Xcompression-level 19
target="dist/zonk-desktop-$version-$(uname -m).AppImage"
cat "$work/runtime" "$work/image.squashfs" >"$target"
chmod 755 "$target"
echo "appimage: $target, $(stat -c %s "$target") bytes"
