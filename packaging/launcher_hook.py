"""Runs in a frozen program before PyInstaller's hook for PySide6, which imports it."""

from zonk_desktop import qt_start

qt_start.terms.set()
