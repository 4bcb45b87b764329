"""Leads from code: alike in one exercise, alike in the whole work of two students, or alike our reference."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, groupby

from grader.built.document import BuiltExercise
from grader.similar.leads import Lead, SideBySide, bits_of, lines_at, rounded_percent
from grader.similar.likeness import MIN_CODE_CHARACTERS, CodeLikeness, CodePrint, likeness_of, may_be_alike

ALIKE_SHARE = 0.75  # of one exercise's code: independent solutions share 46 % at most, of copies 97 % reach it
WHOLE_SHARE, MIN_WHOLE_CHARACTERS = 0.6, 400  # of all exercises' code together; characters that there must be for that
REFERENCE_SHARE = 0.8  # of a student's code in the reference too: of independent solutions 66 % is the most

PrintsByExercise = Mapping[str, Mapping[str, CodePrint]]  # by exercise and student
StudentPair = tuple[str, str]
Likenesses = Mapping[StudentPair, Mapping[str, CodeLikeness]]


def likenesses(prints: PrintsByExercise) -> dict[StudentPair, dict[str, CodeLikeness]]:
    """The likeness of students' code by pair and exercise, for pairs that might be alike."""
    found: dict[StudentPair, dict[str, CodeLikeness]] = {}
    for exercise, by_student in prints.items():
        for one, other in combinations(sorted(by_student), 2):
            if may_be_alike(by_student[one], by_student[other]):
                found.setdefault((one, other), {})[exercise] = likeness_of(by_student[one], by_student[other])
    return found


def code_leads(prints: PrintsByExercise, found: Likenesses, share: float = ALIKE_SHARE) -> Iterator[Lead]:
    """Leads for groups with alike code in one exercise, then for pairs with alike whole work."""
    edges = [
        (exercise, pair, each)
        for pair, by_exercise in found.items()
        for exercise, each in by_exercise.items()
        if each.share >= share and min(prints[exercise][name].size for name in pair) >= MIN_CODE_CHARACTERS
    ]
    for exercise, own in groupby(sorted(edges, key=lambda edge: edge[:2]), key=lambda edge: edge[0]):
        pairs = {pair: each for _, pair, each in own}
        for group in joined_groups(list(pairs)):
            yield group_lead(exercise, group, {pair: pairs[pair] for pair in pairs if pair[0] in group}, prints)
    told = {pair for _, pair, _ in edges}
    yield from (lead for pair in sorted(set(found) - told) for lead in whole_leads(pair, found[pair], prints))


def joined_groups(pairs: Sequence[StudentPair]) -> list[tuple[str, ...]]:
    """The groups of students that pairs join, directly or through others.

    >>> joined_groups([("ada", "bob"), ("cy", "dee"), ("bob", "eve")])
    [('ada', 'bob', 'eve'), ('cy', 'dee')]
    """
    groups: list[set[str]] = []
    for pair in pairs:
        joined = [group for group in groups if group & set(pair)]
        groups = [group for group in groups if group not in joined] + [set(pair).union(*joined)]
    return sorted(tuple(sorted(group)) for group in groups)


def group_lead(
    exercise: str, group: tuple[str, ...], pairs: Mapping[StudentPair, CodeLikeness], prints: PrintsByExercise
) -> Lead:
    """The lead for a group of students, with the code of its most alike pair side by side."""
    pair, most = max(pairs.items(), key=lambda each: (each[1].share, each[1].common))
    least = min(each.share for each in pairs.values())
    class_ = len(prints[exercise])
    shares = (
        rounded_percent(most.share) if len(pairs) == 1 else f"{rounded_percent(least)} to {rounded_percent(most.share)}"
    )
    why = f"{shares} of the code is the same but for names and layout; {len(group)} of {class_} in the class."
    # More than a quarter of the class: the bound that equal wrong answers have too.
    if len(group) > max(2, class_ / 4):
        why += " So many that it may be the usual way to write it."
    return Lead(
        "code",
        group,
        (exercise,),
        why,
        most.share,
        bits_of(class_, len(group)),
        code_side_by_side(exercise, pair, most, prints),
    )


def code_side_by_side(exercise: str, pair: StudentPair, found: CodeLikeness, prints: PrintsByExercise) -> SideBySide:
    """The code of two students side by side, with the alike lines marked."""
    texts = (prints[exercise][pair[0]].text, prints[exercise][pair[1]].text)
    return SideBySide(pair, texts, (lines_at(texts[0], found.places[0]), lines_at(texts[1], found.places[1])))


def whole_leads(pair: StudentPair, found: Mapping[str, CodeLikeness], prints: PrintsByExercise) -> Iterator[Lead]:
    """A lead if all code of two students is alike over the exercises that both have done; else none."""
    both = [exercise for exercise, own in prints.items() if set(pair) <= set(own)]
    sizes = [sum(prints[exercise][name].size for exercise in both) for name in pair]
    common = [sum(min(1.0, getattr(each, side)) * prints[exercise][name].size for exercise, each in found.items())
              for side, name in zip(("first", "second"), pair, strict=True)]  # fmt: skip
    share = min(part / size for part, size in zip(common, sizes, strict=True))
    if share >= WHOLE_SHARE and min(sizes) >= MIN_WHOLE_CHARACTERS:
        exercise, most = max(found.items(), key=lambda each: each[1].common)
        why = f"{rounded_percent(share)} of all their code together is the same but for names and layout."
        yield Lead(
            "code", pair, tuple(sorted(found)), why, share, None, code_side_by_side(exercise, pair, most, prints)
        )


def reference_leads(
    prints: PrintsByExercise, references: Mapping[str, CodePrint], share: float = REFERENCE_SHARE
) -> Iterator[Lead]:
    """Leads for students whose code is in our reference, which anybody can read."""
    for exercise, ours in sorted(references.items()):
        for student, own in sorted(prints.get(exercise, {}).items()):
            found = likeness_of(own, ours)
            if own.size >= MIN_CODE_CHARACTERS and found.first >= share:
                stands = rounded_percent(found.first)
                why = f"{stands} of the code stands in our published reference, but for names and layout."
                texts, titles = (own.text, ours.text), (student, "the reference")
                marked = (lines_at(texts[0], found.places[0]), lines_at(texts[1], found.places[1]))
                yield Lead(
                    "reference", (student,), (exercise,), why, found.first, None, SideBySide(titles, texts, marked)
                )


def coded_exercises(exercises: Sequence[BuiltExercise]) -> tuple[BuiltExercise, ...]:
    """The exercises that are answered with code."""
    return tuple(each for each in exercises if each.kind in ("function", "trace", "model", "tests"))
