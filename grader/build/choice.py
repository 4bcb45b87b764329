"""The built form of a choice: `given` drawn once, the key and wrong options computed, their order drawn."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random

from grader.build.building import TRIES, exhausted, fail, holds
from grader.build.draw import BadDraw, Seeds, filled, made
from grader.build.option_texts import Style, alike, option_texts
from grader.build.prompts import BadText
from grader.build.stated_mistakes import stated_variant
from grader.built.document import BuiltChoice, BuiltMistake
from grader.built.mistake_answers import NOTHING
from grader.built.reference_answers import NoAnswer, Reference, accepted, answer_form, decoded
from grader.built.resolve import function_of
from grader.built.stability import jittered
from grader.built.walk import bare
from grader.checks.chosen import LETTERS, folded
from grader.codec.decode import decode
from grader.codec.encode import encode
from grader.codec.values import Json, Value
from grader.spec.exercise import ChoiceExercise
from grader.spec.exercise_rules import OWN_OPTIONS
from grader.spec.expressions import Make, Node, Option, Pick
from grader.spec.load import Loaded

FEWEST = 3  # wrong options of a choice of one: with fewer, guessing pays
LONGEST = 300  # characters of an option: a few lines, to be read beside three others


@dataclass(frozen=True, slots=True)
class Asked:
    """A choice on one draw: the encoded values of `given`, and the question."""

    given: dict[str, Json]
    choice: BuiltChoice


@dataclass(frozen=True, slots=True)
class Candidate:
    """An option that may be shown: its value, its text, whether it is right, and the mistakes that lead to it."""

    value: Value
    text: str
    right: bool
    mistakes: tuple[str, ...] = ()


def asked(loaded: Loaded[ChoiceExercise], mistakes: Sequence[BuiltMistake], seeds: Seeds) -> Asked:
    """The question on the first draw that meets its conditions and whose key no float noise decides."""
    random = seeds.random("given", 0)
    unmet: Counter[str] = Counter()
    for _ in range(TRIES):
        found = attempt(loaded, mistakes, random)
        if isinstance(found, Asked):
            return found
        unmet[found] += 1
    return exhausted(loaded, ("options",) if loaded.spec.options else ("given",), unmet)


def attempt(loaded: Loaded[ChoiceExercise], mistakes: Sequence[BuiltMistake], random: Random) -> Asked | str:
    """The question on one draw, or the name of the first condition that the draw does not meet."""
    spec = loaded.spec
    given = drawn_given(loaded, random)
    if spec.choose == "one":
        candidates, expected = candidates_of_one(loaded, mistakes, given, random)
        options = chosen_of_one(spec, candidates, random)
    else:
        candidates = candidates_of_all(loaded, mistakes, given, random)
        expected = {each.text: each.right for each in candidates}
        options = chosen_of_all(spec, candidates, random)
    for place, name in enumerate(spec.require):
        if not holds(loaded, ("require", place), name, {**decoded(given), **spec.with_}, expected):
            return name
    if isinstance(options, str):
        return options
    if not is_stable(loaded, given, options, random):
        return "stable"
    random.shuffle(options)
    readable(loaded, options)
    return Asked(given, question(spec, options, mistakes))


def question(spec: ChoiceExercise, options: Sequence[Candidate], mistakes: Sequence[BuiltMistake]) -> BuiltChoice:
    """The question with its options in order, the places of the right ones and of those that mistakes lead to."""
    right = tuple(place for place, option in enumerate(options) if option.right)
    led = {
        mistake.name: tuple(place for place, option in enumerate(options) if mistake.name in option.mistakes)
        for mistake in mistakes
    }
    return BuiltChoice(
        choose=spec.choose,
        options=tuple(option.text for option in options),
        right=right,
        variants={name: places for name, places in led.items() if places and places != right},
        score="all_or_nothing" if spec.choose == "one" else spec.score,
        answer_as=spec.answer_as,
    )


def drawn_given(loaded: Loaded[ChoiceExercise], random: Random) -> dict[str, Json]:
    """The encoded values of `given`, which the question starts from."""
    try:
        given = filled(loaded.spec.given, random, {}, loaded.file.parent)
    except BadDraw as error:
        fail(loaded, ("given", *error.path), error.problem, error.remedy)
    return {name: encode(value) for name, value in given.items()}


def candidates_of_one(
    loaded: Loaded[ChoiceExercise], mistakes: Sequence[BuiltMistake], given: Mapping[str, Json], random: Random
) -> tuple[list[Candidate], Value]:
    """The key, then the mistakes' answers, then further wrong options, each once; and the value of the key."""
    key = key_of(loaded, given)
    wrong = {mistake.name: mistaken(loaded, mistake, given) for mistake in mistakes}
    named = {name: decode(form) for name, form in wrong.items() if form is not NOTHING}
    values = [decode(key), *named.values(), *further(loaded, given, random)]
    texts = texts_of(loaded, values, given)
    names = [(), *((name,) for name in named), *(() for _ in values[1 + len(named) :])]
    found: list[Candidate] = []
    style = style_of(loaded.spec, given)
    for value, text, own in zip(values, texts, names, strict=True):
        same = next((n for n, each in enumerate(found) if alike((each.value, each.text), (value, text), style)), None)
        if same is None:
            found.append(Candidate(value, text, not found, own))
        elif same:  # two mistakes lead to one option; one that leads to the key is none here
            before = found[same]
            found[same] = Candidate(before.value, before.text, before.right, (*before.mistakes, *own))
    return found, decode(key)


