"""Tuning Python's garbage collection for processes in which nearly all objects stay until the end."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager

# Thresholds of the three generations. With the usual 700, a grading process spends a twentieth of its time on garbage.
RARE_THRESHOLDS = (10_000, 20, 20)


def collect_rarely() -> None:
    """Exempts all present objects from garbage collection, and collects others rarely."""
    gc.freeze()
    gc.set_threshold(*RARE_THRESHOLDS)


@contextmanager
def collecting_rarely() -> Iterator[None]:
    """Collects garbage rarely until the block ends, for a process that is not ours alone, such as a dask worker."""
    usual = gc.get_threshold()
    collect_rarely()
    try:
        yield
    finally:
        gc.set_threshold(*usual)
        gc.unfreeze()
