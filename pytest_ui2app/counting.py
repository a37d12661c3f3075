"""Numbers of things, as people say them."""


def counted(number: int, noun: str) -> str:
    """Return how many there are of something: ``1 app``, ``2 apps``."""
    return f"{number} {noun}{'' if number == 1 else 's'}"
