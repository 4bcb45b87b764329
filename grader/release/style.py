"""The style sheet of feedback pages, limited to cards in the output of a notebook."""

import re

CARD_SELECTOR = ".markscheme"
STRONG_SELECTOR = ".markscheme.markscheme"  # twice: above what a notebook says of lists, tables and code in any output
# Elements and classes that occur in a card.
USED_SELECTOR = re.compile(
    r":root|body|\*|\b(code|pre|p|h2|h3|ul|details|summary|mark)\b|"
    r"\.(soft|chip|exercise|stand|summary|finding|case|cases|line|mark|message|raised|trace|counts|shown|printed|evidence|member|instead|diff|scroll|steps|note)\b"
)
# Classes of the page around a card: a rule for one of these is left out, whatever else it names.
UNUSED_SELECTOR = re.compile(
    r"\.(asked|prose|overview|overall|next|lead|works|notes|options|amount|total|top|eyebrow|unseen)\b"
)
CSS_RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")  # selectors and declarations, once media queries are taken out
CSS_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
# How JupyterLab, VS Code and Colab mark their themes.
DARK_THEMES = '[data-jp-theme-light="false"], .vscode-dark, html[theme="dark"]'
LIGHT_THEMES = '[data-jp-theme-light="true"], .vscode-light, html[theme="light"]'
# What JupyterLab, Colab and VS Code say of every output, taken back before our own rules.
RESET_RULES = """
.markscheme.markscheme dl, .markscheme.markscheme dt, .markscheme.markscheme dd { float: none; width: auto; margin: 0; padding: 0; overflow: visible; font-weight: 400; }
.markscheme.markscheme code, .markscheme.markscheme pre { background: none; color: inherit; padding: 0; border: 0; }
.markscheme.markscheme table { margin: 0; color: inherit; table-layout: auto; }
.markscheme.markscheme tbody tr { background: none; }
"""  # noqa: E501
CARD_RULES = """
.markscheme { margin: 0.5rem 0; padding: 0.25rem 1.25rem 1rem; border: 1px solid var(--line); border-radius: 8px; max-width: 52rem; }
.markscheme .exercise:first-of-type { border-top: 0; margin-top: 0; padding-top: 0.75rem; }
.markscheme .note { background: var(--code); border-radius: 8px; padding: 0.4rem 0.85rem; }
"""  # noqa: E501


def scoped_style(css: str) -> str:
    """The CSS rules that a card needs, each limited to the inside of a card.

    A notebook has a theme of its own, whatever the system prefers: where it says which, its colours are taken.
    """
    top, dark = split_media(CSS_COMMENT.sub("", css))
    rules = [rule for rule in CSS_RULE.findall(top) if is_used_selector(rule[0])]
    light_colours = next(body for selector, body in rules if selector.strip() == ":root")
    dark_colours = next(body for selector, body in CSS_RULE.findall(dark) if selector.strip() == ":root")
    lines = [f"{inside_card(selector)} {{{one_line_body(body)}}}" for selector, body in rules]
    # Before the themes: what a notebook says of itself wins over what the system prefers.
    lines.append(
        f"@media screen and (prefers-color-scheme: dark) {{ {CARD_SELECTOR} {{{one_line_body(dark_colours)}}} }}"
    )
    lines.extend(
        f"{themed(theme)} {{{one_line_body(colours)} color-scheme: {name}; }}"
        for theme, colours, name in ((LIGHT_THEMES, light_colours, "light"), (DARK_THEMES, dark_colours, "dark"))
    )
    return RESET_RULES + "\n".join(lines) + CARD_RULES


def split_media(css: str) -> tuple[str, str]:
    """The CSS outside of media queries, and the CSS of the media query for dark screens."""
    # A media query holds rules, and no further query.
    queries = re.findall(r"@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}", css)
    for query in queries:
        css = css.replace(query, "")
    dark = next(query for query in queries if "prefers-color-scheme: dark" in query)
    return css, dark.partition("{")[2]


def is_used_selector(selector: str) -> bool:
    """Whether a selector can match something in a card."""
    return any(USED_SELECTOR.search(each) and not UNUSED_SELECTOR.search(each) for each in selector.split(","))


def inside_card(selectors: str) -> str:
    """The selectors, limited to the inside of a card; those of the page's root and body become the card's."""
    kept = [each.strip() for each in selectors.split(",") if is_used_selector(each)]
    return ", ".join(CARD_SELECTOR if each in (":root", "body") else f"{STRONG_SELECTOR} {each}" for each in kept)


def themed(themes: str) -> str:
    """The selector of a card in a notebook that has one of these themes."""
    return ", ".join(f"{theme} {CARD_SELECTOR}" for theme in themes.split(", "))


def one_line_body(body: str) -> str:
    """The declarations of a CSS rule on one line."""
    return f" {' '.join(body.split())} "
