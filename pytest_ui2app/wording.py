"""Numbers and long texts, as people are shown them."""


def counted(number: int, noun: str) -> str:
    """Return how many there are of something: ``1 app``, ``2 apps``."""
    return f"{number} {noun}{'' if number == 1 else 's'}"


def shortened(text: str, longest: int) -> str:
    """Return a text of at most ``longest`` characters, which ends in an ellipsis if something is left out."""
    return text if len(text) <= longest else f"{text[: longest - 1]}…"
