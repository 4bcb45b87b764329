"""Texts are filled in from the exercise's own names, in a sandbox."""

import pytest

from grader.build.prompts import BadText, rendered_prompt

NAMES = {"prior": 0.25, "n": 3.0, "rows": [{"a": 1.0, "b": "x|y"}, {"a": 2.5, "b": "z"}], "pairs": [[1, 2], [3, 4]]}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("P = {{ prior }}", "P = 0.25"),
        ("{{ n | number }} and {{ prior | number(3) }}", "3 and 0.250"),
        ("{{ rows | table }}", "| a | b |\n|---|---|\n| 1 | x\\|y |\n| 2.5 | z |"),
        ("{{ pairs | table }}", "|  |  |\n|---|---|\n| 1 | 2 |\n| 3 | 4 |"),
        ("{% for row in rows %}{{ row.a | number }};{% endfor %}", "1;2.5;"),
        ("{{ '{{' }} stays", "{{ stays"),
        ("no <b>names</b> & no escapes", "no <b>names</b> & no escapes"),
    ],
)
def test_names_and_filters_are_filled_in(text: str, expected: str) -> None:
    assert rendered_prompt(text, NAMES) == expected


REFUSED = {  # text: (part of the problem, part of the remedy)
    "{{ priro }}": ("'priro' is undefined", "Did you mean `prior`?"),
    "{{ zzz }}": ("'zzz' is undefined", "Names of `with` and `given`: `n`, `pairs`, `prior`, `rows`."),
    "{{ prior": ("unexpected end of template", "Braces are Jinja2"),
    "{% zzz %}": ("unknown tag 'zzz'", "Braces are Jinja2"),
    "{{ prior | drawing }}": ("No filter named 'drawing'", "Our filters: `number`, `table`."),
    "{{ [1, 2] | random }}": ("No filter named 'random'", "Our filters"),
    "{{ prior / 0 }}": ("ZeroDivisionError", "between the braces"),
    "{{ prior | table }}": ("TypeError", "between the braces"),
    "{{ prior.__class__.__mro__ }}": ("is unsafe", "Braces"),
    "{{ rows.append(1) }}": ("is unsafe", "Braces"),
    "{{ range(10) }}": ("'range' is undefined", "Names of `with`"),
    "{% include 'x' %}": ("no loader", "between the braces"),
}


@pytest.mark.parametrize("text", REFUSED)
def test_a_text_that_does_not_render_says_what_is_wrong(text: str) -> None:
    problem, remedy = REFUSED[text]
    with pytest.raises(BadText) as bad:
        rendered_prompt(text, NAMES)
    assert problem in bad.value.problem
    assert remedy in bad.value.remedy
