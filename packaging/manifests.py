"""What the stores ask for, from the files of a release: python packaging/manifests.py [FOLDER]

FOLDER (dist/) holds the installers and SHA256SUMS. A folder for each store comes into
FOLDER/manifests: Flathub, Snap, winget, Homebrew, and what a MSIX is packed with. Addresses, sums
and the version are written by this command and by nobody's hand. A store whose file is not in the
release is named and left out.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path

import product

LICENCE = "MIT"
TAGS = ("dice", "game", "farkle", "zonk", "score-sheet")
ABOUT = (
    "Zonk is a dice game of the college dormitory: throw, keep what scores, and dare the rest or "
    "stay. Zonk Desktop plays it after five rule sheets, prints them, and proves its dice."
)
SCHEMA = "http://schemas.microsoft.com/appx/manifest/foundation/windows10"
#: The version of winget's manifests.
WINGET = "1.10.0"


class Missing(Exception):
    """A file that is not in the release."""


class Release:
    """The files of one release: names, addresses and sums."""

    def __init__(self, folder: Path) -> None:
        self.version = product.version()
        lines = (folder / "SHA256SUMS").read_text("utf-8").splitlines()
        self._sums = {name: digest for digest, name in (line.split("  ", 1) for line in lines)}

    def file(self, pattern: str) -> tuple[str, str]:
        """Address and SHA-256 of the file whose name matches."""
        found = [name for name in self._sums if re.fullmatch(pattern, name)]
        if len(found) != 1:
            raise Missing(pattern)
        return f"{product.SOURCE}/releases/download/v{self.version}/{found[0]}", self._sums[
            found[0]
        ]


def flathub(release: Release) -> dict[str, str]:
    """The frozen folder as it is, in Flathub's runtime; it needs no network to be built."""
    address, digest = release.file(r"zonk-desktop-.*linux-(?:x86_64|amd64)\.tar\.zst")
    text = f"""id: {product.ID}
runtime: org.freedesktop.Platform
runtime-version: '25.08'
sdk: org.freedesktop.Sdk
command: zonk-desktop
finish-args:
  - --share=ipc
  - --socket=fallback-x11
  - --socket=wayland
  - --socket=pulseaudio
  - --socket=cups
  - --device=dri
modules:
  - name: zonk-desktop
    buildsystem: simple
    build-commands:
      - mkdir -p /app/lib/zonk-desktop /app/bin
      - cp -a zonk-desktop _internal /app/lib/zonk-desktop/
      - ln -s /app/lib/zonk-desktop/zonk-desktop /app/bin/zonk-desktop
      - install -Dm644 -t /app/share/applications share/{product.ID}.desktop
      - install -Dm644 -t /app/share/metainfo share/{product.ID}.metainfo.xml
      - install -Dm644 -t /app/share/mime/packages share/{product.ID}.xml
      - install -Dm644 -t /app/share/icons/hicolor/scalable/apps share/{product.ID}.svg
    sources:
      - type: archive
        url: {address}
        sha256: {digest}
        only-arches: [x86_64]
"""
    return {f"flathub/{product.ID}.yml": text}


def snap(release: Release) -> dict[str, str]:
    """The .deb, confined."""
    address, digest = release.file(r"zonk-desktop_.*_amd64\.deb")
    text = f"""name: zonk-desktop
title: {product.NAME}
base: core24
version: '{release.version}'
summary: {product.SUMMARY}
description: |
  {ABOUT}
license: {LICENCE}
website: {product.HOMEPAGE}
source-code: {product.SOURCE}
issues: {product.SOURCE}/issues
grade: stable
confinement: strict
platforms:
  amd64:
apps:
  zonk-desktop:
    command: usr/games/zonk-desktop
    desktop: usr/share/applications/{product.ID}.desktop
    common-id: {product.ID}
    plugs:
      - audio-playback
      - cups
      - desktop
      - desktop-legacy
      - home
      - opengl
      - wayland
      - x11
parts:
  zonk-desktop:
    plugin: dump
    source: {address}
    source-type: deb
    source-checksum: sha256/{digest}
"""
    return {"snap/snapcraft.yaml": text}


