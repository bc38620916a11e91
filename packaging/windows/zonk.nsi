; The installer of Windows:
;     makensis -DSOURCE=FOLDER -DVERSION=X.Y.Z -DICON=zonk.ico -DPAPER=paper.ico
;         -DBANNER=banner.bmp -DTEXTS=texts.nsh -DOUT=setup.exe zonk.nsi
; For one user, without an administrator. An upgrade takes every file of the old version away
; before it brings the new ones. The player's games lie elsewhere and stay, unless he says so.
Unicode true
ManifestDPIAware true
ManifestDPIAwareness "PerMonitorV2,PerMonitor"
ManifestSupportedOS Win10
SetCompressor /SOLID lzma
SetCompressorDictSize 64

!include "MUI2.nsh"
!include "FileFunc.nsh"
!include "LogicLib.nsh"
!include "x64.nsh"

!define APP "Zonk Desktop"
!define PROGRAM "zonk-desktop.exe"
!define CLASS "ZonkDesktop.Game"
!define OWN "Software\Zonk Desktop"
!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Zonk Desktop"
!ifndef HOMEPAGE
  !define HOMEPAGE ""
!endif

Name "${APP}"
OutFile "${OUT}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\Zonk Desktop"
InstallDirRegKey HKCU "${OWN}" "InstallDir"
BrandingText "${APP} ${VERSION}"
ShowInstDetails nevershow
ShowUninstDetails nevershow
!ifdef SIGN
  !uninstfinalize '${SIGN} "%1"' = 0
  !finalize '${SIGN} "%1"' = 0
!endif

VIProductVersion "${VERSION}.0"
VIFileVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "${APP}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "${APP} installer"
VIAddVersionKey "CompanyName" "The Zonk Desktop authors"
VIAddVersionKey "LegalCopyright" "(c) The Zonk Desktop authors. MIT licence."

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${BANNER}"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\${PROGRAM}"
!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_COMPONENTS
!insertmacro MUI_UNPAGE_INSTFILES
; Languages and what is said in them (packaging/tongues.py).
!include "${TEXTS}"

; The files of a version lie in _internal and in the program itself; nothing else is touched.
!macro TakeAway
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\${PROGRAM}"
  Delete "$INSTDIR\paper.ico"
  Delete "$INSTDIR\uninstall.exe"
!macroend

; A program in use can be read but not written: ask, and when nobody can be asked give up.
!macro NotRunning UN
Function ${UN}NotRunning
  again:
    IfFileExists "$INSTDIR\${PROGRAM}" 0 free
    ClearErrors
    FileOpen $0 "$INSTDIR\${PROGRAM}" a
    IfErrors busy
    FileClose $0
    Goto free
  busy:
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(Running)" /SD IDCANCEL IDRETRY again
    SetErrorLevel 2
    Abort
  free:
FunctionEnd
!macroend
!insertmacro NotRunning ""
!insertmacro NotRunning "un."

Function .onInit
  ${IfNot} ${RunningX64}
    MessageBox MB_OK|MB_ICONSTOP "$(OldWindows)" /SD IDOK
    SetErrorLevel 3
    Abort
  ${EndIf}
FunctionEnd

Section "-program"
  Call NotRunning
  ; Into somebody's own folder nothing is installed: taking the program away would ask too much.
  IfFileExists "$INSTDIR\${PROGRAM}" known
  IfFileExists "$INSTDIR\uninstall.exe" known
  FindFirst $1 $2 "$INSTDIR\*"
  loop:
    StrCmp $2 "" empty
    StrCmp $2 "." next
    StrCmp $2 ".." next
    FindClose $1
    MessageBox MB_OK|MB_ICONSTOP "$(Foreign)" /SD IDOK
    SetErrorLevel 4
    Abort
  next:
    FindNext $1 $2
    Goto loop
  empty:
    FindClose $1
  known:

  !insertmacro TakeAway
  SetOutPath "$INSTDIR"
  File /r "${SOURCE}/*"
  File "/oname=paper.ico" "${PAPER}"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Zonk Desktop.lnk" "$INSTDIR\${PROGRAM}"

  WriteRegStr HKCU "${OWN}" "InstallDir" "$INSTDIR"
  WriteRegStr HKCU "${KEY}" "DisplayName" "${APP}"
  WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${KEY}" "DisplayIcon" "$INSTDIR\${PROGRAM}"
  WriteRegStr HKCU "${KEY}" "Publisher" "The Zonk Desktop authors"
  WriteRegStr HKCU "${KEY}" "URLInfoAbout" "${HOMEPAGE}"
  WriteRegStr HKCU "${KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  IntFmt $0 "0x%08X" $0
  WriteRegDWORD HKCU "${KEY}" "EstimatedSize" "$0"

  WriteRegStr HKCU "Software\Classes\.zonk" "" "${CLASS}"
  WriteRegStr HKCU "Software\Classes\.zonk" "Content Type" "application/x-zonk"
  WriteRegStr HKCU "Software\Classes\.zonk\OpenWithProgids" "${CLASS}" ""
  WriteRegStr HKCU "Software\Classes\${CLASS}" "" "$(GameFile)"
  WriteRegStr HKCU "Software\Classes\${CLASS}\DefaultIcon" "" "$INSTDIR\paper.ico"
  WriteRegStr HKCU "Software\Classes\${CLASS}\shell\open\command" "" '"$INSTDIR\${PROGRAM}" "%1"'
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

Section "un.$(Keeps)" un_program
  SectionIn RO
  Call un.NotRunning
  !insertmacro TakeAway
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Zonk Desktop.lnk"
  DeleteRegKey HKCU "${KEY}"
  DeleteRegKey HKCU "${OWN}"
  DeleteRegKey HKCU "Software\Classes\${CLASS}"
  DeleteRegValue HKCU "Software\Classes\.zonk\OpenWithProgids" "${CLASS}"
  ReadRegStr $0 HKCU "Software\Classes\.zonk" ""
  ${If} $0 == "${CLASS}"
    DeleteRegKey HKCU "Software\Classes\.zonk"
  ${EndIf}
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

; Not ticked: games stay unless they are asked for, here or by /GAMES on the command line.
Section /o "un.$(Games)" un_games
  RMDir /r "$APPDATA\Zonk Desktop"
  ; What was computed for them: odds, for the next start.
  RMDir /r "$LOCALAPPDATA\Zonk Desktop"
SectionEnd

Function un.onInit
  ${GetParameters} $0
  ClearErrors
  ${GetOptions} $0 "/GAMES" $1
  ${IfNot} ${Errors}
    SectionSetFlags ${un_games} ${SF_SELECTED}
  ${EndIf}
FunctionEnd
