"""Jinja2 for texts that somebody else may have written: prompts of a bank, templates that come with an assignment.

Nothing of Python can be reached from them, nothing is remembered from one rendering to the next, and what a rendering
does is counted: a text that would take for ever, or all memory, is an error.
"""

import threading
from collections.abc import Callable, Iterable, Iterator, Mapping, Sized
from functools import update_wrapper
from typing import Any

from jinja2 import Environment, StrictUndefined, Template, Undefined, nodes
from jinja2.exceptions import SecurityError
from jinja2.nodes import EvalContext
from jinja2.runtime import BlockReference, Context, LoopContext, Macro
from jinja2.sandbox import ImmutableSandboxedEnvironment
from jinja2.visitor import NodeTransformer

MAX_RENDER_WORK = 2_000_000  # of one rendering, a character being 1: a prompt takes some 1000, and this a second
CALL_WORK = 200  # what a call of a macro or a filter counts: it takes as long as so many characters
STEP_WORK = 50  # what a step of a loop counts, or a value in a list
LARGEST_ARGUMENT = 10_000  # a number given to a filter: `center(10**9)` and `round(10**9)` would take all memory
LARGEST_NUMBER = 4096  # bits of a whole number: 10**10**10 would take all memory, and a day

# Methods that change nothing, and give no more than they are called on. All else that can be called is refused.
HARMLESS_METHODS = frozenset([
    "capitalize", "casefold", "count", "endswith", "find", "get", "index", "isalnum", "isalpha", "isdecimal",
    "isdigit", "islower", "isnumeric", "isspace", "istitle", "isupper", "items", "keys", "lower", "lstrip",
    "partition", "removeprefix", "removesuffix", "rfind", "rindex", "rpartition", "rsplit", "rstrip", "split",
    "splitlines", "startswith", "strip", "swapcase", "title", "upper", "values",
])  # fmt: skip
METHOD_TYPES = (str, bytes, int, float, tuple, list, dict)  # the types that have them

HARMLESS_TYPES = frozenset([str, int, float, bool, tuple, type(None)])  # types of fields of a view, and of given values
JINJA_TYPES = (Environment, EvalContext, Context)  # what Jinja2 itself gives some filters

# Those whose text depends on chance or on an address in memory, or formats by a text of its own.
REMOVED_FILTERS = ("attr", "format", "pprint", "random")


class _Work(threading.local):
    """The work that one rendering has done so far; each thread has its own."""

    done = 0


class CountedTemplate(Template):
    """A template whose every rendering counts its work from zero."""

    environment: "UntrustedJinja"

    def render(self, *args: Any, **kwargs: Any) -> str:
        """The text, within the limits of its environment."""
        self.environment.work.done = 0
        return super().render(*args, **kwargs)


