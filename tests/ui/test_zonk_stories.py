"""The Zonk File's window: stories beside names and games, and many games to the print window."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.archive.games import put_in
from tests.ui.archived import started, window
from zonk_desktop.archive.lists import Filter
from zonk_desktop.archive.store import Archive
from zonk_desktop.archive.stories import stories
from zonk_desktop.ui.kit.style import Style
from zonk_desktop.ui.zonk_file.statistics.players import PlayersPage
from zonk_desktop.ui.zonk_file.work import Gather
from zonk_desktop.words import text


def test_stories_stand_beside_players_and_games(qtbot: QtBot, tmp_path: Path, plain: Style) -> None:
    archive = Archive.open(tmp_path / "many")
    for seed in range(24):
        put_in(archive, seed, ("lets-play-zonk", "wheaton")[seed % 2])
    games = [game for game, _ in archive.stamps(Filter(state="finished"))]
    told = stories(archive.figures(games).values())
    archive.close()
    session = started(tmp_path / "many")
    dialog = window(qtbot, plain, session)
    with qtbot.waitSignal(dialog.stories.told):
        dialog.stories.reload()
    assert dialog.finder.story.isHidden()
    dialog.finder.player.setCurrentIndex(dialog.finder.player.findData("Ada"))
    shown = [label.text() for label in dialog.finder.told()]
    assert shown == [text(one.message) for one in told["Ada"][:3]]
    assert dialog.finder.story.isVisible()
    dialog.resize(640, 440)
    qtbot.waitUntil(dialog.finder.story.isHidden)
    dialog.resize(1180, 760)
    qtbot.waitUntil(dialog.finder.story.isVisible)
    dialog.finder.player.setCurrentIndex(0)
    assert dialog.finder.story.isHidden()
    some = next(one for own in told.values() for one in own if one.game and one.kind != "games")
    for row in range(dialog.games.rowCount()):
        dialog.view.choose(row)
        (entry,) = dialog.view.chosen()
        lines = dialog.side.stories.text().split("\n") if dialog.side.stories.text() else []
        own = [
            o for all_ in told.values() for o in all_ if o.game == entry.id and o.kind != "games"
        ]
        assert len(lines) == min(4, len(own))
        if entry.id == some.game:
            assert f"{some.who}: {text(some.message)}" in lines or len(own) > 4
    # In the statistics they are a list, and each opens its game.
    games_ = list(told.values())
    page = PlayersPage(plain)
    qtbot.addWidget(page)
    archive = Archive.open_to_read(tmp_path / "many")
    page.show_games(list(archive.figures(games).values()))
    archive.close()
    page.tabs.setCurrentWidget(page.stories)
    assert page.stories.rowCount() == sum(one.kind != "games" for own in games_ for one in own)
    row = next(n for n in range(page.stories.rowCount()) if page._told[n].game)
    with qtbot.waitSignal(page.opened) as opened:
        page.stories.cellActivated.emit(row, 0)
    assert opened.args == [page._told[row].game]
    dialog.reject()
    session.stop()


def test_many_games_are_gathered_a_slice_at_a_time(
    qtbot: QtBot, tmp_path: Path, plain: Style, monkeypatch: pytest.MonkeyPatch
) -> None:
    archive = Archive.open(tmp_path / "many")
    for seed in range(9):
        put_in(archive, seed)
    archive.close()
    session = started(tmp_path / "many")
    dialog = window(qtbot, plain, session)
    shown: list[int] = []
    monkeypatch.setattr(dialog.doing, "_printed", lambda games: shown.append(len(games)))
    slow = Gather.go_on
    monkeypatch.setattr(Gather, "go_on", lambda job, archive: slow(job, archive, 0))
    dialog.view.selectAll()
    qtbot.waitUntil(lambda: len(dialog.view.chosen()) == 9)
    went: list[tuple[int, int]] = []
    dialog.carrying.went.connect(lambda done, of, _: went.append((done, of)))
    dialog.side.print.click()
    qtbot.waitUntil(lambda: len(went) > 3)
    assert went[:3] == [(1, 9), (2, 9), (3, 9)]
    assert dialog.foot.stop.isVisible()
    dialog.foot.stop.click()
    qtbot.waitUntil(lambda: went[-1] == (0, 0))
    assert shown == []
    assert dialog.foot.word.text() == "Stopped. Nothing was printed."
    monkeypatch.setattr(Gather, "go_on", slow)
    dialog.side.print.click()
    qtbot.waitUntil(lambda: shown == [9])
    dialog.reject()
    session.stop()
