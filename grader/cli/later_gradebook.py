"""The gradebook of a class that is graded for the first time: there is nothing to read, so that it can be made later.

What writes it takes a while to be loaded. A thread does that while the first submissions are graded.
"""

import threading
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field, replace
from importlib import import_module
from pathlib import Path
from typing import Any

from grader.built.freeze import loads
from grader.engine.classrun import Settings, policy_rules
from grader.gradebook.handed_in_work import earlier_work, handed_in
from grader.gradebook.ledger import Ledger
from grader.gradebook.records import Filed, conditions_of
from grader.report.rules import level_at

FILE = "gradebook.sqlite"
WRITER = "grader.cli.recording"


def is_first(out: Path, asked: str | None, folder: Path) -> bool:
    """Whether nothing is recorded that marks could depend on, and there is but one attempt of everybody."""
    return asked is None and not any((out / name).exists() for name in (FILE, "run.json")) and not earlier_work(folder)


@contextmanager
def late_ledger(settings: Settings, folder: Path) -> Iterator[tuple[Ledger, Settings]]:
    """The ledger of such a class, and the settings with where its gradebook will be."""
    built = loads(settings.built)
    file = (settings.out / FILE).absolute()
    level = level_at(policy_rules(settings.built), settings.now)
    with ExitStack() as stack:
        book = LateBook(settings, str(file), stack)
        yield Ledger(book, conditions_of(built), level, {}, handed_in(folder)), replace(settings, gradebook=str(file))
        book.open()  # even where nobody handed in anything


@dataclass(slots=True)
class LateBook:
    """A gradebook that is made when something is to be recorded, once what writes it is loaded."""

    settings: Settings
    address: str
    stack: ExitStack
    book: Any = None  # a `grader.gradebook.book.Book`
    loading: threading.Thread = field(init=False)

    def __post_init__(self) -> None:
        self.loading = threading.Thread(target=import_module, args=(WRITER,))
        self.loading.start()

    @property
    def is_busy(self) -> bool:
        """Whether it is better to come back later."""
        return self.loading.is_alive()

    def file(self, results: Sequence[Filed]) -> int:
        """As `Book.file`."""
        return int(self.open().file(results))

    def open(self) -> Any:
        """The book, open until all is done."""
        if self.book is None:
            self.loading.join()
            self.book = self.stack.enter_context(import_module(WRITER).announced_book(self.settings, self.address))
        return self.book