def chosen_of_one(spec: ChoiceExercise, candidates: Sequence[Candidate], random: Random) -> list[Candidate] | str:
    """The key and its wrong options: first those that mistakes lead to, then others to fill up."""
    key, *others = candidates
    led, more = [each for each in others if each.mistakes], [each for each in others if not each.mistakes]
    count = spec.options.get("count")
    wanted = max(FEWEST, len(led)) if count is None else count - 1
    kept = random.sample(led, min(wanted, len(led)))  # options that mean something come first
    kept += random.sample(more, min(wanted - len(kept), len(more)))
    return [key, *kept] if len(kept) >= FEWEST else f"{FEWEST} wrong options"


def candidates_of_all(
    loaded: Loaded[ChoiceExercise], mistakes: Sequence[BuiltMistake], given: Mapping[str, Json], random: Random
) -> list[Candidate]:
    """Every option that may be shown, no two with the same text, each right or wrong by the reference."""
    values = further(loaded, given, random)
    texts = texts_of(loaded, values, given)
    # Backwards, so that the first of several texts that read the same stays. Answers are compared folded.
    first = {folded(text): place for place, text in reversed(list(enumerate(texts)))}
    kept = [(values[place], texts[place]) for place in sorted(first.values())]
    believed = {each.name: [belief(loaded, each, value, given) for value, _ in kept] for each in mistakes}
    # One that raises on an option says nothing of it, so that its choice of the others could not be recognised.
    led = {name: found for name, found in believed.items() if None not in found}
    return [
        Candidate(value, text, truth_of(loaded, value, given), tuple(name for name in led if led[name][place]))
        for place, (value, text) in enumerate(kept)
    ]


def chosen_of_all(spec: ChoiceExercise, candidates: Sequence[Candidate], random: Random) -> list[Candidate] | str:
    """The number of options asked for, of which a drawn number within the range is right."""
    count = spec.options["count"]
    low, high = spec.options.get("right", (1, count - 1))
    right, wrong = [each for each in candidates if each.right], [each for each in candidates if not each.right]
    possible = [n for n in range(low, high + 1) if n <= len(right) and count - n <= len(wrong)]
    if not possible:
        return f"{low} to {high} of {count} options right"
    number = random.choice(possible)
    return [*random.sample(right, number), *random.sample(wrong, count - number)]


def further(loaded: Loaded[ChoiceExercise], given: Mapping[str, Json], random: Random) -> list[Value]:
    """The options that the generator of `options` draws; none if the exercise names no generator."""
    spec = loaded.spec
    if "from" not in spec.options:
        return []
    function = function_of(spec.options["from"])
    args = {name: node for name, node in spec.options.items() if name not in OWN_OPTIONS}
    try:
        named = filled(args, random, decoded(given), loaded.file.parent)
        told = accepted(function, {"count": spec.options.get("count")})  # a generator that takes `count` is told it
        # As from YAML and through the codec: an option is compared with values that came the same way.
        found = made(spec.options["from"], {**told, **named}, random, ())
    except BadDraw as error:
        fail(loaded, ("options", *error.path), error.problem, error.remedy)
    if not isinstance(found, list):
        fail(loaded, ("options", "from"), "the generator does not give a list", "Name one that gives options.")
    return [decode(encode(each)) for each in found]


def style_of(spec: ChoiceExercise, given: Mapping[str, Json]) -> Style:
    """The style in which the options are written."""
    return Style(spec.options.get("digits"), spec.options.get("show"), {**spec.with_, **decoded(given)})


def texts_of(loaded: Loaded[ChoiceExercise], values: Sequence[Value], given: Mapping[str, Json]) -> list[str]:
    """The options as students read them; raises `SpecFaults` for one that is empty or too long."""
    try:
        texts = option_texts(values, style_of(loaded.spec, given))
    except BadText as error:
        fail(loaded, ("options", "show"), error.problem, error.remedy)
    for text in texts:
        if not 0 < len(text) <= LONGEST:
            problem = f"an option has {len(text)} characters, and 1 to {LONGEST} are possible"
            fail(loaded, ("options",), problem, "Write it shorter, with `show`.")
    return texts


