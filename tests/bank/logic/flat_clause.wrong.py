# %% constants_stay from right/in_rounds: mistake: constants kept
# if isinstance(term, str) and term[0].isupper(): => if not isinstance(term, list):
# %% one_level from right/recursive: mistake: inner terms kept
# if not isinstance(term, list): => if True:
# %% swapped from right/in_rounds: mistake: term first
#               done.append(atom)
# +     done = [[a[0], a[2], a[1]] if a[0] == "=" else a for a in done]
# %% shared: mistake: one variable for equal terms
def flat_clause(clause):
    head, body = clause
    table, out = {}, []
    def flat(term):
        if isinstance(term, str) and term[0].isupper():
            return term
        if repr(term) not in table:
            table[repr(term)] = "Shared%d" % len(table)
            inner = [term[0]] + [flat(t) for t in term[1:]] if isinstance(term, list) else term
            out.append(["=", table[repr(term)], inner])
        return table[repr(term)]
    body = [[a[0]] + [flat(t) for t in a[1:]] for a in body]
    return [head, body + out]
# %% all_terms from right/recursive: mistake: variables replaced
# if isinstance(term, str) and term[:1].isupper(): => if False:
# %% with_head from right/recursive: mistake: head replaced
#       out = []
# +     body = [head] + body
#               out += literals
# +     head = out.pop(0)
# %% names_taken from right/in_rounds: mistake: none that is known
# while "N%d" % number in used: => while False:
# "N%d" % number) => "V%d" % number)
# ["=", "N%d" % number, term] => ["=", "V%d" % number, term]
# %% texts_only from right/recursive: mistake: none that is known
# if isinstance(term, str) and term[:1].isupper(): => if not isinstance(term, (str, list)) or term[:1] != term[:1].lower():
# %% no_equality_for_constants from right/recursive: mistake: none that is known
# return name, [("=", name, term)] => return name, []
# %% second_level_only from right/recursive: mistake: none that is known
# parts = [flat(t) for t in term[1:]] => parts = [flat(t) if not isinstance(t, list) else (t, []) for t in term[1:]]
