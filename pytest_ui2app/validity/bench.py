"""Running a case's probes on changed copies of its reference.

Where things are in the app is learned once, on the reference itself. Copies are bundled without a production build;
their styles are those of the reference's own build, since a fault adds no class of Tailwind's.
"""

import shutil
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property, partial
from pathlib import Path

from pytest_ui2app.behaviour.probe import ProbeReport
from pytest_ui2app.build.sandbox import choose_sandbox
from pytest_ui2app.cases.case import Case
from pytest_ui2app.generation.naming import resolve_model
from pytest_ui2app.pipeline import Conditions, Evaluation, Tools, Trial
from pytest_ui2app.pipeline.equipping import equipped
from pytest_ui2app.validity.bundling import Unbundled, bundle_each


class Bench:
    """A case's probes, ready to be run on copies of its reference."""

    def __init__(self, case: Case, tools: Tools, folder: Path) -> None:
        """Take the reference as the oracle's app; it is built and looked at when a probe is first run."""
        model = resolve_model("oracle")
        self._evaluation = Evaluation(Trial(case=case, model=model), Conditions(), tools)
        self._folder = folder

    def bundled(self, apps: Mapping[str, Mapping[str, str]]) -> dict[str, Path | Unbundled]:
        """Return the built files of each app by its name, or why it cannot be bundled."""
        dists = bundle_each(apps, self._fresh("apps"))
        for dist in dists.values():
            if not isinstance(dist, Unbundled):
                (dist / "assets" / "main.css").write_text(self._styles, encoding="utf-8")
        return dists

    def probed(self, sub_feature: str, dist: Path) -> ProbeReport:
        """Run one probe on an app's built files. Raises InfrastructureError when the probe itself is at fault."""
        return self._evaluation.run_probe(sub_feature, self._fresh("evidence"), built=dist)

    @cached_property
    def _styles(self) -> str:
        sheets = sorted(self._evaluation.built.rglob("*.css"))
        return "\n".join(sheet.read_text(encoding="utf-8") for sheet in sheets)

    def _fresh(self, name: str) -> Path:
        """Return an empty folder; the names are our own, never an app's."""
        folder = self._folder / name
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        return folder


@dataclass(frozen=True, slots=True, kw_only=True)
class Workshop:
    """A browser and a store, from which the bench of each case is made."""

    tools: Tools
    folder: Path

    def bench(self, case: Case) -> Bench:
        """Return the bench of a case."""
        return Bench(case, self.tools, self.folder / case.id)


@contextmanager
def workshop(store: Path) -> Iterator[Workshop]:
    """Start a browser; what was built and seen of the references is kept in the folder ``store``."""
    sandbox = partial(choose_sandbox, trusted=True)
    with tempfile.TemporaryDirectory(prefix="ui2app-mutants-") as place, equipped(store, sandbox) as tools:
        yield Workshop(tools=tools, folder=Path(place))
