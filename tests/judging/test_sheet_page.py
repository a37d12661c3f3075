"""The sheet in a browser: what is filled in stays, is downloaded, and reads back as labels; the app runs apart."""

import select
import shutil
import socket
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from pytest_ui2app.browser.discovery import find_browser
from pytest_ui2app.cases.loading import load_cases
from pytest_ui2app.errors import UsageError
from pytest_ui2app.judging.annotation_sheet import AppShown, PageShown, write_sheet
from pytest_ui2app.judging.annotations import read_annotations
from pytest_ui2app.judging.app_session import Session
from pytest_ui2app.judging.sheet_key import sheet_key
from pytest_ui2app.judging.sheet_server import served
from pytest_ui2app.scoring.iis import NotCovered
from pytest_ui2app.scoring.labels import CellLabel
from pytest_ui2app.taxonomy import Family, Outcome, Scope

pytestmark = pytest.mark.full

SCOPES = {Family.TOGGLE: Scope.S1, Family.DATA_CRUD: Scope.S2, Family.CROSS_ROUTE_STATE: Scope.S3}
KEY = sheet_key("run", {("one", "notes", 1): SCOPES, ("two", "notes", 1): SCOPES})
APP = """<!doctype html><title>App</title><p id="seen"></p><script type="module" src="/assets/main.js"></script>"""
TRICKS = Path(__file__).with_name("tricks")
SESSION = Session(web={"user": "</script>sam"}, cookies={"token": "t%20k"}, sign_in=("go to /login", "click 'Go'"))
LEAVING = (TRICKS / "leaving.js").read_text(encoding="utf-8").splitlines()[1:]
WITH_ALLOWLISTS = 152  # from this Chromium on WebRTC is shut off when that is asked for


class _AnotherHost:
    """Takes streams and datagrams on one port, and answers none."""

    def __init__(self, streams: socket.socket, datagrams: socket.socket) -> None:
        datagrams.bind(streams.getsockname())
        self.address = f"127.0.0.1:{streams.getsockname()[1]}"
        self.sockets = {streams: "stream", datagrams: "datagram"}

    def arrived(self) -> list[str]:
        """Return what has arrived so far."""
        return [self.sockets[each] for each in select.select([*self.sockets], [], [], 0.2)[0]]


@pytest.fixture
def another_host() -> Iterator[_AnotherHost]:
    with socket.create_server(("127.0.0.1", 0)) as streams, socket.socket(type=socket.SOCK_DGRAM) as datagrams:
        yield _AnotherHost(streams, datagrams)


@pytest.fixture
def folder(make_case: Callable[..., Path], tmp_path: Path) -> Path:
    case = load_cases([make_case()])[0]
    dist = tmp_path / "dist"
    (dist / "assets").mkdir(parents=True)
    (dist / "index.html").write_text(APP, encoding="utf-8")
    shutil.copyfile(TRICKS / "main.js", dist / "assets" / "main.js")
    pages = (
        PageShown(picture=case.pictures[0], address="/", screenshot="home.png"),
        PageShown(picture=case.pictures[1], address="/x"),
    )
    first, second = (AppShown(case=case, pages=pages, dist=dist, session=each) for each in (Session(), SESSION))
    write_sheet(tmp_path / "sheet", KEY, dict(zip(KEY.apps, (first, second), strict=True)))
    return tmp_path / "sheet"


