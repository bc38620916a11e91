"""Where the files that come with the program lie: rule sets, later icons and sounds."""

import sys
from functools import cache
from pathlib import Path


@cache
def resources_dir() -> Path:
    """The resources folder: of a frozen program, of an installed package, of a checkout.

    An editable install leaves the folder beside the package, a wheel carries it inside;
    `importlib.resources` alone finds only the latter.
    """
    package = Path(__file__).resolve().parent
    places = [package / "resources", package.parent / "resources"]
    if (frozen := getattr(sys, "_MEIPASS", None)) is not None:
        places.insert(0, Path(frozen) / "resources")
    for place in places:
        if place.is_dir():
            return place
    raise FileNotFoundError(
        "The program's resources folder is missing; looked in "
        + ", ".join(str(place) for place in places)
    )


def resource(*parts: str) -> Path:
    """A file or folder below the resources folder, whether or not it exists."""
    return resources_dir().joinpath(*parts)


def handbook() -> Path:
    """The pages of the handbook: those that a package carries, or all of a checkout's."""
    carried = resource("handbook")
    return carried if carried.is_dir() else resources_dir().parent / "docs"