def winget(release: Release) -> dict[str, str]:
    """Three files, as winget's repository wants them."""
    name = "ZonkDesktop.ZonkDesktop"
    installers = ""
    for machine, ours in (("x64", "x86_64"), ("arm64", "arm64")):
        address, digest = release.file(rf"zonk-desktop-.*-windows-{ours}-setup\.exe")
        installers += f"  - Architecture: {machine}\n    InstallerUrl: {address}\n"
        installers += f"    InstallerSha256: {digest.upper()}\n"

    def file(kind: str, body: str) -> str:
        return (
            f"PackageIdentifier: {name}\nPackageVersion: {release.version}\n{body}"
            f"ManifestType: {kind}\nManifestVersion: {WINGET}\n"
        )

    tags = "".join(f"  - {tag}\n" for tag in TAGS)
    return {
        f"winget/{name}.yaml": file("version", "DefaultLocale: en-US\n"),
        f"winget/{name}.installer.yaml": file(
            "installer",
            "InstallerType: nullsoft\nScope: user\nMinimumOSVersion: 10.0.17763.0\n"
            "UpgradeBehavior: install\nFileExtensions:\n  - zonk\n"
            f"ReleaseDate: {product.release_date()}\n"
            f"Installers:\n{installers}",
        ),
        f"winget/{name}.locale.en-US.yaml": file(
            "defaultLocale",
            f"PackageLocale: en-US\nPublisher: {product.PUBLISHER}\n"
            f"PublisherSupportUrl: {product.SOURCE}/issues\nPackageName: {product.NAME}\n"
            f"PackageUrl: {product.HOMEPAGE}\nLicense: {LICENCE}\n"
            f"LicenseUrl: {product.SOURCE}/blob/main/LICENSE\n"
            f"ShortDescription: {product.SUMMARY}\nDescription: >-\n  {ABOUT}\nTags:\n{tags}"
            f"ReleaseNotesUrl: {product.SOURCE}/releases/tag/v{release.version}\n",
        ),
    }


def homebrew(release: Release) -> dict[str, str]:
    """A cask: the image of each kind of Mac."""
    address, arm = release.file(r"zonk-desktop-.*-macos-apple-silicon\.dmg")
    _, intel = release.file(r"zonk-desktop-.*-macos-intel\.dmg")
    address = address.replace(release.version, "#{version}").replace("apple-silicon", "#{arch}")
    text = f"""cask "zonk-desktop" do
  arch arm: "apple-silicon", intel: "intel"

  version "{release.version}"
  sha256 arm:   "{arm}",
         intel: "{intel}"

  url "{address}",
      verified: "{product.SOURCE.removeprefix("https://")}/"
  name "{product.NAME}"
  desc "Dice game with hits, after five of its rule sheets"
  homepage "{product.HOMEPAGE}"

  livecheck do
    url :url
    strategy :github_latest
  end

  depends_on macos: ">= :sequoia"

  app "{product.NAME}.app"

  zap trash: [
    "~/Library/Application Support/{product.NAME}",
    "~/Library/Preferences/{product.ID}.plist",
  ]
end
"""
    return {"homebrew/zonk-desktop.rb": text}


def msix(release: Release) -> dict[str, str]:
    """The manifest beside which `makeappx` packs the frozen folder; the store signs it."""
    release.file(r"zonk-desktop-.*-windows-x86_64-setup\.exe")
    number = ".".join([*re.findall(r"\d+", release.version)[:3], "0"])
    text = f"""<?xml version="1.0" encoding="utf-8"?>
<Package xmlns="{SCHEMA}"
         xmlns:uap="{SCHEMA.replace("foundation", "uap")}"
         xmlns:rescap="{SCHEMA}/restrictedcapabilities"
         IgnorableNamespaces="uap rescap">
  <Identity Name="ZonkDesktop.ZonkDesktop" Publisher="CN={product.PUBLISHER}" Version="{number}"
            ProcessorArchitecture="x64"/>
  <Properties>
    <DisplayName>{product.NAME}</DisplayName>
    <PublisherDisplayName>{product.PUBLISHER}</PublisherDisplayName>
    <Logo>Assets/150.png</Logo>
  </Properties>
  <Dependencies>
    <TargetDeviceFamily Name="Windows.Desktop" MinVersion="10.0.17763.0"
                        MaxVersionTested="10.0.26100.0"/>
  </Dependencies>
  <Resources>
    <Resource Language="en-us"/>
  </Resources>
  <Applications>
    <Application Id="Zonk" Executable="zonk-desktop.exe" EntryPoint="Windows.FullTrustApplication">
      <uap:VisualElements DisplayName="{product.NAME}" Description="{product.SUMMARY}"
                          BackgroundColor="transparent" Square150x150Logo="Assets/150.png"
                          Square44x44Logo="Assets/44.png"/>
      <Extensions>
        <uap:Extension Category="windows.fileTypeAssociation">
          <uap:FileTypeAssociation Name="zonk">
            <uap:SupportedFileTypes>
              <uap:FileType>.zonk</uap:FileType>
            </uap:SupportedFileTypes>
          </uap:FileTypeAssociation>
        </uap:Extension>
      </Extensions>
    </Application>
  </Applications>
  <Capabilities>
    <rescap:Capability Name="runFullTrust"/>
  </Capabilities>
</Package>
"""
    return {"msix/AppxManifest.xml": text}


STORES: tuple[Callable[[Release], dict[str, str]], ...] = (flathub, snap, winget, homebrew, msix)


def main(words: list[str]) -> int:
    folder = Path(words[0]) if words else product.DIST
    if not (folder / "SHA256SUMS").is_file():
        print(f"manifests: no SHA256SUMS in {folder}; `dev.py build` writes it.", file=sys.stderr)
        return 1
    release = Release(folder)
    for store in STORES:
        try:
            files = store(release)
        except Missing as missing:
            print(f"manifests: nothing for {store.__name__}: no file like {missing}")
            continue
        for name, text in files.items():
            target = folder / "manifests" / name
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text, "utf-8", newline="\n")
            print(f"manifests: {name}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
