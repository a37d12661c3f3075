"""What the plugin says before anything is measured: mistakes, missing tools, what would be run."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from pytest_ui2app import session
from pytest_ui2app.browser.discovery import find_browser
from pytest_ui2app.errors import InfrastructureError
from pytest_ui2app.settings import Settings

Project = Callable[..., Path]
Measure = Callable[..., pytest.RunResult]


def _message(result: pytest.RunResult) -> str:
    return "\n".join([*result.errlines, *result.outlines])


def test_an_unknown_model_is_told_with_what_is_possible(project: Project, measure: Measure) -> None:
    project()
    result = measure(model="gpt")
    assert result.ret == 4
    assert "unknown model 'gpt'" in _message(result)
    assert all(name in _message(result) for name in ("oracle", "frozen", "facade", "blank", "ocr", "replay:DIR"))


@pytest.mark.parametrize("model", ["oracle", "frozen"])
def test_a_model_that_answers_from_the_reference_wants_one(project: Project, measure: Measure, model: str) -> None:
    project("notes")
    result = measure(model=model)
    assert result.ret == 4
    assert "'notes' has no reference source" in _message(result)


def test_bad_cases_are_told_by_file_and_line_before_anything_runs(
    project: Project, measure: Measure, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = project("memos", "notes")
    monkeypatch.setattr(session, "ensure_tools", lambda _settings: pytest.fail("went on"))
    inventory = root / "cases" / "notes" / "inventory.yaml"
    inventory.write_text(inventory.read_text(encoding="utf-8").replace("scope: S3", "scope: S4"), encoding="utf-8")
    (root / "cases" / "memos" / "screenshots" / "home.png").unlink()
    result = measure()
    assert result.ret == 4
    assert f"{inventory}:29: families.cross_route_state.scope is 'S4'; use S1" in _message(result)
    assert f"{root / 'cases' / 'memos' / 'case.yaml'}:6: screenshots/home.png is missing" in _message(result)
    assert "Traceback" not in _message(result)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--ui2app-gate=vfs>60"], "'vfs>60' is no threshold"),
        (["--ui2app-rounds=0"], "--ui2app-rounds=0 is no number of rounds"),
        (["--ui2app-rounds=many"], "--ui2app-rounds=many is no number of rounds"),
        (["--ui2app-cases=nowhere"], "nowhere; give a case's, or one of cases"),
        (["--ui2app-sandbox=none"], "unknown sandbox 'none': use auto, bwrap, docker"),
        (["--ui2app-compat=other"], "invalid choice: 'other'"),
    ],
    ids=["gate", "no-rounds", "rounds", "cases", "sandbox", "compat"],
)
def test_a_value_that_cannot_be_used_is_told(
    arguments: list[str], says: str, project: Project, measure: Measure
) -> None:
    project()
    result = measure(*arguments)
    assert result.ret == 4
    assert says in _message(result)


@pytest.mark.parametrize("option", ["--ui2app-store", "--ui2app-report-dir"])
def test_a_file_where_a_folder_is_wanted_is_told_before_anything_runs(
    option: str, project: Project, measure: Measure
) -> None:
    file = project() / "file"
    file.touch()
    result = measure(f"{option}={file / 'below'}")
    assert result.ret == 4
    assert f"{file} is a file; give a folder to {option}" in _message(result)


@pytest.mark.parametrize("option", ["--ui2app-store", "--ui2app-report-dir"])
def test_a_folder_that_may_not_be_written_to_is_told_before_anything_runs(
    option: str, project: Project, measure: Measure, monkeypatch: pytest.MonkeyPatch
) -> None:
    locked = project() / "locked"
    locked.mkdir()
    allowed = os.access  # root may write anywhere, so that taking the right away would show nothing
    monkeypatch.setattr(os, "access", lambda path, mode: path != locked and allowed(path, mode))
    result = measure(f"{option}={locked / 'below'}")
    assert result.ret == 4
    assert f"{locked} cannot be written to; give another folder to {option}" in _message(result)
    assert not (locked / "below").exists()


def test_collecting_lists_the_items_and_needs_no_tool(
    project: Project, measure: Measure, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = project()
    monkeypatch.setattr(session, "ensure_tools", lambda _settings: pytest.fail("asked for a tool"))
    result = measure("--co", "-q")
    assert result.ret == 0
    items = [line.partition("::")[2] for line in result.outlines if "::" in line]
    assert sorted(items) == [
        "test_exec[notes-blank]",
        "test_iis[notes-blank-cross_route_state]",
        "test_iis[notes-blank-data_crud]",
        "test_iis[notes-blank-toggle]",
        "test_nrs[notes-blank]",
        "test_vfs[notes-blank]",
    ]
    assert not (root / "reports").exists()
    assert not (root / ".ui2app").exists()


@pytest.mark.parametrize(
    ("expression", "count"),
    [("memos", 6), ("toggle", 2), ("memos and cross_route_state", 1), ("test_iis", 6), ("vfs or nrs", 4)],
)
def test_items_are_selected_by_case_and_by_family(
    expression: str, count: int, project: Project, measure: Measure
) -> None:
    project("memos", "notes")
    result = measure("--co", "-q", "-k", expression)
    assert len([line for line in result.outlines if "::" in line]) == count


def test_a_missing_tool_stops_the_run_before_any_model_is_asked(
    project: Project, measure: Measure, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(_settings: object) -> None:
        raise InfrastructureError("no Chromium found. Run `ui2app setup`")

    root = project()
    monkeypatch.setattr(session, "ensure_tools", missing)
    result = measure()
    assert result.ret == 11
    assert "no Chromium found. Run `ui2app setup`" in _message(result)
    assert "Traceback" not in _message(result)
    assert "INTERNALERROR" not in _message(result)
    assert not (root / ".ui2app" / "store" / "generate").exists()


def test_a_named_browser_that_does_not_start_is_a_usage_error(
    project: Project, measure: Measure, monkeypatch: pytest.MonkeyPatch
) -> None:
    def look(settings: Settings) -> None:
        find_browser(settings.chromium)

    root = project()
    monkeypatch.setattr(session, "ensure_tools", look)
    result = measure(f"--ui2app-chromium={root}/none")
    assert result.ret == 4
    assert "does not start" in _message(result)
    assert "INTERNALERROR" not in _message(result)


def test_options_can_stand_in_the_configuration_file(project: Project, measure: Measure) -> None:
    root = project("memos", "notes", folder="apps")
    (root / "pytest.ini").write_text(
        "[pytest]\n"
        "ui2app_cases = apps/notes\n"
        "ui2app_store = kept/here\n"
        "ui2app_report_dir = told\n"
        "ui2app_rounds = 2\n"
        "ui2app_compat = release\n"
        "ui2app_fixed_waits = true\n"
        "ui2app_gate = vfs>=60\n",
        encoding="utf-8",
    )
    result = measure("apps")
    assert result.ret == 0
    assert (root / "told" / "results.json").is_file()
    result.stdout.fnmatch_lines(["block rules: release*"])
    result.stdout.no_fnmatch_line("*memos*")


def test_the_command_line_wins_over_the_configuration_file(project: Project, measure: Measure) -> None:
    root = project("memos", "notes")
    (root / "pytest.ini").write_text("[pytest]\nui2app_cases = cases/notes\nui2app_rounds = x\n", encoding="utf-8")
    result = measure("--co", "-q", "--ui2app-cases=cases/memos", "--ui2app-rounds=1")
    assert result.ret == 0
    assert "notes" not in result.stdout.str()


def test_an_empty_gate_is_no_gate_that_was_meant(project: Project, measure: Measure) -> None:
    project()
    result = measure("--ui2app-gate=")
    assert result.ret == 4
    assert "--ui2app-gate is empty" in _message(result)


def test_a_bad_choice_in_the_configuration_file_is_told(project: Project, measure: Measure) -> None:
    root = project()
    (root / "pytest.ini").write_text("[pytest]\nui2app_compat = papers\n", encoding="utf-8")
    result = measure()
    assert result.ret == 4
    assert "ui2app_compat = papers: choose from paper, release" in _message(result)


def test_a_run_from_another_folder_finds_what_the_configuration_file_names(
    project: Project, measure: Measure, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = project("memos", "notes", folder="apps")
    (root / "pytest.ini").write_text(
        "[pytest]\nui2app_cases = apps/notes\nui2app_report_dir = told\n", encoding="utf-8"
    )
    (root / "below").mkdir()
    monkeypatch.chdir(root / "below")
    result = measure("--rootdir", str(root), "-c", str(root / "pytest.ini"), str(root / "apps"))
    assert result.ret == 0, _message(result)
    assert (root / "told" / "results.json").is_file()


def test_without_a_path_the_suite_of_the_project_is_run(project: Project, measure: Measure) -> None:
    root = project()
    (root / "test_own.py").write_text("def test_own(): pass\n", encoding="utf-8")
    result = measure("--co", "-q")
    assert "test_own" not in result.stdout.str()
    assert "test_exec[notes-blank]" in result.stdout.str()


def test_the_options_are_explained_in_the_help(pytester: pytest.Pytester) -> None:
    result = pytester.runpytest_inprocess("--help", "-p", "no:asyncio")
    text = " ".join(result.stdout.str().split())
    for flag in (
        "model",
        "cases",
        "store",
        "report-dir",
        "rounds",
        "compat",
        "fixed-waits",
        "gate",
        "sandbox",
        "allow-packages",
        "deny-packages",
        "dev-only",
        "chromium",
    ):
        assert f"--ui2app-{flag}" in text
    assert "ui2app_store" in text


def test_a_partial_recording_is_replayed_as_far_as_it_is_selected(
    project: Project, measure: Measure, tmp_path: Path
) -> None:
    project("memos", "notes")
    recording = tmp_path / "recorded" / "notes"
    recording.mkdir(parents=True)
    (recording / "plan.txt").write_text("{}", encoding="utf-8")
    model = f"replay:{recording.parent}"
    assert measure("-k", "notes", model=model).ret == 0
    result = measure(model=model)
    assert result.ret == 4
    result.stderr.fnmatch_lines(["*nothing recorded for case 'memos'*"])
    nothing = measure("-k", "notes", f"--ui2app-model=replay:{tmp_path}", model="")
    assert nothing.ret == 4


@pytest.mark.parametrize("option", ["--co", "--ui2app-dry-run"])
def test_a_key_is_wanted_only_by_runs_that_ask(
    project: Project, measure: Measure, monkeypatch: pytest.MonkeyPatch, option: str
) -> None:
    project()
    monkeypatch.delenv("ANTHROPIC_API_KEY", raising=False)
    assert measure(model="claude-none").ret == 4
    assert measure(option, model="claude-none").ret == 0


def test_a_dry_run_tells_what_the_selected_items_would_take(project: Project, measure: Measure) -> None:
    root = project("memos", "notes")
    result = measure("--ui2app-dry-run", "-k", "notes", "--ui2app-model=blank", model="claude-none")
    assert result.ret == 0
    result.stdout.fnmatch_lines(
        [
            "dry run: nothing was sent",
            "claude-none * typical * 1 * 2 *unknown",
            "* at most *",
            "*blank: nothing is bought",
        ]
    )
    assert not (root / "reports").exists()


def test_keys_are_out_of_the_environment_while_a_run_lasts_and_back_after(
    project: Project, measure: Measure, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = project()
    conftest = root / "conftest.py"
    look = "def pytest_sessionstart():\n    import os\n    print('held:', os.environ.get('OPENAI_API_KEY'))\n"
    conftest.write_text(f"{conftest.read_text(encoding='utf-8')}\n{look}", encoding="utf-8")
    monkeypatch.setenv("OPENAI_API_KEY", "sk-only-for-this-test")
    result = measure("-s")
    result.stdout.fnmatch_lines(["*held: None*"])
    assert os.environ["OPENAI_API_KEY"] == "sk-only-for-this-test"
    assert measure(model="no-such-model").ret == 4
    assert os.environ["OPENAI_API_KEY"] == "sk-only-for-this-test"


def test_a_limit_without_a_price_is_refused_before_anything_runs(
    project: Project, measure: Measure, monkeypatch: pytest.MonkeyPatch
) -> None:
    project()
    monkeypatch.setenv("DASHSCOPE_API_KEY", "sk-only-for-this-test")
    result = measure("--ui2app-max-cost=1", model="qwen-nobody-knows")
    assert result.ret == 4
    result.stderr.fnmatch_lines(["*--ui2app-max-cost=1 cannot be kept with qwen-nobody-knows: no price of it*"])


def test_a_missing_header_variable_is_told_before_anything_runs(
    project: Project, measure: Measure, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = project()
    monkeypatch.delenv("NO_SUCH_TOKEN", raising=False)
    (root / "models.yaml").write_text(
        "models: {ours: {api: chat, base_url: http://localhost:1/v1, headers: {X-Token: 'env:NO_SUCH_TOKEN'}}}",
        encoding="utf-8",
    )
    result = measure("--ui2app-model-file=models.yaml", model="ours")
    assert result.ret == 4
    result.stderr.fnmatch_lines(["*a header of ours is taken from NO_SUCH_TOKEN, which is not set*"])
