"""Calls of a student's function in the student's own session: with fresh inputs, and random state restored."""

import io
import linecache
import random
import sys
import sysconfig
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, redirect_stdout, suppress
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, TextIO

from grader.checks.calls import Call, Observation
from grader.checks.verdict import Verdict, wrong
from grader.codec.decode import DecodeError, Hooks, decode
from grader.codec.encode import encode
from grader.codec.values import Json, Message, Value
from grader.codec.wire import cut_form
from grader.release.inside.public_document import ReleasedCase, ReleasedExercise
from grader.release.inside.public_verdict import JudgedPublicCase, public_case_verdict
from grader.release.inside.time_limits import call_seconds, within
from grader.sandbox.child_answers import raised_error
from grader.sandbox.loading import MISSING_VALUE
from grader.sandbox.one_call import NamedCall, calls_on_handle, calls_outcome, is_test, native_hooks, random_seeder
from grader.sandbox.raising import TIME_LIMIT_TYPE
from grader.texts.safe_text import counted, one_line

MAX_PRINTED_CHARACTERS = 100_000  # characters of what a call printed that are kept; all of it is shown
OWN_MODULE_PREFIX = __name__.partition(".")[0]  # in a checker, the private package that our modules are renamed to
# Where Python's own and installed packages lie: no line there is the student's.
LIBRARY_FOLDERS = tuple({sysconfig.get_path(name) for name in ("stdlib", "platstdlib", "purelib", "platlib")})


class StudentFiles(dict[str, str]):
    """The student's own files, as a mapping: all but the library's and ours. Remembers the last one asked for."""

    last = ""

    def __contains__(self, file: object) -> bool:
        ours = {
            getattr(module, "__file__", None)
            for name, module in sys.modules.items()
            if name.startswith(OWN_MODULE_PREFIX)
        }
        return (
            isinstance(file, str)
            and file not in ours
            and not file.startswith(("<frozen", *LIBRARY_FOLDERS))
            # site-packages and dist-packages, wherever they lie.
            and "-packages" not in file
        )

    def __getitem__(self, file: str) -> str:
        """The notebook cell that a file name stands for, as in "cell [3]"; "" if it is none."""
        self.last = file
        # IPython's own map of cells; it is private, and may be missing in another version.
        compiler = getattr(notebook_shell(), "compile", None)
        number = getattr(compiler, "_filename_map", {}).get(file)
        return f"cell [{number}]" if number else ""


@dataclass(slots=True)
class GivenWork:
    """The function or class that a student gave, with the names around it; it answers as a submission does."""

    target: str
    given: Any
    names: Mapping[str, Any]
    places: StudentFiles
    seconds: float | None = None  # for each call, if the student says so

    def found(self, name: str, called: bool) -> Any:
        """The object of a name: the function or class given, else what is defined beside it, else `MISSING_VALUE`."""
        if name == self.target or name == getattr(self.given, "__name__", None):
            return self.given
        return self.names.get(name, MISSING_VALUE)

    def names_beside(self, target: str) -> dict[str, Any] | None:
        """The names that a test runs with; None where the one that it needs is not among them."""
        return self.names if isinstance(self.names, dict) and target in self.names else None


def notebook_shell() -> Any:
    """IPython's shell, or None where there is none."""
    ipython = sys.modules.get("IPython")
    return ipython.get_ipython() if ipython is not None and hasattr(ipython, "get_ipython") else None


def given_work(exercise: ReleasedExercise, given: Any, seconds: float | None = None) -> GivenWork:
    """A student's function or class as work to check, with the names that are defined beside it."""
    # A decorated function has its names where the function inside of it was defined.
    inner = getattr(given, "__wrapped__", given)
    around = "__main__" if exercise.kind == "tests" else getattr(inner, "__module__", "")
    names = getattr(inner, "__globals__", None) or vars(sys.modules.get(around) or object)
    # A pair of functions may stand for a class: then the given one is not the class.
    following = {name.removeprefix(".") for case in exercise.cases for name, _ in case.call.then}
    target = "" if getattr(given, "__name__", "") in following else exercise.target
    return GivenWork(target, given, names, StudentFiles(), seconds)


