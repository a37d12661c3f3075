from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from pytest_ui2app.cases.case import SubFeature
from pytest_ui2app.cases.loading import load_cases, load_screenshots
from pytest_ui2app.errors import UsageError
from pytest_ui2app.taxonomy import ApplicationFamily, Family, Scope

MakeCase = Callable[..., Path]

CASE, INVENTORY, PROBES = "case.yaml", "inventory.yaml", "probes.py"
NOTE_SHOT = "{file: note.png, route: /notes/first, label: Note}"
SETTINGS_SHOT = "  - {file: settings.png, route: /settings, label: Settings}\n"
KEEP_NOTE = """\
      - id: keep_note
        does: An added note is still listed after a visit to the settings.
        screenshot: home.png
        control: link "Settings" beside the list
"""


def test_a_good_case_loads(make_case: MakeCase) -> None:
    folder = make_case()
    (case,) = load_cases([folder.parent])
    assert (case.id, case.family, case.license) == ("notes", ApplicationFamily.CONTENT, "MIT")
    assert case.pictures == tuple(folder / "screenshots" / f"{name}.png" for name in ("home", "note", "settings"))
    assert [shot.route for shot in case.screenshots] == ["/", "/notes/first", "/settings"]
    assert [(item.family, item.scope) for item in case.inventory] == [
        (Family.TOGGLE, Scope.S1),
        (Family.DATA_CRUD, Scope.S2),
        (Family.CROSS_ROUTE_STATE, Scope.S3),
    ]
    assert case.inventory[0].sub_features == (
        SubFeature(
            id="dark_mode",
            does="The switch turns the page dark.",
            screenshot="settings.png",
            control='switch "Dark mode"',
        ),
    )


def test_cases_are_sorted_by_id_wherever_they_are(make_case: MakeCase, tmp_path: Path) -> None:
    single = make_case("alpha", below=tmp_path / "elsewhere")
    make_case("zeta")
    make_case("beta")
    assert [case.id for case in load_cases([tmp_path / "cases", single])] == ["alpha", "beta", "zeta"]


def test_a_case_named_twice_is_loaded_once(make_case: MakeCase) -> None:
    folder = make_case()
    assert len(load_cases([folder.parent, folder, folder / ".." / "notes"])) == 1


def test_the_bundled_cases_load() -> None:
    assert len(load_cases([Path(__file__).parents[2] / "cases"])) >= 3


@dataclass(frozen=True, kw_only=True)
class Fault:
    """A mistake: in ``file`` the text ``old`` becomes ``new``; it is to be told at the line where ``at`` begins."""

    file: str
    old: str
    new: str
    at: str
    says: tuple[str, ...]
    told_in: str = ""


