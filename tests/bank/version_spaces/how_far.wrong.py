# %% empty_general_is_partial: mistake: none that is known
def how_far(borders):
    words = []
    for S, G in borders:
        if not S:
            words.append("empty")
        elif S == G:
            words.append("converged")
        else:
            words.append("partial")
    return words
# %% everything_is_partial from empty_general_is_partial: mistake: none that is known
# if not S: => if not S or not G:
# elif S == G: => elif S == G and set(S[0]) != {"?"}:
# %% one_specific from empty_general_is_partial: mistake: one specific hypothesis is enough
# if not S: => if not S or not G:
# elif S == G: => elif len(S) == 1:
# %% one_of_each from empty_general_is_partial: mistake: one member each
# if not S: => if not S or not G:
# elif S == G: => elif len(S) == 1 and len(G) == 1:
# %% nothing_is_settled: mistake: nothing left taken for converged
def how_far(borders):
    return ["converged" if not S or not G or S == G else "partial" for S, G in borders]
