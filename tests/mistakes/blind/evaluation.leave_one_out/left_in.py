# mistake: example left in
def leave_one_out(examples):
    wrong = 0
    for i in range(len(examples)):
        x, label = examples[i]
        others = examples[:i] + examples[i + 1 :]
        if nearest_label(examples, x) != label:
            wrong += 1
    return wrong / len(examples)
