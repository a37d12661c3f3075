"""Where the fixed scaffold project stands (protocol section 1)."""

from pathlib import Path

from pytest_ui2app.errors import InfrastructureError

_PACKAGE = Path(__file__).resolve().parents[1]
_PLACES = (_PACKAGE / "bundled" / "scaffold", _PACKAGE.parent / "scaffold")
"""In an installed wheel; in a checkout."""
_MACHINE_MADE = frozenset({"node_modules", "dist", ".vite"})


def scaffold_folder() -> Path:
    """Return the scaffold's folder; raises InfrastructureError if this installation lacks it."""
    for folder in _PLACES:
        if (folder / "package.json").is_file() and (folder / "pnpm-lock.yaml").is_file():
            return folder
    raise InfrastructureError(
        f"the scaffold project is missing: looked in {' and '.join(map(str, _PLACES))}. Reinstall pytest-ui2app"
    )


def scaffold_files(scaffold: Path) -> dict[str, Path]:
    """Return the scaffold's own files, posix path inside the scaffold -> path on disk, sorted, nothing machine-made."""
    found = (path for path in sorted(scaffold.rglob("*")) if path.is_file())
    named = {path.relative_to(scaffold).as_posix(): path for path in found}
    return {name: path for name, path in named.items() if _MACHINE_MADE.isdisjoint(name.split("/"))}
