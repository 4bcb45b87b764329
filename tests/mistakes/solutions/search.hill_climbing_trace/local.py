# mistake: end at a local optimum
def hill_climbing_trace(children, values, start, goal):
    way = [start]
    while way[-1] != goal:
        better = [c for c in children[way[-1]] if values[c] < values[way[-1]]]
        if not better:
            break
        way.append(min(better, key=values.get))
    return way
