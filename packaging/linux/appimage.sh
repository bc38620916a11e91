#!/bin/sh
# dist/*.AppImage from the frozen folder: a runtime, and behind it the AppDir as a squashfs.
#
# The runtime is downloaded from RUNTIME_URL (a fixed version of github.com/AppImage/type2-runtime)
# and used only when its sum is RUNTIME_SHA256. Without these two nothing is built, and it is said.
set -eu
cd "$(dirname "$0")/../.."
python=${PYTHON_BIN:-build/venv/bin/python}
if [ -z "${RUNTIME_URL:-}" ] || [ -z "${RUNTIME_SHA256:-}" ]; then
    echo "appimage: not built; set the repository variables APPIMAGE_RUNTIME_URL and"
    echo "appimage: APPIMAGE_RUNTIME_SHA256 (docs/packaging.md, AppImage)."
    exit 0
fi
"$python" packaging/linux.py appdir
version=$("$python" -c 'import sys; sys.path.insert(0, "packaging"); import product; print(product.version())')
work=build/linux
curl --fail --silent --show-error --location --proto '=https,file' --output "$work/runtime" "$RUNTIME_URL"
echo "$RUNTIME_SHA256  $work/runtime" | sha256sum --check --quiet
rm -f "$work/image.squashfs"
# The time comes from SOURCE_DATE_EPOCH, if that is set; the same input gives the same file.
mksquashfs "$work/AppDir" "$work/image.squashfs" -quiet -no-progress -root-owned -noappend \
    -comp zstd -Xcompression-level 19
target="dist/zonk-desktop-$version-$(uname -m).AppImage"
cat "$work/runtime" "$work/image.squashfs" >"$target"
chmod 755 "$target"
echo "appimage: $target, $(stat -c %s "$target") bytes"
