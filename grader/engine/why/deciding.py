"""Finding the sentence of an exercise's text that decides a case: the one with most words in common."""

import math
import re
from collections import Counter
from collections.abc import Iterable, Sequence

WORD_OR_NUMBER = re.compile(r"[a-z]+|\d+")
# Only before a capital or code: a full stop inside "e.g. this" ends nothing. An empty line ends a sentence too.
SENTENCE_END = re.compile(r"(?<=[.?!:;])\s+(?=[A-Z`])|\n\s*\n")
# Taken off, so that "entropies" equals "entropy", and "labelled" equals "labelling"; what is left need not be a word.
WORD_ENDING = re.compile(r"(?:ies|es|s|ing|ed|y|e)$")
CODE_MARKS = re.compile(r"[`*]")  # the marks of code and emphasis, which stand around words
# Words that stand in sentences about anything.
COMMON_WORDS = frozenset(
    WORD_OR_NUMBER.findall(
        "the and are for not but what which that this these those with from into each all any one two its has have "
        "here there then than when where would give gives given output outputs return returns your you should must may "
        "can it is of to in on at by as be or no if an so do does was were will value values right wrong answer "
        "answers case cases number numbers also only other more most same them they every how much many count counts "
        "counted"
    )
)
CONVENTION_WEIGHT = 2.0  # a convention says on purpose what a prompt may say in passing


def deciding_sentence(conventions: Sequence[str], prompt: str, told: Iterable[str]) -> str | None:
    """The sentence with most words in common with `told`, the texts about a case; None where two are equally good.

    A word counts the more, the fewer of the sentences have it.

    >>> deciding_sentence(["Logarithms are base 2.", "An empty table gives 0."], "", ["natural logarithm: base e"])
    'Logarithms are base 2.'
    """
    candidates = [(text, CONVENTION_WEIGHT) for text in conventions] + [
        (text, 1.0) for text in prompt_sentences(prompt)
    ]
    spread = Counter(word for text, _ in candidates for word in telling_words(text))
    wanted = {word for text in told for word in telling_words(text)}
    # Sorted, and added exactly: the order of a set must not decide between two sentences.
    scores = [
        weight
        * math.fsum(math.log(1 + len(candidates) / spread[word]) for word in sorted(telling_words(text) & wanted))
        for text, weight in candidates
    ]
    best = max(scores, default=0.0)
    return candidates[scores.index(best)][0] if best > 0 and scores.count(best) == 1 else None


def is_about(sentence: str, topic: str) -> bool:
    """Whether a sentence has every telling word of a topic, of which there must be one.

    >>> is_about("Ties go to the first class.", "ties"), is_about("There may be many classes.", "larger classes")
    (True, False)
    """
    wanted = telling_words(topic)
    return bool(wanted) and wanted <= telling_words(sentence)


def prompt_sentences(text: str) -> tuple[str, ...]:
    """The sentences of a prompt, each on one line, without tables and code blocks, which decide nothing."""
    pieces = (" ".join(piece.split()) for piece in SENTENCE_END.split(text))
    return tuple(piece for piece in pieces if piece and not piece.startswith(("|", "```")))


def telling_words(text: str) -> frozenset[str]:
    """The words that say what a text is about, without their endings.

    >>> sorted(telling_words("Logarithms are `base 2`, counted in bits."))
    ['2', 'bas', 'bit', 'logarithm']
    """
    found = WORD_OR_NUMBER.findall(CODE_MARKS.sub(" ", text.lower()))
    return frozenset(  # short words keep their endings: "bed" would become "b"
        WORD_ENDING.sub("", word) if len(word) > 3 else word
        for word in found
        if word not in COMMON_WORDS and is_telling_word(word)
    )


def is_telling_word(word: str) -> bool:
    """Whether a word is long enough to mean something; a number always does."""
    return len(word) > 2 or word.isdigit()
