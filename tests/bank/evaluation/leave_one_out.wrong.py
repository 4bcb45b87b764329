# %% blind/base
def leave_one_out(examples):
    wrong = 0
    for i in range(len(examples)):
        x, label = examples[i]
        others = examples[:i] + examples[i + 1 :]
        if nearest_label(others, x) != label:
            wrong += 1
    return wrong / len(examples)
# %% blind/earlier_only from blind/base: mistake: none that is known
# + examples[i + 1 :] => or examples[1:]
# %% blind/left_in from blind/base: mistake: example left in
# others, => examples,
# %% blind/number from blind/base: mistake: mistakes not divided
# wrong / len(examples) => wrong
# %% blind/right_share from blind/base: mistake: share of right predictions
# != label => == label
# %% blind/three_neighbours from blind/base: mistake: none that is known
# others, x => others, x, 3
# %% blind/halves: mistake: split once in halves
def leave_one_out(examples):
    half = len(examples) // 2
    train, test = examples[:half], examples[half:]
    wrong = [label for x, label in test if nearest_label(train, x) != label]
    return len(wrong) / len(test)
# %% by_class: mistake: mean over the classes
def leave_one_out(examples):
    wrong = {}
    for i, (x, label) in enumerate(examples):
        rest = examples[:i] + examples[i + 1:]
        wrong.setdefault(label, []).append(nearest_label(rest, x) != label)
    return sum(sum(w) / len(w) for w in wrong.values()) / len(wrong)
# %% popped: mistake: examples never put back
def leave_one_out(examples):
    rest, wrong = list(examples), 0
    while len(rest) > 1:
        x, label = rest.pop(0)
        wrong += nearest_label(rest, x) != label
    return wrong / len(examples)
# %% in_the_plane: mistake: none that is known
def leave_one_out(examples):
    def away(one, other):
        return sum((a - b) ** 2 for a, b in list(zip(one, other))[:2])
    wrong = 0
    for i, (x, label) in enumerate(examples):
        rest = examples[:i] + examples[i + 1 :]
        wrong += min(rest, key=lambda each: away(each[0], x))[1] != label
    return wrong / len(examples)
# %% all_that_differ: mistake: none that is known
def leave_one_out(examples):
    wrong = 0
    for example in examples:
        others = [each for each in examples if each != example]
        wrong += nearest_label(others, example[0]) != example[1]
    return wrong / len(examples)
