"""`games import` of a folder and `games export` of many: counted, stopped, gone on with."""

from pathlib import Path

import pytest

from tests.archive.games import finished
from tests.archive.test_bulk import written
from zonk_desktop.archive.bulk import Brought, Export, Exported, Import
from zonk_desktop.archive.filter import Filter
from zonk_desktop.archive.store import Archive
from zonk_desktop.cli import main


def count(data: Path) -> int:
    archive = Archive.open_to_read(data)
    found = archive.count(Filter())
    archive.close()
    return found


def test_a_folder_in_and_everything_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data, out = tmp_path / "data", tmp_path / "out" / "deep"
    written(tmp_path / "in" / "one", 20)
    written(tmp_path / "in" / "two", 5)
    (tmp_path / "in" / "bad.zonk").write_text("zonk 7\n")
    at = ["--data-dir", str(data)]
    assert main(["games", "import", str(tmp_path / "in"), *at]) == 1
    told = capsys.readouterr()
    # The five of the second folder are the first five of the other.
    assert told.out == "20 games brought in. 5 left out, here already. 1 refused.\n"
    assert "bad.zonk:1: header:" in told.err
    assert main(["games", "export", "all", "-o", str(out), *at]) == 0
    assert capsys.readouterr().out == f"20 files written to {out}.\n"
    assert main(["games", "export", "all", "-o", str(out), *at]) == 0
    assert capsys.readouterr().out == f"0 files written to {out}. 20 there already.\n"
    # All that went out comes in elsewhere, once each.
    assert main(["games", "import", str(out), "--data-dir", str(tmp_path / "b")]) == 0
    assert count(tmp_path / "b") == 20
    some = tmp_path / "some"
    assert main(["games", "export", "3", "7", "4711", "-o", str(some), *at]) == 1
    told = capsys.readouterr()
    assert "no game number 4711" in told.err
    assert len(list(some.glob("*.zonk"))) == 2
    assert main(["games", "export", "3", "-o", str(some), *at]) == 0
    assert len(list(some.glob("*.zonk"))) == 2
    assert main(["games", "export", "all", "-o", "-", *at]) == 2


def test_ctrl_c_loses_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    data, out = tmp_path / "data", tmp_path / "out"
    written(tmp_path / "in", 30)
    at = ["--data-dir", str(data)]
    bring, send = Import.go_on, Export.go_on

    def brought(job: Import, archive: Archive) -> Brought:
        if job._done >= 10:
            raise KeyboardInterrupt
        return bring(job, archive, 0)

    def sent(job: Export, archive: Archive) -> Exported:
        if job._done >= 10:
            raise KeyboardInterrupt
        return send(job, archive, 0)

    monkeypatch.setattr(Import, "go_on", brought)
    assert main(["games", "import", str(tmp_path / "in"), *at]) == 130
    assert capsys.readouterr().out == "10 games brought in. Stopped; what was brought in stays.\n"
    assert count(data) == 10
    monkeypatch.setattr(Import, "go_on", bring)
    assert main(["games", "import", str(tmp_path / "in"), *at]) == 0
    assert "20 games brought in. 10 left out" in capsys.readouterr().out
    monkeypatch.setattr(Export, "go_on", sent)
    assert main(["games", "export", "all", "-o", str(out), *at]) == 130
    told = capsys.readouterr().out
    assert told == f"10 files written to {out}. Stopped; the same command goes on from there.\n"
    monkeypatch.setattr(Export, "go_on", send)
    assert main(["games", "export", "all", "-o", str(out), *at]) == 0
    assert "20 files written" in capsys.readouterr().out
    assert len(list(out.glob("*.zonk"))) == 30


def test_a_file_that_a_power_cut_left_short_is_written_again(tmp_path: Path) -> None:
    archive = Archive.open(tmp_path / "data")
    finished(archive, 4)
    finished(archive, 5)
    job = Export([1, 2], tmp_path, lambda game: f"{game}.zonk")
    assert job.go_on(archive, 9).written == 2
    whole = (tmp_path / "1.zonk").read_bytes()
    (tmp_path / "1.zonk").write_bytes(b"")
    (tmp_path / "2.zonk").write_bytes(b"my own words\n")
    done = Export([1, 2], tmp_path, lambda game: f"{game}.zonk").go_on(archive, 9)
    assert (done.written, done.same, len(done.refused)) == (1, 0, 1)
    assert (tmp_path / "1.zonk").read_bytes() == whole
    assert (tmp_path / "2.zonk").read_bytes() == b"my own words\n"
    archive.close()


def test_one_game_into_a_folder_that_is_there(tmp_path: Path) -> None:
    archive = Archive.open(tmp_path / "data")
    finished(archive, 4)
    archive.close()
    (tmp_path / "here").mkdir()
    at = ["--data-dir", str(tmp_path / "data")]
    assert main(["games", "export", "1", "-o", str(tmp_path / "here"), *at]) == 0
    (file,) = (tmp_path / "here").iterdir()
    assert file.name.endswith("game 1.zonk")
