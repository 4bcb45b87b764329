# mistake: none that is known
def leave_one_out(examples):
    wrong = 0
    for i in range(len(examples)):
        x, label = examples[i]
        others = examples[:i] or examples[1:]
        if nearest_label(others, x) != label:
            wrong += 1
    return wrong / len(examples)