@pytest.fixture
def address(folder: Path) -> Iterator[str]:
    for port in range(38_765, 38_965, 2):
        serving = served(folder, port)
        try:
            where = serving.__enter__()
        except UsageError:
            continue
        yield where
        serving.__exit__(None, None, None)
        return
    raise AssertionError


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """Yield an annotator's browser: unlike the one that measures, it may go anywhere."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser().path)
        yield browser
        browser.close()


@pytest.fixture
def sheet(chromium: Browser, address: str) -> Iterator[Page]:
    context = chromium.new_context(viewport={"width": 1280, "height": 800}, accept_downloads=True)
    opened = context.new_page()
    faults: list[str] = []
    opened.on("pageerror", lambda error: faults.append(str(error)))
    opened.goto(address)
    yield opened
    context.close()
    assert faults == []


def _choose(sheet: Page, family: str, *answers: str, notes: str = "") -> None:
    form = sheet.locator(f"#family-{family}")
    for answer in answers:
        form.get_by_role("radio", name=answer, exact=True).check()
    if notes:
        form.get_by_role("textbox").fill(notes)


def _downloaded(sheet: Page, to: Path) -> Path:
    with sheet.expect_download() as download:
        sheet.get_by_role("button", name="Download the filled CSV").click()
    download.value.save_as(to)
    return to


def _fill(sheet: Page) -> None:
    _choose(sheet, "toggle", "present", "P", "S2", notes='dark, but "light"\nnever')
    _choose(sheet, "data_crud", "absent")
    sheet.locator("nav button").nth(1).click()
    _choose(sheet, "cross_route_state", "present", "F", "S3")


def _filled(folder: Path) -> str:
    """Return the CSV as it should be: the export's own rows with the answers of ``_fill``."""
    rows = (folder / "annotations.csv").read_text(encoding="utf-8").splitlines()
    answers = {1: '1,P,S2,"dark, but ""light"" never"', 2: "0,,,", 6: "1,F,S3,"}
    filled = [row if n not in answers else row.removesuffix(",,,") + answers[n] for n, row in enumerate(rows)]
    return "\n".join(filled) + "\n"


def test_what_is_filled_in_stays_and_is_downloaded(sheet: Page, folder: Path, tmp_path: Path) -> None:
    _fill(sheet)
    sheet.reload()
    assert sheet.locator("#done").inner_text() == "3 of 6 labelled"
    sheet.locator("nav button").first.click()
    toggle = sheet.locator("#family-toggle")
    assert toggle.get_by_role("radio", name="P", exact=True).is_checked()
    assert toggle.get_by_role("textbox").input_value() == 'dark, but "light" never'
    assert sheet.locator("#family-data_crud").get_by_role("radio", name="W", exact=True).is_disabled()
    file = _downloaded(sheet, tmp_path / "filled.csv")
    assert file.read_text(encoding="utf-8") == _filled(folder)


def test_the_download_reads_as_the_labels_that_were_given(sheet: Page, tmp_path: Path) -> None:
    _fill(sheet)
    (found,) = read_annotations([_downloaded(sheet, tmp_path / "filled.csv")], KEY)
    one, two = KEY.apps.values()
    assert {cell: each.label for cell, each in found.items()} == {
        one.cell(Family.TOGGLE): CellLabel(outcome=Outcome.P, scope=2),
        one.cell(Family.DATA_CRUD): CellLabel(outcome=NotCovered(), scope=2),
        two.cell(Family.CROSS_ROUTE_STATE): CellLabel(outcome=Outcome.F, scope=3),
    }


def test_an_outcome_goes_when_the_family_turns_out_to_be_absent(sheet: Page, tmp_path: Path) -> None:
    _choose(sheet, "toggle", "present", "W", "S1")
    _choose(sheet, "toggle", "absent")
    (found,) = read_annotations([_downloaded(sheet, tmp_path / "filled.csv")], KEY)
    assert [each.label.outcome for each in found.values()] == [NotCovered()]


def test_a_filled_csv_is_taken_up_again(sheet: Page, folder: Path, tmp_path: Path) -> None:
    file = tmp_path / "filled.csv"
    file.write_bytes(("\ufeff" + _filled(folder).replace("\n", "\r\n")).encode())
    sheet.locator("#load").set_input_files(file)
    sheet.get_by_text("6 rows taken from filled.csv").wait_for()
    assert sheet.locator("#done").inner_text() == "3 of 6 labelled"
    assert _downloaded(sheet, tmp_path / "again.csv").read_text(encoding="utf-8") == _filled(folder)


def test_what_a_spreadsheet_made_of_it_is_taken_up_too(sheet: Page, folder: Path, tmp_path: Path) -> None:
    file = tmp_path / "filled.csv"
    changed = _filled(folder).replace(",1,P,S2,", ",1.0,p,s2,").replace(",0,,,", ",0.0,,,")
    file.write_text(changed, encoding="utf-8")
    sheet.locator("#load").set_input_files(file)
    sheet.get_by_text("6 rows taken from filled.csv").wait_for()
    assert sheet.locator("#done").inner_text() == "3 of 6 labelled"
    assert _downloaded(sheet, tmp_path / "again.csv").read_text(encoding="utf-8") == _filled(folder)


