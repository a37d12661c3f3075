"""The prompts: files in ``prompts/`` with places to fill."""

from importlib.resources import files
from string import Template


def filled_prompt(name: str, **values: str) -> str:
    """Fill the prompt ``prompts/<name>.md``."""
    return Template(prompt_text(name)).substitute(values)


def prompt_text(name: str) -> str:
    """Return a prompt with its places unfilled."""
    return files("pytest_ui2app.generation").joinpath("prompts", f"{name}.md").read_text(encoding="utf-8")