def judged_cases(exercise: ReleasedExercise, work: GivenWork) -> Iterator[JudgedPublicCase]:
    """The public cases of an exercise, judged in order; no more is run once a call was stopped."""
    stopped = False
    for case in exercise.cases:
        skipped = Observation("skipped")
        seen = (
            JudgedPublicCase(case, skipped, public_case_verdict(exercise, case, skipped))
            if stopped
            else asked_case(exercise, case, work)
        )
        stopped = stopped or seen.verdict.reason in ("stopped", "timeout")
        yield seen


STOPPED_VERDICT = wrong(
    "stopped", "You stopped this call. If it did not come to an end, look for a loop that never ends."
)


def asked_case(exercise: ReleasedExercise, case: ReleasedCase, work: GivenWork) -> JudgedPublicCase:
    """One public case, judged: the call of the student's function, and the calls of properties if it gave a value."""
    observation, before, after = call_observation(exercise, case.call, work)
    changed = () if observation.outcome != "value" else changed_names(case, before, after)
    line = observation.error.line if observation.error else None
    # Notebooks keep the text of their cells there.
    source = linecache.getline(work.places.last, line).strip() if line and work.places.last else ""
    extra = silent_observations(exercise, case.extra, work) if observation.outcome == "value" else None
    if late := [each for each in (observation, *(extra or ())) if is_stopped(each)]:
        return JudgedPublicCase(case, observation, stopped_verdict(late[0], case.call, work, source), source=source)
    return JudgedPublicCase(case, observation, public_case_verdict(exercise, case, observation, extra), changed, source)


def stopped_verdict(stopped: Observation, call: Call, work: GivenWork, source: str) -> Verdict:
    """The verdict on a call that the student or its time limit stopped, with the line that it was at."""
    if stopped.outcome != "timeout":
        return STOPPED_VERDICT
    at = f" It was at: {one_line(source, 200)}" if source else ""
    seconds = call_seconds(call, work.seconds)
    limit, more = counted(seconds, "second"), f"check({call.target}, seconds={6 * seconds:g})"
    return wrong(
        "timeout",
        f"This call did not end within {limit} and was stopped. Look for a loop that never ends, or give "
        f"it more time: {more}.{at}",
    )


def call_observation(
    exercise: ReleasedExercise, call: Call, work: GivenWork
) -> tuple[Observation, list[Message], list[Message]]:
    """The observation of one call, and its encoded inputs before and after it."""
    message = {"target": call.target, "args": call.args, "then": call.then}
    calls: list[NamedCall] = calls_on_handle(message, work)  # type: ignore[arg-type]
    asked = calls[:1] if is_test(calls) else calls
    if any(not name.startswith(".") and work.found(name, True) is MISSING_VALUE for name, _ in asked):
        return Observation("missing"), [], []
    hooks = hooks_for(exercise, call)
    inputs = [(name, given if given is None else [decode(form, hooks) for form in given]) for name, given in calls]
    # Encoded, as the call may change the objects themselves.
    before = [encode(given) for _, given in inputs]
    with seeded_session(), kept_printing() as printed:
        # A model's methods are given their calls in order, within one limit.
        run = partial(calls_outcome, inputs, work)  # type: ignore[arg-type]
        outcome = within(call_seconds(call, work.seconds), run, {"outcome": "timeout"})
    return session_observation(outcome, printed.kept), before, [encode(given) for _, given in inputs]


def silent_observations(exercise: ReleasedExercise, calls: Sequence[Call], work: GivenWork) -> list[Observation]:
    """The observations of further calls, whose output is not shown; it ends after one that the student stops."""
    found: list[Observation] = []
    with redirect_stdout(io.StringIO()):
        for call in calls:
            found.append(call_observation(exercise, call, work)[0])
            if is_stopped(found[-1]):
                break
    return found


