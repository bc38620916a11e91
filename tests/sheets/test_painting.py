"""The same page on a screen and on a printer."""

from pathlib import Path

import pytest
from PySide6.QtCore import QMarginsF
from PySide6.QtGui import QColor, QImage, QPageLayout, QPageSize, QPainter
from PySide6.QtPrintSupport import QPrinter, QPrinterInfo
from PySide6.QtWidgets import QLabel, QToolBar

from tests.sheets import games
from tests.sheets.pdfs import document, info, needs_poppler, pictures, text, words
from zonk_desktop.rulebook.load import preset
from zonk_desktop.sheets import paint, printer
from zonk_desktop.sheets.layout import Plan, plan

Way = QPageLayout.Orientation

pytestmark = pytest.mark.usefixtures("qapp")


def dark(image: QImage) -> int:
    """Dark pixels, every second one looked at."""
    return sum(
        image.pixelColor(x, y).lightness() < 128
        for y in range(0, image.height(), 2)
        for x in range(0, image.width(), 2)
    )


def test_a_page_on_a_screen() -> None:
    laid = plan(document.of_game(games.finished("wheaton", 4)))
    per_mm = 3.0
    image = QImage(
        round(laid.width * per_mm), round(laid.height * per_mm), QImage.Format.Format_RGB32
    )
    image.fill(QColor("white"))
    painter = QPainter(image)
    painter.scale(per_mm / 100, per_mm / 100)
    paint.page(painter, laid, 0)
    painter.end()
    assert 2_000 < dark(image) < 40_000


@needs_poppler
def test_a_printer_gets_every_page(tmp_path: Path) -> None:
    laid = plan(document.of_game(games.long_game("wheaton", 4, 70)))
    assert len(laid.pages) > 1
    target = printer.prepared(laid)
    target.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    file = tmp_path / "printed.pdf"
    target.setOutputFileName(str(file))
    assert printer.paint_on(target, laid)
    about = info(file)
    assert int(about["Pages"]) == len(laid.pages)
    assert "595 x 842" in about["Page size"] or "594" in about["Page size"]
    assert "Whoremaster" in text(file)


@needs_poppler
@pytest.mark.parametrize(
    ("size", "turned", "points"),
    [
        (QPageSize.PageSizeId.A5, Way.Portrait, (420, 595)),
        (QPageSize.PageSizeId.Letter, Way.Landscape, (792, 612)),
        (QPageSize.PageSizeId.Legal, Way.Portrait, (612, 1008)),
        (QPageSize.PageSizeId.A3, Way.Landscape, (1191, 842)),
        (QPageSize.PageSizeId.A6, Way.Portrait, (298, 420)),
    ],
)
def test_the_paper_chosen_in_the_printers_dialog(
    size: QPageSize.PageSizeId, turned: Way, points: tuple[int, int], tmp_path: Path
) -> None:
    """The sheet is laid out anew: no column is cut, and no row is lost."""
    laid = plan(document.of_game(games.long_game("wheaton", 4, 70)))
    target = printer.prepared(laid)
    target.setPageSize(QPageSize(size))
    target.setPageOrientation(turned)
    target.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    file = tmp_path / "printed.pdf"
    target.setOutputFileName(str(file))
    assert printer.paint_on(target, laid)
    wide, high = (round(float(n)) for n in info(file)["Page size"].split(" pts")[0].split(" x "))
    # Qt turns the page by a flag in the file; what one sees is turned either way.
    assert abs(wide - points[0]) <= 1
    assert abs(high - points[1]) <= 1
    shown = printer.fitted(laid, target)
    assert int(info(file)["Pages"]) == len(shown.pages)
    rows = [line.number for page in shown.pages for line in page.lines if line.number]
    assert rows == [line.number for page in laid.pages for line in page.lines if line.number]
    for word in words(file):
        assert 12 < word.left < word.right < points[0] - 12
        assert word.bottom < points[1] - 12


