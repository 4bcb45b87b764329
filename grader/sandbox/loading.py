"""Running a submission's files so that as much as possible of them is defined afterwards."""

import signal
import sys
from collections.abc import Iterable, Sequence
from importlib.machinery import ModuleSpec
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Any, NoReturn

from grader.codec.values import Json
from grader.sandbox.raising import TooLong, error_of
from grader.sandbox.statements import DEFINITIONS, after, code_of, salvaged, statements

MISSING = object()
CHECKER = "_check"  # how the names of the checkers end that students have from us


class Program:
    """A submission being run: its modules by the number of their file, what went wrong, what its code is filed under.

    `alarm` is for a second try, after running everything hung or killed the process: definitions and assignments only,
    each for so many seconds at most. It is 0 the first time.
    """

    def __init__(self, sources: list[Json], alarm: float) -> None:
        self.sources = sources
        self.provided: dict[str, Any] = {}  # what the exercises give to every file, by name
        self.alarm = alarm
        self.modules: dict[int, ModuleType] = {}
        self.reasons: dict[int, dict[str, Json]] = {}  # the first error of each file that had one
        self.running: list[int] = []  # the files that are running: one that imports another waits for it
        self.places: dict[str, str] = {}

    def provide(self, texts: dict[str, str]) -> str:
        """Defines what exercises provide, before any file runs; what is wrong with it, in words, or nothing."""
        for name, text in texts.items():
            names = ModuleType(name).__dict__
            try:
                exec(compile(text, f"{name}.py", "exec", dont_inherit=True), names)  # noqa: S102
                self.provided[name] = names[name]
            except BaseException as problem:
                return f"{name}: {type(problem).__name__}: {problem}"
        return ""

    def run(self) -> None:
        """Runs every file that no earlier file has imported."""
        sys.meta_path.append(self)
        for number, source in enumerate(self.sources):
            if number not in self.modules:
                module = ModuleType(source["name"])
                sys.modules.setdefault(source["name"], module)  # a student's random.py does not hide the real one
                self.run_file(number, module)

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """A spec for a file of the submission, so that one may import another; and for the checker it came with."""
        ours = any(source["name"] == name for source in self.sources) or name.endswith(CHECKER)
        return ModuleSpec(name, self) if ours else None  # type: ignore[arg-type]

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        """Nothing: an ordinary module will do."""

    def exec_module(self, module: ModuleType) -> None:
        """Runs a file because another one imports it; a checker, which is no part of the work, says nothing here."""
        names = [source["name"] for source in self.sources]
        if module.__name__ in names:
            self.run_file(names.index(module.__name__), module)
        else:
            module.__dict__.update(dict.fromkeys(("check", "check_all", "pack"), silent))

    def run_file(self, number: int, module: ModuleType) -> None:
        """Runs one file; what it raises is kept, and the rest of it runs."""
        source = self.sources[number]
        self.modules[number] = module
        module.__file__ = source["file"]
        module.__dict__.update(self.provided)  # a file's own definition of such a name takes its place
        self.running.append(number)
        for cell in source["cells"]:
            file = f"{source['file']}, {cell['label']}" if cell["label"] else source["file"]
            self.places[file] = cell["label"]
            self.run_cell(cell["text"], file, module.__dict__)
        self.running.pop()

    def run_cell(self, text: str, file: str, names: dict[str, Any]) -> None:
        """Runs a stretch of code as a whole; if it cannot be, by its statements."""
        try:
            code = compile(text, file, "exec", dont_inherit=True)
        except BaseException as problem:  # a syntax error, a NUL, nesting too deep
            self.keep(problem)
            self.run_each(salvaged(text), 0, file, names)
            return
        if self.alarm:
            self.run_each(statements(text), code.co_flags, file, names)
            return
        try:
            exec(code, names)  # noqa: S102  # this is what a sandbox is for
        except BaseException as problem:  # SystemExit too
            self.keep(problem)
            rest = after(statements(text), line_of(problem, code))
            self.run_each(rest, code.co_flags, file, names)

    def run_each(self, parts: Iterable[Any], flags: int, file: str, names: dict[str, Any]) -> None:
        """Runs statements one by one; one that raises does not keep the others from running."""
        for part in parts:
            if self.alarm and not isinstance(part, DEFINITIONS):
                continue
            try:
                timed(code_of(part, file, flags), names, self.alarm)
            except BaseException as problem:
                self.keep(problem)

    def keep(self, problem: BaseException) -> None:
        """Notes a file's first error, for the functions that will be missing because of it."""
        if self.running[-1] not in self.reasons:
            self.reasons[self.running[-1]] = error_of(problem, problem.__traceback__, self.places)

    def found(self, target: str, called: bool) -> Any:
        """What the first file that has the name holds under it, something callable first if it is to be called.

        What is still as it was handed out counts last: who works in the notebook leaves the starter file alone.
        """
        ours = self.provided.get(target, MISSING)  # what we gave is not the student's answer
        held = [names[target] for names in self.namespaces() if target in names and names[target] is not ours]
        fitting = [value for value in held if callable(value)] if called else held
        written = [value for value in fitting if not is_stub(value)]
        return next(iter(written or fitting or held), MISSING)

    def namespaces(self) -> list[dict[str, Any]]:
        """The names of each file, in the order of the files."""
        return [self.modules[number].__dict__ for number in sorted(self.modules)]


def unwritten() -> None: ...  # noqa: D103


def described() -> None:
    """Nothing."""


STUBS = {unwritten.__code__.co_code, described.__code__.co_code}


def is_stub(value: Any) -> bool:
    """Whether a value, or a function's body, is missing still; a class is a stub if all of its methods are."""
    if type(value) is type:
        methods = [each for each in vars(value).values() if type(each) is FunctionType]
        return bool(methods) and all(map(is_stub, methods))
    if type(value) is FunctionType:
        # `return 0` has the same instructions; what it returns is among its constants.
        kept = (const for const in value.__code__.co_consts if const is not None and const is not ...)
        return value.__code__.co_code in STUBS and all(const == value.__doc__ for const in kept)
    return value is None or value is ...


def silent(*_: Any, **__: Any) -> None:
    """What a call of `check` comes to where the work is graded."""


def line_of(problem: BaseException, code: CodeType) -> int | None:
    """The line of a file's own top level at which it raised."""
    trace = problem.__traceback__
    while trace is not None and trace.tb_frame.f_code is not code:
        trace = trace.tb_next
    return None if trace is None else trace.tb_lineno


def timed(code: CodeType, names: dict[str, Any], alarm: float) -> None:
    """Runs code; raises TooLong after so many seconds, if not 0."""
    if not alarm:  # nor is there an alarm on every system
        exec(code, names)  # noqa: S102
        return
    signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, alarm)
    try:
        exec(code, names)  # noqa: S102
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def ring(number: int, frame: FrameType | None) -> NoReturn:
    """The alarm."""
    raise TooLong
