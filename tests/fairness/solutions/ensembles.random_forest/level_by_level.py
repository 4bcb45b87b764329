"""algorithm: a queue, all nodes of a depth after those above; flat lists of nodes; the last of tied ones."""

import math
from collections import deque


def n_log_n(n):
    return n * math.log(n) if n else 0.0


class Forest:
    def fit(self, rows, target, bags, offered):
        self.classes = sorted({row[target] for row in rows}, reverse=True)
        self.trees = []
        for t in range(len(bags)):
            nodes = []
            waiting = deque([(bags[t], 0, None, None)])
            while waiting:
                here, depth, parent, value = waiting.popleft()
                counts = self.count(rows, target, here)
                nodes.append([None, {}, max(self.classes, key=counts.get)])
                if parent is not None:
                    nodes[parent][1][value] = len(nodes) - 1
                if max(counts.values()) == len(here):
                    continue
                best, least = None, None
                for name in sorted(offered[t][depth], reverse=True):
                    groups = {}
                    for i in here:
                        groups.setdefault(rows[i][name], []).append(i)
                    if len(groups) == 1:
                        continue
                    left = 0.0
                    for group in groups.values():
                        left += n_log_n(len(group))
                        left -= sum(n_log_n(c) for c in self.count(rows, target, group).values())
                    if best is None or left < least:
                        best, least, split = name, left, groups
                if best is not None:
                    nodes[-1][0] = best
                    for value, group in split.items():
                        waiting.append((group, depth + 1, len(nodes) - 1, value))
            self.trees.append(nodes)
        return self

    def count(self, rows, target, here):
        counts = dict.fromkeys(self.classes, 0)
        for i in here:
            counts[rows[i][target]] += 1
        return counts

    def predict(self, rows):
        answers = []
        for row in rows:
            votes = dict.fromkeys(self.classes, 0)
            for nodes in self.trees:
                test, below, label = nodes[0]
                while test is not None and row[test] in below:
                    test, below, label = nodes[below[row[test]]]
                votes[label] += 1
            answers.append(max(self.classes, key=votes.get))
        return answers
