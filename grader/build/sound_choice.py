"""Proofs of lint, over many draws, that a choice is a fair question, once its spec is well-formed and builds."""

from collections.abc import Iterator, Sequence
from itertools import combinations

from grader.build.choice import further_choices
from grader.build.draw import Seeds
from grader.build.stated_mistakes import cost_fault
from grader.built.document import BuiltChoice, BuiltExercise
from grader.built.formula import CostlyFormula
from grader.spec.exercise import ChoiceExercise
from grader.spec.faults import Fault
from grader.spec.load import Loaded

LINT_DRAWS = 200  # as every student has another draw, a mistake need not show on each
MIN_TELLING_DRAWS = 3  # draws on which a mistake must lead to a wrong choice of its own


def unsound_choice(loaded: Loaded[ChoiceExercise], built: BuiltExercise, seeds: Seeds) -> Iterator[Fault]:
    """The faults of mistakes that could not be recognised; that there are enough wrong options, building proves."""
    try:
        drawn = list(further_choices(loaded, built.mistakes, seeds, LINT_DRAWS))
    except CostlyFormula as error:
        yield cost_fault(loaded, error)
    else:
        yield from indistinct_choices(loaded, built, drawn)
        yield from unreasoned_options(loaded, drawn)


def indistinct_choices(
    loaded: Loaded[ChoiceExercise], built: BuiltExercise, drawn: Sequence[BuiltChoice]
) -> Iterator[Fault]:
    """A fault for each mistake that leads to the right choice, or to the same choice as another."""
    places = {mistake.name: place for place, mistake in enumerate(built.mistakes)}
    for name, place in places.items():
        telling = sum(name in choice.variants for choice in drawn)
        if telling < MIN_TELLING_DRAWS:
            found = f"{telling} of {len(drawn)} draws, and {MIN_TELLING_DRAWS} are needed"
            problem = f"`{name}` leads to a wrong choice on {found}"
            yield loaded.fault(("misconceptions", place), problem, "Draw other inputs, or remove it.")
    for first, second in combinations(places, 2):
        both = [choice.variants for choice in drawn if first in choice.variants and second in choice.variants]
        if both and all(variants[first] == variants[second] for variants in both):
            problem = f"`{second}` leads to the same choice as `{first}` on every draw"
            yield loaded.fault(("misconceptions", places[second]), problem, "Draw other inputs, or remove one.")


def unreasoned_options(loaded: Loaded[ChoiceExercise], drawn: Sequence[BuiltChoice]) -> Iterator[Fault]:
    """A fault if options have no reason though others have one, and for each reason that hardly any option has."""
    if not loaded.spec.reasons:
        return
    for choice in drawn:
        reasoned = {place for reason in choice.reasons for place in reason.places}
        bare = [place for place in range(len(choice.options)) if place not in reasoned]
        if bare:
            of = "left" if bare[0] in choice.right else "chosen"
            problem = f"no reason says why `{choice.options[bare[0]]}` is {'right' if of == 'left' else 'wrong'}"
            yield loaded.fault(("reasons",), problem, f"End with one for all others: `of: {of}` without `if`.")
            break
    for place, reason in enumerate(loaded.spec.reasons):
        found = sum(any(each.name == reason.is_ for each in choice.reasons) for choice in drawn)
        if found < MIN_TELLING_DRAWS:
            problem = f"`{reason.is_}` holds on {found} of {len(drawn)} draws, and {MIN_TELLING_DRAWS} are needed"
            yield loaded.fault(("reasons", place), problem, "Correct its `if`, or remove it.")
