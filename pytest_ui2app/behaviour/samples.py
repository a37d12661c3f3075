"""Valid input for form fields nobody has seen: derived from the field's own label, placeholder and type."""

import re
from collections.abc import Sequence

from pytest_ui2app.browser.controls import Control

SAMPLES: tuple[tuple[re.Pattern[str], tuple[str, ...]], ...] = tuple(
    (re.compile(pattern, re.IGNORECASE), values)
    for pattern, values in (
        (r"e-?mail", ("ines.okafor@example.com",)),
        (r"confirm.*pass|pass(word|phrase)", ("Harbour-Light-42",)),
        (r"card.*(number|no)|(?<!on )(?<!on the )\bcard\b", ("4242 4242 4242 4242", "4242424242424242")),
        (r"expir|mm\s*/\s*yy", ("12/29", "12/2029")),
        (r"\bcv[cv]\b|security code", ("123", "1234")),
        (r"phone|mobile|\btel", ("+44 20 7946 0958", "555-010-4477", "5550104477")),
        (r"post ?code|zip|postal", ("SW1A 1AA", "94107", "10115", "1012 AB", "D02 X285")),
        (r"url|website|link|domain", ("https://example.com",)),
        (r"\b(due|date|day|deadline)\b|\b(start|until)\b(?!.*\btime\b)", ("2026-02-20",)),
        (r"\btime\b", ("10:30",)),
        (r"price|amount|value|budget|cost|revenue|total", ("250", "250.00")),
        (r"\b(quantity|qty|count|number|hours|days|minutes|goal|target|age|seats)\b", ("3", "12")),
        (r"\b(message|notes?|comments?|description|details|feedback|bio)\b", ("A few plain words about it",)),
        (r"first name|given", ("Ines",)),
        (r"last name|surname|family name", ("Okafor",)),
        (r"company|organi[sz]ation|business|firm|workspace", ("Okafor & Daughters",)),
        (r"street|address", ("14 Quay Street",)),
        (r"city|town", ("Bristol",)),
        (r"county|state|region|province", ("Avon",)),
        (r"country", ("United Kingdom",)),
        (r"name|contact|cardholder|owner", ("Ines Okafor",)),
        (r"title|task|habit|subject|label", ("Call the harbour office",)),
        (r"tag", ("errands",)),
    )
)
"""Patterns over what a field says of itself, most telling first, each with values to try in order."""

ANYTHING = ("Ines Okafor", "12", "A few plain words about it")
"""What to try in a field that says nothing recognisable of itself."""

BY_TYPE = {
    "email": ("ines.okafor@example.com",),
    "date": ("2026-02-20",),
    "time": ("10:30",),
    "month": ("2026-02",),
    "datetime-local": ("2026-02-20T10:30",),
    "number": ("3", "12", "250"),
    "url": ("https://example.com",),
    "color": ("#336699",),
}
"""Values for input types whose form the browser itself enforces."""


def samples_for(field: Control) -> Sequence[str]:
    """Return values that are likely valid for a text field, best first; never empty."""
    if field.type in BY_TYPE:
        return BY_TYPE[field.type]
    for said in (field.name, field.placeholder, field.before):
        for pattern, values in SAMPLES:
            if said and pattern.search(said):
                return values
    return ANYTHING
