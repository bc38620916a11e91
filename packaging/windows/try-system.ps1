# What Wine cannot show (docs/packaging.md), as far as a machine without a person can: signature,
# virus scanner, the dark look, names for a screen reader, a user's folder as OneDrive calls it.
$ErrorActionPreference = "Stop"
$program = (Resolve-Path "dist\zonk-desktop\zonk-desktop.exe").Path
$setup = (Get-Item dist\*-setup.exe).FullName
$report = New-Item -ItemType Directory -Force "selftest\system"

$signature = (Get-AuthenticodeSignature $setup).Status
Write-Output "signature of the setup program: $signature"
if ($env:ZONK_SIGNED -and $signature -ne "Valid") { throw "It was to be signed." }

$scanner = Join-Path $env:ProgramFiles "Windows Defender\MpCmdRun.exe"
if (Test-Path $scanner) {
    foreach ($file in $setup, $program) {
        # Where the scanner itself is off, it says so and ends with 2 as well.
        $told = & $scanner -Scan -ScanType 3 -File $file -DisableRemediation | Out-String
        Write-Output $told
        if ($told -match "Threat\s+:") { throw "Windows' scanner takes $file for a threat." }
    }
}

$env:APPDATA = (New-Item -ItemType Directory -Force (Join-Path $env:RUNNER_TEMP "OneDrive - Büro & Söhne")).FullName
$looks = "HKCU:\Software\Microsoft\Windows\CurrentVersion\Themes\Personalize"
New-Item -Force $looks | Out-Null
Set-ItemProperty $looks AppsUseLightTheme 0 -Type DWord
$run = Start-Process $program -PassThru
$end = (Get-Date).AddMinutes(3)
do {
    if ($run.HasExited -or (Get-Date) -gt $end) { throw "No window opens." }
    $run.Refresh()
} until ($run.MainWindowHandle -ne 0)

# What Narrator reads: every button has a name.
Add-Type -AssemblyName UIAutomationClient, UIAutomationTypes, System.Drawing, System.Windows.Forms
$window = [System.Windows.Automation.AutomationElement]::FromHandle($run.MainWindowHandle)
$kind = New-Object System.Windows.Automation.PropertyCondition(
    [System.Windows.Automation.AutomationElement]::ControlTypeProperty,
    [System.Windows.Automation.ControlType]::Button)
do {
    if ((Get-Date) -gt $end) { throw "A screen reader finds too few buttons." }
    $buttons = $window.FindAll([System.Windows.Automation.TreeScope]::Descendants, $kind)
} until ($buttons.Count -gt 3)
$names = $buttons | ForEach-Object { $_.Current.Name }
Write-Output "a screen reader finds: $($names -join ', ')"
if ($names -contains "") { throw "A button has no name for a screen reader." }

$screen = [System.Windows.Forms.Screen]::PrimaryScreen.Bounds
$picture = New-Object System.Drawing.Bitmap $screen.Width, $screen.Height
[System.Drawing.Graphics]::FromImage($picture).CopyFromScreen(0, 0, 0, 0, $screen.Size)
$picture.Save((Join-Path $report "dark.png"))

$run.CloseMainWindow() | Out-Null
$run.WaitForExit()
Remove-ItemProperty $looks AppsUseLightTheme
if (-not (Test-Path (Join-Path $env:APPDATA "Zonk Desktop"))) { throw "No games lie in $env:APPDATA." }
Write-Output "signed or not, scanned, dark, read aloud, in a folder of OneDrive's name"
