"""Which of this machine's fonts the apps are drawn in.

Text is as wide as its font makes it, so positions and line breaks, and with them VFS, depend on what is installed. Both
the reference and the generated app are drawn on one machine and so in the same fonts; between machines they differ.
"""

import shutil
import subprocess
import sys
from dataclasses import dataclass

STACKS: dict[str, tuple[str, ...]] = {
    "sans": ("ui-sans-serif", "system-ui", "sans-serif"),
    "serif": ("ui-serif", "Georgia", "Cambria", "Times New Roman", "Times", "serif"),
    "mono": (
        "ui-monospace",
        "SFMono-Regular",
        "Menlo",
        "Monaco",
        "Consolas",
        "Liberation Mono",
        "Courier New",
        "monospace",
    ),
}
"""Tailwind 3's default stacks, which the scaffold leaves as they are, without its emoji fonts."""

GENERIC = frozenset({"system-ui", "sans-serif", "serif", "monospace"})
"""Families that Chromium leaves to fontconfig; it does not know the ``ui-`` ones on Linux."""

STAND_INS: dict[str, frozenset[str]] = {
    "Georgia": frozenset({"Gelasio"}),
    "Cambria": frozenset({"Caladea"}),
    "Times New Roman": frozenset({"Liberation Serif", "Tinos"}),
    "Courier New": frozenset({"Liberation Mono", "Cousine"}),
}
"""Fonts of the same widths, the only ones that Chromium lets fontconfig put in a named family's place."""

SCRIPTS: dict[str, tuple[int, str]] = {
    "emoji": (0x1F680, "fonts-noto-color-emoji"),
    "Chinese, Japanese and Korean": (0x4E2D, "fonts-noto-cjk"),
}
"""What a font is wanted for beside Latin, told by one of its characters, and the Debian package that has one."""

_SECONDS = 20.0


@dataclass(frozen=True, slots=True, kw_only=True)
class ResolvedFont:
    """The installed font that a stack (``sans``, ``serif``, ``mono``) or a script is drawn in."""

    stack: str
    family: str
    file: str


@dataclass(frozen=True, slots=True, kw_only=True)
class FontReport:
    """The fonts in use, and what there is none for, each with its remedy."""

    fonts: tuple[ResolvedFont, ...]
    missing: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class FontsUnknown:
    """Why it cannot be said which fonts are used."""

    reason: str


def installed_fonts() -> FontReport | FontsUnknown:
    """Return what fontconfig gives for the scaffold's font stacks; only Linux has it."""
    if not sys.platform.startswith("linux"):
        return FontsUnknown(reason=f"which fonts are used is not known on {sys.platform}, only on Linux")
    if not (shutil.which("fc-match") and shutil.which("fc-list")):
        return FontsUnknown(reason="which fonts are used is not known without fc-match; install the package fontconfig")
    try:
        stacks = [(f"font-{stack}", _of_stack(stack, families)) for stack, families in STACKS.items()]
        scripts = [(name, _with_character(name, character)) for name, (character, _) in SCRIPTS.items()]
    except (OSError, subprocess.SubprocessError) as error:
        return FontsUnknown(reason=f"which fonts are used is not known, as fontconfig fails: {error}")
    return FontReport(
        fonts=tuple(font for _, found in (*stacks, *scripts) for font in found),
        missing=(
            *(f"no font for {name}; install one, such as fonts-dejavu" for name, found in stacks if not found),
            *(
                f"no font for {name}: drawn as boxes; install {SCRIPTS[name][1]}"
                for name, found in scripts
                if not found
            ),
        ),
    )


def _of_stack(stack: str, families: tuple[str, ...]) -> list[ResolvedFont]:
    """Return the first of a stack's families that is installed, as a list of one or none."""
    for family in families:
        found = _fonts(f"font-{stack}", ["fc-match", "--format=%{family[0]}\t%{file}\n", family])
        # fontconfig always gives something; a named family is there only if it gives that, or one of its widths.
        accepted = {family} | STAND_INS.get(family, frozenset())
        if family in GENERIC or any(font.family in accepted for font in found):
            return found
    return []


def _with_character(script: str, character: int) -> list[ResolvedFont]:
    return _fonts(script, ["fc-list", "--format=%{family[0]}\t%{file}\n", f":charset={character:x}"])[:1]


def _fonts(stack: str, command: list[str]) -> list[ResolvedFont]:
    told = subprocess.run(command, capture_output=True, text=True, check=True, timeout=_SECONDS).stdout
    lines = sorted(line.split("\t", 1) for line in told.splitlines() if line.count("\t") == 1)
    return [ResolvedFont(stack=stack, family=family, file=file) for family, file in lines if family and file]