def test_the_app_runs_apart_from_the_sheet_and_from_the_network(sheet: Page) -> None:
    seen = sheet.frame_locator("iframe").locator("#seen")
    seen.get_by_text('"times":1').wait_for()
    told = seen.inner_text()
    assert '"parent":"SecurityError"' in told
    assert '"top":"SecurityError"' in told
    assert '"refused":"https://example.org/"' in told
    assert '"path":"/"' in told
    sheet.get_by_role("button", name="Home").click()
    seen.get_by_text('"times":2').wait_for()
    sheet.get_by_role("button", name="Start afresh").click()
    seen.get_by_text('"times":1').wait_for()


def test_another_app_does_not_see_what_the_first_has_stored(sheet: Page) -> None:
    seen = sheet.frame_locator("iframe").locator("#seen")
    seen.get_by_text('"times":1').wait_for()
    sheet.get_by_role("button", name="Home").click()
    seen.get_by_text('"times":2').wait_for()
    sheet.locator("nav button").nth(1).click()
    seen.get_by_text('"times":1').wait_for()


def test_an_app_begins_with_its_session_and_can_be_seen_without(sheet: Page) -> None:
    assert sheet.locator("#visitor").is_hidden()
    assert sheet.locator("#sign-in").is_hidden()
    sheet.locator("nav button").nth(1).click()
    seen = sheet.frame_locator("iframe").locator("#seen")
    inside, outside = '"user":"</script>sam","cookie":"token=t%20k"', '"user":null,"cookie":""'
    seen.get_by_text(f'"times":1,"path":"/",{inside}').wait_for()
    assert sheet.get_by_text("To sign in, as the probes do: go to /login; click 'Go'.").is_visible()
    sheet.get_by_role("button", name="As a visitor").click()
    seen.get_by_text(f'"times":1,"path":"/",{outside}').wait_for()
    sheet.get_by_role("button", name="Home").click()
    seen.get_by_text(f'"times":2,"path":"/",{outside}').wait_for()
    sheet.get_by_role("button", name="Start afresh").click()
    seen.get_by_text(f'"times":1,"path":"/",{inside}').wait_for()


def test_what_was_done_in_an_app_is_there_on_the_second_view(sheet: Page) -> None:
    sheet.locator("nav button").nth(1).click()
    seen = sheet.frame_locator("iframe").locator("#seen")
    seen.get_by_text('"times":1').wait_for()
    sheet.reload()
    seen.get_by_text('"times":2').wait_for()


def _in_window(sheet: Page) -> Page:
    with sheet.expect_popup() as popup:
        sheet.get_by_role("link", name="Open in a window").click()
    popup.value.locator("iframe").wait_for()
    return popup.value


def test_an_app_in_a_window_is_the_one_in_the_sheet(sheet: Page) -> None:
    sheet.locator("nav button").nth(1).click()
    inside, outside = '"user":"</script>sam","cookie":"token=t%20k"', '"user":null,"cookie":""'
    seen = sheet.frame_locator("iframe").locator("#seen")
    seen.get_by_text('"times":1').wait_for()
    in_window = _in_window(sheet).frame_locator("iframe").locator("#seen")
    in_window.get_by_text(f'"times":2,"path":"/",{inside}').wait_for()
    sheet.get_by_role("button", name="As a visitor").click()
    seen.get_by_text(f'"times":1,"path":"/",{outside}').wait_for()
    in_window = _in_window(sheet).frame_locator("iframe").locator("#seen")
    in_window.get_by_text(f'"times":2,"path":"/",{outside}').wait_for()


def test_an_app_in_a_window_of_its_own_begins_with_its_session_and_fills_it(sheet: Page, address: str) -> None:
    _, app = KEY.apps
    window = sheet.context.new_page()
    window.set_viewport_size({"width": 900, "height": 700})
    window.goto(f"{address}window.html#{app}")
    window.frame_locator("iframe").get_by_text('"path":"/","user":"</script>sam","cookie":"token=t%20k"').wait_for()
    assert window.locator("iframe").bounding_box() == {"x": 0, "y": 0, "width": 900, "height": 700}
    assert window.evaluate("opener") is None


def test_an_app_is_not_shown_outside_its_sheet(sheet: Page) -> None:
    answer = sheet.context.new_page().goto(sheet.frames[1].url)
    assert answer is not None
    assert (answer.status, "open it there" in answer.text()) == (403, True)


