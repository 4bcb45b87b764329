"""Names that are nearly those asked for, and names that are defined twice. Every repair is told to the student."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from grader.intake.asked import ExpectedNames
from grader.intake.definitions import StudentDefinition, student_definitions
from grader.intake.submission import CodeCell, Source

ALIAS_CELL_LABEL = "names"  # of the cell that gives something the name asked for


def folded_name(name: str) -> str:
    """The name without what is easily mistaken: capitals and underscores.

    >>> folded_name("gainRatio_") == folded_name("Gain_Ratio") == folded_name("gain_ratio")
    True
    """
    return name.replace("_", "").casefold()


def with_names(sources: Sequence[Source], asked: Sequence[ExpectedNames]) -> tuple[tuple[Source, ...], list[str]]:
    """The sources, in which a definition with nearly the name asked for has that name too, and notes on names."""
    known = student_definitions(sources)
    wanted = {name for each in asked for name in (*each.functions, *each.variables)}
    changed, notes = list(sources), []
    for each in asked:
        for name in (*each.functions, *each.variables):
            near = [] if is_there(each, name, known) else likely_definitions(each, name, known, wanted)
            names = sorted({one.name for one in near})
            if len(names) == 1:
                last = near[-1]
                changed[last.source] = also_called(changed[last.source], name, last.name, known)
                notes.append(
                    f"`{last.name}` ({last.place}) was taken for `{name}`, which is not there: they differ only in "
                    "capital letters or underscores. Rename it."
                )
            elif names:
                listed = " and ".join(f"`{one}`" for one in names)
                notes.append(f"`{name}` is not there; {listed} are nearly called so, and neither was taken for it.")
    functions = dict.fromkeys(name for each in asked for name in each.functions)
    return tuple(changed), notes + [note for name in functions for note in definition_notes(name, known)]


def is_there(asked: ExpectedNames, name: str, known: Sequence[StudentDefinition]) -> bool:
    """Whether a name is defined and written, or what may stand for it is."""
    written = {one.name for one in known if not one.blank}
    return name in written or (name == asked.target and bool(asked.instead) and written.issuperset(asked.instead))


def likely_definitions(
    asked: ExpectedNames, name: str, known: Sequence[StudentDefinition], wanted: set[str]
) -> list[StudentDefinition]:
    """The definitions that may be meant by a name: called nearly so, and of the kind asked for."""
    return [
        one
        for one in known
        if folded_name(one.name) == folded_name(name)
        and one.name not in wanted
        and not one.blank
        and not (asked.in_code and one.value)
        and not (asked.instead and one.kind != "class")
    ]


def also_called(source: Source, name: str, near: str, known: Sequence[StudentDefinition]) -> Source:
    """The source with one more cell, in which a definition gets the name asked for as well.

    Only what is still as handed out is replaced: the name may have been made in a way that its text does not show.
    """
    blank = any(one.name == name for one in known)
    text = f"{name} = {near}" if blank else f"{name} = globals().get({name!r}, {near})"
    return replace(source, cells=(*source.cells, CodeCell(text, ALIAS_CELL_LABEL)))


def definition_notes(name: str, known: Sequence[StudentDefinition]) -> Iterator[str]:
    """Notes on a function that is defined more than once, or whose name is given to a value."""
    all_of_them = [one for one in known if one.name == name and not one.blank]
    functions = [one for one in all_of_them if one.kind]
    if not functions:
        return
    counts = functions[0].source  # of several files the first counts
    here = [one for one in functions if one.source == counts]
    counting = here[-1].code
    if len(here) > 1 and any(one.code != counting for one in here[:-1]):
        yield f"`{name}` is defined {times_word(len(here))}; the last counts, line {here[-1].line} of {here[-1].place}."
    others = [one for one in functions if one.source != counts and one.code != counting]
    if others:
        yield f"`{name}` is defined in {here[-1].place} and in {others[-1].place}; the one in {here[-1].place} counts."
    last = [one for one in all_of_them if one.source == counts][-1]
    if last.value:
        yield (
            f"`{name}` is a function, and line {last.line} of {last.place} gives its name to a value. The function was "
            "called all the same. Give the value a name of its own."
        )


def times_word(count: int) -> str:
    """How often something occurs, in words."""
    return "twice" if count == 2 else f"{count} times"
