"""The progress of a long command: a bar with rate and time left on a terminal, a line now and then elsewhere."""

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TaskID,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

MAX_BAR_COLUMNS = 80  # columns
PROGRESS_LINES = 10  # told of a long run where there is no terminal
MIN_TOLD_TASKS = 50  # tasks of a run that is worth telling of there


class RateColumn(ProgressColumn):
    """A column of the bar: tasks done in a second, or in a minute where that is less than one a second."""

    def render(self, task: Task) -> Text:
        """The cell with the rate of a task."""
        # A finished task has no present speed.
        return Text(rate_words(task.finished_speed or task.speed))


def rate_words(speed: float | None) -> str:
    """A speed, in tasks a second, in words; "" where it is not known yet.

    >>> rate_words(12.34), rate_words(0.5), rate_words(None), rate_words(250.0)
    ('12.3 a second', '30 a minute', '', '250 a second')
    """
    if not speed:
        return ""
    if speed < 1:
        return f"{speed * 60:.0f} a minute"
    return f"{speed:.0f} a second" if speed >= 100 else f"{speed:.1f} a second"


def time_left_words(seconds: float) -> str:
    """The time that is left, in words.

    >>> time_left_words(40), time_left_words(200), time_left_words(7300)
    ('about 40 s left', 'about 3 min left', 'about 2 h left')
    """
    if seconds < 90:
        return f"about {seconds:.0f} s left"
    return f"about {seconds / 60:.0f} min left" if seconds < 5400 else f"about {seconds / 3600:.0f} h left"


@dataclass(slots=True)
class ProgressCount:
    """The count of a command's finished tasks, shown as a bar or in lines; the clock decides only what is shown."""

    bar: Progress
    task: TaskID
    what: str
    total: int | None
    told: Callable[[str], object]
    done: int = 0
    since: float = field(default_factory=time.monotonic)

    def restart(self, what: str, total: int | None) -> None:
        """Begins to count something else."""
        self.what, self.total, self.done, self.since = what, total, 0, time.monotonic()
        self.bar.reset(self.task, description=what, total=total)

    def advance(self) -> None:
        """Counts one more finished task."""
        self.done += 1
        self.bar.advance(self.task)
        # Where there is a bar, it tells all of this.
        if self.bar.disable and self.total and self.total >= MIN_TOLD_TASKS and is_next_tenth(self.done, self.total):
            seconds = max(time.monotonic() - self.since, 1e-6)  # the clock may not have moved yet
            speed = self.done / seconds
            rest = time_left_words((self.total - self.done) / speed)
            self.told(f"{self.what}: {self.done} of {self.total}, {rate_words(speed)}, {rest}\n")


def is_next_tenth(done: int, total: int) -> bool:
    """Whether the last task completed a further tenth of all, but not the last tenth."""
    return done < total and done * PROGRESS_LINES // total > (done - 1) * PROGRESS_LINES // total


@contextmanager
def counted_progress(what: str, total: int | None = None, *, quiet: bool = False) -> Iterator[ProgressCount]:
    """A count on stderr while something runs: a bar of at most 80 columns on a terminal, lines elsewhere.

    Rich leaves out colours where NO_COLOR is set.
    """
    console = Console(stderr=True)
    # Made twice: only a console knows how wide the terminal is.
    console = Console(stderr=True, width=min(console.width, MAX_BAR_COLUMNS))
    columns = (
        TextColumn("{task.description}"),
        BarColumn(None),
        MofNCompleteColumn(),
        RateColumn(),
        TimeRemainingColumn(),
    )
    # In a file or a job's log, a bar would be written again and again.
    hidden = quiet or not console.is_terminal
    # Transient: the bar goes away at the end, and what the command prints stays.
    with Progress(*columns, console=console, transient=True, disable=hidden) as bar:
        told = (lambda _: None) if quiet else sys.stderr.write
        yield ProgressCount(bar, bar.add_task(what, total=total), what, total, told)
