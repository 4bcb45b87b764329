# mistake: split once in halves
def leave_one_out(examples):
    half = len(examples) // 2
    train, test = examples[:half], examples[half:]
    wrong = [label for x, label in test if nearest_label(train, x) != label]
    return len(wrong) / len(test)
