#!/bin/sh
# A keychain for one run with the Developer ID, and the notary's key, from the workflow's secrets.
set -eu
if [ -z "${CERTIFICATE:-}" ]; then
    echo "keychain: no secret MACOS_CERTIFICATE; the application will not be signed with an"
    echo "keychain: identity, and players must allow it by hand (docs/packaging.md#macos-signing)."
    exit 0
fi
chain="$RUNNER_TEMP/signing.keychain-db"
password=$(openssl rand -hex 24)
printf '%s' "$CERTIFICATE" | base64 --decode >"$RUNNER_TEMP/certificate.p12"
security create-keychain -p "$password" "$chain"
security set-keychain-settings -lut 21600 "$chain"
security unlock-keychain -p "$password" "$chain"
security import "$RUNNER_TEMP/certificate.p12" -P "$CERTIFICATE_PASSWORD" -f pkcs12 -k "$chain" \
    -T /usr/bin/codesign
security set-key-partition-list -S apple-tool:,apple: -s -k "$password" "$chain" >/dev/null
security list-keychains -d user -s "$chain" login.keychain-db
rm -f "$RUNNER_TEMP/certificate.p12"
if [ -n "${NOTARY_KEY:-}" ]; then
    printf '%s' "$NOTARY_KEY" | base64 --decode >"$RUNNER_TEMP/notary.p8"
    echo "ZONK_NOTARY_KEY=$RUNNER_TEMP/notary.p8" >>"$GITHUB_ENV"
fi
