"""Search through states, games and expressions. Kubat, chapter 1; Mitchell, sections 1.2 and 11.4."""

CONCEPTS = {
    "search.boolean_induction": "boolean_induction:BOOLEAN_INDUCTION",
    "search.choose_move": "game_trees:choose_move",
    "search.growing_circles": "growing_circles:GROWING_CIRCLE",
    "search.hill_climbing": "hill_climbing:HILL_CLIMBING",
    "search.minimax_value": "game_trees:minimax_value",
    "search.sliding_tiles": "sliding_tiles:tiles_distance",
    "search.state_space_search": "planning:breadth_first_plan",
}