def test_begun_afresh_an_app_has_no_cookie_left_of_any_path(sheet: Page) -> None:
    seen = sheet.frame_locator("iframe").locator("#seen")
    seen.get_by_text('"times":1').wait_for()
    for kind in ("", "; SameSite=None; Secure", "; SameSite=None; Secure; Partitioned"):
        sheet.frames[1].evaluate(f"document.cookie = 'deep{len(kind)}=1; path=/orders{kind}'")
    assert sheet.context.cookies() != []
    sheet.get_by_role("button", name="Start afresh").click()
    seen.get_by_text('"times":1').wait_for()
    assert sheet.context.cookies() == []


VIEWS = pytest.mark.parametrize("viewed", [lambda sheet: sheet, _in_window], ids=["page", "window"])


def _run_tricks(view: Page, folder: Path, where: str) -> None:
    """Let the app in the view try all that it can."""
    app = view.url.partition("#")[2]
    dist = folder / "apps" / app / "dist"
    for name, file in {"tricks.html": "tricks.html", "assets/sw.js": "worker.js"}.items():
        text = (TRICKS / file).read_text(encoding="utf-8")
        (dist / name).write_text(text.replace("WHERE", where), encoding="utf-8")
    view.evaluate(
        "() => { const frame = document.querySelector('iframe'); frame.src = new URL('/tricks.html', frame.src) }"
    )
    view.frame_locator("iframe").locator("#done").wait_for(state="attached")


@VIEWS
def test_whatever_an_app_tries_nothing_arrives_elsewhere(
    chromium: Browser, sheet: Page, folder: Path, another_host: _AnotherHost, viewed: Callable[[Page], Page]
) -> None:
    view = viewed(sheet)
    _run_tricks(view, folder, another_host.address)
    known = [] if int(chromium.version.split(".")[0]) >= WITH_ALLOWLISTS else ["datagram"]
    assert (another_host.arrived(), len(sheet.context.pages)) == (known, 1 if view is sheet else 2)


def test_what_arrives_elsewhere_is_seen(chromium: Browser, another_host: _AnotherHost) -> None:
    opened = chromium.new_page()
    opened.goto("data:text/html,<!doctype html>")
    opened.evaluate(f"() => {{ fetch('http://{another_host.address}/').catch(() => 0) }}")
    opened.wait_for_timeout(800)
    assert another_host.arrived() == ["stream"]
    opened.close()


@VIEWS
@pytest.mark.parametrize("leaving", LEAVING, ids=range(len(LEAVING)))
def test_an_app_does_not_leave_its_frame_for_elsewhere(
    sheet: Page, another_host: _AnotherHost, viewed: Callable[[Page], Page], leaving: str
) -> None:
    view = viewed(sheet)
    view.frame_locator("iframe").get_by_text('"path":"/"').wait_for()
    frame = view.frames[1]
    frame.evaluate(f"() => {{ setTimeout(() => {{ {leaving.replace('WHERE', another_host.address)} }}) }}")
    view.wait_for_timeout(800)
    assert another_host.arrived() == []
    assert frame.url.startswith("chrome-error:")


def test_every_picture_is_there_and_nothing_sticks_out_at_1280(sheet: Page) -> None:
    sheet.get_by_role("tab", name="Screenshots and pages").click()
    images = sheet.locator("#pictures img")
    assert images.count() == 5  # three screenshots, one page beside the first, one that shows none of them
    for image in images.all():
        image.scroll_into_view_if_needed()
        image.evaluate("image => image.decode()")
    assert sheet.evaluate("document.documentElement.scrollWidth") == 1280
    assert sheet.evaluate("[...document.querySelectorAll('fieldset')].every(f => f.scrollWidth <= f.clientWidth)")
    assert sheet.locator("#pictures .none").count() == 2


def test_from_files_the_sheet_works_without_the_running_app(chromium: Browser, folder: Path, tmp_path: Path) -> None:
    context = chromium.new_context(accept_downloads=True)
    opened = context.new_page()
    opened.goto((folder / "index.html").as_uri())
    _fill(opened)
    tab = opened.get_by_role("tab", name="Running app (only when served)")
    assert "ui2app annotate --out DIR --serve" in str(tab.get_attribute("title"))
    tab.click()
    assert opened.get_by_text("The running app is shown when the sheet is served").is_visible()
    assert _downloaded(opened, tmp_path / "filled.csv").read_text(encoding="utf-8") == _filled(folder)
    context.close()
