"""Qt's own translation: what its menus, fields and file dialogs say by themselves."""

from __future__ import annotations

from PySide6.QtCore import QLibraryInfo, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

_NAME = "qt-words"


def speak(language: str) -> bool:
    """Have Qt speak this language where it has a translation; English needs none.

    Whether Qt has one; without it its own words stay English. The translation also says from
    which side the language is read.
    """
    app = QApplication.instance()
    assert isinstance(app, QApplication)
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