def is_stopped(observation: Observation) -> bool:
    """Whether the student or a time limit stopped the call."""
    stopped = observation.error is not None and observation.error.type == "KeyboardInterrupt"
    return stopped or observation.outcome == "timeout"


def session_observation(outcome: Mapping[str, Message], printed: str) -> Observation:
    """The outcome of a call as an observation: the value decoded, or the exception with its line."""
    value = readable_value(outcome["value"]) if outcome["outcome"] == "value" else None
    return told_as_late(Observation(outcome["outcome"], value, printed, raised_error(outcome.get("error"))))


def told_as_late(observation: Observation) -> Observation:
    """The observation of a call that its time limit stopped as a timeout; others as they are."""
    late = observation.error is not None and observation.error.type == TIME_LIMIT_TYPE
    return replace(observation, outcome="timeout") if late else observation


def readable_value(form: Json) -> Value:
    """The value of an encoded answer; a stand-in for a too large value if it cannot be decoded."""
    try:
        return decode(form)
    except DecodeError:
        return decode(cut_form("size"))


def changed_names(case: ReleasedCase, before: Sequence[Message], after: Sequence[Message]) -> tuple[str, ...]:
    """The names of the arguments that a call changed."""
    given = [form for forms in before for form in forms or ()]
    now = [form for forms in after for form in forms or ()]
    changed = [form for form, later in zip(given, now, strict=True) if form != later]
    return tuple(name for name, form in case.args.items() if form in changed)


def hooks_for(exercise: ReleasedExercise, call: Call) -> Hooks:
    """The hooks that decode inputs: to NumPy's types if it is installed, to functions that the exercise provides."""
    if _holds(call.args, ("array", "scalar")) or _holds([given for _, given in call.then], ("array", "scalar")):
        with suppress(ImportError):
            import numpy  # noqa: F401, PLC0415  # only where an input is NumPy's
    provided: dict[str, Any] = {}
    for name, text in exercise.provided.items():
        # Without the future imports of this module, which would change what the text means.
        exec(compile(text, f"{name}.py", "exec", dont_inherit=True), names := {"__name__": name})  # noqa: S102
        provided[name] = names[name]
    return {**native_hooks(), "function": lambda value: provided[value.name]}


def _holds(form: Message, kinds: Sequence[str]) -> bool:
    """Whether an encoded value holds one of these kinds somewhere inside."""
    if isinstance(form, dict):
        return form.get("$") in kinds or any(_holds(item, kinds) for item in form.values())
    return isinstance(form, list | tuple) and any(_holds(item, kinds) for item in form)


@contextmanager
def seeded_session() -> Iterator[None]:
    """A context with random numbers seeded as in grading; afterwards the session's own state is restored."""
    numpy: Any = sys.modules.get("numpy.random")
    state, numpy_state = random.getstate(), numpy.get_state() if numpy else None
    random_seeder()()
    try:
        yield
    finally:
        random.setstate(state)
        if numpy:
            numpy.set_state(numpy_state)


class Tee(io.TextIOBase):
    """An output stream that passes everything on and keeps the beginning."""

    def __init__(self, stream: TextIO) -> None:
        self.stream = stream
        self.kept = ""

    def write(self, text: str) -> int:
        """Writes a text to the stream behind, and gives the number of characters."""
        if len(self.kept) < MAX_PRINTED_CHARACTERS:
            self.kept += text[:MAX_PRINTED_CHARACTERS]
        return self.stream.write(text)

    def flush(self) -> None:
        """Flushes the stream behind."""
        self.stream.flush()

    def writable(self) -> bool:
        """True, as the stream behind is an output stream."""
        return True

    def __getattr__(self, name: str) -> Any:
        return getattr(self.stream, name)  # `buffer`, `encoding` and what else a session's stream may have


@contextmanager
def kept_printing() -> Iterator[Tee]:
    """A context in which printed text is shown as ever, and its beginning is kept."""
    tee = Tee(sys.stdout)
    with redirect_stdout(tee):
        yield tee
