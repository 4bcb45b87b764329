"""The built form of a choice: `given` drawn once, the key and wrong options computed, their order drawn."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random

from grader.build.building import MAX_DRAWS, fail, fail_exhausted, holds
from grader.build.draw import BadDraw, Seeds, filled_values, generated_value
from grader.build.option_reasons import option_reasons
from grader.build.option_texts import OptionStyle, option_texts, options_alike
from grader.build.prompts import BadText
from grader.build.stated_mistakes import stated_variant
from grader.built.document import BuiltChoice, BuiltMistake
from grader.built.mistake_answers import NO_MISTAKE_ANSWER
from grader.built.reference_answers import NoAnswer, Reference, accepted_names, answer_form, decoded_args
from grader.built.resolve import reference_function
from grader.built.stability import jittered
from grader.built.walk import bare_value
from grader.checks.chosen import OPTION_LETTERS, folded_answer
from grader.codec.decode import decode
from grader.codec.encode import encode
from grader.codec.values import Json, Value
from grader.spec.exercise import ChoiceExercise
from grader.spec.exercise_rules import OWN_OPTIONS
from grader.spec.expressions import ExpressionNode, Make, Option, Pick
from grader.spec.load import Loaded

MIN_WRONG_OPTIONS = 3  # wrong options of a choice of one: with fewer, guessing pays
MAX_OPTION_CHARACTERS = 300  # characters of an option: a few lines, to be read beside three others


@dataclass(frozen=True, slots=True)
class DrawnChoice:
    """A choice on one draw: the encoded values of `given`, and the question."""

    given: dict[str, Json]
    choice: BuiltChoice


@dataclass(frozen=True, slots=True)
class OptionCandidate:
    """An option that may be shown: its value, its text, whether it is right, and the mistakes that lead to it."""

    value: Value
    text: str
    right: bool
    mistakes: tuple[str, ...] = ()


def drawn_choice(loaded: Loaded[ChoiceExercise], mistakes: Sequence[BuiltMistake], seeds: Seeds) -> DrawnChoice:
    """The question on the first draw that meets its conditions and whose key no float noise decides."""
    random = seeds.random("given", 0)
    unmet: Counter[str] = Counter()
    for _ in range(MAX_DRAWS):
        found = choice_on_one_draw(loaded, mistakes, random)
        if isinstance(found, DrawnChoice):
            return found
        unmet[found] += 1
    return fail_exhausted(loaded, ("options",) if loaded.spec.options else ("given",), unmet)


def choice_on_one_draw(
    loaded: Loaded[ChoiceExercise], mistakes: Sequence[BuiltMistake], random: Random
) -> DrawnChoice | str:
    """The question on one draw, or the name of the first condition that the draw does not meet."""
    spec = loaded.spec
    given = choice_given(loaded, random)
    if spec.choose == "one":
        candidates, expected = candidates_of_one(loaded, mistakes, given, random)
        options = chosen_of_one(spec, candidates, random)
    else:
        candidates = candidates_of_all(loaded, mistakes, given, random)
        expected = {each.text: each.right for each in candidates}
        options = chosen_of_all(spec, candidates, random)
    for place, name in enumerate(spec.require):
        if not holds(loaded, ("require", place), name, {**decoded_args(given), **spec.with_}, expected):
            return name
    if isinstance(options, str):
        return options
    if not is_stable_choice(loaded, given, options, random):
        return "stable"
    random.shuffle(options)
    refuse_ambiguous_options(loaded, options)
    choice = choice_of_options(spec, options, mistakes)
    judged = [(choice_args(loaded, given, each.value), each.right) for each in options] if spec.reasons else []
    return DrawnChoice(given, replace(choice, reasons=option_reasons(spec.reasons, spec.with_, judged)))


def choice_of_options(
    spec: ChoiceExercise, options: Sequence[OptionCandidate], mistakes: Sequence[BuiltMistake]
) -> BuiltChoice:
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


def choice_given(loaded: Loaded[ChoiceExercise], random: Random) -> dict[str, Json]:
    """The encoded values of `given`, which the question starts from."""
    try:
        given = filled_values(loaded.spec.given, random, {}, loaded.file.parent)
    except BadDraw as error:
        fail(loaded, ("given", *error.path), error.problem, error.remedy)
    return {name: encode(value) for name, value in given.items()}


def candidates_of_one(
    loaded: Loaded[ChoiceExercise], mistakes: Sequence[BuiltMistake], given: Mapping[str, Json], random: Random
) -> tuple[list[OptionCandidate], Value]:
    """The key, then the mistakes' answers, then further wrong options, each once; and the value of the key."""
    key = choice_key(loaded, given)
    wrong = {mistake.name: mistaken_key(loaded, mistake, given) for mistake in mistakes}
    named = {name: decode(form) for name, form in wrong.items() if form is not NO_MISTAKE_ANSWER}
    values = [decode(key), *named.values(), *generated_options(loaded, given, random)]
    texts = checked_option_texts(loaded, values, given)
    names = [(), *((name,) for name in named), *(() for _ in values[1 + len(named) :])]
    found: list[OptionCandidate] = []
    style = style_of(loaded.spec, given)
    for value, text, own in zip(values, texts, names, strict=True):
        same = next(
            (n for n, each in enumerate(found) if options_alike((each.value, each.text), (value, text), style)), None
        )
        if same is None:
            found.append(OptionCandidate(value, text, not found, own))
        elif same:  # two mistakes lead to one option; one that leads to the key is none here
            before = found[same]
            found[same] = OptionCandidate(before.value, before.text, before.right, (*before.mistakes, *own))
    return found, decode(key)


