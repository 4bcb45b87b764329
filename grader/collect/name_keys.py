"""Names of people as keys: without accents, capitals, or an order of first and last name."""

import re
import unicodedata
from collections.abc import Iterator

ACCENTS = re.compile("[\u0300-\u036f]")  # of Latin, Greek and Cyrillic; in other scripts such marks are letters
PLAIN_LETTERS = str.maketrans({"ø": "o", "đ": "d", "ł": "l", "ı": "i", "æ": "ae", "œ": "oe", "þ": "th", "ð": "d"})
SPELT_OUT_LETTERS = str.maketrans(
    {"ä": "ae", "ö": "oe", "ü": "ue", "ø": "oe", "å": "aa"}
)  # where there is no key for it


def folded_id(text: str) -> str:
    """An id, login or address as it is compared: without regard to capitals and forms of letters.

    >>> folded_id(" Ada@Example.ORG ")
    'ada@example.org'
    """
    return unicodedata.normalize("NFKC", text).casefold().strip()


def keys_of(name: str) -> frozenset[str]:
    """The keys of a name: all its spellings without spaces, whichever of its words comes first.

    >>> sorted(keys_of("Zoë King")), sorted(keys_of("Müller, Jo")), "mullerjo" in keys_of("Jo Müller")
    (['kingzoe', 'zoeking'], ['jomueller', 'jomuller', 'muellerjo', 'mullerjo'], True)
    """
    return frozenset(
        "".join((*words[place:], *words[:place])) for words in spellings(name) for place in range(len(words))
    )


def written_as(name: str) -> frozenset[str]:
    """The keys of a name in the order in which it is written: Canvas leaves no space to tell its words by.

    >>> sorted(written_as("müllerjo"))
    ['muellerjo', 'mullerjo']
    """
    return frozenset("".join(words) for words in spellings(name) if words)


def spellings(name: str) -> Iterator[tuple[str, ...]]:
    """The words of a name in plain letters: accents left out, or spelt as two letters."""
    composed = unicodedata.normalize("NFC", unicodedata.normalize("NFKC", name).casefold())
    yield name_words(composed.translate(PLAIN_LETTERS))
    yield name_words(composed.translate(SPELT_OUT_LETTERS).translate(PLAIN_LETTERS))


def name_words(text: str) -> tuple[str, ...]:
    """Runs of letters and digits; what stands within a word, as in O'Brien, is left out.

    >>> name_words("d'arcy-o’neil, ana maría")
    ('darcy', 'oneil', 'ana', 'maria')
    """
    # NFKD takes letters and accents apart. Apostrophes, as keyboards have them, and the stop of an initial join words.
    bare = ACCENTS.sub("", unicodedata.normalize("NFKD", re.sub("['’ʼ`.]", "", text)))
    apart = "".join(char if unicodedata.category(char)[0] in "LNM" else " " for char in bare)
    return tuple(unicodedata.normalize("NFC", apart).split())
