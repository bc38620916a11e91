"""What a process of its own does in test_bulk, to be ended in the middle."""

from pathlib import Path

from zonk_desktop.archive.bulk import Export, Import
from zonk_desktop.archive.store import Archive


def brought(folder: Path, data: Path) -> None:
    archive = Archive.open(data)
    job = Import(sorted(folder.glob("*.zonk")), helpers=0)
    while not job.over:
        job.go_on(archive, 0.01)
    archive.close()


def sent(data: Path, folder: Path) -> None:
    archive = Archive.open(data)
    job = Export([game.id for game in archive.games()], folder, lambda game: f"{game}.zonk")
    while not job.over:
        job.go_on(archive, 0.01)
    archive.close()
