"""What is begun before a class is graded, while modules are loaded: that takes half a second of one core.

The isolation is tried by a process of its own, and the sandboxes' workers get ready, for the packages of most
assignments. Where something else is asked for, that is tried and started again, when it is known.
"""

import gc
import os
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

from grader.gc_tuning import look_seldom
from grader.sandbox.isolation import STRONGEST_FIRST
from grader.sandbox.jail import bubblewrap
from grader.sandbox.jail_process import Worker, WorkerLost
from grader.sandbox.run import PLAIN
from grader.sandbox.selftest import Isolation, strongest

if TYPE_CHECKING:
    from grader.engine.engines import Engine

USUAL = ("numpy", "pandas")
KNOWN = "known.jsonl"  # what earlier runs leave; `grader.engine.resume` says it too, and takes long to load


@dataclass(frozen=True, slots=True)
class Ahead:
    """What is getting ready: sandboxes' workers in the strongest isolation, or an engine that takes long to start.

    Nothing has run in them.
    """

    workers: Sequence[Worker] = ()
    engine: "Engine | None" = None

    def fitting(self, held: Isolation, packages: Sequence[str]) -> Sequence[Worker]:
        """The workers, if it turns out that they are of use."""
        return self.workers if held.name == STRONGEST_FIRST[0] and tuple(packages) == USUAL else ()

    def close(self) -> None:
        """Ends what nobody has taken over, and waits for all."""
        for worker in self.workers:
            worker.close()
        if self.engine is not None:
            self.engine.close()


NOTHING = Ahead()


@contextmanager
def meanwhile(isolation: str, count: int) -> Iterator[Ahead]:
    """What is begun, and goes on while the body loads modules.

    Nothing of what is loaded is garbage, and to look for some would take a tenth of the time.
    """
    ahead = Ahead(tuple(launched(count))) if isolation in ("auto", STRONGEST_FIRST[0]) else Ahead()
    trying = threading.Thread(target=tried) if isolation == "auto" else None
    if trying is not None:
        trying.start()
    gc.disable()
    try:
        yield ahead
    except BaseException:
        ahead.close()
        raise
    finally:
        if trying is not None:
            trying.join()  # what is copied from us has no threads
        look_seldom()
        gc.enable()


def with_cluster(ahead: Ahead, workers: int | None) -> Ahead:
    """The same with a cluster of dask's on this machine, which takes a second to start."""
    from grader.engine.engines import engine_of  # noqa: PLC0415  few need it

    engine = engine_of("dask", workers or os.cpu_count() or 1)
    engine.begin()
    return replace(ahead, engine=engine)


def crew_size(submissions: Path, out: Path, workers: int | None, *, force: bool) -> int:
    """How many workers' sandboxes are begun with: none for one alone, nor where an earlier run may have done it all."""
    if not submissions.is_dir() or ((out / KNOWN).exists() and not force):
        return 0
    with os.scandir(submissions) as entries:
        useful = len(list(islice(entries, workers or os.cpu_count() or 1)))
    return useful if useful > 1 else 0


def launched(count: int) -> Iterator[Worker]:
    """So many workers, from this thread: a jail ends with the thread that started it. None where it does not work."""
    with suppress(WorkerLost):
        for _ in range(count if bubblewrap() else 0):
            yield Worker(USUAL, PLAIN, STRONGEST_FIRST[0])


def tried() -> None:
    """Has it known what isolation works; what goes wrong here goes wrong again where it is asked for, and is told."""
    with suppress(Exception):
        strongest(USUAL)
