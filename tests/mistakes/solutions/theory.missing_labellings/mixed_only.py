# mistake: only labellings with both labels
def missing_labellings(hypotheses, points):
    k, missing = len(points), []
    seen = [[h[p] for p in points] for h in hypotheses]
    for number in range(1, 2**k - 1):
        row = [int(bit) for bit in format(number, f"0{k}b")]
        if row not in seen:
            missing.append(row)
    return missing