class UntrustedJinja(ImmutableSandboxedEnvironment):
    """The sandbox for untrusted texts: no globals, a list of allowed methods, and measured filters."""

    template_class = CountedTemplate
    intercepted_binops = frozenset(["+", "*", "**", "%"])

    def __init__(
        self, *, most_work: int = MAX_RENDER_WORK, finalize: Callable[[Any], Any] | None = None, **options: Any
    ) -> None:
        self.work, self.most_work = _Work(), most_work
        written = finalize or (lambda value: value)
        super().__init__(undefined=StrictUndefined, finalize=lambda value: written(self.measured(value)), **options)
        self.globals.clear()  # `namespace` and `cycler` would carry something from one student's page to the next
        for name in REMOVED_FILTERS:
            del self.filters[name]
        self.filters = {name: self.bounded(each) for name, each in self.filters.items()}
        self.filters |= {"stepped": self.stepped, "measured": self.measured}  # for what `Measuring` puts in

    def add_filters(self, filters: Mapping[str, Callable[..., Any]]) -> None:
        """Adds filters of ours, under the same limits."""
        self.filters.update((name, self.bounded(each)) for name, each in filters.items())

    def is_safe_attribute(self, obj: Any, attr: str, value: Any) -> bool:
        """Whether a text may use an attribute: of methods, only those on our list and those of Jinja2's own objects."""
        if type(value) in HARMLESS_TYPES and not attr.startswith("_"):  # most are: pages take half the time
            return True
        if not super().is_safe_attribute(obj, attr, value):
            return False
        if not callable(value) or isinstance(value, Macro | BlockReference | Undefined):
            return True
        return (isinstance(obj, METHOD_TYPES) and attr in HARMLESS_METHODS) or (
            isinstance(obj, LoopContext) and attr in ("cycle", "changed")
        )

    def wrap_str_format(self, value: Any) -> None:
        """None: `format` is refused like any method that makes more than it is called on."""

    def call(__self, __context: Context, __obj: Any, *args: Any, **kwargs: Any) -> Any:  # noqa: N805 (Jinja2's names)
        """The result of a call; each call counts, and so does every item of a recursive loop."""
        __self.add(CALL_WORK)
        if isinstance(__obj, LoopContext) and args:
            args = (__self.stepped(args[0]), *args[1:])
        return super().call(__context, __obj, *args, **kwargs)

    def call_binop(self, context: Context, operator: str, left: Any, right: Any) -> Any:
        """The result of an operator; raises SecurityError if it would be too large."""
        if not (isinstance(left, int | float) and isinstance(right, int | float)):
            if operator != "+":
                raise SecurityError(f"`{operator}` is for numbers, and not for texts or lists")
            self.measured((left, right))
        elif isinstance(left, int) and isinstance(right, int) and bits(operator, left, right) > LARGEST_NUMBER:
            raise SecurityError("this number is too large")
        return super().call_binop(context, operator, left, right)

    def _parse(self, source: str, name: str | None, filename: str | None) -> nodes.Template:
        tree: nodes.Template = Measuring().visit(super()._parse(source, name, filename))
        return tree.set_environment(self)  # type: ignore[return-value]  # of the nodes that came in

    def bounded(self, made: Callable[..., Any]) -> Callable[..., Any]:
        """The filter with limits: it refuses arguments that would make too much, and its result is counted."""

        def within(*args: Any, **kwargs: Any) -> Any:
            value, *others = (each for each in (*args, *kwargs.values()) if not isinstance(each, JINJA_TYPES))
            # A filter may write an argument once for each piece of the value: `replace`, `join`, `indent`.
            if (1 + self.size(value)) * (1 + max(map(self.factor, others), default=0)) > self.most_work:
                raise SecurityError("this becomes too large")
            self.add(CALL_WORK)
            return self.measured(made(*args, **kwargs))

        return update_wrapper(within, made)

    def factor(self, argument: Any) -> int:
        """How often a filter may repeat something for an argument; raises SecurityError for a large number."""
        if isinstance(argument, int | float) and not abs(argument) <= LARGEST_ARGUMENT:
            raise SecurityError(f"{argument!r} is too large a number for a filter")
        return int(abs(argument)) if isinstance(argument, int | float) else self.size(argument)

    def stepped(self, values: Any) -> Any:
        """The values of a loop, each of them counted as a step."""
        if isinstance(values, Sized) or not isinstance(values, Iterable):
            self.add(STEP_WORK * len(values) if isinstance(values, Sized) else 0)
            return values
        return self._one_by_one(values)

    def _one_by_one(self, values: Iterable[Any]) -> Iterator[Any]:
        for value in values:
            self.add(STEP_WORK)
            yield value

    def measured(self, value: Any) -> Any:
        """The value itself, after its size has been counted."""
        self.size(value)
        return value

    def size(self, value: Any) -> int:
        """The size of a value in characters and items; looking at it is counted too, as lists can be nested."""
        if isinstance(value, str | bytes | range):
            self.add(len(value))
            return len(value)
        self.add(STEP_WORK)
        if isinstance(value, dict):
            return 1 + sum(self.size(key) + self.size(each) for key, each in value.items())
        return 1 + (sum(map(self.size, value)) if isinstance(value, list | tuple | set | frozenset) else 0)

    def add(self, work: int) -> None:
        """Counts work; raises SecurityError when the limit is reached."""
        self.work.done += work
        if self.work.done > self.most_work:
            raise SecurityError("this takes too long, or becomes too large")


class Measuring(NodeTransformer):
    """Puts filters into a template's tree, so that loops and composed values are counted."""

    def visit_For(self, node: nodes.For) -> nodes.For:  # noqa: N802 (Jinja2's names)
        """Puts `stepped` around the values of a loop."""
        self.generic_visit(node)
        node.iter = filtered(node.iter, "stepped")
        return node

    def visit_Concat(self, node: nodes.Concat) -> nodes.Expr:  # noqa: N802 (the same)
        """Puts `measured` around `a ~ b`."""
        self.generic_visit(node)
        return filtered(node, "measured")

    def visit_List(self, node: nodes.List) -> nodes.Expr:  # noqa: N802 (the same)
        """Puts `measured` around a list of anything but constants."""
        self.generic_visit(node)
        return node if all(isinstance(each, nodes.Const) for each in node.items) else filtered(node, "measured")

    def visit_Tuple(self, node: nodes.Tuple) -> nodes.Expr:  # noqa: N802 (the same)
        """Puts `measured` around a tuple of anything but constants that is not assigned to."""
        self.generic_visit(node)
        constant = node.ctx != "load" or all(isinstance(each, nodes.Const) for each in node.items)
        return node if constant else filtered(node, "measured")

    def visit_Dict(self, node: nodes.Dict) -> nodes.Expr:  # noqa: N802 (the same)
        """Puts `measured` around a mapping."""
        self.generic_visit(node)
        return filtered(node, "measured")


def filtered(node: Any, name: str) -> nodes.Expr:
    """The expression with a filter after it."""
    return nodes.Filter(node, name, [], [], None, None, lineno=node.lineno)


def bits(operator: str, left: int, right: int) -> int:
    """How many bits the result of an operator may have."""
    if operator == "**":
        return left.bit_length() * max(right, 0)
    return left.bit_length() + right.bit_length()
