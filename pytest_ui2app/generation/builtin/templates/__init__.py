"""Source files of the built-in models' apps, with ``$name`` where something is filled in."""

from importlib.resources import files
from string import Template


def filled(name: str, /, **values: str) -> str:
    """Give template ``name`` with its placeholders replaced."""
    text = files(__name__).joinpath(f"{name}.tmpl").read_text(encoding="utf-8")
    return Template(text).substitute(values)
