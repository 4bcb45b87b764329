"""Calls of a student's own function, in their own session: fresh inputs, prints let through, nothing left changed."""

import io
import linecache
import random
import sys
import sysconfig
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, redirect_stdout, suppress
from dataclasses import dataclass
from typing import Any, TextIO

from grader.checks.calls import Call, Observation
from grader.checks.verdict import wrong
from grader.codec.decode import DecodeError, Hooks, decode
from grader.codec.encode import encode
from grader.codec.values import Json, Message, Value
from grader.codec.wire import cut
from grader.release.inside.public_document import Case, Exercise
from grader.release.inside.public_verdict import Seen, verdict_on
from grader.sandbox.child_answers import raised_of
from grader.sandbox.loading import MISSING
from grader.sandbox.one_call import Named, calls_in, native_hooks, outcome_of, seeding

KEPT = 100_000  # characters of what a call printed
OURS = __name__.partition(".")[0]
LIBRARY = tuple({sysconfig.get_path(name) for name in ("stdlib", "platstdlib", "purelib", "platlib")})


class Files(dict[str, str]):
    """The files that are the student's own: all but the library's and ours. Remembers the last one asked for."""

    last = ""

    def __contains__(self, file: object) -> bool:
        ours = {getattr(module, "__file__", None) for name, module in sys.modules.items() if name.startswith(OURS)}
        return (
            isinstance(file, str)
            and file not in ours
            and not file.startswith(("<frozen", *LIBRARY))
            and "-packages" not in file
        )

    def __getitem__(self, file: str) -> str:
        """The cell that a file stands for, if the session is a notebook's and knows it."""
        self.last = file
        compiler = getattr(notebook_shell(), "compile", None)
        number = getattr(compiler, "_filename_map", {}).get(file)
        return f"cell [{number}]" if number else ""


@dataclass(slots=True)
class Work:
    """What a student gave to be checked, and the names around it; it answers as a submission in the sandbox does."""

    target: str
    given: Any
    names: Mapping[str, Any]
    places: Files

    def found(self, name: str, called: bool) -> Any:
        """What stands for a name: the thing given, else what is defined beside it."""
        if name == self.target or name == getattr(self.given, "__name__", None):
            return self.given
        return self.names.get(name, MISSING)


def notebook_shell() -> Any:
    """IPython's shell, or None where there is none."""
    ipython = sys.modules.get("IPython")
    return ipython.get_ipython() if ipython is not None and hasattr(ipython, "get_ipython") else None


def work_of(exercise: Exercise, given: Any) -> Work:
    """A student's function or class, with the names that are defined beside it."""
    inner = getattr(given, "__wrapped__", given)
    names = getattr(inner, "__globals__", None) or vars(sys.modules.get(getattr(inner, "__module__", "")) or object)
    # A pair of functions may stand for a class: then the given one is not the class.
    following = {name.removeprefix(".") for case in exercise.cases for name, _ in case.call.then}
    target = "" if getattr(given, "__name__", "") in following else exercise.target
    return Work(target, given, names, Files())


def seen_in(exercise: Exercise, work: Work) -> Iterator[Seen]:
    """What each public case gives, in order; nothing more is run once the student stops a call."""
    stopped = False
    for case in exercise.cases:
        seen = Seen(case, Observation("skipped"), STOPPED) if stopped else asked(exercise, case, work)
        stopped = stopped or seen.verdict is STOPPED
        yield seen


STOPPED = wrong("stopped", "You stopped this call. If it did not come to an end, look for a loop that never ends.")


def asked(exercise: Exercise, case: Case, work: Work) -> Seen:
    """One case put to the student's function, and what properties ask beside it, once there is an answer."""
    observation, before, after = called(exercise, case.call, work)
    changed = () if observation.outcome != "value" else changed_names(case, before, after)
    line = observation.error.line if observation.error else None
    source = linecache.getline(work.places.last, line).strip() if line and work.places.last else ""
    extra = silently(exercise, case.extra, work) if observation.outcome == "value" else None
    if any(map(is_stopped, (observation, *(extra or ())))):
        return Seen(case, observation, STOPPED)
    return Seen(case, observation, verdict_on(exercise, case, observation, extra), changed, source)


