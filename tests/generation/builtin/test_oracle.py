from collections.abc import Callable
from pathlib import Path

import pytest

from pytest_ui2app.errors import UsageError
from pytest_ui2app.generation.builtin.written import WrittenModel
from pytest_ui2app.generation.conversation import PLAN_TURN
from pytest_ui2app.generation.files import SourceTree
from pytest_ui2app.generation.model import GenerationTask, Model, ModelFactory
from pytest_ui2app.generation.naming import resolve_model
from pytest_ui2app.tsx.transforms import freeze

ROOT = Path(__file__).parents[3]
Answered = Callable[[str, Path], dict[str, str]]
REFERENCES = sorted(ROOT.glob("cases/*/reference"))


def task(reference: Path | None) -> GenerationTask:
    return GenerationTask(case_id="shop", screenshots=(), reference=reference, round=1)


def asked(reference: Path | None) -> Model:
    model = resolve_model("oracle").for_task(task(reference))
    assert isinstance(model, WrittenModel)
    return model


@pytest.fixture
def answered(write_app: Callable[[ModelFactory, GenerationTask], SourceTree]) -> Answered:
    def answer(model: str, reference: Path) -> dict[str, str]:
        tree = write_app(resolve_model(model), task(reference))
        assert tree.violations == ()
        assert tree.notes == ()
        return dict(tree.files)

    return answer


@pytest.mark.parametrize("reference", REFERENCES, ids=lambda path: path.parent.name)
def test_the_oracle_gives_back_every_bundled_reference_byte_for_byte(reference: Path, answered: Answered) -> None:
    sources = {path.relative_to(reference).as_posix(): path for path in (reference / "src").rglob("*.*")}
    assert answered("oracle", reference) == {name: path.read_bytes().decode() for name, path in sources.items()}


@pytest.mark.parametrize("reference", REFERENCES, ids=lambda path: path.parent.name)
def test_frozen_gives_the_reference_as_the_transform_leaves_it(reference: Path, answered: Answered) -> None:
    alive = answered("oracle", reference)
    frozen = answered("frozen", reference)
    assert frozen == freeze(alive)
    assert frozen != alive


def test_awkward_files_survive_the_text_protocol(tmp_path: Path, answered: Answered) -> None:
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
        asked(reference).complete((), PLAN_TURN)


def test_a_reference_that_is_no_text_is_named(tmp_path: Path) -> None:
    (tmp_path / "src").mkdir()
    (tmp_path / "src/logo.png").write_bytes(b"\x89PNG\xff")
    with pytest.raises(UsageError, match=r"logo\.png is not UTF-8"):
        asked(tmp_path).complete((), PLAN_TURN)
