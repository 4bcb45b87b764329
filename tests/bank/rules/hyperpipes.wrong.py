# %% open_ends from right/running: mistake: ends left out
# return pipe[name][0] <= value <= pipe[name][1] => return pipe[name][0] < value < pipe[name][1]
# %% seen_numbers from right/class_only: mistake: numbers that occurred
# score += any(k <= value for k in known) and any(k >= value for k in known) => score += value in known
# %% spread from right/class_only: mistake: around the mean
#   class HyperPipes:
# +     @staticmethod
# +     def near(value, known):
# +         mean = sum(known) / len(known)
# +         return abs(value - mean) <= (sum((k - mean) ** 2 for k in known) / len(known)) ** 0.5
# score += any(k <= value for k in known) and any(k >= value for k in known) => score += self.near(value, known)
# %% none_is_a_value from right/running: mistake: missing as a value
#               pipe = self.pipes.setdefault(row[target], {})
# +             pipe.update({(name, None): True for name, value in row.items() if value is None})
#       def inside(self, pipe, name, value):
# +         if value is None: return (name, None) in pipe
# %% votes from right/class_only: mistake: rows counted
# score += value in known => score += known.count(value)
# score += any(k <= value for k in known) and any(k >= value for k in known) => score += known.count(value)
# %% all_of_them: mistake: all attributes or none
from collections import Counter
class HyperPipes:
    def fit(self, rows, target):
        self.rows, self.target = rows, target
    def fits(self, row, label):
        for name, value in row.items():
            known = [r[name] for r in self.rows if r[self.target] == label and r[name] is not None]
            if value is None: continue
            if not known or not (value in known if isinstance(value, str) else min(known) <= value <= max(known)):
                return False
        return True
    def predict(self, rows):
        counts = Counter(r[self.target] for r in self.rows)
        return [next((c for c in counts if self.fits(row, c)), counts.most_common(1)[0][0]) for row in rows]
# %% largest_class_wins from right/class_only: mistake: none that is known
#       def predict(self, rows):
# +         usual = max([r[self.target] for r in self.rows], key=[r[self.target] for r in self.rows].count)
# best = score, label => best = score, label if score > 1 else usual
# %% texts_always_fit from right/running: mistake: none that is known
# return value in pipe[name] => return 1
# %% zero_for_missing from right/class_only: mistake: none that is known
# if r[self.target] == label and r[name] is not None] => if r[self.target] == label and r[name] is not None] or [value]
# %% never_forgets from right/running: mistake: none that is known
# pipe = self.pipes.setdefault(row[target], {}) => pipe = self.pipes.setdefault(row[target], self.pipes.get(rows[0][target], {}))
# %% upper_end_open from right/running: mistake: none that is known
# return pipe[name][0] <= value <= pipe[name][1] => return pipe[name][0] <= value < pipe[name][1]
# %% open_above: mistake: ends left out
class HyperPipes:
    def fit(self, rows, target):
        self.pipes = {}
        for row in rows:
            pipe = self.pipes.setdefault(row[target], {})
            for column, value in row.items():
                if column == target:
                    continue
                if value is None:
                    continue
                if isinstance(value, str):
                    pipe.setdefault(column, set()).add(value)
                else:
                    low, high = pipe.get(column, (value, value))
                    pipe[column] = (min(low, value), max(high, value))

    def predict(self, rows):
        return [max(self.pipes, key=lambda label: self.score(label, row)) for row in rows]

    def score(self, label, row):
        score = 0
        for column, value in row.items():
            if value is None or column not in self.pipes[label]:
                continue
            pipe = self.pipes[label][column]
            if isinstance(pipe, set):
                score += value in pipe
            else:
                score += pipe[0] <= value < pipe[1]
        return score