def chosen_of_one(
    spec: ChoiceExercise, candidates: Sequence[OptionCandidate], random: Random
) -> list[OptionCandidate] | str:
    """The key and its wrong options: first those that mistakes lead to, then others to fill up."""
    key, *others = candidates
    led, more = [each for each in others if each.mistakes], [each for each in others if not each.mistakes]
    count = spec.options.get("count")
    wanted = max(MIN_WRONG_OPTIONS, len(led)) if count is None else count - 1
    kept = random.sample(led, min(wanted, len(led)))  # options that mean something come first
    kept += random.sample(more, min(wanted - len(kept), len(more)))
    return [key, *kept] if len(kept) >= MIN_WRONG_OPTIONS else f"{MIN_WRONG_OPTIONS} wrong options"


def candidates_of_all(
    loaded: Loaded[ChoiceExercise], mistakes: Sequence[BuiltMistake], given: Mapping[str, Json], random: Random
) -> list[OptionCandidate]:
    """Every option that may be shown, no two with the same text, each right or wrong by the reference."""
    values = generated_options(loaded, given, random)
    texts = checked_option_texts(loaded, values, given)
    # Backwards, so that the first of several texts that read the same stays. Answers are compared folded.
    first = {folded_answer(text): place for place, text in reversed(list(enumerate(texts)))}
    kept = [(values[place], texts[place]) for place in sorted(first.values())]
    asked = [choice_args(loaded, given, value) for value, _ in kept]
    believed = {each.name: [belief(each, args) for args in asked] for each in mistakes}
    # One that raises on an option says nothing of it, so that its choice of the others could not be recognised.
    led = {name: found for name, found in believed.items() if None not in found}
    return [
        OptionCandidate(value, text, truth_of(loaded, args), tuple(name for name in led if led[name][place]))
        for place, ((value, text), args) in enumerate(zip(kept, asked, strict=True))
    ]


def chosen_of_all(
    spec: ChoiceExercise, candidates: Sequence[OptionCandidate], random: Random
) -> list[OptionCandidate] | str:
    """The number of options asked for, of which a drawn number within the range is right."""
    count = spec.options["count"]
    low, high = spec.options.get("right", (1, count - 1))
    right, wrong = [each for each in candidates if each.right], [each for each in candidates if not each.right]
    possible = [n for n in range(low, high + 1) if n <= len(right) and count - n <= len(wrong)]
    if not possible:
        return f"{low} to {high} of {count} options right"
    number = random.choice(possible)
    return [*random.sample(right, number), *random.sample(wrong, count - number)]


def generated_options(loaded: Loaded[ChoiceExercise], given: Mapping[str, Json], random: Random) -> list[Value]:
    """The options that the generator of `options` draws; none if the exercise names no generator."""
    spec = loaded.spec
    if "from" not in spec.options:
        return []
    function = reference_function(spec.options["from"])
    args = {name: node for name, node in spec.options.items() if name not in OWN_OPTIONS}
    try:
        named = filled_values(args, random, decoded_args(given), loaded.file.parent)
        told = accepted_names(
            function, {"count": spec.options.get("count")}
        )  # a generator that takes `count` is told it
        # As from YAML and through the codec: an option is compared with values that came the same way.
        found = generated_value(spec.options["from"], {**told, **named}, random, ())
    except BadDraw as error:
        fail(loaded, ("options", *error.path), error.problem, error.remedy)
    if not isinstance(found, list):
        fail(loaded, ("options", "from"), "the generator does not give a list", "Name one that gives options.")
    return [decode(encode(each)) for each in found]


def style_of(spec: ChoiceExercise, given: Mapping[str, Json]) -> OptionStyle:
    """The style in which the options are written."""
    return OptionStyle(spec.options.get("digits"), spec.options.get("show"), {**spec.with_, **decoded_args(given)})


def checked_option_texts(
    loaded: Loaded[ChoiceExercise], values: Sequence[Value], given: Mapping[str, Json]
) -> list[str]:
    """The options as students read them; raises `SpecFaults` for one that is empty or too long."""
    try:
        texts = option_texts(values, style_of(loaded.spec, given))
    except BadText as error:
        fail(loaded, ("options", "show"), error.problem, error.remedy)
    for text in texts:
        if not 0 < len(text) <= MAX_OPTION_CHARACTERS:
            problem = f"an option has {len(text)} characters, and 1 to {MAX_OPTION_CHARACTERS} are possible"
            fail(loaded, ("options",), problem, "Write it shorter, with `show`.")
    return texts


