"""Caching in one form: a function is declared cacheable, and a run passes its own cache down to its callers.

    @cacheable(key=lambda _, exercise: id(exercise), size=128)
    def calls_of(exercise): ...

    calls_of(exercise)            # computes
    cache.of(calls_of)(exercise)  # computes, unless this run has done so before

Most students of a course answer alike, and every stage is a pure function: what is cached changes no byte of a result.
"""

from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field
from functools import partial, update_wrapper
from typing import Any, Generic, NamedTuple, ParamSpec, TypeVar

CallArgs = ParamSpec("CallArgs")
CallValue = TypeVar("CallValue")

# Computes the key of a call from the cache and the arguments; None for a call that is not worth caching.
KeyOf = Callable[..., Hashable | None]
# Computes the places that an outcome takes of a cache's size, from its key.
WeightOf = Callable[[Any], int]


def one_place(_: Hashable) -> int:
    """The weight of most outcomes: each takes one place of the size."""
    return 1


@dataclass(eq=False)
class Cacheable(Generic[CallArgs, CallValue]):
    """A function whose outcomes a run may cache; a plain call computes."""

    function: Callable[CallArgs, CallValue]
    key: KeyOf
    size: int  # places for outcomes that a run holds; those that were not used for longest make room
    weight: WeightOf = one_place

    def __call__(self, *args: CallArgs.args, **named: CallArgs.kwargs) -> CallValue:
        """The outcome of the function, computed now."""
        return self.function(*args, **named)


def cacheable(
    key: KeyOf, size: int, weight: WeightOf = one_place
) -> Callable[[Callable[CallArgs, CallValue]], Cacheable[CallArgs, CallValue]]:
    """A decorator with the key of a function's calls, and the number of outcomes that a run holds.

    A key may hold the `id` of an argument: the cache holds the argument too, as long as it holds the outcome. With a
    `weight`, outcomes of long keys count as several, so that a few large ones do not fill the memory.
    """

    def decorated(function: Callable[CallArgs, CallValue]) -> Cacheable[CallArgs, CallValue]:
        made = Cacheable(function, key, size, weight)
        update_wrapper(made, function)
        return made

    return decorated


class CachedCall(NamedTuple):
    """The outcome of a call with its arguments, which are held so that no other object gets their `id`."""

    value: Any
    args: tuple[Any, ...]
    named: Mapping[str, Any]


@dataclass(eq=False, slots=True)
class RunCache:
    """The outcomes that one run has computed in one process; it is made where the run begins, and ends with it."""

    outcomes: dict[Cacheable[..., Any], "OrderedDict[Hashable, CachedCall]"] = field(default_factory=dict)
    weights: Counter[Cacheable[..., Any]] = field(default_factory=Counter)  # of all outcomes that are held
    given: set[int] = field(default_factory=set)

    def of(self, function: Cacheable[CallArgs, CallValue]) -> Callable[CallArgs, CallValue]:
        """The function, which computes its outcome once for each key."""
        return partial(self.outcome, function)

    def outcome(self, function: Cacheable[..., CallValue], *args: Any, **named: Any) -> CallValue:
        """The outcome of a call, computed or found; a call that raises is made again next time."""
        key = function.key(self, *args, **named)
        if key is None:
            return function.function(*args, **named)
        known = self.outcomes.setdefault(function, OrderedDict())
        found = known.get(key)
        if found is None:
            return self.computed(function, key, args, named)
        known.move_to_end(key)
        value: CallValue = found.value
        return value

    def computed(
        self, function: Cacheable[..., CallValue], key: Hashable, args: tuple[Any, ...], named: dict[str, Any]
    ) -> CallValue:
        """The outcome of a call, computed and from now on held here."""
        value = function.function(*args, **named)
        known = self.outcomes[function]
        known[key] = CachedCall(value, args, named)
        self.given.add(id(value))
        self.weights[function] += function.weight(key)
        while self.weights[function] > function.size and len(known) > 1:
            # The id is discarded too: once nobody holds the object, another may get the same id.
            passed, oldest = known.popitem(last=False)
            self.weights[function] -= function.weight(passed)
            self.given.discard(id(oldest.value))
        return value

    def has_given(self, value: object) -> bool:
        """Whether this very object is held here, so that later callers will come with the same one."""
        return id(value) in self.given


class NoCache(RunCache):
    """A cache that holds nothing, for callers who compute once."""

    __slots__ = ()

    def of(self, function: Cacheable[CallArgs, CallValue]) -> Callable[CallArgs, CallValue]:
        """The plain function, which always computes."""
        return function.function


UNCACHED = NoCache()
