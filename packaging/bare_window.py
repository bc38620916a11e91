"""A window with nothing in it: python packaging/bare_window.py

Prints the time at which it was painted, and how long the processor had worked. Starts are measured
against it (bench_start, bench_claims).
"""

import sys
import time

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMainWindow


def seen() -> None:
    print(time.time(), time.process_time(), flush=True)
    app.quit()


app = QApplication(sys.argv)
window = QMainWindow()
window.resize(1360, 860)
window.paintEvent = lambda event: QTimer.singleShot(0, seen)  # type: ignore[method-assign]
window.show()
app.exec()
