"""The feedback page's style sheet, made to hold inside of a notebook's output and nowhere else."""

import re

ROOM = ".markscheme"
STRONG = ".markscheme.markscheme"  # twice: above what a notebook says of lists, tables and code in any output
USED = re.compile(
    r":root|body|\*|\b(code|pre|p|h2|h3|ul|details|summary|mark)\b|"
    r"\.(soft|chip|exercise|stand|summary|finding|case|cases|line|mark|message|raised|trace|counts|shown|printed|evidence|member|instead|diff|scroll|steps|note)\b"
)
UNUSED = re.compile(r"\.(asked|prose|overview|overall|next|lead|works|notes|options|amount|total|top|eyebrow|unseen)\b")
RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
DARK = '[data-jp-theme-light="false"], .vscode-dark, html[theme="dark"]'
LIGHT = '[data-jp-theme-light="true"], .vscode-light, html[theme="light"]'
# What JupyterLab, Colab and VS Code say of every output, taken back before our own rules.
PLAIN = """
.markscheme.markscheme dl, .markscheme.markscheme dt, .markscheme.markscheme dd { float: none; width: auto; margin: 0; padding: 0; overflow: visible; font-weight: 400; }
.markscheme.markscheme code, .markscheme.markscheme pre { background: none; color: inherit; padding: 0; border: 0; }
.markscheme.markscheme table { margin: 0; color: inherit; table-layout: auto; }
.markscheme.markscheme tbody tr { background: none; }
"""  # noqa: E501
OWN = """
.markscheme { margin: 0.5rem 0; padding: 0.25rem 1.25rem 1rem; border: 1px solid var(--line); border-radius: 8px; max-width: 52rem; }
.markscheme .exercise:first-of-type { border-top: 0; margin-top: 0; padding-top: 0.75rem; }
.markscheme .note { background: var(--code); border-radius: 8px; padding: 0.4rem 0.85rem; }
"""  # noqa: E501


def scoped(css: str) -> str:
    """The rules that a card needs, each for the inside of a card only.

    A notebook has a theme of its own, whatever the system prefers: where it says which, its colours are taken.
    """
    top, dark = split(COMMENT.sub("", css))
    rules = [rule for rule in RULE.findall(top) if wanted(rule[0])]
    light_colours = next(body for selector, body in rules if selector.strip() == ":root")
    dark_colours = next(body for selector, body in RULE.findall(dark) if selector.strip() == ":root")
    lines = [f"{inside(selector)} {{{tidy(body)}}}" for selector, body in rules]
    lines.append(f"@media screen and (prefers-color-scheme: dark) {{ {ROOM} {{{tidy(dark_colours)}}} }}")
    lines.extend(
        f"{themed(theme)} {{{tidy(colours)} color-scheme: {name}; }}"
        for theme, colours, name in ((LIGHT, light_colours, "light"), (DARK, dark_colours, "dark"))
    )
    return PLAIN + "\n".join(lines) + OWN


def split(css: str) -> tuple[str, str]:
    """The rules outside of every media query, and the inside of the one for dark screens."""
    queries = re.findall(r"@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}", css)
    for query in queries:
        css = css.replace(query, "")
    dark = next(query for query in queries if "prefers-color-scheme: dark" in query)
    return css, dark.partition("{")[2]


def wanted(selector: str) -> bool:
    """Whether something in a card may match a selector."""
    return any(USED.search(each) and not UNUSED.search(each) for each in selector.split(","))


def inside(selectors: str) -> str:
    """Selectors that match inside of a card only; what the page's root and body have, the card has."""
    kept = [each.strip() for each in selectors.split(",") if wanted(each)]
    return ", ".join(ROOM if each in (":root", "body") else f"{STRONG} {each}" for each in kept)


def themed(themes: str) -> str:
    """A card under a notebook that has one of these themes."""
    return ", ".join(f"{theme} {ROOM}" for theme in themes.split(", "))


def tidy(body: str) -> str:
    """Declarations on one line."""
    return f" {' '.join(body.split())} "
