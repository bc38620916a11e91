#!/bin/sh
# Mount the image of dist, put the application where a player puts it, self-test, take it away.
set -eu
image=$(ls dist/*.dmg)
mount="/Volumes/zonk-try"
hdiutil attach "$image" -nobrowse -readonly -mountpoint "$mount"
trap 'hdiutil detach "$mount" -force || true' EXIT
[ -L "$mount/Applications" ] && [ -d "$mount/Zonk Desktop.app" ]
mkdir -p build/Applications
ditto "$mount/Zonk Desktop.app" "build/Applications/Zonk Desktop.app"
app="build/Applications/Zonk Desktop.app"
plutil -lint "$app/Contents/Info.plist"
codesign --verify --deep --strict "$app"
"$app/Contents/MacOS/zonk-desktop" --selftest selftest/installed
spctl --assess --type execute "$app" || echo "try-dmg: Gatekeeper does not know the signer"
rm -rf "build/Applications"
echo "mounted, copied and tried"
