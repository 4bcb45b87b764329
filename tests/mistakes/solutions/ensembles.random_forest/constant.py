# mistake: the most frequent class
class Forest:
    def fit(self, rows, target, bags, offered):
        labels = [row[target] for row in rows]
        self.label = max(sorted(set(labels)), key=labels.count)

    def predict(self, rows):
        return [self.label] * len(rows)
