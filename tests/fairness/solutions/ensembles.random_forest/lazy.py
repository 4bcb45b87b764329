"""algorithm: fit only remembers; predict follows each row down through the bags; ties by name."""

from math import log2


class Forest:
    def fit(self, *given):
        self.given = given

    def predict(self, rows):
        table, target, bags, offered = self.given
        answers = []
        for row in rows:
            votes = []
            for bag, lists in zip(bags, offered):
                here = [table[i] for i in bag]
                label = None
                for names in lists:
                    labels = [each[target] for each in here]
                    label = min(set(labels), key=lambda each: (-labels.count(each), each))
                    names = [name for name in names if any(each[name] != here[0][name] for each in here)]
                    if labels.count(label) == len(labels) or not names:
                        break

                    def gain(name):
                        total = 0
                        for value in {each[name] for each in here}:
                            group = [each[target] for each in here if each[name] == value]
                            total -= sum(group.count(c) * log2(len(group) / group.count(c)) for c in set(group))
                        return round(total / len(here), 12)

                    best = max(sorted(names), key=gain)
                    below = [each for each in here if each[best] == row[best]]
                    if not below:
                        break
                    here = below
                votes.append(label)
            answers.append(min(set(votes), key=lambda each: (-votes.count(each), each)))
        return answers
