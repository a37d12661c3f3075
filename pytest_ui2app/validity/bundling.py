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
REFUSED = 3
"""How bundling.mjs ends when it cannot bundle an app."""


class Unbundled(Exception):  # noqa: N818 - a fact about the app, not an error of ours
    """An app cannot be bundled; the message is the bundler's."""


def bundle(apps: Mapping[str, Mapping[str, str]], folder: Path) -> dict[str, Path]:
    """Bundle apps (name to files, such as ``src/App.tsx``) on the scaffold; return their ``dist`` folders by name.

    Neither Vite nor Tailwind nor a sandbox takes part: what they would add is missing. Raises Unbundled, and
    InfrastructureError when the bundler itself fails.
    """
    scaffold = scaffold_folder()
    orders = []
    for name, files in apps.items():
        app = folder / name / "app"
        for path, source in scaffold_files(scaffold).items():
            (app / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, app / path)
        for path, text in files.items():
            (app / path).parent.mkdir(parents=True, exist_ok=True)
            (app / path).write_text(text, encoding="utf-8")
        orders.append({"folder": str(app), "dist": str(folder / name / "dist")})
    command = [str(find_node().path), str(SCRIPT), str(scaffold_modules(scaffold))]
    done = subprocess.run(command, input=json.dumps(orders), capture_output=True, text=True, check=False)
    if done.returncode == REFUSED:
        raise Unbundled(done.stderr)
    if done.returncode != 0:
        raise InfrastructureError(f"the bundler ended with {done.returncode}: {done.stderr[-2_000:]}")
    return {name: folder / name / "dist" for name in apps}
