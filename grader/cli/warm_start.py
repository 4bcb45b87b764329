"""The trial of the strongest isolation, begun while `grader grade` loads its modules: it takes a quarter as long."""

import threading
from contextlib import suppress

from grader.sandbox.selftest import strongest_isolation

USUAL_PACKAGES = (
    "numpy",
    "pandas",
)  # the packages of most assignments; for others, the isolation is tried once they are known


def isolation_trial(isolation: str) -> threading.Thread:
    """A thread that tries which isolation works here, if that is asked for; join it before any process is forked.

    `strongest_isolation` then has the answer. What fails here fails again where the answer is needed, and is told.
    """
    trial = threading.Thread(target=find_isolation if isolation == "auto" else str)
    trial.start()
    return trial


def find_isolation() -> None:
    """Finds out which isolation works here."""
    with suppress(Exception):
        strongest_isolation(USUAL_PACKAGES)
