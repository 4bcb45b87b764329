"""Caching has one form: a run owns what it has worked out, and hands its cache down to those who may use it.

    @cacheable(key=lambda _, exercise: id(exercise), size=128)
    def calls_of(exercise): ...

    calls_of(exercise)            # computes
    cache.of(calls_of)(exercise)  # computes, unless this run has done so before

Most students of a course answer alike, and every stage is a pure function: what is cached changes no byte of a result.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field
from functools import partial, update_wrapper
from typing import Any, Generic, NamedTuple, ParamSpec, TypeVar

CallArgs = ParamSpec("CallArgs")
CallValue = TypeVar("CallValue")

# What tells one call from all others, of the cache and the arguments; None for a call that is not worth caching.
KeyOf = Callable[..., Hashable | None]


@dataclass(eq=False)
class Cacheable(Generic[CallArgs, CallValue]):
    """A function that a run may cache; called by itself, it computes."""

    function: Callable[CallArgs, CallValue]
    key: KeyOf
    size: int  # calls of which a run holds the outcome; the one that was not used for longest makes room

    def __call__(self, *args: CallArgs.args, **named: CallArgs.kwargs) -> CallValue:
        """What the function gives, computed."""
        return self.function(*args, **named)


def cacheable(key: KeyOf, size: int) -> Callable[[Callable[CallArgs, CallValue]], Cacheable[CallArgs, CallValue]]:
    """A decorator that says what a function's calls are told apart by, and how many outcomes a run holds.

    A key may hold the `id` of an argument: the cache holds the argument too, as long as it holds the outcome.
    """

    def decorated(function: Callable[CallArgs, CallValue]) -> Cacheable[CallArgs, CallValue]:
        made = Cacheable(function, key, size)
        update_wrapper(made, function)
        return made

    return decorated


class CachedCall(NamedTuple):
    """What a call gave, and its arguments, which are held so that no other object takes over their `id`."""

    value: Any
    args: tuple[Any, ...]
    named: Mapping[str, Any]


@dataclass(eq=False, slots=True)
class RunCache:
    """What one run has worked out in one process; it is made where the run begins, and is gone with it."""

    outcomes: dict[Cacheable[..., Any], "OrderedDict[Hashable, CachedCall]"] = field(default_factory=dict)
    given: set[int] = field(default_factory=set)

    def of(self, function: Cacheable[CallArgs, CallValue]) -> Callable[CallArgs, CallValue]:
        """The function, computed once for each key."""
        return partial(self.outcome, function)

    def outcome(self, function: Cacheable[..., CallValue], *args: Any, **named: Any) -> CallValue:
        """What the function gives, computed or found; what it raises is raised again by the next call."""
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
        """What the function gives, from now on held here."""
        value = function.function(*args, **named)
        known = self.outcomes[function]
        known[key] = CachedCall(value, args, named)
        self.given.add(id(value))
        if len(known) > function.size:
            _, oldest = known.popitem(last=False)
            self.given.discard(id(oldest.value))
        return value

    def has_given(self, value: object) -> bool:
        """Whether the value is held here, so that others will come with the very same object."""
        return id(value) in self.given


class NoCache(RunCache):
    """The cache of those who ask once: it holds nothing."""

    __slots__ = ()

    def of(self, function: Cacheable[CallArgs, CallValue]) -> Callable[CallArgs, CallValue]:
        """The function itself."""
        return function.function


UNCACHED = NoCache()
