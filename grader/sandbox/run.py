"""The sandbox: runs a submission's code in a jail, and gives an observation of each call."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from types import TracebackType
from typing import Self

from grader.checks.calls import Call, Observation
from grader.codec.values import Json
from grader.intake.submission import Submission
from grader.run_cache import RunCache
from grader.sandbox.allowed_packages import package_folders
from grader.sandbox.budgets import ClassPatience
from grader.sandbox.isolation import STRONGEST_FIRST
from grader.sandbox.jail_child import JailChild
from grader.sandbox.jail_process import JailLost, JailProcess
from grader.sandbox.selftest import Isolation, isolation_weakness, strongest_isolation
from grader.sandbox.session import PLAIN_WARM_PACKAGE, SandboxFailure, SandboxSession

__all__ = ["Sandbox", "SandboxFailure", "isolation_for"]


def isolation_for(asked: str, packages: tuple[str, ...]) -> Isolation:
    """The isolation that is in force for a name, or for `auto`; raises SandboxFailure if it does not work here."""
    package_folders(packages)  # packages that nobody may have are refused before anything is started
    if asked == "auto":
        return strongest_isolation(packages)
    if asked not in STRONGEST_FIRST:
        known = ", ".join(("auto", *STRONGEST_FIRST))
        raise SandboxFailure(f"There is no isolation called {asked!r}; there are {known}.")
    if weakness := isolation_weakness(asked, packages):
        raise SandboxFailure(f"The isolation {asked} does not work here: {weakness}.")
    return Isolation(asked)


class Sandbox:
    """The jailed processes in which submissions run, one after another; they end with the `with` block."""

    def __init__(
        self,
        isolation: str | Isolation = "auto",
        packages: Sequence[str] = ("numpy", "pandas"),
        cache: RunCache | None = None,
    ) -> None:
        """Takes an isolation by its name, `auto` for the strongest; raises SandboxFailure if it does not work here.

        An `Isolation` was tried before, by the process that started this one, and is not tried again.
        """
        self.packages = tuple(packages)
        package_folders(self.packages)  # as in `isolation_for`: a document may have come from elsewhere
        self.in_force = isolation_for(isolation, self.packages) if isinstance(isolation, str) else isolation
        self.isolation = self.in_force.name
        self.cache = cache or RunCache()
        self.jails: dict[str, JailProcess] = {}
        self.patience = ClassPatience()
        self.latest: SandboxSession | None = None  # who has a child, if anybody has: a jail has one at a time

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Ends the jails and all of their descendants."""
        if self.latest is not None:
            self.latest.close()
        for warm in list(self.jails):
            self.drop(warm)

    def jail(self, warm: str) -> JailProcess:
        """The running jail that has this package loaded, started if there is none; raises JailLost."""
        if warm not in self.jails:
            self.jails[warm] = JailProcess(self.packages, warm, self.isolation)
        return self.jails[warm].ready()

    def warm_up(self) -> None:
        """Starts the jail that most submissions need; a failure is reported when the jail is needed."""
        with suppress(JailLost):
            self.jail(PLAIN_WARM_PACKAGE)

    def drop(self, warm: str) -> None:
        """Ends the jail that has this package loaded; `jail` then starts a new one."""
        if warm in self.jails:
            self.jails.pop(warm).close()

    def child(self, session: SandboxSession, limits: Json) -> JailChild:
        """A new child for a session; the child of any other session is ended. Raises JailLost."""
        if self.latest is not None:
            self.latest.close()
        self.latest = session
        return JailChild(self.jail(session.warm), limits)

    def run(
        self,
        submission: Submission,
        calls: Sequence[Call],
        *,
        megabytes: int = 512,
        provided: Mapping[str, str] | None = None,
        once: bool = False,
    ) -> tuple[Observation, ...]:
        """The observation of each call, in order; raises SandboxFailure for a failure of ours.

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
    ) -> Iterator[SandboxSession]:
        """A session that makes these calls, public ones first, and others in between; it ends with the block.

        A session that begins meanwhile ends the child of this one, which then starts another when it is asked again.
        """
        session = SandboxSession(self, submission, calls, megabytes, provided or {}, once)
        try:
            yield session
        finally:
            session.close()