def key_of(loaded: Loaded[ChoiceExercise], given: Mapping[str, Json]) -> Json:
    """The encoded right answer to a choice of one; raises `SpecFaults` if there is none."""
    function = function_of(loaded.spec.reference)
    try:
        return answer_form(function, args_of(loaded, function, given), accepted(function, loaded.spec.with_))
    except NoAnswer as error:
        fail(loaded, ("reference",), f"the reference {error}", "Change what is given, or the reference.")


def mistaken(loaded: Loaded[ChoiceExercise], mistake: BuiltMistake, given: Mapping[str, Json]) -> Json:
    """The encoded answer of a mistake; `NOTHING` if it raises."""
    function = function_of(mistake.reference)
    return stated_variant(function, args_of(loaded, function, given), mistake.bound, ())


def args_of(loaded: Loaded[ChoiceExercise], function: Reference, given: Mapping[str, Json]) -> dict[str, Json]:
    """The arguments of a reference for the key: those of `args`, or the names of `given` that it takes."""
    return own_args(loaded, given) if loaded.spec.args else accepted(function, given)


def truth_of(loaded: Loaded[ChoiceExercise], option: Value, given: Mapping[str, Json]) -> bool:
    """Whether an option is right by the reference."""
    function = function_of(loaded.spec.reference)
    try:
        found = answer_form(function, own_args(loaded, given, option), accepted(function, loaded.spec.with_))
    except NoAnswer as error:
        fail(loaded, ("reference",), f"the reference {error}", "Change what is given, or the reference.")
    # Bare, as NumPy's own truth value is no `bool`.
    truth = bare(decode(found))
    if not isinstance(truth, bool):
        problem = f"`{loaded.spec.reference}` gives {truth!r} for an option"
        fail(loaded, ("reference",), problem, "Where all right options are chosen, it says true or false of each.")
    return truth


def belief(
    loaded: Loaded[ChoiceExercise], mistake: BuiltMistake, option: Value, given: Mapping[str, Json]
) -> bool | None:
    """Whether a mistake says that an option is right; None if it raises."""
    found = stated_variant(function_of(mistake.reference), own_args(loaded, given, option), mistake.bound, ())
    return None if found is NOTHING else bare(decode(found)) is True


def own_args(loaded: Loaded[ChoiceExercise], given: Mapping[str, Json], option: Value = None) -> dict[str, Json]:
    """The encoded arguments of `args`, with the option to judge in its place; nothing is drawn for them alone."""
    nodes = {name: with_option(node, option) for name, node in loaded.spec.args.items()}
    try:
        # A fixed generator: a student sees only what is given, so that nothing else may be drawn.
        args = filled(nodes, Random(0), decoded(given), loaded.file.parent)
    except BadDraw as error:
        fail(loaded, ("args", *error.path), error.problem, error.remedy)
    return {name: encode(value) for name, value in args.items()}


def with_option(node: Node, option: Value) -> Node:
    """An expression with a value for the option that is being judged."""
    match node:
        case Option():
            return option
        case Make(function, args):
            return Make(function, with_option(args, option))
        case Pick(options):
            return Pick(tuple(with_option(each, option) for each in options))
        case Mapping():
            return {key: with_option(each, option) for key, each in node.items()}
        case list() | tuple():
            return [with_option(each, option) for each in node]
    return node


def is_stable(
    loaded: Loaded[ChoiceExercise], given: Mapping[str, Json], options: Sequence[Candidate], random: Random
) -> bool:
    """Whether the same options stay right when every given float moves by a hair."""
    # Else another order of adding up would make another option right.
    for moved in jittered(given, random):
        if loaded.spec.choose == "all":
            if any(truth_of(loaded, each.value, moved) != each.right for each in options):
                return False
        else:
            value, key = decode(key_of(loaded, moved)), options[0]
            [text] = texts_of(loaded, [value], given)
            if value != key.value and not alike((key.value, key.text), (value, text), style_of(loaded.spec, given)):
                return False
    return True


def readable(loaded: Loaded[ChoiceExercise], options: Sequence[Candidate]) -> None:
    """Raises `SpecFaults` if an option reads like the letter of another."""
    letters = LETTERS[: len(options)]
    for place, option in enumerate(options):
        # A student who writes `b` may mean the option "b", or the letter of the second option.
        if loaded.spec.answer_as == "letters" and folded(option.text) in letters.replace(letters[place], ""):
            problem = f"the option `{option.text}` reads like the letter of another option"
            fail(loaded, ("options",) if loaded.spec.options else ("choose",), problem, "Write `answer_as: text`.")


def questions(
    loaded: Loaded[ChoiceExercise], mistakes: Sequence[BuiltMistake], seeds: Seeds, count: int
) -> Iterator[BuiltChoice]:
    """Up to `count` further questions, on draws that meet their conditions, for lint to look at."""
    for number in range(1, count + 1):
        found = attempt(loaded, mistakes, seeds.random("given", number))
        if isinstance(found, Asked):
            yield found.choice
