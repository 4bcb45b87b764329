"""Running a submission's files, so that as many of their functions as possible are defined afterwards."""

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
from grader.sandbox.raising import StatementTooLong, error_message
from grader.sandbox.runnable_parts import (
    DEFINING_STATEMENTS,
    last_definition,
    raising_top_level_line,
    runnable_statements,
    statement_code,
    statements_below,
    top_level_statements,
)

MISSING_VALUE = object()  # not None, which a student's variable may hold
FUTURE_ANNOTATIONS = __future__.annotations.compiler_flag
CHECKER_SUFFIX = "_check"  # how the names of the checkers end that students have from us


class SubmissionProgram:
    """A submission that is run: its modules by the number of their file, and the first error of each file.

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
        """Defines the functions that exercises provide, before any file runs; returns the error, or ""."""
        ran: dict[str, dict[str, Any]] = {}  # by text: one that defines several names runs once, and they share it
        for name, text in texts.items():
            try:
                if text not in ran:
                    ran[text] = ModuleType(name).__dict__
                    exec(compile(text, f"{name}.py", "exec", dont_inherit=True), ran[text])  # noqa: S102
                self.provided[name] = ran[text][name]
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
        """The spec of a file of the submission, or of its checker, so that files may import them; None for others."""
        ours = any(source["name"] == name for source in self.sources) or name.endswith(CHECKER_SUFFIX)
        return ModuleSpec(name, self) if ours else None  # type: ignore[arg-type]

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        """Returns None, so that Python makes an ordinary module."""

    def exec_module(self, module: ModuleType) -> None:
        """Runs a file because another one imports it; a checker gets functions that do nothing."""
        names = [source["name"] for source in self.sources]
        if module.__name__ in names:
            self.run_file(names.index(module.__name__), module)
        else:
            module.__dict__.update(dict.fromkeys(("check", "check_all", "pack"), ignored_check))

    def run_file(self, number: int, module: ModuleType) -> None:
        """Runs one file; its first error is kept, and the rest of the file runs all the same."""
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
        """Runs the code of a cell or file as a whole, or statement by statement where that fails."""
        try:
            code = compile(text, file, "exec", dont_inherit=True)
        except BaseException as problem:  # a syntax error, a NUL, nesting too deep
            self.keep(problem)
            self.run_each(runnable_statements(text), 0, file, names)
            return
        if self.alarm:
            self.run_each(top_level_statements(text), code.co_flags, file, names)
            return
        try:
            exec(code, names)  # noqa: S102  # this is what a sandbox is for
        except BaseException as problem:  # SystemExit too
            self.keep(problem)
            rest = statements_below(top_level_statements(text), raising_top_level_line(problem, code))
            self.run_each(rest, code.co_flags, file, names)

    def run_each(self, parts: Iterable[Any], flags: int, file: str, names: dict[str, Any]) -> None:
        """Runs statements one by one; the others run even if one raises."""
        for part in parts:
            if self.alarm and not isinstance(part, DEFINING_STATEMENTS):
                continue
            try:
                run_timed(statement_code(part, file, flags), names, self.alarm)
            except BaseException as problem:
                self.keep(problem)

    def keep(self, problem: BaseException) -> None:
        """Notes a file's first error, for the functions that will be missing because of it."""
        if self.running[-1] not in self.reasons:
            self.reasons[self.running[-1]] = error_message(problem, problem.__traceback__, self.places)

    def found(self, target: str, called: bool) -> Any:
        """The value of a name in the first file that has it; something callable comes first if it is to be called.

        Stubs come last: a student who works in the notebook leaves the starter file as it was handed out.
        """
        if len(self.modules) == 1 and target in self.settled:
            (module,) = self.modules.values()
            if module.__dict__.get(target, MISSING_VALUE) is self.settled[target]:
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
            return MISSING_VALUE
        return next(iter(written or fitting or held), MISSING_VALUE)

    def held(self, target: str) -> list[Any]:
        """The values that the files hold under a name, in the order of the files."""
        ours = self.provided.get(target, MISSING_VALUE)  # what we gave is not the student's answer
        return [names[target] for names in self.namespaces() if target in names and names[target] is not ours]

    def names_beside(self, target: str) -> dict[str, Any] | None:
        """The namespace of the first file in which a name is defined, and no stub; None where there is none.

        None as a variable's value is no stub here: a test says itself whether that is right.
        """
        ours = self.provided.get(target, MISSING_VALUE)
        held = [names for names in self.namespaces() if names.get(target, ours) is not ours]
        return next((names for names in held if names[target] is None or not is_stub(names[target])), None)

    def restored(self, target: str) -> Iterator[Any]:
        """The functions of a name that a file later gives to a value, as `entropy = entropy(counts)` does."""
        for number, module in sorted(self.modules.items()):
            source = self.sources[number]
            for cell in reversed(source["cells"]) if target in module.__dict__ else ():
                last = last_definition(cell["text"], target)
                if last is None:
                    continue
                file = f"{source['file']}, {cell['label']}" if cell["label"] else source["file"]
                with suppress(BaseException):  # whatever its decorators and defaults raise
                    exec(statement_code(last, file, FUTURE_ANNOTATIONS), module.__dict__)  # noqa: S102
                    yield module.__dict__[target]
                break

    def absence(self, target: str) -> dict[str, Message]:
        """The outcome for a name that is not found: `blank` for a stub, else `missing`, with the likeliest error.

        The likeliest reason is the error of a file that has the name in its text, else the first error.
        """
        stubs = [
            number for number, module in self.modules.items() if is_stub(module.__dict__.get(target, MISSING_VALUE))
        ]
        lost = [number for number in self.reasons if self.times_defined(number, target) > stubs.count(number)]
        if stubs and not lost:
            return {"outcome": "blank", "error": None}
        named = [n for n in self.reasons if any(target in cell["text"] for cell in self.sources[n]["cells"])]
        reason = next(iter([*lost, *named, *self.reasons]), None)
        return {"outcome": "missing", "error": None if reason is None else self.reasons[reason]}

    def times_defined(self, number: int, target: str) -> int:
        """The number of definitions of a name that a file's text begins."""
        # By a pattern, not by parsing: this is asked of files that cannot be read, or stopped halfway.
        begins = re.compile(rf"^[ \t]*(?:def|class)[ \t]+{re.escape(target)}\b", re.MULTILINE)
        return sum(len(begins.findall(cell["text"])) for cell in self.sources[number]["cells"])

    def explained(self, error: Message) -> Message:
        """An error message; a NameError also names the earlier error that kept the name from being defined."""
        name = UNDEFINED_NAME_ERROR.search(error["text"]) if error and error["type"] == "NameError" else None
        for number, reason in self.reasons.items() if name else ():
            texts = [cell["text"] for cell in self.sources[number]["cells"]]
            if name and any(re.search(rf"\b{name[1]}\b", text) for text in texts):
                where = f" on line {reason['line']}" if reason["line"] else ""
                because = f"{reason['type']}{where}: {reason['text']}"
                return {**error, "text": f"{error['text']}; the file was stopped before by {because}"}
        return error

    def namespaces(self) -> list[dict[str, Any]]:
        """The namespace of each file, in the order of the files."""
        return [self.modules[number].__dict__ for number in sorted(self.modules)]


