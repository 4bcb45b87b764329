"""Settings of learning tasks, and learning problems with their task, measure and experience."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from reference.theory.task import task_type

ALL, SOME, NONE = "all", "some", "none"
SETTINGS: dict[str, tuple[Sequence[str], int | None, str]] = {  # text: kinds of the targets, values, what is labelled
    "how many kilograms of plums an orchard will yield, from records of past summers": (["numeric"], None, ALL),
    "the price of a used bicycle, from advertisements with prices": (["numeric"], None, ALL),
    "how many minutes a ferry will be late, from its log": (["numeric"], None, ALL),
    "which of five moulds grows on a leaf, from photographs that an expert has named": (["nominal"], 5, ALL),
    "which of nine bakeries a loaf is from, from loaves whose bakery is known": (["nominal"], 9, ALL),
    "in which of four languages a letter is written, from letters in known languages": (["nominal"], 4, ALL),
    "whether a letter was written by Ann or by Ben, from letters of each of them": (["nominal"], 2, ALL),
    "whether a jar holds heather honey or clover honey, from jars of either": (["nominal"], 2, ALL),
    "whether a violin was made in Cremona or in Brescia, from violins whose town is known": (["nominal"], 2, ALL),
    "whether a hand is the left or the right one, from pictures of either": (["nominal"], 2, ALL),
    "whether an engine needs repair, from recordings of engines that did and did not": (["boolean"], 2, ALL),
    "whether a parcel will arrive in time, from past parcels": (["boolean"], 2, ALL),
    "whether a coin is a forgery, from coins that were examined": (["boolean"], 2, ALL),
    "the grade of a hotel, from poor over fair to excellent, from graded hotels": (["ordinal"], 3, ALL),
    "how strongly a guest agrees with a statement, from not at all to fully, from earlier answers": (
        *(["ordinal"], 5),
        ALL,
    ),
    "how urgent a call is, level 1, 2, 3 or 4, from calls with their levels": (["ordinal"], 4, ALL),
    "which of twelve subjects a book treats, often several at once, from books with all their subjects": (
        *(["boolean"] * 12, 2),
        ALL,
    ),
    "which of six instruments play in a recording, from recordings with a list of them": (["boolean"] * 6, 2, ALL),
    "which of eight allergies a patient has, from records that name all of them": (["boolean"] * 8, 2, ALL),
    "the acidity and the lime content of soil, from samples analysed in a laboratory": (["numeric"] * 2, None, ALL),
    "the wind force and the wave height at noon, from past days": (["numeric"] * 2, None, ALL),
    "groups of similar customers, from what they bought": ([], None, NONE),
    "a few typical shapes of leaves, from drawings without names": ([], None, NONE),
    "which songs sound alike, from recordings of which nothing else is known": ([], None, NONE),
    "which of four dialects a recording has; one recording in fifty was named by a linguist": (["nominal"], 4, SOME),
    "whether a web page is an advertisement; a hundred of a million pages were judged": (["boolean"], 2, SOME),
    "the age of a tree from its picture; for a tenth of the pictures it is known": (["numeric"], None, SOME),
}
MANY, LABELS, SEVERAL = "multi-class classification", "multi-label classification", "multi-target prediction"
TWO, LEVELS, NUMBER = "binary classification", "ordinal classification", "regression"
PARTLY, FREELY = "semi-supervised learning", "unsupervised learning"
CONFUSED = {  # a task, and what it could be taken for
    MANY: (TWO, LABELS, LEVELS),
    LABELS: (MANY, SEVERAL, TWO),
    SEVERAL: (NUMBER, LABELS),
    TWO: (MANY, LABELS),
    LEVELS: (NUMBER, MANY),
    NUMBER: (LEVELS, SEVERAL),
    PARTLY: (TWO, NUMBER, MANY, FREELY),
    FREELY: (MANY, PARTLY),
}
PROBLEMS: tuple[dict[str, str], ...] = (
    {
        "learner": "a decision tree grown by ID3",
        "task": "sorting apples into those to sell and those to press",
        "measure": "the percentage of apples that are sorted as a grower would",
        "experience": "photographs of apples with a grower's decisions",
    },
    {
        "learner": "a perceptron with a learning rate of 0.1",
        "task": "opening and closing the windows of a greenhouse",
        "measure": "the hours a day within two degrees of the temperature asked for",
        "experience": "a gardener's record of weather and window settings",
    },
    {
        "learner": "Q-learning with a table of states",
        "task": "playing a card game for two",
        "measure": "the share of games that are won against a club",
        "experience": "games that the program plays against itself",
    },
    {
        "learner": "naive Bayes with Laplace's estimator",
        "task": "telling which letters to a town hall are complaints",
        "measure": "the share of complaints that reach the right desk",
        "experience": "letters of past years with the desk that answered them",
    },
    {
        "learner": "a nearest-neighbour rule with three neighbours",
        "task": "foretelling how full a bus will be",
        "measure": "the mean number of passengers by which a forecast is wrong",
        "experience": "counts of passengers on past journeys",
    },
    {
        "learner": "a network with one hidden layer",
        "task": "reading the numbers on water meters",
        "measure": "the number of misread digits in a thousand",
        "experience": "pictures of meters with the readings that a clerk typed in",
    },
)


def named_settings(random: Random) -> list[dict[str, Any]]:
    """Settings in any order, each with a name: the right one, or that of a task it could be taken for."""
    drawn = []
    for text, (targets, values, labelled) in SETTINGS.items():
        right = task_type(targets, values=values, labelled=labelled)
        name = random.choice([right, random.choice(CONFUSED[right])])
        drawn.append(
            {"text": text, "targets": list(targets), "values": values, "labelled": labelled, "name": name},
        )
    random.shuffle(drawn)
    return drawn


def problem(random: Random) -> dict[str, str]:
    """A learning problem: who learns, the task, how performance is measured, and the experience."""
    return dict(random.choice(PROBLEMS))


def parts_of(random: Random, problem: Mapping[str, str]) -> list[str]:
    """What is said of a problem, in any order."""
    return random.sample(list(problem.values()), len(problem))
