# NSIS for one run of the workflow, into the PATH of its next steps; it counts only with this sum.
$ErrorActionPreference = "Stop"
$version = "3.11"
$sum = "c7d27f780ddb6cffb4730138cd1591e841f4b7edb155856901cdf5f214394fa1"
$file = Join-Path $env:RUNNER_TEMP "nsis.zip"
$url = "https://downloads.sourceforge.net/project/nsis/NSIS%203/$version/nsis-$version.zip"
# SourceForge leads to a mirror, which curl follows.
curl.exe --fail --silent --show-error --location --retry 3 --output $file $url
if ($LASTEXITCODE -ne 0) { throw "NSIS could not be fetched." }
$found = (Get-FileHash -Algorithm SHA256 $file).Hash.ToLowerInvariant()
if ($found -ne $sum) { throw "nsis-$version.zip has the sum $found, not $sum." }
Expand-Archive $file -DestinationPath $env:RUNNER_TEMP
$folder = Join-Path $env:RUNNER_TEMP "nsis-$version"
& (Join-Path $folder "makensis.exe") /VERSION
Add-Content -Path $env:GITHUB_PATH -Value $folder
