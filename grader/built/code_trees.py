"""A definition as a text that is the same wherever it stands, with gaps for the definitions that it uses.

Docstrings, comments, imports and the module's name are not in it. A name that stands for another definition, or for
something of a library, is a gap for that: how it was imported, and as what, does not matter. Names of parameters and
local variables stay, as does a class's own name, which `repr` shows; a function's or a constant's own does not.
Annotations have no effect in a function, and are left out there; but the classes that they name are used, as the
methods of an argument are looked up in its class. They stay in the body of a class, where `dataclass` reads them, and
in a function with a decorator, which may.
"""

import ast
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from grader.built.code_names import (
    COMPREHENSIONS,
    FUNCTIONS,
    Defined,
    Everything,
    SourceNames,
    Target,
    WholeModule,
    bindings_of,
)
from grader.built.code_scopes import DYNAMIC_ATTRIBUTES, NameLookup, Scope, classes_of, inner_scope, is_dynamic

UNWRITTEN_FIELDS = frozenset({"ctx", "kind", "type_comment"})  # fields that say nothing of what is computed


@dataclass(frozen=True, slots=True)
class TargetGap:
    """A gap for all targets of a name, or for the classes that annotations name; their order means nothing."""

    targets: frozenset[Target]


TreePart = str | TargetGap


def definition_tree(names: SourceNames, target: Defined | WholeModule) -> tuple[TreePart, ...]:
    """The text of a definition or of a whole module, in parts, with gaps for the definitions that it uses."""
    if isinstance(target, WholeModule):
        return whole_module(names, target.module)
    module = names.module(target.module)
    writer = TreeWriter(NameLookup(names, target.module), target.name)
    for place in sorted({*module.bound[target.name], *module.effects}):
        writer.statement(module.statements[place], None)
    return writer.written()


def whole_module(names: SourceNames, module: str) -> tuple[TreePart, ...]:
    """The text of a whole module: every name of it with its targets, as any of them may be asked for."""
    known = names.module(module)
    parts: list[TreePart] = ["module"]
    for name in sorted({*known.bound, *known.imports}):
        parts += [f" {name}=", TargetGap(frozenset(names.targets(module, name)))]
    writer = TreeWriter(NameLookup(names, module), "")
    for place in known.effects:
        writer.statement(known.statements[place], None)
    return (*parts, *writer.written())


