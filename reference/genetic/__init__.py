"""Genetic algorithms on bit strings: operators, selection, generations. One module a subject."""

CONCEPTS = {
    "genetic.binary_decode": "selection:decode",
    "genetic.bit_mutation": "operators:flip",
    "genetic.crossover": "operators:crossover",
    "genetic.fitness_sharpening": "selection:sharpened",
    "genetic.genetic_algorithm": "generation:GENERATIONS",
    "genetic.operator_choice": "operators:recombined_pairs",
    "genetic.roulette_wheel": "selection:roulette_wheel",
    "genetic.termination": "termination:stopped_after",
}
