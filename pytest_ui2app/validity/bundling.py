"""Built apps without the time that a production build takes, for apps of our own: mutants, and the apps of tests."""

import json
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path

from pytest_ui2app.build.scaffold import scaffold_files, scaffold_folder
from pytest_ui2app.build.toolchain import find_node, scaffold_modules
from pytest_ui2app.errors import InfrastructureError

SCRIPT = Path(__file__).with_name("bundling.mjs")


class Unbundled(Exception):  # noqa: N818 - a fact about the app, not an error of ours
    """An app cannot be bundled; the message is the bundler's."""


def bundle(apps: Mapping[str, Mapping[str, str]], folder: Path) -> dict[str, Path]:
    """Bundle apps (name to files, such as ``src/App.tsx``) on the scaffold; return their ``dist`` folders by name.

    Neither Vite nor Tailwind nor a sandbox takes part: what they would add is missing. Raises Unbundled at the first
    app that cannot be, and InfrastructureError when the bundler itself fails.
    """
    tried = bundle_each(apps, folder)
    for each in tried.values():
        if isinstance(each, Unbundled):
            raise each
    return {name: each for name, each in tried.items() if not isinstance(each, Unbundled)}


def bundle_each(apps: Mapping[str, Mapping[str, str]], folder: Path) -> dict[str, Path | Unbundled]:
    """Bundle apps as ``bundle`` does; return the ``dist`` folder of each by name, or why it has none.

    The folders are numbered: a name, which somebody may have written into a file, is part of no path.
    """
    scaffold = scaffold_folder()
    places = {name: folder / str(number) for number, name in enumerate(apps)}
    for name, files in apps.items():
        _lay_out(places[name] / "app", scaffold, files)
    orders = [{"folder": str(place / "app"), "dist": str(place / "dist")} for place in places.values()]
    command = [str(find_node().path), str(SCRIPT), str(scaffold_modules(scaffold))]
    done = subprocess.run(command, input=json.dumps(orders), capture_output=True, encoding="utf-8", check=False)
    if done.returncode != 0:
        raise InfrastructureError(f"the bundler ended with {done.returncode}: {done.stderr[-2_000:]}")
    refusals: list[str] = json.loads(done.stdout)
    return {
        name: Unbundled(refusal) if refusal else places[name] / "dist"
        for name, refusal in zip(apps, refusals, strict=True)
    }


def _lay_out(app: Path, scaffold: Path, files: Mapping[str, str]) -> None:
    for path, source in scaffold_files(scaffold).items():
        (app / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, app / path)
    for path, text in files.items():
        (app / path).parent.mkdir(parents=True, exist_ok=True)
        (app / path).write_text(text, encoding="utf-8")
