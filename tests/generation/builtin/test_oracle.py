from pathlib import Path

import pytest

from pytest_ui2app.errors import UsageError
from pytest_ui2app.generation.conversation import generate
from pytest_ui2app.generation.model import GenerationTask, resolve_model
from pytest_ui2app.tsx.transforms import freeze

ROOT = Path(__file__).parents[3]
REFERENCES = sorted(ROOT.glob("cases/*/reference"))


def task(reference: Path | None) -> GenerationTask:
    return GenerationTask(case_id="shop", screenshots=(), reference=reference, round=1)


def answered(model: str, reference: Path) -> dict[str, str]:
    of_task = task(reference)
    tree = generate(resolve_model(model).for_task(of_task), of_task, ROOT / "scaffold", lambda _turn, _text: None)
    assert tree.violations == ()
    assert tree.notes == ()
    return dict(tree.files)


@pytest.mark.parametrize("reference", REFERENCES, ids=lambda path: path.parent.name)
def test_the_oracle_gives_back_every_bundled_reference_byte_for_byte(reference: Path) -> None:
    sources = {path.relative_to(reference).as_posix(): path for path in (reference / "src").rglob("*.*")}
    assert answered("oracle", reference) == {name: path.read_bytes().decode() for name, path in sources.items()}


@pytest.mark.parametrize("reference", REFERENCES, ids=lambda path: path.parent.name)
def test_frozen_gives_the_reference_as_the_transform_leaves_it(reference: Path) -> None:
    alive = answered("oracle", reference)
    frozen = answered("frozen", reference)
    assert frozen == freeze(alive)
    assert frozen != alive


def test_awkward_files_survive_the_text_protocol(tmp_path: Path) -> None:
    files = {
        "src/App.tsx": "export default 1;",
        "src/empty.ts": "",
        "src/blank.ts": "\n\n",
        "src/marks.ts": "const a = `\n--- src/App.tsx ---\n```ts\n`;\n--- end ---\n```",
        "src/deep/er/x.css": "a {}\n\n\n",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, newline="")
    assert answered("oracle", tmp_path) == files


@pytest.mark.parametrize("reference", [None, Path("/nowhere")])
def test_a_case_without_reference_is_the_users_fault(reference: Path | None) -> None:
    with pytest.raises(UsageError, match="'shop' has no reference source"):
        resolve_model("oracle").for_task(task(reference)).complete((), "plan")


def test_a_reference_that_is_no_text_is_named(tmp_path: Path) -> None:
    (tmp_path / "src").mkdir()
    (tmp_path / "src/logo.png").write_bytes(b"\x89PNG\xff")
    with pytest.raises(UsageError, match=r"logo\.png is not UTF-8"):
        resolve_model("oracle").for_task(task(tmp_path)).complete((), "plan")
