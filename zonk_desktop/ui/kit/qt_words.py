"""Qt's own translation: what its menus, fields and file dialogs say; and from where one reads."""

from __future__ import annotations

from PySide6.QtCore import QLibraryInfo, QLocale, Qt, QTranslator
from PySide6.QtWidgets import QApplication

from zonk_desktop.words import Speech

_NAME = "qt-words"


def speak(language: str) -> bool:
    """Have Qt speak this language where it has a translation; English needs none.

    Whether Qt has one; without it its own words stay English. The window is mirrored where the
    language is read from the right.
    """
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    found = _translate(app, language)
    ways = Qt.LayoutDirection
    # Qt would take it from its own translation, which there may be none of.
    app.setLayoutDirection(
        ways.RightToLeft if Speech(language).from_the_right else ways.LeftToRight
    )
    return found


def _translate(app: QApplication, language: str) -> bool:
    for old in app.findChildren(QTranslator, _NAME):
        app.removeTranslator(old)
        old.deleteLater()
    locale = QLocale(language)
    if locale.language() in {QLocale.Language.English, QLocale.Language.C}:
        return locale.language() is QLocale.Language.English
    translator = QTranslator(app)
    translator.setObjectName(_NAME)
    place = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    if not translator.load(locale, "qtbase", "_", place):
        translator.deleteLater()
        return False
    return app.installTranslator(translator)
