# The self-test of a window program: its exit status, and its report on this console.
param([Parameter(Mandatory)] [string] $Program, [Parameter(Mandatory)] [string] $Folder)
$ErrorActionPreference = "Stop"
$run = Start-Process -FilePath $Program -ArgumentList "--selftest", "`"$Folder`"" -PassThru
if (-not $run.WaitForExit(300000)) {
    $run.Kill()
    throw "The self-test did not end within five minutes."
}
Get-Content -Encoding utf8 (Join-Path $Folder "selftest.txt")
if ($run.ExitCode -ne 0) { throw "The self-test ended with $($run.ExitCode)." }
