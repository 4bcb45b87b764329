"""Why a mark is what it is: the case, the rule, the sentence that decides, and the same work run again."""
