# mistake: whole list sorted
import heapq


def hill_climbing_trace(children, values, start, goal):
    heap, seen = [(values[start], start)], []
    while heap:
        _, n = heapq.heappop(heap)
        if n in seen:
            continue
        seen.append(n)
        if n == goal:
            return seen
        for c in children[n]:
            if c not in seen:
                heapq.heappush(heap, (values[c], c))
    return seen
