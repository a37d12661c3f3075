"""What a model wrote and declared, and what was installed for it."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

SCAFFOLD_SOURCES = frozenset({"src/main.tsx", "src/index.css"})
"""The scaffold's own files among those a model may write (protocol section 1)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WrittenApp:
    """The generated ``files``, path under ``src/`` -> text, on a scaffold.

    ``dependencies`` are all declared packages, the scaffold's included, name -> version range; ``modules`` is the
    folder ``node_modules`` that holds them, which need not exist.
    """

    files: Mapping[str, str]
    dependencies: Mapping[str, str]
    modules: Path

    def rewrote(self, path: str) -> bool:
        """Tell whether ``path`` is a scaffold file that was generated anew."""
        return path in SCAFFOLD_SOURCES and path in self.files
