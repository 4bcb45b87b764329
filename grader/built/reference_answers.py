"""The answers of a reference: the value of a function, the list of records of a process."""

import inspect
import marshal
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import islice
from typing import Any, TypeAlias

from grader.built.resolve import reference_function
from grader.codec.decode import decode
from grader.codec.encode import encode
from grader.codec.values import Json, Value
from reference.process import Process

Reference: TypeAlias = Callable[..., Any] | Process[Any]

# For a provided function, the reference gets the one of ours that stands for it.
FUNCTION_HOOKS = {"function": lambda function: reference_function(function.reference)}
PLAIN_TYPES = (float, str, bool)
MAX_PLAIN_ITEMS = 100  # items: far below the codec's limits, at which a value would be cut
MARSHAL_VERSION = 2  # later ones note which objects are the same, and take longer
# How marshal writes the text "$", by its length: it is a key of every form that does not stand for itself.
FORM_MARK_BYTES = b"\x01\x00\x00\x00$"
MAX_TRACE_STEPS = 2000  # steps of a trace; a process that goes on longer is not for a student to write down


class NoAnswer(ValueError):
    """Raised if a reference raises or never ends; the text goes on after "the reference"."""


def reference_answer(
    reference: Reference, args: Mapping[str, Json], bound: Mapping[str, Any], record: Sequence[str] = ()
) -> Value:
    """The answer of a reference to encoded `args`, as a value of the codec's closed set; raises `NoAnswer`."""
    return decode(answer_form(reference, args, bound, record))


def answer_form(
    reference: Reference, args: Mapping[str, Json], bound: Mapping[str, Any], record: Sequence[str] = ()
) -> Json:
    """The encoded answer of a reference to encoded `args`; raises `NoAnswer`."""
    # Fresh values for every call, as a student's function gets them: a reference may change its inputs.
    given = {**decoded_args(args), **bound}
    try:
        if isinstance(reference, Process):
            return form_of([record_of(state, record) for state in process_states(reference, given)])
        return form_of(reference(**given))
    except NoAnswer:
        raise
    except Exception as error:
        raise NoAnswer(f"raised {type(error).__name__}: {error}") from error


def process_states(process: Process[Any], given: Mapping[str, Any]) -> Iterator[Any]:
    """The states of a process, the start first; raises `NoAnswer` if it does not end."""
    states = process.steps(**given)
    yield from islice(states, MAX_TRACE_STEPS)
    if next(states, None) is not None:
        raise NoAnswer(f"has not ended after {MAX_TRACE_STEPS} steps")


def record_of(state: Any, record: Sequence[str]) -> dict[str, Any]:
    """The fields of a state that a student's step holds, with lists for tuples, as students write them."""
    return {field: with_lists(getattr(state, field)) for field in record}


def canonical_value(value: Any) -> Any:
    """The value as the codec gives it back, so that expected and observed values have one form."""
    return value if is_plain_rows(value) else decode(form_of(value))


def is_plain_rows(value: Any) -> bool:
    """Whether a value maps names to a few short lists of plain numbers or texts, which the codec leaves as they are."""
    return type(value) is dict and all(
        type(name) is str
        and type(items) is list
        and len(items) < MAX_PLAIN_ITEMS
        and all(type(item) in PLAIN_TYPES for item in items)
        for name, items in value.items()
    )


def form_of(value: Any) -> Json:
    """The encoded form of a value; raises `NoAnswer` if the codec would cut it."""
    form = encode(value)
    if is_cut(form):
        raise NoAnswer("gives something that is too large, or of a kind that cannot be written down")
    return form


def is_cut(form: Json) -> bool:
    """Whether an encoded value is incomplete: cut by the codec's limits, or with something opaque in it."""
    if isinstance(form, dict):
        return form.get("$") in ("cut", "opaque") or any(map(is_cut, form.values()))
    return isinstance(form, list) and any(map(is_cut, form))


def decoded_args(args: Mapping[str, Json]) -> dict[str, Value]:
    """Fresh values of encoded arguments, as a reference gets them; our own function for a provided one."""
    return {name: fresh_value(form) for name, form in args.items()}


def fresh_value(form: Json) -> Value:
    """A fresh value of a form that we encoded ourselves."""
    data = marshal.dumps(form, MARSHAL_VERSION)
    if FORM_MARK_BYTES in data:
        return decode(form, FUNCTION_HOOKS)
    return marshal.loads(data)  # noqa: S302  # bytes of our own; many times faster, as most inputs have no such form


class DecodedArgs(Mapping[str, Value]):
    """A lazy mapping of encoded arguments to their values: each is decoded when it is first asked for."""

    def __init__(self, args: Mapping[str, Json]) -> None:
        self.forms = args
        self.known: dict[str, Value] = {}

    def __getitem__(self, name: str) -> Value:
        if name not in self.known:
            self.known[name] = fresh_value(self.forms[name])
        return self.known[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self.forms)

    def __len__(self) -> int:
        return len(self.forms)


def accepted_names(reference: Reference, names: Mapping[str, Any]) -> dict[str, Any]:
    """The entries of a mapping whose names the reference has a parameter for."""
    taken = parameters(reference)
    return {name: value for name, value in names.items() if taken is None or name in taken}


@cache
def parameters(reference: Reference) -> frozenset[str] | None:
    """The names of a reference's parameters; None if it takes any. A process takes those of its start and steps."""
    if isinstance(reference, Process):
        start, steps = parameters(reference.start), parameters(reference.successors)
        return steps if start is None else start if steps is None else start & steps
    found = inspect.signature(reference).parameters.values()
    if any(each.kind is each.VAR_KEYWORD for each in found):
        return None
    return frozenset(each.name for each in found if each.kind is not each.VAR_POSITIONAL)


def missing_parameters(reference: Reference, names: Sequence[str]) -> tuple[str, ...]:
    """The parameters without a default that are not among the names, in the reference's order."""
    if isinstance(reference, Process):
        state, *_ = inspect.signature(reference.successors).parameters
        found = missing_parameters(reference.start, names) + missing_parameters(reference.successors, (*names, state))
        return tuple(dict.fromkeys(found))
    variable = (inspect.Parameter.VAR_KEYWORD, inspect.Parameter.VAR_POSITIONAL)
    return tuple(
        each.name
        for each in inspect.signature(reference).parameters.values()
        if each.default is each.empty and each.kind not in variable and each.name not in names
    )


def with_lists(value: Any) -> Any:
    """The value with lists for tuples, as YAML would write it.

    >>> with_lists([((1, 0), 1)])
    [[[1, 0], 1]]
    """
    if isinstance(value, dict):
        return {key: with_lists(each) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return [with_lists(each) for each in value]
    return value
