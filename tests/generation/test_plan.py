import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_ui2app.generation.plan import Plan, PlanEntry, parse_plan

APP = PlanEntry(path="src/App.tsx", description="routes")
GOOD = '{"extra_dependencies": {"zustand": "^5.0.0"}, "plan": [{"path": "src/App.tsx", "description": "routes"}]}'


def test_a_plan_in_the_asked_form_is_read_without_remark() -> None:
    assert parse_plan(GOOD) == Plan(entries=(APP,), dependencies={"zustand": "^5.0.0"})


def test_a_fence_around_the_json_is_tolerated() -> None:
    assert parse_plan(f"Here is the plan:\n```json\n{GOOD}\n```\nShall I go on?") == parse_plan(GOOD)


@pytest.mark.parametrize("broken", [GOOD[:-2], GOOD.replace("}, ", "} "), GOOD.replace('"', "'"), f"Sure! {GOOD}"])
def test_broken_json_is_repaired_and_the_repair_recorded(broken: str) -> None:
    plan = parse_plan(broken)
    assert plan.entries == (APP,)
    assert plan.repaired


@pytest.mark.parametrize("text", ["", "I am sorry, I cannot do that.", "42", "null", "[" * 100_000])
def test_a_reply_without_a_plan_is_an_empty_plan_with_its_problem(text: str) -> None:
    plan = parse_plan(text)
    assert plan.entries == ()
    assert plan.problems


@pytest.mark.parametrize(
    ("declared", "expected"),
    [
        ({}, {}),
        (None, {}),
        ([], {}),
        (["zustand", "@tanstack/react-query", "recharts@^2.1.0", "@dnd-kit/core@6"],
         {"zustand": "latest", "@tanstack/react-query": "latest", "recharts": "^2.1.0", "@dnd-kit/core": "6"}),
        ([{"name": "zustand", "version": "5"}, {"recharts": "2"}], {"zustand": "5", "recharts": "2"}),
        ({"a": "latest", "b": "git+ssh://x/y", "c": None, "d": {"version": "1"}},
         {"a": "latest", "b": "git+ssh://x/y", "c": "latest", "d": "1"}),
        ("zustand", {}),
        ([1, None, ["x"]], {}),
    ],
)  # fmt: skip
def test_every_form_of_declaring_packages_is_read(declared: object, expected: dict[str, str]) -> None:
    assert parse_plan(json.dumps({"extra_dependencies": declared, "plan": []})).dependencies == expected


def test_halves_of_characters_do_not_outlive_the_json() -> None:
    half = "\ud83d"
    plan = parse_plan(
        json.dumps(
            {
                "plan": [{"path": f"src/{half}.ts", "description": f"a {half}\ude00"}, f"src/{half}.ts", {half: half}],
                "extra_dependencies": {f"a{half}": half, f"b{half}": None},
            }
        )
    )
    assert plan.entries == (PlanEntry(path="src/\ufffd.ts", description="a \U0001f600"),)
    assert plan.dependencies == {"a\ufffd": "\ufffd", "b\ufffd": "latest"}
    "\n".join(plan.problems).encode()


def test_malformed_entries_cost_only_themselves() -> None:
    entries = [{"path": "src/App.tsx", "description": "routes"}, "src/b.ts", {"description": "no path"}, 7, None, {}]
    plan = parse_plan(json.dumps({"plan": entries}))
    assert [entry.path for entry in plan.entries] == ["src/App.tsx", "src/b.ts"]
    assert len(plan.problems) == 4


def test_duplicates_are_dropped_and_files_outside_src_are_remarked() -> None:
    plan = parse_plan(json.dumps({"plan": ["src/a.ts", "src/a.ts", "package.json"]}))
    assert [entry.path for entry in plan.entries] == ["src/a.ts", "package.json"]
    assert plan.problems == ("planned twice: src/a.ts", "planned outside src/: package.json")


def test_four_hundred_files_are_a_plan_too() -> None:
    plan = parse_plan(json.dumps({"plan": [{"path": f"src/p{n}.tsx", "description": ""} for n in range(400)]}))
    assert len(plan.entries) == 400
    assert plan.problems == ()


def test_a_bare_list_is_read_as_the_plan() -> None:
    assert parse_plan('[{"path": "src/App.tsx", "description": "routes"}]').entries == (APP,)


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(max_size=5),
        lambda inner: (
            st.lists(inner, max_size=4)
            | st.dictionaries(st.sampled_from(["plan", "path", "extra_dependencies", "name", "x"]), inner, max_size=4)
        ),
    )
)
def test_no_json_is_too_odd(document: object) -> None:
    plan = parse_plan(json.dumps(document))
    assert all(name and wanted for name, wanted in plan.dependencies.items())
    assert all(entry.path for entry in plan.entries)
