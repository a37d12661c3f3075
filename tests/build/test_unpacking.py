import gzip
import io
import random
import tarfile
from pathlib import Path

import pytest

from pytest_ui2app.build.unpacking import DEEPEST, MOST_FILES, REPORT_BYTES, Unpacked, unpack


def plain(name: str, content: bytes = b"x") -> tuple[tarfile.TarInfo, bytes]:
    member = tarfile.TarInfo(name)
    member.size = len(content)
    return member, content


def special(name: str, kind: bytes, link: str = "") -> tuple[tarfile.TarInfo, bytes]:
    member = tarfile.TarInfo(name)
    member.type = kind
    member.linkname = link
    return member, b""


def packed(*members: tuple[tarfile.TarInfo, bytes]) -> bytes:
    stream = io.BytesIO()
    with tarfile.open(fileobj=stream, mode="w") as archive:
        for member, content in members:
            archive.addfile(member, io.BytesIO(content))
    return stream.getvalue()


def unpacked(folder: Path, tar: bytes) -> tuple[Unpacked, set[str]]:
    (folder / "payload").write_bytes(tar)
    result = unpack(folder / "payload", folder / "place/dist")
    return result, {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()} - {"payload"}


def test_gives_the_built_files_and_the_report(tmp_path: Path) -> None:
    tar = packed(plain("dist/index.html"), plain("dist/assets/a.js", b"code"), plain("report.json", b"{}"))
    result, files = unpacked(tmp_path, tar)
    assert result == Unpacked(report=b"{}")
    assert files == {"place/dist/index.html", "place/dist/assets/a.js"}
    assert (tmp_path / "place/dist/assets/a.js").read_bytes() == b"code"


@pytest.mark.parametrize(
    "member",
    [
        plain("../evil"),
        plain("dist/../../evil"),
        plain("dist/../../../evil"),
        plain("/tmp/ui2app-evil"),  # noqa: S108 - must not come to be
        plain("src/App.tsx"),
        plain("other"),
        special("dist/link", tarfile.SYMTYPE, "/etc/hostname"),
        special("dist/hard", tarfile.LNKTYPE, "/etc/hostname"),
        special("dist/hard", tarfile.LNKTYPE, "../../payload"),
        special("dist/pipe", tarfile.FIFOTYPE),
        special("dist/device", tarfile.CHRTYPE),
        special("report.json", tarfile.SYMTYPE, "/etc/hostname"),
    ],
    ids=lambda member: f"{member[0].name} {member[0].type.decode()}",
)
def test_whatever_is_no_plain_file_of_the_build_is_left_out(
    member: tuple[tarfile.TarInfo, bytes], tmp_path: Path
) -> None:
    result, files = unpacked(tmp_path, packed(member, plain("dist/index.html")))
    assert result == Unpacked(report=b"")
    assert files == {"place/dist/index.html"}
    assert not Path("/tmp/ui2app-evil").exists()  # noqa: S108 - the name that one of them asks for


def test_a_link_to_a_folder_is_not_written_through(tmp_path: Path) -> None:
    outside = tmp_path / "outside"
    outside.mkdir()
    tar = packed(special("dist/out", tarfile.SYMTYPE, str(outside)), plain("dist/out/evil"))
    unpacked(tmp_path, tar)
    assert list(outside.iterdir()) == []


@pytest.mark.parametrize("members", [("dist/a", "dist/a/b"), ("dist/a/b", "dist/a"), (f"dist/{'n' * 300}",)])
def test_names_that_cannot_be_written_are_told(members: tuple[str, ...], tmp_path: Path) -> None:
    result, _ = unpacked(tmp_path, packed(*map(plain, members)))
    assert result.refusal.startswith("what the build gave cannot be written: ")


def test_a_compressed_archive_is_not_unfolded(tmp_path: Path) -> None:
    result, files = unpacked(tmp_path, gzip.compress(packed(plain("dist/index.html", b"0" * 10**6))))
    assert result.refusal.startswith("what the build gave is no archive")
    assert files == set()


def test_a_sparse_file_that_claims_a_terabyte_is_left_out(tmp_path: Path) -> None:
    member = tarfile.TarInfo("dist/huge")
    member.pax_headers = {"GNU.sparse.major": "0", "GNU.sparse.size": str(2**40), "GNU.sparse.map": "0,1"}
    stream = io.BytesIO()
    with tarfile.open(fileobj=stream, mode="w", format=tarfile.PAX_FORMAT) as archive:
        member.size = 1
        archive.addfile(member, io.BytesIO(b"x"))
    _, files = unpacked(tmp_path, stream.getvalue())
    assert files == set()


def test_too_many_files_are_refused(tmp_path: Path) -> None:
    tar = packed(*(plain(f"dist/{number}", b"") for number in range(MOST_FILES + 1)))
    assert unpacked(tmp_path, tar)[0].refusal == f"the build gave more than {MOST_FILES} files"


def test_folders_without_end_are_refused(tmp_path: Path) -> None:
    result, files = unpacked(tmp_path, packed(plain("dist/" + "d/" * 1900 + "file")))
    assert result.refusal == f"the build gave folders more than {DEEPEST} deep"
    assert files == set()


def test_a_report_is_cut_at_its_limit(tmp_path: Path) -> None:
    assert len(unpacked(tmp_path, packed(plain("report.json", b"x" * 2 * REPORT_BYTES)))[0].report) == REPORT_BYTES


@pytest.mark.parametrize("tar", [b"", b"x", b"\0" * 10_000, packed(plain("dist/a", b"y" * 5000))[:2000]])
def test_what_is_no_whole_archive_is_told_or_empty(tar: bytes, tmp_path: Path) -> None:
    result, files = unpacked(tmp_path, tar)
    assert result.refusal.startswith("what the build gave is no archive") or result == Unpacked(report=b"")
    assert files == set()


def test_bytes_of_any_kind_never_raise(tmp_path: Path) -> None:
    chance = random.Random(20_261)  # noqa: S311 - no secret
    good = packed(plain("dist/index.html", b"text" * 300), plain("report.json", b"{}"))
    for number in range(200):
        folder = tmp_path / str(number)
        folder.mkdir()
        garbled = bytearray(good)
        for _ in range(chance.randrange(1, 40)):
            garbled[chance.randrange(700)] = chance.randrange(256)
        unpacked(folder, bytes(garbled))
        assert not [path for path in folder.rglob("*") if path.is_symlink()]
