from pathlib import Path

from pytest_ui2app.cases.positions import Problem, read

TEXT = """\
a: 1

b:
  - x
  - {c: 2, d: 3}
e:
  f: |
    long
    text
  g: [1,
      2]
"""


def test_every_location_has_the_line_it_stands_on(tmp_path: Path) -> None:
    file = tmp_path / "x.yaml"
    file.write_text(TEXT, encoding="utf-8")
    document, problems = read(file)
    assert problems == []
    assert document.value == {"a": "1", "b": ["x", {"c": "2", "d": "3"}], "e": {"f": "long\ntext\n", "g": ["1", "2"]}}
    lines = {("a",): 1, ("b",): 3, ("b", 0): 4, ("b", 1, "d"): 5, ("e", "f"): 7, ("e", "g", 1): 11}
    assert {location: document.line(location) for location in lines} == lines


def test_a_location_that_is_not_there_has_the_line_of_what_encloses_it(tmp_path: Path) -> None:
    file = tmp_path / "x.yaml"
    file.write_text(TEXT, encoding="utf-8")
    document, _ = read(file)
    assert document.line(("b", 1, "missing", 7)) == 5
    assert document.line(("nowhere",)) == 1


def test_repeated_keys_are_found_at_every_depth(tmp_path: Path) -> None:
    file = tmp_path / "x.yaml"
    file.write_text("a: 1\nb:\n  - c: 1\n    d: 2\n    c: 3\na: 2\n", encoding="utf-8")
    assert sorted((problem.line, problem.fact) for problem in read(file)[1]) == [
        (5, "the key 'c' stands twice"),
        (6, "the key 'a' stands twice"),
    ]


def test_a_tag_makes_nothing_but_text(tmp_path: Path) -> None:
    file = tmp_path / "x.yaml"
    file.write_text("a: !!python/object/apply:os.getcwd []\nb: !!int x\n", encoding="utf-8")
    assert read(file)[0].value == {"a": [], "b": "x"}


def test_a_problem_reads_as_place_fact_remedy() -> None:
    problem = Problem(file="cases/x/case.yaml", line=3, fact="there is a hole", remedy="fill it")
    assert str(problem) == "cases/x/case.yaml:3: there is a hole; fill it"
