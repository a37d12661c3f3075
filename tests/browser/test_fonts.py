"""The fonts that apps are drawn in: what fontconfig says, and what the browser really takes."""

import json
import shutil
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from pytest_ui2app.browser import fonts
from pytest_ui2app.browser.chromium import ContextFactory
from pytest_ui2app.browser.fonts import FontReport, FontsUnknown, installed_fonts
from pytest_ui2app.browser.visiting import BuiltApp, Visit, app_page, arrive
from pytest_ui2app.build.scaffold import scaffold_folder
from pytest_ui2app.build.toolchain import find_node, scaffold_modules
from pytest_ui2app.validity.bundling import bundle

FONTCONFIG = pytest.mark.skipif(not shutil.which("fc-match"), reason="no fontconfig here")
FakeFonts = Callable[[dict[str, str], dict[str, str]], None]


@pytest.fixture
def fontconfig(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> FakeFonts:
    """Return what puts a fontconfig in place that knows these fonts by family and by character."""

    def place(by_family: dict[str, str], by_character: dict[str, str]) -> None:
        for program, table in (("fc-match", by_family), ("fc-list", by_character)):
            arms = "".join(f"'{key}') printf '{value}\\t/fonts/x.ttf\\n' ;;\n" for key, value in table.items())
            path = tmp_path / program
            path.write_text(f'#!/bin/sh\ncase "$2" in\n{arms}esac\n', encoding="utf-8")
            path.chmod(path.stat().st_mode | stat.S_IXUSR)
        monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
        monkeypatch.setattr(sys, "platform", "linux")

    return place


def test_the_first_installed_family_of_a_stack_is_taken_and_stand_ins_of_other_widths_are_not(
    fontconfig: FakeFonts,
) -> None:
    every = dict.fromkeys([family for families in fonts.STACKS.values() for family in families], "DejaVu Sans")
    fontconfig({**every, "Georgia": "Gelasio", "Monaco": "Monaco"}, {":charset=1f680": "Emoji", ":charset=4e2d": "Han"})
    found = installed_fonts()
    assert isinstance(found, FontReport)
    assert [(font.stack, font.family) for font in found.fonts] == [
        ("font-sans", "DejaVu Sans"),
        ("font-serif", "Gelasio"),
        ("font-mono", "Monaco"),
        ("emoji", "Emoji"),
        ("Chinese, Japanese and Korean", "Han"),
    ]
    assert found.missing == ()


def test_what_there_is_no_font_for_is_named_with_its_remedy(fontconfig: FakeFonts) -> None:
    fontconfig({"serif": "Serif", "monospace": "Mono"}, {})
    found = installed_fonts()
    assert isinstance(found, FontReport)
    assert found.missing == (
        "no font for font-sans; install one, such as fonts-dejavu",
        "no font for emoji: drawn as boxes; install fonts-noto-color-emoji",
        "no font for Chinese, Japanese and Korean: drawn as boxes; install fonts-noto-cjk",
    )


def test_elsewhere_than_on_linux_the_fonts_are_not_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    assert installed_fonts() == FontsUnknown(reason="which fonts are used is not known on darwin, only on Linux")


def test_without_fontconfig_and_where_it_fails_the_fonts_are_not_known(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("PATH", str(tmp_path))
    assert isinstance(installed_fonts(), FontsUnknown)
    for program in ("fc-match", "fc-list"):
        (tmp_path / program).write_text("#!/bin/sh\nexit 3\n", encoding="utf-8")
        (tmp_path / program).chmod(0o700)
    failing = installed_fonts()
    assert isinstance(failing, FontsUnknown)
    assert "exit status 3" in failing.reason


APP = """\
const stacks = {stacks};
export default function App() {{
  return <main>{{stacks.map((family) => <p key={{family}} style={{{{ fontFamily: family }}}}>{text}</p>)}}</main>;
}}
"""


@pytest.fixture(scope="module")
def tailwind() -> dict[str, list[str]]:
    """Return the scaffold's own Tailwind's default stacks."""
    modules = scaffold_modules(scaffold_folder())
    code = f"console.log(JSON.stringify(require({str(modules / 'tailwindcss/defaultTheme')!r}).fontFamily))"
    told = subprocess.run([find_node().path, "-e", code], capture_output=True, text=True, check=True).stdout
    return dict(json.loads(told))


@pytest.mark.full
def test_the_stacks_are_tailwinds(tailwind: dict[str, list[str]]) -> None:
    emoji = {"Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"}
    plain = {
        stack: tuple(name for name in (family.strip('"') for family in families) if name not in emoji)
        for stack, families in tailwind.items()
    }
    assert plain == fonts.STACKS


@contextmanager
def fonts_drawn(contexts: ContextFactory, dist: Path) -> Iterator[list[list[str]]]:
    """Yield the platform fonts of each paragraph of an app."""
    app = BuiltApp(new_context=contexts, dist=dist)
    with app_page(app) as (page, traffic):
        arrive(page, traffic, app, "/", Visit(wait_ms=1_000))
        session = page.context.new_cdp_session(page)
        session.send("DOM.enable")
        session.send("CSS.enable")
        root = session.send("DOM.getDocument")["root"]["nodeId"]
        nodes = session.send("DOM.querySelectorAll", {"nodeId": root, "selector": "p"})["nodeIds"]
        yield [
            [font["familyName"] for font in session.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]]
            for node in nodes
        ]


@pytest.mark.full
@FONTCONFIG
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="fontconfig decides on Linux only")
def test_reference_and_generated_app_are_drawn_in_the_same_fonts_and_in_those_reported(
    contexts: ContextFactory, tmp_path: Path, tailwind: dict[str, list[str]]
) -> None:
    stacks = json.dumps([", ".join(tailwind[stack]) for stack in fonts.STACKS])
    texts = {"reference": "Orders of March", "generated": "All of the orders, 3 per page"}
    built = bundle(
        {name: {"src/App.tsx": APP.format(text=text, stacks=stacks)} for name, text in texts.items()}, tmp_path
    )
    drawn = {}
    for name, dist in built.items():
        with fonts_drawn(contexts, dist) as found:
            drawn[name] = found
    assert drawn["reference"] == drawn["generated"]

    report = installed_fonts()
    assert isinstance(report, FontReport)
    reported = {font.stack: font.family for font in report.fonts}
    sans, serif, mono = (reported[f"font-{stack}"] for stack in fonts.STACKS)
    assert drawn["reference"] == [[sans], [serif], [mono]]
