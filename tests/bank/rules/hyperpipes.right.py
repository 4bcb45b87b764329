# %% class_only: algorithm: rows kept by class; all tests done when asked, no model; the last of tied classes
class HyperPipes:
    def fit(self, rows, target):
        self.rows, self.target = [dict(r) for r in rows], target
    def predict(self, rows):
        labels = sorted({r[self.target] for r in self.rows})
        out = []
        for row in rows:
            best = None
            for label in labels:
                score = 0
                for name, value in row.items():
                    known = [r[name] for r in self.rows if r[self.target] == label and r[name] is not None]
                    if value is None or not known:
                        continue
                    if isinstance(value, str):
                        score += value in known
                    else:
                        score += any(k <= value for k in known) and any(k >= value for k in known)
                if best is None or score >= best[0]:
                    best = score, label
            out.append(best[1])
        return out
# %% running: algorithm: intervals and sets widened row by row, in dicts by class and column; the first of tied classes
class HyperPipes:
    def fit(self, rows, target):
        self.pipes = {}
        for row in rows:
            pipe = self.pipes.setdefault(row[target], {})
            for name, value in row.items():
                if name == target or value is None:
                    continue
                if isinstance(value, str):
                    pipe.setdefault(name, set()).add(value)
                else:
                    low, high = pipe.get(name, (value, value))
                    pipe[name] = (min(low, value), max(high, value))
        return self
    def inside(self, pipe, name, value):
        if value is None or name not in pipe:
            return 0
        if isinstance(value, str):
            return value in pipe[name]
        return pipe[name][0] <= value <= pipe[name][1]
    def predict(self, rows):
        labels = []
        for row in rows:
            scores = {label: sum(self.inside(pipe, n, v) for n, v in row.items()) for label, pipe in self.pipes.items()}
            labels.append(max(scores, key=scores.get))
        return labels
# %% with_pandas: algorithm: groups of a DataFrame, a column at a time; scores in a table
import pandas as pd
class HyperPipes:
    def fit(self, rows, target):
        frame = pd.DataFrame(rows)
        self.groups = {label: part.drop(columns=target) for label, part in frame.groupby(target)}
    def predict(self, rows):
        asked = pd.DataFrame(rows)
        scores = {}
        for label, part in self.groups.items():
            total = pd.Series(0, index=asked.index)
            for name in asked.columns:
                known = part[name].dropna()
                if known.empty:
                    continue
                if isinstance(known.iloc[0], str):
                    total += asked[name].isin(known).astype(int)
                else:
                    total += pd.to_numeric(asked[name], errors="coerce").between(known.min(), known.max()).astype(int)
            scores[label] = total
        return list(pd.DataFrame(scores).idxmax(axis=1))