FAULTS = {
    "repeated key": Fault(
        file=CASE,
        old="license",
        new="title: Other\nlicense",
        at="title: Other",
        says=("'title' stands twice", "keep one"),
    ),
    "unknown application family": Fault(
        file=CASE,
        old="family: content",
        new="family: contents",
        at="family",
        says=("'contents'", "'content', 'commerce'"),
    ),
    "unknown interaction family": Fault(
        file=INVENTORY,
        old="  toggle:",
        new="  toggles:",
        at="toggles",
        says=("'toggles' is no interaction family", "'toggle'"),
    ),
    "unknown key": Fault(
        file=CASE, old="license", new="author: me\nlicense", at="author", says=("no such key as 'author'", "spelling")
    ),
    "unknown key of a sub-feature": Fault(
        file=INVENTORY,
        old="control: bin",
        new="why: so\n        control: bin",
        at="why",
        says=("data_crud.sub_features[1]", "no such key as 'why'"),
    ),
    "missing key": Fault(file=CASE, old="license: MIT\n", new="", at="id:", says=("'license' is missing", "add it")),
    "missing key of a sub-feature": Fault(
        file=INVENTORY,
        old="        control: bin beside the title\n",
        new="",
        at="id: delete_note",
        says=("data_crud.sub_features[1]", "'control' is missing", "add it"),
    ),
    "route without file": Fault(
        file=CASE,
        old=NOTE_SHOT,
        new="{route: /notes/first, label: Note}",
        at="/notes/first",
        says=("screenshots[1]", "'file' is missing"),
    ),
    "file without route": Fault(
        file=CASE,
        old=NOTE_SHOT,
        new="{file: note.png, label: Note}",
        at="note.png",
        says=("screenshots[1]", "'route' is missing"),
    ),
    "repeated route": Fault(
        file=CASE,
        old="/settings",
        new="/notes/first",
        at="settings.png",
        says=("'/notes/first' is listed twice", "own"),
    ),
    "relative route": Fault(
        file=CASE,
        old="route: /settings",
        new="route: settings",
        at="settings.png",
        says=("'settings'", "begins with /"),
    ),
    "file outside": Fault(
        file=CASE, old="note.png", new="../note.png", at="../note.png", says=("'../note.png'", "such as home.png")
    ),
    "entry that is text": Fault(
        file=CASE,
        old=SETTINGS_SHOT,
        new="  - settings.png\n",
        at="- settings.png",
        says=("'settings.png'", "`key: value`"),
    ),
    "too few screenshots": Fault(
        file=CASE, old=SETTINGS_SHOT, new="", at="screenshots:", says=("screenshots has 2 entries", "at least 3")
    ),
    "id that is no id": Fault(
        file=CASE, old="id: notes", new="id: Notes!", at="id:", says=("id is 'Notes!'", "lower-case letters")
    ),
    "id of another folder": Fault(
        file=CASE, old="id: notes", new="id: memos", at="id:", says=("'memos'", "'notes'", "same name")
    ),
    "empty text": Fault(
        file=CASE,
        old="title: Notes, a tiny app to test with",
        new="title:",
        at="title",
        says=("title is empty", "write something"),
    ),
    "unclosed quote": Fault(
        file=CASE,
        old="title: Notes",
        new='title: "Notes',
        at="",  # noticed at the end of the file; the message says where the quote begins
        says=("not readable as YAML", "begins on line 2", "correct the syntax"),
    ),
    "tab": Fault(file=CASE, old="license", new="\tlicense", at="\tlicense", says=("not readable as YAML", "correct")),
    "list as key": Fault(
        file=CASE, old="license", new="? [a, b]\n: c\nlicense", at="[a, b]", says=("not readable as YAML", "correct")
    ),
    "alias of itself": Fault(
        file=CASE, old="title: Notes", new="title: &a [*a]\nx: Notes", at="", says=("not readable as YAML",)
    ),
    "probe without sub-feature": Fault(
        file=PROBES,
        old="def keep_note",
        new="def other(app):\n    _title(app)\n\n\ndef keep_note",
        at="def other",
        says=("the probe 'other' has no sub-feature", "underscore"),
    ),
    "sub-feature without probe": Fault(
        file=PROBES,
        old="def keep_note",
        new="def _keep_note",
        at="id: keep_note",
        says=("the sub-feature 'keep_note' has no probe", "write `def keep_note(app)`"),
        told_in=INVENTORY,
    ),
    "repeated probe": Fault(
        file=PROBES,
        old="def keep_note",
        new="def dark_mode(app):  # again\n    _title(app)\n\n\ndef keep_note",
        at="# again",
        says=("'dark_mode' stands twice", "keep one"),
    ),
    "probe that takes nothing": Fault(
        file=PROBES,
        old="keep_note(app)",
        new="keep_note()",
        at="keep_note()",
        says=("'keep_note'", "def keep_note(app)"),
    ),
    "probe that must be awaited": Fault(
        file=PROBES,
        old="def keep_note",
        new="async def keep_note",
        at="async def",
        says=("'keep_note'", "def keep_note(app)"),
    ),
    "syntax error in the probes": Fault(
        file=PROBES,
        old="def add_note(app):",
        new="def add_note(app:",
        at="def add_note",
        says=("not readable as Python",),
    ),
    "unknown screenshot": Fault(
        file=INVENTORY,
        old="screenshot: note.png",
        new="screenshot: notes.png",
        at="notes.png",
        says=("'notes.png' is no screenshot", "home.png, note.png, settings.png"),
    ),
    "missing family": Fault(
        file=INVENTORY,
        old="  notification:\n    not_implied: nothing is announced\n",
        new="",
        at="families:",
        says=("'notification' is missing", "notification: {not_implied: why}"),
    ),
    "unknown scope": Fault(file=INVENTORY, old="scope: S3", new="scope: S4", at="S4", says=("'S4'", "S1", "S2", "S3")),
    "missing scope": Fault(
        file=INVENTORY, old="    scope: S3\n", new="", at="cross_route_state", says=("'scope' is missing", "add it")
    ),
    "neither implied nor not": Fault(
        file=INVENTORY, old="    not_implied: there is no form\n", new="", at="form_validation", says=("is empty",)
    ),
    "both implied and not": Fault(
        file=INVENTORY,
        old="not_implied: there is no form",
        new="scope: S1\n    not_implied: there is no form",
        at="scope: S1\n    not_implied",
        says=("no such key as 'scope'",),
    ),
    "sub-feature id that is no function name": Fault(
        file=INVENTORY,
        old="id: keep_note",
        new="id: Keep note",
        at="Keep note",
        says=("'Keep note'", "function of that name"),
    ),
    "text instead of a list": Fault(
        file=INVENTORY,
        old=f"sub_features:\n{KEEP_NOTE}",
        new="sub_features: keep_note\n",
        at="sub_features: keep_note",
        says=("'keep_note'", "as a list"),
    ),
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_mistake_is_told_with_place_fact_and_remedy(name: str, make_case: MakeCase) -> None:
    fault = FAULTS[name]
    folder = make_case()
    _replace(folder / fault.file, fault.old, fault.new)
    told_in = folder / (fault.told_in or fault.file)
    before = told_in.read_text(encoding="utf-8").split(fault.at or "\0")[0]
    line = before.count("\n") + 1 if fault.at else None
    problem = _problem_in(_complaint(folder), told_in, line)
    assert [words for words in fault.says if words not in problem] == []
    assert "pydantic" not in problem
    assert "_" + "Entry" not in problem


@pytest.mark.parametrize("name", FAULTS.keys())
def test_a_single_mistake_is_told_once(name: str, make_case: MakeCase) -> None:
    folder = make_case()
    _replace(folder / FAULTS[name].file, FAULTS[name].old, FAULTS[name].new)
    assert _complaint(folder)[0] == "cases cannot be used, 1 problem found:"


@pytest.mark.parametrize("file", [CASE, INVENTORY])
@pytest.mark.parametrize(
    ("content", "line", "says"),
    [
        (b"", 1, ("the file is empty", "docs/cases.md")),
        (b"# only a comment\n", 1, ("the file is empty", "docs/cases.md")),
        (b"- a\n- b\n", 1, ("the file is a list", "`key: value`")),
        (b"hello", 1, ("'hello'", "`key: value`")),
        ("id: x\ntitle: Nótes\n".encode("latin-1"), 2, ("not in UTF-8", "0xf3", "save it as UTF-8")),
        (b"id: x\ntitle: a\x01b\n", 1, ("not readable as YAML", "special characters are not allowed")),
        (b"a: 1\n---\nb: 2\n", 2, ("not readable as YAML", "another document")),
    ],
    ids=["empty", "comment", "list", "text", "latin-1", "control-character", "two-documents"],
)
def test_a_file_that_holds_no_entries_is_told(
    file: str, content: bytes, line: int, says: tuple[str, ...], make_case: MakeCase
) -> None:
    folder = make_case()
    (folder / file).write_bytes(content)
    problem = _problem_in(_complaint(folder), folder / file, line)
    assert [words for words in says if words not in problem] == []


@pytest.mark.parametrize("file", [INVENTORY, PROBES])
def test_a_missing_file_is_told(file: str, make_case: MakeCase) -> None:
    folder = make_case()
    (folder / file).unlink()
    assert "there is no such file; write" in _problem_in(_complaint(folder), folder / file, 1)


def test_a_case_without_its_case_file_is_not_left_out(make_case: MakeCase) -> None:
    make_case("good")
    folder = make_case("misnamed")
    (folder / CASE).rename(folder / "case.yml")
    assert "there is no such file; write" in _problem_in(_complaint(folder), folder / CASE, 1)


def test_probes_that_are_not_utf8_are_told(make_case: MakeCase) -> None:
    folder = make_case()
    (folder / PROBES).write_bytes('"""x\né"""\n'.encode("latin-1"))
    assert "save it as UTF-8" in _problem_in(_complaint(folder), folder / PROBES, 2)


@pytest.mark.parametrize(
    ("shape", "says"),
    [
        ((1440, 900, "JPEG"), "is a JPEG of 1440x900 pixels, not a PNG of 1440x900"),
        ((1280, 720, "PNG"), "is a PNG of 1280x720 pixels, not a PNG of 1440x900"),
    ],
)
def test_a_picture_of_another_kind_or_size_is_told(
    shape: tuple[int, int, str], says: str, make_case: MakeCase, make_picture: Callable[..., bytes]
) -> None:
    folder = make_case()
    (folder / "screenshots" / "note.png").write_bytes(make_picture(*shape))
    problem = _problem_in(_complaint(folder), folder / CASE, 7)
    assert f"screenshots/note.png {says}" in problem
    assert "ui2app capture" in problem


def test_a_damaged_picture_and_a_missing_one_are_told(make_case: MakeCase, make_picture: Callable[..., bytes]) -> None:
    folder = make_case()
    (folder / "screenshots" / "home.png").write_bytes(b"not a picture")
    (folder / "screenshots" / "note.png").write_bytes(make_picture()[:200])
    (folder / "screenshots" / "settings.png").unlink()
    head, *problems = _complaint(folder)
    assert head == "cases cannot be used, 3 problems found:"
    facts = ["home.png is no picture;", "note.png is damaged (", "settings.png is missing;"]
    assert [fact in problem for fact, problem in zip(facts, problems, strict=True)] == [True] * 3


def test_a_picture_that_is_not_listed_is_told(make_case: MakeCase, make_picture: Callable[..., bytes]) -> None:
    folder = make_case()
    (folder / "screenshots" / "extra.png").write_bytes(make_picture())
    problem = _problem_in(_complaint(folder), folder / CASE, 5)
    assert "screenshots/extra.png is not listed; list it with its route, or delete it" in problem


def test_values_that_yaml_would_take_for_something_else_stay_text(make_case: MakeCase) -> None:
    folder = make_case("2024")
    _replace(folder / CASE, "license: MIT", "license: no")
    (case,) = load_cases([folder])
    assert (case.id, case.license) == ("2024", "no")


def test_all_problems_of_all_cases_are_told_sorted(make_case: MakeCase) -> None:
    for name in ("beta", "alpha"):
        folder = make_case(name)
        _replace(folder / CASE, "license: MIT\n", "")
        _replace(folder / INVENTORY, "scope: S3", "scope: S4")
    (folder / "screenshots" / "note.png").unlink()
    _replace(folder / CASE, "family: content", "family: x")
    head, *problems = _complaint(folder)
    assert head == "cases cannot be used, 5 problems found:"
    places = [problem.split(": ")[0].strip().removeprefix(f"{folder.parent}/") for problem in problems]
    assert places == [
        "alpha/case.yaml:1",
        "alpha/case.yaml:3",
        "alpha/inventory.yaml:29",
        "beta/case.yaml:1",
        "beta/inventory.yaml:29",
    ]


def test_problems_are_sorted_by_line_not_by_text(make_case: MakeCase) -> None:
    folder = make_case()
    _replace(folder / INVENTORY, "screenshot: settings.png", "screenshot: zzz.png")
    _replace(folder / INVENTORY, 'control: link "Settings" beside the list', "control:")
    _replace(folder / INVENTORY, "        control: bin beside the title\n", "")
    lines = [int(problem.split(":")[1]) for problem in _complaint(folder)[1:]]
    assert lines == sorted(lines)
    assert len(lines) == 2


def test_two_cases_of_one_id_are_told(make_case: MakeCase, tmp_path: Path) -> None:
    first, second = make_case(), make_case(below=tmp_path / "more")
    with pytest.raises(UsageError) as caught:
        load_cases([first.parent, second.parent])
    assert f"{second / CASE}:1: the case id 'notes' is already taken by {first}; rename one" in str(caught.value)


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match=r"there is no folder .*nowhere; give a case's, or one of cases"):
        load_cases([tmp_path / "nowhere"])


def test_a_folder_without_cases_is_told(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match=r"holds no case: no case\.yaml .* see docs/cases\.md"):
        load_cases([tmp_path])


def test_screenshots_can_be_read_before_they_are_taken(make_case: MakeCase) -> None:
    folder = make_case()
    (folder / INVENTORY).unlink()
    (folder / "screenshots" / "home.png").unlink()
    assert [shot.label for shot in load_screenshots(folder)] == ["Home", "Note", "Settings"]
    _replace(folder / CASE, "route: /settings", "route: settings")
    with pytest.raises(UsageError, match=r"case\.yaml:8: screenshots\[2\]\.route is 'settings'; give a path"):
        load_screenshots(folder)


def _replace(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


def _complaint(folder: Path) -> list[str]:
    with pytest.raises(UsageError) as caught:
        load_cases([folder.parent])
    return str(caught.value).splitlines()


def _problem_in(complaint: list[str], file: Path, line: int | None) -> str:
    place = f"  {file}:" if line is None else f"  {file}:{line}: "
    found = [problem for problem in complaint if problem.startswith(place)]
    assert found, f"nothing is told of {place}; instead {complaint}"
    return " ".join(found)