@dataclass(slots=True)
class TreeWriter:
    """Writes the statements of one definition, whose name in its module is `own`."""

    lookup: NameLookup
    own: str
    parts: list[TreePart] = field(default_factory=list)
    classes: set[Target] = field(default_factory=set)

    def written(self) -> tuple[TreePart, ...]:
        """The parts written so far, with the classes that annotations name at the end."""
        return (*self.parts, TargetGap(frozenset(self.classes))) if self.classes else tuple(self.parts)

    def node(self, node: ast.AST, scope: Scope | None) -> None:
        """Writes a node: its kind, and its fields where they hold something."""
        if isinstance(node, ast.Name):
            self.name(node, scope)
        elif isinstance(node, ast.Constant):
            self.parts.append(f"{type(node.value).__name__} {node.value!r};")
        elif isinstance(node, ast.Attribute):
            self.attribute(node, scope)
        elif isinstance(node, (*FUNCTIONS, ast.Lambda)):
            self.function(node, scope)
        elif isinstance(node, ast.ClassDef):
            self.a_class(node, scope)
        elif isinstance(node, COMPREHENSIONS):
            self.comprehension(node, scope)
        elif isinstance(node, ast.stmt):
            self.statement(node, scope)
        else:
            self.fields(node, scope)

    def fields(self, node: ast.AST, scope: Scope | None, besides: frozenset[str] = UNWRITTEN_FIELDS) -> None:
        """Writes the fields of a node by name, without empty ones, as older Pythons do not have all fields."""
        self.parts.append(f"({type(node).__name__}")
        for name in node._fields:
            value = getattr(node, name, None)
            if value is None or value == [] or name in besides:
                continue
            self.parts.append(f" {name}=")
            self.value(value, scope)
        self.parts.append(")")

    def value(self, value: object, scope: Scope | None) -> None:
        """Writes the content of a field: a node, a list of nodes, or a plain value."""
        if isinstance(value, ast.AST):
            self.node(value, scope)
        elif isinstance(value, list):
            self.parts.append("[")
            for each in value:
                self.value(each, scope)
            self.parts.append("]")
        else:
            self.parts.append(f"{value!r};")

    def statement(self, node: ast.stmt, scope: Scope | None) -> None:
        """Writes a statement, unless it does nothing or only imports."""
        if isinstance(node, ast.Pass | ast.Import | ast.ImportFrom):
            return
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            return
        if isinstance(node, (*FUNCTIONS, ast.ClassDef)):
            self.node(node, scope)
        elif isinstance(node, ast.AnnAssign):
            self.use_classes_of(node.annotation, scope)
            if scope and scope.is_class:
                self.fields(node, scope)
            elif node.value is not None:  # as without the annotation
                self.fields(ast.Assign([node.target], node.value), scope)
        else:
            if isinstance(node, ast.Global):
                self.gap(Everything())  # what it binds there, others may read
            self.fields(node, scope)

    def name(self, node: ast.Name, scope: Scope | None) -> None:
        """Writes a name: itself if it is a local variable, else a gap for its targets."""
        if scope is None and not isinstance(node.ctx, ast.Load):
            self.parts.append("own;" if node.id == self.own else "other;")
        elif (found := self.lookup.targets_of(node.id, scope)) is None:
            self.parts.append(f"name {node.id};")
            if scope and scope.is_class and node.id in scope.names and isinstance(node.ctx, ast.Load):
                self.name(node, scope.around)  # until a class binds a name, that of the module is read
        else:
            self.gap(*found)

    def attribute(self, node: ast.Attribute, scope: Scope | None) -> None:
        """Writes an attribute; an attribute of a module as a gap for its target."""
        if node.attr in DYNAMIC_ATTRIBUTES:
            self.gap(Everything())
        if (found := self.lookup.path_of(node, scope)) is not None:
            self.gap(found)
        else:
            self.fields(node, scope)

    def gap(self, *targets: Target) -> None:
        """Writes a gap for the targets of a name."""
        dynamic = any(map(is_dynamic, targets))
        self.parts.append(TargetGap(frozenset({*targets, Everything()} if dynamic else targets)))

    def function(self, node: ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda, scope: Scope | None) -> None:
        """Writes a function: its head in the scope around it, its body in a scope of its own."""
        arguments = node.args
        taken = [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs]
        taken += [each for each in (arguments.vararg, arguments.kwarg) if each is not None]
        body = [node.body] if isinstance(node, ast.Lambda) else node.body
        inside = inner_scope({**bindings_of(body), **{each.arg: () for each in taken}}, scope)
        self.parts.append(f"({type(node).__name__}")
        if not isinstance(node, ast.Lambda):
            if scope is not None or node.name != self.own:
                self.parts.append(f" name={node.name}")
            self.head(node, scope)
        self.parameters(arguments, scope)
        self.parts.append(" body=")
        self.value(body, inside)
        self.parts.append(")")

    def head(self, node: ast.FunctionDef | ast.AsyncFunctionDef, scope: Scope | None) -> None:
        """Writes the decorators, and the annotations if there is one; notes the classes that annotations name."""
        arguments = node.args
        every = [*arguments.posonlyargs, *arguments.args, arguments.vararg, *arguments.kwonlyargs, arguments.kwarg]
        hints = [each.annotation if each else None for each in every] + [node.returns]
        if node.decorator_list:
            self.value(node.decorator_list, scope)
            self.value(hints, scope)
        for hint in hints:
            if hint is not None:
                self.use_classes_of(hint, scope)

    def parameters(self, arguments: ast.arguments, scope: Scope | None) -> None:
        """Writes the names and the defaults of parameters, and how they may be given."""
        names = {
            "only": [each.arg for each in arguments.posonlyargs],
            "either": [each.arg for each in arguments.args],
            "rest": arguments.vararg and arguments.vararg.arg,
            "named": [each.arg for each in arguments.kwonlyargs],
            "others": arguments.kwarg and arguments.kwarg.arg,
        }
        # Names count, as a caller may use them; how many there are of each kind counts with them.
        self.parts.append(f" {sorted((key, said) for key, said in names.items() if said)!r}")
        self.value(arguments.defaults, scope)
        self.value(arguments.kw_defaults, scope)

    def a_class(self, node: ast.ClassDef, scope: Scope | None) -> None:
        """Writes a class: bases and decorators in the scope around it, its body in its own."""
        self.parts.append(f"(ClassDef name={node.name} ")
        for outside in (node.decorator_list, node.bases, node.keywords):
            self.value(outside, scope)
        self.value(node.body, inner_scope(bindings_of(node.body), scope, is_class=True))
        self.parts.append(")")

    def comprehension(
        self, node: ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp, scope: Scope | None
    ) -> None:
        """Writes a comprehension: the first iterable in the scope around it, all else in a scope of its own."""
        inside = inner_scope(bindings_of(each.target for each in node.generators), scope)
        first = node.generators[0]
        self.parts.append(f"({type(node).__name__} from=")
        self.node(first.iter, scope)
        self.fields(first, inside, UNWRITTEN_FIELDS | {"iter"})
        self.value(node.generators[1:], inside)
        self.value([node.key, node.value] if isinstance(node, ast.DictComp) else [node.elt], inside)
        self.parts.append(")")

    def use_classes_of(self, annotation: ast.expr, scope: Scope | None) -> None:
        """Notes the classes of ours that an annotation names, under whatever alias."""
        for target in self.lookup.types_in(annotation, scope):
            self.classes |= classes_of(self.lookup.names, target)


def tree_text(parts: Iterable[TreePart], known: Mapping[Target, str]) -> str:
    """The text with its gaps filled by the digests of their targets."""
    return "".join(part if isinstance(part, str) else filled_gap(part, known) for part in parts)


def filled_gap(gap: TargetGap, known: Mapping[Target, str]) -> str:
    """The digests of all targets of a gap, sorted."""
    return f"<{' '.join(sorted(known[each] for each in gap.targets))}>"
