"""The rules in short beside the table: no word is broken, and the word in play is one word."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.alone import made
from tests.ui.in_sight import texts
from zonk_desktop.rulebook.load import preset
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.window.docks import RulesInShort
from zonk_desktop.ui.window.rule_card import RuleLeaf
from zonk_desktop.words import Speech, languages, use


@pytest.fixture(params=languages())
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    use(Speech(request.param))
    yield request.param
    use(Speech("en"))


def shown(panel: RulesInShort, rules: str, wide: int, qtbot: QtBot, term: str = "") -> RulesInShort:
    qtbot.addWidget(panel)
    panel.resize(wide, 700)
    panel.show_rules(preset(rules), term)
    panel.show()
    qtbot.waitUntil(lambda: bool(panel.toPlainText()))
    return panel


def words(text: str) -> set[str]:
    return set(re.findall(r"[^\W\d_]+", text))


@pytest.mark.parametrize("kind", [RulesInShort, RuleLeaf])
@pytest.mark.parametrize("rules", ["wheaton", "insta-bong"])
def test_no_word_is_broken_in_a_narrow_panel(
    language: str, kind: type[RulesInShort], rules: str, qapp: QApplication, qtbot: QtBot
) -> None:
    """As wide as it is in a window of 1024 x 640 at 200 %."""
    panel = shown(kind(made(qapp, 2)), rules, 384, qtbot)
    assert not panel.horizontalScrollBar().maximum()
    if language in {"ja", "zh-CN"}:
        # Any two letters may stand in two rows there.
        return
    panel.resize(384, round(panel.document().size().height()) + 20)
    assert not words(" ".join(texts(panel)[1:])) - words(panel.toPlainText())


def test_the_word_in_play_is_one_word(look: Style, qtbot: QtBot) -> None:
    panel = shown(RulesInShort(look), "wheaton", 600, qtbot, term="BLOADES")
    panel.resize(600, 3000)
    found = words(" ".join(texts(panel)))
    assert "BLOADES" in found
    assert "LOADES" not in found