def choice_key(loaded: Loaded[ChoiceExercise], given: Mapping[str, Json]) -> Json:
    """The encoded right answer to a choice of one; raises `SpecFaults` if there is none."""
    function = reference_function(loaded.spec.reference)
    try:
        return answer_form(function, key_args(loaded, function, given), accepted_names(function, loaded.spec.with_))
    except NoAnswer as error:
        fail(loaded, ("reference",), f"the reference {error}", "Change what is given, or the reference.")


def mistaken_key(loaded: Loaded[ChoiceExercise], mistake: BuiltMistake, given: Mapping[str, Json]) -> Json:
    """The encoded answer of a mistake; `NO_MISTAKE_ANSWER` if it raises."""
    function = reference_function(mistake.reference)
    return stated_variant(function, key_args(loaded, function, given), mistake.bound, ())


def key_args(loaded: Loaded[ChoiceExercise], function: Reference, given: Mapping[str, Json]) -> dict[str, Json]:
    """The arguments of a reference for the key: those of `args`, or the names of `given` that it takes."""
    return choice_args(loaded, given) if loaded.spec.args else accepted_names(function, given)


def truth_of(loaded: Loaded[ChoiceExercise], args: Mapping[str, Json]) -> bool:
    """Whether an option is right by the reference; `args` are those of `choice_args` with the option in its place."""
    function = reference_function(loaded.spec.reference)
    try:
        found = answer_form(function, args, accepted_names(function, loaded.spec.with_))
    except NoAnswer as error:
        fail(loaded, ("reference",), f"the reference {error}", "Change what is given, or the reference.")
    # Bare, as NumPy's own truth value is no `bool`.
    truth = bare_value(decode(found))
    if not isinstance(truth, bool):
        problem = f"`{loaded.spec.reference}` gives {truth!r} for an option"
        fail(loaded, ("reference",), problem, "Where all right options are chosen, it says true or false of each.")
    return truth


def belief(mistake: BuiltMistake, args: Mapping[str, Json]) -> bool | None:
    """Whether a mistake says that the option among the arguments is right; None if it raises."""
    found = stated_variant(reference_function(mistake.reference), args, mistake.bound, ())
    return None if found is NO_MISTAKE_ANSWER else bare_value(decode(found)) is True


def choice_args(loaded: Loaded[ChoiceExercise], given: Mapping[str, Json], option: Value = None) -> dict[str, Json]:
    """The encoded arguments of `args`, with the option to judge in its place; nothing is drawn for them alone."""
    nodes = {name: with_option(node, option) for name, node in loaded.spec.args.items()}
    try:
        # A fixed generator: a student sees only what is given, so that nothing else may be drawn.
        args = filled_values(nodes, Random(0), decoded_args(given), loaded.file.parent)
    except BadDraw as error:
        fail(loaded, ("args", *error.path), error.problem, error.remedy)
    return {name: encode(value) for name, value in args.items()}


def with_option(node: ExpressionNode, option: Value) -> ExpressionNode:
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


def is_stable_choice(
    loaded: Loaded[ChoiceExercise], given: Mapping[str, Json], options: Sequence[OptionCandidate], random: Random
) -> bool:
    """Whether the same options stay right when every given float moves by a hair."""
    # Else another order of adding up would make another option right.
    for moved in jittered(given, random):
        if loaded.spec.choose == "all":
            if any(truth_of(loaded, choice_args(loaded, moved, each.value)) != each.right for each in options):
                return False
        else:
            value, key = decode(choice_key(loaded, moved)), options[0]
            [text] = checked_option_texts(loaded, [value], given)
            if value != key.value and not options_alike(
                (key.value, key.text), (value, text), style_of(loaded.spec, given)
            ):
                return False
    return True


def refuse_ambiguous_options(loaded: Loaded[ChoiceExercise], options: Sequence[OptionCandidate]) -> None:
    """Raises `SpecFaults` if an option reads like the letter of another."""
    letters = OPTION_LETTERS[: len(options)]
    for place, option in enumerate(options):
        # A student who writes `b` may mean the option "b", or the letter of the second option.
        if loaded.spec.answer_as == "letters" and folded_answer(option.text) in letters.replace(letters[place], ""):
            problem = f"the option `{option.text}` reads like the letter of another option"
            fail(loaded, ("options",) if loaded.spec.options else ("choose",), problem, "Write `answer_as: text`.")


def further_choices(
    loaded: Loaded[ChoiceExercise], mistakes: Sequence[BuiltMistake], seeds: Seeds, count: int
) -> Iterator[BuiltChoice]:
    """Up to `count` further questions, on draws that meet their conditions, for lint to look at."""
    for number in range(1, count + 1):
        found = choice_on_one_draw(loaded, mistakes, seeds.random("given", number))
        if isinstance(found, DrawnChoice):
            yield found.choice
