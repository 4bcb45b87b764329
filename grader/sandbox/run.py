"""A submission's answers to calls, from a process that is held in a jail."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from types import TracebackType
from typing import Self

from grader.checks.calls import Call, Observation
from grader.codec.values import Json
from grader.intake.submission import Submission
from grader.run_cache import RunCache
from grader.sandbox.allowed_packages import folders_of
from grader.sandbox.budgets import Patience
from grader.sandbox.isolation import STRONGEST_FIRST
from grader.sandbox.jail_child import Child
from grader.sandbox.jail_process import JailLost, JailProcess
from grader.sandbox.selftest import Isolation, strongest, weakness_of
from grader.sandbox.session import PLAIN, SandboxFailure, Session

__all__ = ["Sandbox", "SandboxFailure", "isolation_for"]


def isolation_for(asked: str, packages: tuple[str, ...]) -> Isolation:
    """The isolation that is in force when one is asked for; raises SandboxFailure if it does not work here."""
    folders_of(packages)  # packages that nobody may have are refused before anything is started
    if asked == "auto":
        return strongest(packages)
    if asked not in STRONGEST_FIRST:
        known = ", ".join(("auto", *STRONGEST_FIRST))
        raise SandboxFailure(f"There is no isolation called {asked!r}; there are {known}.")
    if weakness := weakness_of(asked, packages):
        raise SandboxFailure(f"The isolation {asked} does not work here: {weakness}.")
    return Isolation(asked)


class Sandbox:
    """Jailed processes that submissions are run in, one after another; ended with the `with` block."""

    def __init__(
        self,
        isolation: str | Isolation = "auto",
        packages: Sequence[str] = ("numpy", "pandas"),
        cache: RunCache | None = None,
    ) -> None:
        """Raises SandboxFailure for an isolation that does not work here; `auto` takes the strongest that does.

        One that was tried before, in the process that started this one, is not tried again.
        """
        self.packages = tuple(packages)
        folders_of(self.packages)  # as in `isolation_for`: a document may have come from elsewhere
        self.in_force = isolation_for(isolation, self.packages) if isinstance(isolation, str) else isolation
        self.isolation = self.in_force.name
        self.cache = cache or RunCache()
        self.jails: dict[str, JailProcess] = {}
        self.patience = Patience()
        self.latest: Session | None = None  # who has a child, if anybody has: a jail has one at a time

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Ends the jails, and with them all that descends from them."""
        if self.latest is not None:
            self.latest.close()
        for warm in list(self.jails):
            self.drop(warm)

    def jail(self, warm: str) -> JailProcess:
        """A running jail with a package loaded; raises JailLost."""
        if warm not in self.jails:
            self.jails[warm] = JailProcess(self.packages, warm, self.isolation)
        return self.jails[warm].ready()

    def warm_up(self) -> None:
        """Starts the jail that most submissions need. One that cannot be had is told of when it is needed."""
        with suppress(JailLost):
            self.jail(PLAIN)

    def drop(self, warm: str) -> None:
        """Ends a jail; the next that is asked for is new."""
        if warm in self.jails:
            self.jails.pop(warm).close()

    def child(self, session: Session, limits: Json) -> Child:
        """A new child for the session; that of any other session is ended. Raises JailLost."""
        if self.latest is not None:
            self.latest.close()
        self.latest = session
        return Child(self.jail(session.warm), limits)

    def run(
        self,
        submission: Submission,
        calls: Sequence[Call],
        *,
        megabytes: int = 512,
        provided: Mapping[str, str] | None = None,
        once: bool = False,
    ) -> tuple[Observation, ...]:
        """What each call gave, in order; raises SandboxFailure for a failure of ours.

        A call that hangs or dies costs that call: the rest runs in a new process, after the files have run again; or
        not at all, where it is to be waited for `once` only. `provided` has the source text of names that every file
        finds defined.
        """
        with self.session(submission, calls, megabytes=megabytes, provided=provided, once=once) as ask:
            return ask.everything()

    @contextmanager
    def session(
        self,
        submission: Submission,
        calls: Sequence[Call],
        *,
        megabytes: int = 512,
        provided: Mapping[str, str] | None = None,
        once: bool = False,
    ) -> Iterator[Session]:
        """The calls as `run` makes them, public ones first, with time for further ones between; ended with the block.

        A session that begins meanwhile ends the child of this one, which then starts another when it is asked again.
        """
        session = Session(self, submission, calls, megabytes, provided or {}, once)
        try:
            yield session
        finally:
            session.close()
