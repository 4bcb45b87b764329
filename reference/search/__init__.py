"""Search through states. Kubat, section 1.2."""

CONCEPTS = {
    "search.hill_climbing": "hill_climbing:HILL_CLIMBING",
    "search.sliding_tiles": "sliding_tiles:tiles_distance",
}