@needs_poppler
@pytest.mark.parametrize("key", ["wheaton", "magic-bus-1983"])
@pytest.mark.parametrize(
    ("size", "turned", "edges"),
    [
        (QPageSize.PageSizeId.A4, Way.Landscape, (40, 12, 12, 12)),
        (QPageSize.PageSizeId.A4, Way.Portrait, (12, 30, 25, 45)),
        (QPageSize.PageSizeId.Letter, Way.Portrait, (5, 5, 5, 5)),
        (QPageSize.PageSizeId.A5, Way.Portrait, (20, 20, 20, 20)),
    ],
)
def test_the_margins_of_page_setup(
    key: str, size: QPageSize.PageSizeId, turned: Way, edges: tuple[int, int, int, int],
    tmp_path: Path,
) -> None:  # fmt: skip
    """The sheet is laid out within them, whole: nothing moves off the other edge."""
    laid = plan(document.blank(preset(key), 4))
    target = printer.prepared(laid)
    # As Qt's dialog does it: with margins, and the page no longer as a whole.
    target.setPageLayout(
        QPageLayout(QPageSize(size), turned, QMarginsF(*edges), QPageLayout.Unit.Millimeter)
    )
    target.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    file = tmp_path / "printed.pdf"
    target.setOutputFileName(str(file))
    assert printer.paint_on(target, laid)
    dots = 60
    for wide, high, grey in pictures(file, dots):
        dark = [n for n, pixel in enumerate(grey) if pixel < 128]
        mm = 25.4 / dots
        found = (
            min(n % wide for n in dark) * mm,
            min(n // wide for n in dark) * mm,
            (wide - 1 - max(n % wide for n in dark)) * mm,
            (high - 1 - max(n // wide for n in dark)) * mm,
        )
        # The 1983 sheet's rules slip by half a millimetre, as under a hand.
        least = [max(edge, 12) - 1.6 for edge in edges]
        assert all(space >= edge for space, edge in zip(found, least, strict=True)), found
    # A preview draws again and again on the same printer: it stays so.
    again = printer.fitted(laid, target)
    assert printer.fitted(again, target) is again
    assert again.landscape == (turned is Way.Landscape)
    if min(edges) >= 12 and size is not QPageSize.PageSizeId.A5:
        extra = [max(0, edge - 12) for edge in edges]
        across, down = again.sheet_of_paper
        assert abs(again.width + extra[0] + extra[2] - across) < 0.1
        assert abs(again.height + extra[1] + extra[3] - down) < 0.1


def test_the_preview_offers_a_pdf(monkeypatch: pytest.MonkeyPatch) -> None:
    laid = plan(document.blank(preset("wheaton"), 4))
    for names in ([], ["One by the door"]):
        monkeypatch.setattr(QPrinterInfo, "availablePrinterNames", lambda names=names: names)
        written: list[Plan] = []
        target = printer.prepared(laid)
        dialog = printer.previewing(
            None, target, laid, lambda _, shown, written=written: written.append(shown)
        )
        bar = dialog.findChild(QToolBar)
        assert bar is not None
        shown = {action.text(): action.isVisible() for action in bar.actions()}
        assert shown["Print"] is bool(names)
        told = [label.text().strip() for label in bar.findChildren(QLabel)]
        assert (printer.no_printer() in told) is not bool(names)
        target.setPageSize(QPageSize(QPageSize.PageSizeId.A5))
        next(action for action in bar.actions() if action.text() == "PDF…").trigger()
        assert [page.paper.width for page in written] == [148.0]
        dialog.deleteLater()


def test_pages_turn_when_there_are_many_players() -> None:
    assert not plan(document.blank(preset("wheaton"), 8)).landscape
    assert plan(document.blank(preset("wheaton"), 12)).landscape
    twelve = plan(document.blank(preset("insta-bong"), 12))
    assert [page.columns for page in twelve.pages if not page.back] == [(0, 6), (6, 12)]


def test_the_show_is_never_split() -> None:
    for rounds in range(20, 44):
        laid = plan(document.of_game(games.long_game("wheaton", 4, rounds)))
        for page in laid.pages:
            kinds = [line.kind.value for line in page.lines]
            if "show" in kinds:
                at = kinds.index("show")
                assert kinds[at - 1] == "dashes" or at == 0 or kinds[at - 1] == "round"
            if page.number < len(laid.pages) and not laid.pages[page.number].back:
                following = [line.kind.value for line in laid.pages[page.number].lines]
                assert not (kinds[-1] == "dashes" and "show" in following[:2])
                assert kinds[-1] != "show" or following[1] != "dashes"
