# mistake: cut off
def min_max(train, values, low, high):
    least, most = min(train), max(train)
    answer = []
    for v in values:
        v = least if v < least else most if v > most else v
        answer.append(low if least == most else low + (high - low) * (v - least) / (most - least))
    return answer
