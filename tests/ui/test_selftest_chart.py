"""The self-test's chart, where letters are drawn without smoothing."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from zonk_desktop.selftest.report import Broken
from zonk_desktop.selftest.windowed import QtParts
from zonk_desktop.ui.charts.zoom import library


class Parts(QtParts):
    """Those of a window, without the program's own."""

    def __init__(self, app: QApplication, place: Path) -> None:
        super().__init__(place, place, None)
        self._app = app


def test_few_colours_are_a_chart(qapp: QApplication, tmp_path: Path) -> None:
    before = qapp.font()
    plain = QFont(before)
    plain.setStyleStrategy(QFont.StyleStrategy.NoAntialias)
    qapp.setFont(plain)
    try:
        assert Parts(qapp, tmp_path).charts().startswith("pyqtgraph")
    finally:
        qapp.setFont(before)


def test_a_chart_without_its_line_is_none(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(library().PlotWidget, "plot", lambda *_, **__: None, raising=False)
    with pytest.raises(Broken, match="line of its chart"):
        Parts(qapp, tmp_path).charts()
