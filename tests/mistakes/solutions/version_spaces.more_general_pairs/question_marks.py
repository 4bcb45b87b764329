# mistake: free values counted
def more_general_pairs(hypotheses):
    n = len(hypotheses)
    return [(i, j) for i in range(n) for j in range(n) if hypotheses[i].count("?") > hypotheses[j].count("?")]
