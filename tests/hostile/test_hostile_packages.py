"""Code of declared packages: none runs when they are installed, and in a build it can do no more than the app's own."""

import os
import shutil
from dataclasses import replace
from pathlib import Path

import pytest
import yaml

from pytest_ui2app.build import toolchain
from pytest_ui2app.build.scaffold import scaffold_folder
from tests.build.conftest import _OF_THE_MACHINE, Registry, npm_registry
from tests.hostile.canaries import FILE_PREFIX, Bait
from tests.hostile.conftest import Trying
from tests.hostile.corpus import HERE, good_app

__all__ = ["npm_registry"]
pytestmark = pytest.mark.full
MOMENTS = ("preinstall", "install", "postinstall", "prepare", "prepublish", "preprepare", "postprepare", "dependencies")


@pytest.fixture
def own_cache(laid: Bait, monkeypatch: pytest.MonkeyPatch, npm_registry: Registry) -> Path:
    """Give a cache with the machine's packages in it, in which installs from the fake registry leave what they do."""
    modules = toolchain.find_scaffold_modules(scaffold_folder()).parent
    pnpm = toolchain.find_pnpm().script.parents[3]
    cache = laid.folder / "cache"
    cache.mkdir()
    for folder in (modules, pnpm):
        (cache / folder.name).symlink_to(folder)
    for folder in (toolchain.store_folder(), toolchain.metadata_folder()):
        if folder.is_dir():
            shutil.copytree(folder, cache / folder.name, copy_function=os.link)
    monkeypatch.setenv("UI2APP_CACHE", str(cache))
    for name in _OF_THE_MACHINE:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("npm_config_registry", npm_registry.url)
    _offer_scaffold(npm_registry)
    return cache


def _offer_scaffold(registry: Registry) -> None:
    """Have the registry know of the scaffold's packages, whose files are in the cache."""
    lock = yaml.safe_load((scaffold_folder() / "pnpm-lock.yaml").read_text(encoding="utf-8"))
    for key, entry in lock["packages"].items():
        name, _, version = key.rpartition("@")
        document = registry.documents.setdefault(
            name, {"name": name, "versions": {}, "dist-tags": {"latest": version}, "time": {}}
        )
        dist = {"integrity": entry["resolution"]["integrity"], "tarball": f"{registry.url}{name}/-/{version}.tgz"}
        document["versions"][version] = entry | {"name": name, "version": version, "dist": dist}
        document["time"][version] = "2020-01-01T00:00:00.000Z"


def test_a_hostile_package_harms_nothing(npm_registry: Registry, own_cache: Path, trying: Trying) -> None:
    script = f"touch {FILE_PREFIX} ../{FILE_PREFIX} $HOME/{FILE_PREFIX} /tmp/{FILE_PREFIX}; kill -9 $PPID"
    scripts = dict.fromkeys(MOMENTS, script)
    hijacked = dict.fromkeys(("vite", "node", "sh", "tar", "pnpm"), "./index.js")
    index = (HERE / "packages/tidy-styles/index.js").read_text(encoding="utf-8")
    npm_registry.publish(
        *("tidy-styles", "1.2.3"),
        files={"index.js": index},
        scripts=scripts,
        bin=hijacked,
        dependencies={"tidy-styles-base": "*"},
    )
    npm_registry.publish("tidy-styles-base", scripts=scripts, bin=hijacked)
    app = good_app()
    own = {
        "src/loot.js": (HERE / "kit/loot.js").read_text(encoding="utf-8"),
        "src/theme.config.js": 'module.exports = require("tidy-styles")(require("./loot.js"));',
    }
    outcome = trying.tried(replace(app, files={**app.files, **own}, dependencies={"tidy-styles": "^1.0.0"}))
    assert outcome.ended == "passed", outcome.attempt.diagnostics
    assert "loaded from" in outcome.log
    assert trying.harms() == []
    assert list(own_cache.glob("modules-*/node_modules/tidy-styles/package.json"))
    assert "stolen" not in "".join(npm_registry.hits)


def test_a_plugin_that_a_stylesheet_names_harms_nothing(trying: Trying) -> None:
    app = good_app()
    own = {
        "src/harm.js": (HERE / "packages/less_plugin/harm.js").read_text(encoding="utf-8"),
        "src/look.less": '@plugin "./harm";\n#extras::after { content: loot(); }\n',
        "src/extras.ts": 'import "./look.less";\n' + app.files["src/extras.ts"],
    }
    outcome = trying.tried(replace(app, files={**app.files, **own}, dependencies={"less": "^4.2.0"}))
    assert outcome.ended == "passed", outcome.attempt.diagnostics
    assert "harm begins" in outcome.log
    assert trying.harms() == []
