from pytest_ui2app.browser.fonts import FontReport, FontsUnknown, ResolvedFont
from pytest_ui2app.commands.doctor import tell_fonts


def lines_of(found: FontReport | FontsUnknown) -> list[str]:
    lines: list[str] = []
    tell_fonts(found, lines.append)
    return lines


def test_fonts_in_use_are_shown_with_their_files_and_missing_ones_as_warnings() -> None:
    sans = ResolvedFont(stack="font-sans", family="DejaVu Sans", file="/fonts/DejaVuSans.ttf")
    assert lines_of(FontReport(fonts=(sans,), missing=("no font for emoji: drawn as boxes; install a package",))) == [
        "fonts       ok       font-sans: DejaVu Sans, /fonts/DejaVuSans.ttf",
        "fonts       warning  no font for emoji: drawn as boxes; install a package",
    ]


def test_unknown_fonts_are_said_to_be_unknown() -> None:
    assert lines_of(FontsUnknown(reason="not known on darwin")) == ["fonts       unknown  not known on darwin"]