# The text of Python's NameError, which has the name in quotes.
UNDEFINED_NAME_ERROR = re.compile(r"name '(\w+)' is not defined")
STUB_NAMES = ("NotImplementedError",)  # the only name in a stub that raises
# What Python itself puts into every class, up to version 3.14: a class with nothing but stubs beside these is a stub.
MADE_BY_PYTHON = frozenset({"__module__", "__qualname__", "__doc__", "__dict__", "__weakref__", "__annotations__"})
MADE_BY_PYTHON |= {"__firstlineno__", "__static_attributes__", "__type_params__", "__annotate__", "__annotate_func__"}


def body_instructions(body: str) -> bytes:
    """The bytecode of a function with this body, as this version of Python compiles it."""
    names: dict[str, Any] = {}
    exec(compile(f"def f():\n {body}", "", "exec", dont_inherit=True), names)  # noqa: S102
    code: bytes = names["f"].__code__.co_code
    return code


# Bodies of functions that are handed out to be written. Bytecode is compared, as comments and layout must not count.
STUB_CODE = {body_instructions(body) for body in ("...", "'nothing'", "'nothing'; ...")}
RAISING_STUB_CODE = {
    body_instructions(f"{text}raise NotImplementedError{call}")
    for text in ("", "'nothing'; ")
    for call in ("", "()", "('')")
}


def is_stub(value: Any) -> bool:
    """Whether a value is still to be written: None, `...`, a function without a body, a class of such methods."""
    if type(value) is type:
        methods = [each for name, each in vars(value).items() if name not in MADE_BY_PYTHON]
        plain = value.__bases__ == (object,) and all(type(each) is FunctionType for each in methods)
        return plain and bool(methods) and all(map(is_stub, methods))
    if type(value) is FunctionType:
        code = value.__code__
        if code.co_names == STUB_NAMES and code.co_code in RAISING_STUB_CODE:
            return True
        # `return 0` has the same instructions; what it returns is among its constants.
        kept = (const for const in code.co_consts if const is not None and const is not ...)
        return code.co_code in STUB_CODE and all(const == value.__doc__ for const in kept)
    return value is None or value is ...


def ignored_check(*_: Any, **__: Any) -> None:
    """Does nothing: stands in for the checker's functions while the work is graded."""


def run_timed(code: CodeType, names: dict[str, Any], alarm: float) -> None:
    """Runs code; raises TooLong after `alarm` seconds, if that is not 0."""
    if not alarm:  # nor is there an alarm on every system
        exec(code, names)  # noqa: S102
        return
    signal.signal(signal.SIGALRM, raise_too_long)
    signal.setitimer(signal.ITIMER_REAL, alarm)
    try:
        exec(code, names)  # noqa: S102
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def raise_too_long(number: int, frame: FrameType | None) -> NoReturn:
    """Raises TooLong: the handler of the alarm signal."""
    raise StatementTooLong
