from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import pytest

from pytest_ui2app.build.failure_mode import FailureMode
from pytest_ui2app.build.lock_file import Package
from pytest_ui2app.build.outcome import BuildFailure, Built
from pytest_ui2app.build.packages import PackagePolicy, Resolution, scaffold_resolution
from pytest_ui2app.build.sandbox import Sandbox
from pytest_ui2app.build.scaffold import scaffold_folder
from pytest_ui2app.build.unconfined import Unconfined
from pytest_ui2app.build.workspace import Workspace
from pytest_ui2app.cases.loading import load_cases
from pytest_ui2app.generation.files import SourceTree
from pytest_ui2app.generation.naming import resolve_model
from pytest_ui2app.pipeline import Tools, Trial, building
from pytest_ui2app.pipeline.building import built, packages_of
from pytest_ui2app.pipeline.stages import StageLog
from pytest_ui2app.pipeline.trial import Production
from pytest_ui2app.store.artifacts import Artifact, FolderStore

CLSX = Package(name="clsx", version="2.1.1", integrity="sha512-x", direct=True)
GONE = BuildFailure(diagnostics="gone", mode=FailureMode.C2, files=(), stage="install", seconds=1, subject="ghost")


def _no_browser() -> "pytest.FixtureRequest":
    pytest.fail("no stage of this test needs a browser")


@pytest.fixture
def done(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """Replace what runs pnpm and Vite; return what was done, in order."""
    did: list[str] = []

    def resolve(extra: Mapping[str, str], scaffold: Path, _: PackagePolicy, __: Sandbox) -> Resolution | BuildFailure:
        did.append("resolve")
        lock = scaffold_resolution(scaffold).lock + f"# {sorted(extra)}"
        return GONE if "ghost" in extra else Resolution(lock=lock, declared=extra, packages=(CLSX,))

    def modules_of(resolution: Resolution, *_: object) -> Path | BuildFailure:
        did.append("install")
        return GONE if "lost" in resolution.declared else tmp_path

    def build(workspace: Workspace, dist: Path, *, sandbox: Sandbox) -> Built:
        did.append(f"build with {sandbox.name}")
        assert sorted(path.name for path in workspace.folder.iterdir() if path.is_symlink()) == []
        dist.mkdir()
        (dist / "index.html").write_text("built")
        return Built(dist=dist, seconds=1.0)

    monkeypatch.setattr(building, "resolve", resolve)
    monkeypatch.setattr(building, "modules_of", modules_of)
    monkeypatch.setattr(building, "build", build)
    monkeypatch.setattr(building, "_other_registries", dict)
    return did


@pytest.fixture
def tools(tmp_path: Path) -> Tools:
    return Tools(
        store=FolderStore(tmp_path / "store"),
        sandbox=Unconfined,
        new_context=_no_browser,  # type: ignore[arg-type]
        scaffold=scaffold_folder(),
        eyes=lambda: "none",
    )


@pytest.fixture
def log(tools: Tools, make_case: Callable[..., Path]) -> StageLog:
    return StageLog(Trial(case=load_cases([make_case()])[0], model=resolve_model("blank")), tools)


def tree(text: str = "a", **dependencies: str) -> SourceTree:
    return SourceTree(files={"src/App.tsx": text}, dependencies=dependencies)


def made(app: SourceTree, tools: Tools, log: StageLog, detail: str = "") -> Artifact[Production | BuildFailure]:
    return built(app, packages_of(app, tools, log, detail=detail), tools, log, name="build", detail=detail)


def test_an_app_without_packages_of_its_own_has_no_packages_stage(done: list[str], tools: Tools, log: StageLog) -> None:
    artifact = made(tree(react="^19"), tools, log)
    assert isinstance(artifact.value, Production)
    assert (artifact.folder / "dist/index.html").read_text() == "built"
    assert not (artifact.folder / "workspace").exists()
    assert done == ["install", "build with off"]
    assert log.digests.keys() == {"build"}


def test_the_same_packages_are_resolved_once_and_the_same_source_built_once(
    done: list[str], tools: Tools, log: StageLog
) -> None:
    made(tree("a", clsx="^2"), tools, log)
    assert done == ["resolve", "install", "install", "build with off"]
    done.clear()
    made(tree("b", clsx="^2", react="^19"), tools, log, detail="repair 1")
    assert done == ["install", "build with off"]
    done.clear()
    made(tree("a", clsx="^2"), tools, log)
    assert done == []
    assert log.digests.keys() == {"packages", "build", "packages:repair 1", "build:repair 1"}


def test_other_packages_are_another_build(done: list[str], tools: Tools, log: StageLog) -> None:
    first = made(tree(clsx="^2"), tools, log)
    second = made(tree(motion="^2"), tools, log)
    assert first.digest != second.digest
    assert done.count("resolve") == 2


@pytest.mark.parametrize("name", ["ghost", "lost"])
def test_packages_that_cannot_be_had_are_the_failure_of_the_build(
    name: str, done: list[str], tools: Tools, log: StageLog
) -> None:
    for _ in range(2):
        artifact = made(tree(**{name: "1"}), tools, log)
        assert artifact.value == GONE
    assert done.count("resolve") == 1
    assert not [step for step in done if step.startswith("build")]
    assert log.digests == {"packages": artifact.digest}


def test_the_packages_of_an_app_can_be_listed(done: list[str], tools: Tools, log: StageLog) -> None:
    found = packages_of(tree(clsx="^2"), tools, log).value
    assert isinstance(found, Resolution)
    assert found.packages == (CLSX,)
    alone = packages_of(tree(), tools, log).value
    assert isinstance(alone, Resolution)
    assert alone.packages == ()
    assert done == ["resolve", "install"]


def test_packages_of_another_registry_are_resolved_anew(
    done: list[str], tools: Tools, log: StageLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    digests = {packages_of(tree(ghost="1"), tools, log).digest}
    for digest in ("one", "other"):
        monkeypatch.setattr(building, "_other_registries", partial(dict, registries=digest))
        digests.add(packages_of(tree(ghost="1"), tools, log).digest)
    assert len(digests) == 3
    assert done == ["resolve"] * 3


def test_npms_own_registry_is_no_part_of_a_key_and_of_others_only_a_digest_is(monkeypatch: pytest.MonkeyPatch) -> None:
    def part(registry: str, **scoped: str) -> dict[str, str]:
        settings = SimpleNamespace(registries={"registry": registry} | scoped)
        monkeypatch.setattr(building, "npm_settings", lambda _: settings)
        return building._other_registries()

    monkeypatch.setattr(building, "find_node", lambda: None)
    own = "https://registry.npmjs.org"
    assert part(own) == part(f"{own}/") == {}
    found = [part("https://u:s3cret@r.test"), part("https://r.test/npm"), part(own, **{"@s:registry": own})]
    assert len({each["registries"] for each in found}) == 3
    assert "s3cret" not in str(found)
    assert "r.test" not in str(found)
