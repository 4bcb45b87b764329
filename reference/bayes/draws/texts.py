"""Draws of short texts as lists of words."""

from collections import Counter
from collections.abc import Mapping, Sequence
from math import log
from random import Random

from reference.shared.draws.numbers import Range, whole_number
from reference.shared.draws.spellings import any_names

COMMON = ["day", "new", "house", "water"]
STRANGE = ["zither", "quince", "yonder"]


def labels(random: Random, topics: Sequence[str], each: Range = (2, 4)) -> list[str]:
    """Labels of each topic, `each` of them, in any order.

    >>> labels(Random(3), ["sea", "law"], each=2)
    ['law', 'sea', 'law', 'sea']
    """
    drawn = [topic for topic in topics for _ in range(whole_number(random, each))]
    random.shuffle(drawn)
    return drawn


def texts(
    random: Random, labels: Sequence[str], topics: Mapping[str, Sequence[str]], words: Range = (3, 7)
) -> list[list[str]]:
    """A text for each label: words of its topic, and some that all topics share."""
    return [
        # its topic twice: words of the topic are more frequent than shared ones
        [random.choice([*topics[label], *topics[label], *COMMON]) for _ in range(whole_number(random, words))]
        for label in labels
    ]


def new_text(random: Random, texts: Sequence[Sequence[str]], words: Range = (2, 6), unknown: Range = 0) -> list[str]:
    """A text of words that occur in other texts, one of them twice, and of `unknown` words that no text has."""
    vocabulary = sorted({word for text in texts for word in text})
    drawn = [random.choice(vocabulary) for _ in range(whole_number(random, words))]
    # one word twice, so that counting it once is a different answer
    mixed = [*drawn, drawn[0], *STRANGE[: whole_number(random, unknown)]]
    random.shuffle(mixed)
    return mixed


def undecided_text(
    random: Random, texts: Sequence[Sequence[str]], labels: Sequence[str], words: Range = (600, 700)
) -> list[str]:
    """A text that leaves two classes about equally probable: every word speaks for the class that is behind."""
    vocabulary = sorted({word for text in texts for word in text})
    leads = {word: lead(word, texts, labels) for word in vocabulary}
    drawn: list[str] = []
    ahead = 0.0
    for _ in range(whole_number(random, words)):
        drawn.append(random.choice([word for word in vocabulary if ahead * leads[word] <= 0] or vocabulary))
        ahead += leads[drawn[-1]]
    return drawn


def lead(word: str, texts: Sequence[Sequence[str]], labels: Sequence[str]) -> float:
    """The log of how much likelier a word is in the class of the first label than in the other one."""
    size = len({each for text in texts for each in text})
    pairs = list(zip(texts, labels, strict=True))
    own = Counter(each for text, label in pairs if label == labels[0] for each in text)
    other = Counter(each for text, label in pairs if label != labels[0] for each in text)
    return log((own[word] + 1) / (own.total() + size)) - log((other[word] + 1) / (other.total() + size))


def any_texts(random: Random, texts: Range = (1, 6)) -> list[list[str]]:
    """Texts of one word or several, some of which differ in the case of a letter only."""
    words = any_names(random, ["sea", "Sea", "law", "2", "été", "to-do"], random.randint(1, 6))
    return [random.choices(words, k=random.randint(1, 5)) for _ in range(whole_number(random, texts))]


def any_labels(random: Random, texts: Sequence[Sequence[str]]) -> list[str]:
    """A label for each text; all may be the same."""
    return [random.choice(["a", "A", "ab c"]) for _ in texts]


def any_words(random: Random, texts: Sequence[Sequence[str]], words: Range = (0, 6)) -> list[str]:
    """A text of known and unknown words; it may be empty."""
    return random.choices([*(word for text in texts for word in text), *STRANGE], k=whole_number(random, words))
