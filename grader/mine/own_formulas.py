"""Formulas made of code: of a student's own program, and of the reference after a small change.

A formula is evaluated by `grader.built.formula`, which runs no Python: what a student wrote is never run here.
"""

import ast
from collections.abc import Iterator, Mapping
from typing import Any

from grader.built.document import BuiltExercise
from grader.intake.submission import Submission
from grader.mine.alternatives import Alternative
from grader.mine.answer_formulas import deep_alternative, formula_alternative, signature_parameters
from grader.mine.change_words import repaired_name
from grader.mine.formula_texts import formula_text_of, texts_in, without_own_names
from grader.mine.one_expression import expression_of
from grader.mine.plain_calls import NotOneExpression
from grader.mine.wrong_work import AnsweredGroup
from grader.repair.student_program import top_definitions

MAX_DRAFTED_FORMULA = 400  # characters: a longer one is no draft that a person can read
MAX_PROGRAMS = 5  # of a group, the shortest, of which a formula is made
REFERENCE_WORD = "reference"
SHOWN_CHARACTERS = 70


def own_formulas(exercise: BuiltExercise, group: AnsweredGroup, raw: Mapping[str, Any]) -> Iterator[Alternative]:
    """The formulas that some programs of a group compute, without a name of their author's in them."""
    if exercise.kind != "function":
        return
    texts = {program_text(work.submission): work.submission for work in group.works}
    repair = next((work.repair for work in group.works if work.repair), None)
    formulas = (
        program_formula(exercise, texts[text])
        for text in sorted(texts, key=lambda each: (len(each), each))[:MAX_PROGRAMS]
    )
    for formula in dict.fromkeys(each for each in formulas if each is not None):
        shown = formula if len(formula) <= SHOWN_CHARACTERS else f"{formula[:SHOWN_CHARACTERS]}…"
        name = f"computed as `{shown}`" if repair is None else repaired_name(repair)
        hint = f"These outputs are what `{shown}` gives."
        made = formula_alternative(raw, exercise, formula, name, hint) if len(formula) <= MAX_DRAFTED_FORMULA else None
        made = made or deep_alternative(raw, exercise, formula, name, hint)
        if made is not None:
            yield made


def program_text(submission: Submission) -> str:
    """All code of a submission in one text."""
    return "\n".join(cell.text for source in submission.sources for cell in source.cells)


def program_formula(exercise: BuiltExercise, submission: Submission) -> str | None:
    """The formula that a student's function computes, by the names of the exercise's parameters; None for none."""
    try:
        defined = {name: node for name, (_, node) in top_definitions(submission).items()}
    except (ValueError, RecursionError):
        return None
    # Classes are left out: a formula has no objects.
    functions = {name: node for name, node in defined.items() if isinstance(node, ast.FunctionDef)}
    own = functions.pop(exercise.target, None)
    if own is None:
        return None
    names = signature_parameters(exercise)
    try:
        found = expression_of(own, functions, [ast.Name(name, ast.Load()) for name in names])
    except (NotOneExpression, RecursionError):
        return None
    # A text that no input and no answer has may be anything, a student's name too.
    known = {
        text for case in exercise.cases for each in case.instances for text in (str(each.args), str(each.expected))
    }
    if not all(any(text in each for each in known) for text in texts_in(found)):
        return None
    return formula_text_of(without_own_names(found, names))


def short_formula(found: ast.expr) -> str | None:
    """An expression as the text of a formula; None for one that is too long to read."""
    text = formula_text_of(found)
    return text if len(text) <= MAX_DRAFTED_FORMULA else None


def formula_of_change(exercise: BuiltExercise, alternative: Alternative, raw: Mapping[str, Any]) -> Alternative | None:
    """The formula of a change of the reference, with its name and hint; None where it cannot be written as one."""
    change = alternative.change
    home, _, own = exercise.reference.partition(":")
    if change is None or exercise.kind != "function" or change.module != home:
        return None
    tree = ast.parse(change.text)
    functions = {each.name: each for each in tree.body if isinstance(each, ast.FunctionDef)}
    function = functions.pop(own, None)
    if function is None:
        return None
    bound = [each.arg for each in (*function.args.args, *function.args.kwonlyargs) if each.arg in exercise.bound]
    # What the exercise binds is no default any more: a formula reads it by its name.
    function.args.kw_defaults = [
        ast.Name(each.arg, ast.Load()) if each.arg in bound else default
        for each, default in zip(function.args.kwonlyargs, function.args.kw_defaults, strict=True)
    ]
    changed = {change.function: functions[change.function]} if change.function in functions else {}
    try:
        found = expression_of(WithFullNames(tree).visit(function), changed)
        text = short_formula(without_own_names(found, [each.arg for each in function.args.args]))
    except (NotOneExpression, RecursionError):
        return None
    return None if text is None else formula_alternative(raw, exercise, text, alternative.name, alternative.hint)


class WithFullNames(ast.NodeTransformer):
    """Writes what a module imports from `reference` by its full name, as a formula of another topic does."""

    def __init__(self, tree: ast.Module) -> None:
        self.full = {
            alias.asname or alias.name: f"{node.module}.{alias.name}"
            for node in tree.body
            if isinstance(node, ast.ImportFrom) and str(node.module).startswith(f"{REFERENCE_WORD}.")
            for alias in node.names
        }

    def visit_Name(self, node: ast.Name) -> ast.expr:
        """A name, in full where it is imported."""
        if node.id not in self.full or not isinstance(node.ctx, ast.Load):
            return node
        return ast.parse(self.full[node.id], mode="eval").body