def called(exercise: Exercise, call: Call, work: Work) -> tuple[Observation, list[Message], list[Message]]:
    """What one call gives, and its inputs before and after it."""
    message = {"target": call.target, "args": call.args, "then": call.then}
    calls: list[Named] = calls_in(message, work)  # type: ignore[arg-type]
    if any(not name.startswith(".") and work.found(name, True) is MISSING for name, _ in calls):
        return Observation("missing"), [], []
    hooks = hooks_for(exercise, call)
    inputs = [(name, given if given is None else [decode(form, hooks) for form in given]) for name, given in calls]
    before = [encode(given) for _, given in inputs]
    with seeded(), printing() as printed:
        outcome = outcome_of(inputs, work)  # type: ignore[arg-type]
    return observation_of(outcome, printed.kept), before, [encode(given) for _, given in inputs]


def silently(exercise: Exercise, calls: Sequence[Call], work: Work) -> list[Observation]:
    """What further calls give; what they print is not shown. After one that the student stops there is no other."""
    found: list[Observation] = []
    with redirect_stdout(io.StringIO()):
        for call in calls:
            found.append(called(exercise, call, work)[0])
            if is_stopped(found[-1]):
                break
    return found


def is_stopped(observation: Observation) -> bool:
    """Whether the student stopped the call."""
    return observation.error is not None and observation.error.type == "KeyboardInterrupt"


def observation_of(outcome: Mapping[str, Message], printed: str) -> Observation:
    """What a call came to, as the grader would see it: the value decoded, the exception with its line."""
    value = read_back(outcome["value"]) if outcome["outcome"] == "value" else None
    return Observation(outcome["outcome"], value, printed, raised_of(outcome.get("error")))


def read_back(form: Json) -> Value:
    """The value of an encoded answer; of one that cannot be read in reasonable time, that it is too large."""
    try:
        return decode(form)
    except DecodeError:
        return decode(cut("size"))


def changed_names(case: Case, before: Sequence[Message], after: Sequence[Message]) -> tuple[str, ...]:
    """The names of the arguments that are no longer what they were."""
    given = [form for forms in before for form in forms or ()]
    now = [form for forms in after for form in forms or ()]
    changed = [form for form, later in zip(given, now, strict=True) if form != later]
    return tuple(name for name, form in case.args.items() if form in changed)


def hooks_for(exercise: Exercise, call: Call) -> Hooks:
    """What stand-ins among the inputs become: NumPy's own where it is there, the functions that the exercise gives."""
    if _holds(call.args, ("array", "scalar")) or _holds([given for _, given in call.then], ("array", "scalar")):
        with suppress(ImportError):
            import numpy  # noqa: F401, PLC0415  # only where an input is NumPy's
    provided: dict[str, Any] = {}
    for name, text in exercise.provided.items():
        exec(compile(text, f"{name}.py", "exec", dont_inherit=True), names := {"__name__": name})  # noqa: S102
        provided[name] = names[name]
    return {**native_hooks(), "function": lambda value: provided[value.name]}


def _holds(form: Message, kinds: Sequence[str]) -> bool:
    """Whether an encoded value has one of these forms somewhere inside."""
    if isinstance(form, dict):
        return form.get("$") in kinds or any(_holds(item, kinds) for item in form.values())
    return isinstance(form, list | tuple) and any(_holds(item, kinds) for item in form)


@contextmanager
def seeded() -> Iterator[None]:
    """Random numbers as the grader seeds them for a call; afterwards the session goes on with its own."""
    numpy: Any = sys.modules.get("numpy.random")
    state, numpy_state = random.getstate(), numpy.get_state() if numpy else None
    seeding()()
    try:
        yield
    finally:
        random.setstate(state)
        if numpy:
            numpy.set_state(numpy_state)


class Tee(io.TextIOBase):
    """A stream that lets everything through and keeps the first of it."""

    def __init__(self, stream: TextIO) -> None:
        self.stream = stream
        self.kept = ""

    def write(self, text: str) -> int:
        """How many characters were written."""
        if len(self.kept) < KEPT:
            self.kept += text[:KEPT]
        return self.stream.write(text)

    def flush(self) -> None:
        """Flushes the stream behind."""
        self.stream.flush()

    def writable(self) -> bool:
        """True."""
        return True

    def __getattr__(self, name: str) -> Any:
        return getattr(self.stream, name)  # `buffer`, `encoding` and what else a session's stream may have


@contextmanager
def printing() -> Iterator[Tee]:
    """Has what is printed kept, and shown as ever."""
    tee = Tee(sys.stdout)
    with redirect_stdout(tee):
        yield tee
