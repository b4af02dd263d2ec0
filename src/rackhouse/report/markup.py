"""Tables in HTML that stack their cells on a narrow screen."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING

import msgspec

from rackhouse.report.phrases import head

if TYPE_CHECKING:
    from rackhouse.messages import Voice


class PageColumn(msgspec.Struct, frozen=True):
    """A column: what it shows, and the classes of its cells."""

    name: str
    classes: str = ""


def cell(text: str) -> str:
    """A text as part of a page.

    >>> cell("Ann & Ben")
    'Ann &amp; Ben'
    """
    return escape(text)


def table(columns: Sequence[PageColumn], rows: Sequence[Sequence[str]], voice: Voice) -> str:
    """Rows of markup under their headings; on a phone each cell has its heading beside it."""
    heads = [cell(voice.say(head(column.name))) for column in columns]
    top = "".join(
        f'<th scope="col" class="{column.classes}">{said}</th>'
        for column, said in zip(columns, heads, strict=True)
    )
    body = "".join(
        "<tr>"
        + "".join(
            f'<td class="{column.classes}" data-label="{said}">{shown}</td>'
            for column, said, shown in zip(columns, heads, row, strict=True)
        )
        + "</tr>"
        for row in rows
    )
    return (
        f'<div class="card"><table class="stacked"><thead><tr>{top}</tr></thead>'
        f"<tbody>{body}</tbody></table></div>"
    )
