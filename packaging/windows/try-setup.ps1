# Install, use, upgrade in place, uninstall: the setup program of dist as a player would run it.
$ErrorActionPreference = "Stop"
$setup = (Get-Item dist\*-setup.exe).FullName
$place = Join-Path $env:LOCALAPPDATA "Programs\Zonk Desktop"
$games = Join-Path $env:APPDATA "Zonk Desktop"
$cache = Join-Path $env:LOCALAPPDATA "Zonk Desktop"
$link = Join-Path ([Environment]::GetFolderPath("Programs")) "Zonk Desktop.lnk"

function Run([string] $Program, [string[]] $Words) {
    $run = Start-Process -FilePath $Program -ArgumentList $Words -PassThru -Wait
    if ($run.ExitCode -ne 0) { throw "$Program ended with $($run.ExitCode)." }
}

Run $setup @("/S")
& "$PSScriptRoot\selftest.ps1" (Join-Path $place "zonk-desktop.exe") "selftest\installed"
$fresh = Get-ChildItem -Recurse -File $place | ForEach-Object FullName
$info = (Get-Item (Join-Path $place "zonk-desktop.exe")).VersionInfo
if ($info.ProductName -ne "Zonk Desktop") { throw "The program has no version info." }

Set-Content (Join-Path $place "_internal\stale.dll") "of an older version"
New-Item -ItemType Directory -Force $games | Out-Null
Set-Content (Join-Path $games "zonk-file.db.test") "the player's"
Run $setup @("/S")
$after = Get-ChildItem -Recurse -File $place | ForEach-Object FullName
if (Compare-Object $fresh $after) { throw "An upgrade leaves other files than a fresh install." }

$command = (Get-ItemProperty "HKCU:\Software\Classes\ZonkDesktop.Game\shell\open\command")."(default)"
if ($command -notlike "*zonk-desktop.exe*%1*") { throw "Files .zonk do not open in the program." }

Run (Join-Path $place "uninstall.exe") @("/S", "_?=$place")
Remove-Item (Join-Path $place "uninstall.exe") -ErrorAction SilentlyContinue
$left = Get-ChildItem -Recurse -File $place -ErrorAction SilentlyContinue
if ($left) { throw "Left behind: $left" }
if (-not (Test-Path (Join-Path $games "zonk-file.db.test"))) { throw "The player's games are gone." }
if (Test-Path "HKCU:\Software\Classes\ZonkDesktop.Game") { throw "The registry still names the program." }

# From the Start menu, as a player starts it; then everything goes, the player's own too.
Run $setup @("/S")
Start-Process $link
$end = (Get-Date).AddMinutes(3)
do {
    $window = Get-Process zonk-desktop -ErrorAction SilentlyContinue | Where-Object MainWindowHandle -ne 0
    if ((Get-Date) -gt $end) { throw "The Start menu's shortcut opens no window." }
} until ($window)
$window.CloseMainWindow() | Out-Null
$window.WaitForExit()
New-Item -ItemType Directory -Force (Join-Path $cache "Cache") | Out-Null
Run (Join-Path $place "uninstall.exe") @("/S", "/GAMES", "_?=$place")
foreach ($folder in $games, $cache) { if (Test-Path $folder) { throw "Left behind: $folder" } }
Write-Output "installed, upgraded and uninstalled; the player's games stay, until they are to go too"
