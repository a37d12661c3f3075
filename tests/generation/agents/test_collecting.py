import json
from collections.abc import Callable

import pytest

from pytest_ui2app.generation.model import (
    UNKNOWN_COST,
    UNKNOWN_USAGE,
    AgentAnswer,
    Cost,
    Usage,
)

APP = "export default function App() { return <h1>Good</h1>; }\n"

RunAgent = Callable[..., AgentAnswer]


def breaches(answer: AgentAnswer) -> list[tuple[str, str]]:
    return [(violation.clause, violation.subject) for violation in answer.violations]


def test_source_and_packages_are_taken(run_agent: RunAgent) -> None:
    code = f"""
    (src / "pages").mkdir()
    (src / "App.tsx").write_text({APP!r})
    (src / "pages" / "Ä.tsx").write_text("ä", "utf-8")
    package = json.loads((app / "package.json").read_text())
    package["dependencies"]["zustand"] = "^5.0.0"
    package["devDependencies"]["@types/node"] = "22"
    (app / "package.json").write_text(json.dumps(package))
    (app / "node_modules" / "x").mkdir(parents=True)
    (app / "node_modules" / "x" / "index.js").write_text("")
    (app / "pnpm-lock.yaml").write_text("made anew")
    """
    answer = run_agent(code)
    assert dict(answer.files) == {"src/App.tsx": APP, "src/pages/Ä.tsx": "ä"}
    assert dict(answer.dependencies) == {"zustand": "^5.0.0", "@types/node": "22"}
    assert (answer.violations, answer.notes) == ((), ())
    assert answer.facts == {"exit_code": 0, "timed_out": False}


def test_an_agent_that_writes_nothing_leaves_an_app_without_files(run_agent: RunAgent) -> None:
    answer = run_agent("")
    assert (answer.files, answer.dependencies, answer.violations, answer.output) == ({}, {}, (), "")


def test_a_bad_exit_code_is_a_fact_and_the_app_is_taken(run_agent: RunAgent) -> None:
    answer = run_agent(f"(src / 'App.tsx').write_text({APP!r}); sys.exit(3)")
    assert dict(answer.files) == {"src/App.tsx": APP}
    assert answer.facts == {"exit_code": 3, "timed_out": False}


def test_exit_code_124_in_time_is_no_time_limit(run_agent: RunAgent) -> None:
    assert run_agent("(src / 'App.tsx').touch(); sys.exit(124)").facts == {"exit_code": 124, "timed_out": False}


def test_an_agent_killed_by_a_signal_is_a_fact(run_agent: RunAgent) -> None:
    code = "(src / 'App.tsx').touch(); os.kill(os.getpid(), signal.SIGKILL)"
    assert run_agent(code).facts == {"exit_code": 137, "timed_out": False}


def test_changed_scaffold_files_break_clause_iv(run_agent: RunAgent) -> None:
    code = """
    (src / "main.tsx").write_text("changed")
    (src / "INDEX.css").write_text("changed")
    (app / "vite.config.ts").write_text("changed")
    package = json.loads((app / "package.json").read_text())
    package["dependencies"]["react"] = "^19.0.0"
    (app / "package.json").write_text(json.dumps(package))
    """
    answer = run_agent(code)
    changed = {("iv", path) for path in ("src/main.tsx", "src/INDEX.css", "vite.config.ts", "package.json")}
    assert set(breaches(answer)) == changed
    assert (answer.files, answer.dependencies) == ({}, {})


@pytest.mark.parametrize("text", ["{", "[]", '{"dependencies": []}', "[" * 100_000, '{"devDependencies": null}'])
def test_a_manifest_that_cannot_be_read_breaks_clause_iv(run_agent: RunAgent, text: str) -> None:
    assert breaches(run_agent(f"(app / 'package.json').write_text({text!r})")) == [("iv", "package.json")]


def test_other_changes_of_the_manifest_are_noted(run_agent: RunAgent) -> None:
    code = r"""
    package = json.loads((app / "package.json").read_text())
    package["scripts"]["test"] = "x"
    package["packageManager"] = "pnpm@10"
    package["dependencies"] = {"left-pad": 1, "bad\ud800": "1"}
    (app / "package.json").write_text(json.dumps(package))
    """
    answer = run_agent(code)
    assert dict(answer.dependencies) == {"left-pad": "latest"}
    assert answer.violations == ()
    for sought in ("'scripts' was changed", "'packageManager' was changed", "react is no longer listed", "ud800"):
        assert any(sought in note for note in answer.notes)
    json.dumps(answer.notes, ensure_ascii=False).encode()


def test_imports_are_held_against_clauses_ii_and_iii(run_agent: RunAgent) -> None:
    code = """
    package = json.loads((app / "package.json").read_text())
    package["dependencies"]["zustand"] = "5"
    (app / "package.json").write_text(json.dumps(package))
    (src / "App.tsx").write_text("import '@/x'; import 'react'; import 'zustand'; import 'clsx'; import './y';")
    """
    assert breaches(run_agent(code)) == [("ii", "@/x"), ("iii", "clsx")]


def test_files_beside_the_source_are_noted_once(run_agent: RunAgent) -> None:
    code = """
    (app / "public").mkdir()
    for n in range(500):
        (app / "public" / f"{n:03}.svg").write_text("<svg/>")
    """
    answer = run_agent(code)
    first = "public/000.svg, public/001.svg, public/002.svg and 497 more: lies outside src/ and was left out"
    assert answer.notes == (first,)
    assert answer.violations == ()


def test_usage_is_the_agents_own_account(run_agent: RunAgent) -> None:
    told_usage = {"input_tokens": 5, "output_tokens": 7, "cached_input_tokens": 2, "reasoning_tokens": 3}
    answer = run_agent(f"Path('usage.json').write_text(json.dumps({told_usage | {'dollars': 0.5}!r}))")
    assert answer.usage == Usage(input_tokens=5, output_tokens=7, cached_input_tokens=2, reasoning_tokens=3)
    assert answer.cost == Cost(dollars=0.5, source="the agent")
    assert answer.notes == ()


def test_a_partial_account_leaves_the_rest_unknown(run_agent: RunAgent) -> None:
    answer = run_agent("Path('usage.json').write_text('{\"dollars\": 2}')")
    assert (answer.usage, answer.cost) == (UNKNOWN_USAGE, Cost(dollars=2.0, source="the agent"))


@pytest.mark.parametrize(
    "text",
    [
        "{",
        "[1]",
        '{"input_tokens": 1}',
        '{"input_tokens": -1, "output_tokens": 1}',
        '{"input_tokens": 1.5, "output_tokens": 1}',
        '{"input_tokens": true, "output_tokens": 1}',
        '{"dollars": NaN}',
        '{"dollars": Infinity}',
        '{"dollars": "1"}',
        '{"dollars": ' + "9" * 5000 + "}",
    ],
)
def test_a_malformed_account_is_a_note(run_agent: RunAgent, text: str) -> None:
    answer = run_agent(f"Path('usage.json').write_text({text!r})")
    assert (answer.usage, answer.cost) == (UNKNOWN_USAGE, UNKNOWN_COST)
    assert len(answer.notes) == 1
    assert answer.notes[0].startswith("usage.json")
