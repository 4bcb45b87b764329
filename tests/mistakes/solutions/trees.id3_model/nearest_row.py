# mistake: none that is known
class Tree:
    def fit(self, rows, target):
        self.rows, self.target = rows, target

    def predict(self, rows):
        def alike(row, known):
            return sum(row[a] == known[a] for a in row)

        return [max(self.rows, key=lambda known: alike(row, known))[self.target] for row in rows]
