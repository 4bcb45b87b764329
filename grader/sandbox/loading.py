"""Running a submission's files so that as much as possible of them is defined afterwards."""

import __future__

import re
import signal
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from importlib.machinery import ModuleSpec
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Any, NoReturn

from grader.codec.values import Message
from grader.sandbox.raising import TooLong, error_of
from grader.sandbox.runnable_parts import DEFINITIONS, after, code_of, last_definition, line_of, salvaged, statements

MISSING = object()
FUTURE_ANNOTATIONS = __future__.annotations.compiler_flag
CHECKER = "_check"  # how the names of the checkers end that students have from us


class Program:
    """A submission being run: its modules by the number of their file, what went wrong, what its code is filed under.

    `alarm` is for a second try, after running everything hung or killed the process: definitions and assignments only,
    each for so many seconds at most. It is 0 the first time.
    """

    def __init__(self, sources: list[Message], alarm: float) -> None:
        self.sources = sources
        self.provided: dict[str, Any] = {}  # what the exercises give to every file, by name
        self.alarm = alarm
        self.modules: dict[int, ModuleType] = {}
        self.reasons: dict[int, dict[str, Message]] = {}  # the first error of each file that had one
        self.running: list[int] = []  # the files that are running: one that imports another waits for it
        self.places: dict[str, str] = {}
        self.settled: dict[str, Any] = {}  # what a name was found to hold: the student's, and to be called

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
        if len(self.modules) == 1 and target in self.settled:
            (module,) = self.modules.values()
            if module.__dict__.get(target, MISSING) is self.settled[target]:
                return self.settled[target]
        held = self.held(target)
        if len(held) == 1 and callable(held[0]) and not is_stub(held[0]):
            self.settled[target] = held[0]  # nearly always so
            return held[0]
        if called and held and not any(map(callable, held)):
            held = [*self.restored(target), *held]
        fitting = [value for value in held if callable(value)] if called else held
        written = [value for value in fitting if not is_stub(value)]
        if called and held and all(map(is_stub, fitting or held)):
            return MISSING
        return next(iter(written or fitting or held), MISSING)

    def held(self, target: str) -> list[Any]:
        """What the files hold under a name, in their order."""
        ours = self.provided.get(target, MISSING)  # what we gave is not the student's answer
        return [names[target] for names in self.namespaces() if target in names and names[target] is not ours]

    def restored(self, target: str) -> Iterator[Any]:
        """The function that a file defines, and whose name it gives to a value later: `entropy = entropy(counts)`."""
        for number, module in sorted(self.modules.items()):
            source = self.sources[number]
            for cell in reversed(source["cells"]) if target in module.__dict__ else ():
                last = last_definition(cell["text"], target)
                if last is None:
                    continue
                file = f"{source['file']}, {cell['label']}" if cell["label"] else source["file"]
                with suppress(BaseException):  # whatever its decorators and defaults raise
                    exec(code_of(last, file, FUTURE_ANNOTATIONS), module.__dict__)  # noqa: S102
                    yield module.__dict__[target]
                break

    def absence(self, target: str) -> dict[str, Message]:
        """What is said of a name that is not found: it is as it was handed out, or it is missing, perhaps for a reason.

        The likeliest reason is the error of a file that has the name in its text, else the first error.
        """
        stubs = [number for number, module in self.modules.items() if is_stub(module.__dict__.get(target, MISSING))]
        lost = [number for number in self.reasons if self.times_defined(number, target) > stubs.count(number)]
        if stubs and not lost:
            return {"outcome": "blank", "error": None}
        named = [n for n in self.reasons if any(target in cell["text"] for cell in self.sources[n]["cells"])]
        reason = next(iter([*lost, *named, *self.reasons]), None)
        return {"outcome": "missing", "error": None if reason is None else self.reasons[reason]}

    def times_defined(self, number: int, target: str) -> int:
        """How often a file's text begins a definition of the name."""
        begins = re.compile(rf"^[ \t]*(?:def|class)[ \t]+{re.escape(target)}\b", re.MULTILINE)
        return sum(len(begins.findall(cell["text"])) for cell in self.sources[number]["cells"])

    def explained(self, error: Message) -> Message:
        """An error, with what stopped the line that should have defined the name it misses."""
        name = UNDEFINED.search(error["text"]) if error and error["type"] == "NameError" else None
        for number, reason in self.reasons.items() if name else ():
            texts = [cell["text"] for cell in self.sources[number]["cells"]]
            if name and any(re.search(rf"\b{name[1]}\b", text) for text in texts):
                where = f" on line {reason['line']}" if reason["line"] else ""
                because = f"{reason['type']}{where}: {reason['text']}"
                return {**error, "text": f"{error['text']}; the file was stopped before by {because}"}
        return error

    def namespaces(self) -> list[dict[str, Any]]:
        """The names of each file, in the order of the files."""
        return [self.modules[number].__dict__ for number in sorted(self.modules)]


UNDEFINED = re.compile(r"name '(\w+)' is not defined")
RAISING = ("NotImplementedError",)  # what a function names that is left to be written
MADE = frozenset({"__module__", "__qualname__", "__doc__", "__dict__", "__weakref__", "__annotations__"})
MADE |= {"__firstlineno__", "__static_attributes__", "__type_params__", "__annotate__", "__annotate_func__"}


def instructions(body: str) -> bytes:
    """The instructions of a function with this body, as this Python compiles it."""
    names: dict[str, Any] = {}
    exec(compile(f"def f():\n {body}", "", "exec", dont_inherit=True), names)  # noqa: S102
    code: bytes = names["f"].__code__.co_code
    return code


STUBS = {instructions(body) for body in ("...", "'nothing'", "'nothing'; ...")}
RAISES = {
    instructions(f"{text}raise NotImplementedError{call}")
    for text in ("", "'nothing'; ")
    for call in ("", "()", "('')")
}


def is_stub(value: Any) -> bool:
    """Whether a value, or a function's body, is missing still; a class is a stub if all of its methods are."""
    if type(value) is type:
        methods = [each for name, each in vars(value).items() if name not in MADE]
        plain = value.__bases__ == (object,) and all(type(each) is FunctionType for each in methods)
        return plain and bool(methods) and all(map(is_stub, methods))
    if type(value) is FunctionType:
        code = value.__code__
        if code.co_names == RAISING and code.co_code in RAISES:
            return True
        # `return 0` has the same instructions; what it returns is among its constants.
        kept = (const for const in code.co_consts if const is not None and const is not ...)
        return code.co_code in STUBS and all(const == value.__doc__ for const in kept)
    return value is None or value is ...


def silent(*_: Any, **__: Any) -> None:
    """What a call of `check` comes to where the work is graded."""


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
