"""What holds for every test of the window: a real screen, and nothing left behind."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator

import pytest

_NEEDS_SCREEN = ("tests/ui/", "tests/tray/")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Without a screen Qt would end the whole run; say what to do instead."""
    if sys.platform != "linux" or os.environ.get("DISPLAY"):
        return
    skip = pytest.mark.skip(reason="no screen: run python packaging/dev.py test, which starts one")
    for item in items:
        if item.nodeid.startswith(_NEEDS_SCREEN):
            item.add_marker(skip)


@pytest.fixture(scope="session")
def qapp_cls() -> type[object]:
    """The program's own application; made here, as there is one for all tests."""
    from zonk_desktop.ui.application import Application  # noqa: PLC0415 - Qt only where it is used

    return Application


@pytest.fixture(scope="session", autouse=True)
def _settings_of_their_own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """No test reads or writes the games of whoever runs it."""
    with pytest.MonkeyPatch.context() as patch:
        home = str(tmp_path_factory.mktemp("home"))
        for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "APPDATA"):
            patch.setenv(name, home)
        yield
