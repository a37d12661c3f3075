from pytest_ui2app.build.target import Platform, containers_here, this_machine


def test_a_platform_is_told_to_pnpm_in_nodes_words() -> None:
    linux = Platform(os="linux", cpu="arm64", libc=("glibc", "musl"))
    assert linux.options() == ("--os=linux", "--cpu=arm64", "--libc=glibc", "--libc=musl")
    assert str(linux) == "linux-arm64-glibc-musl"
    assert Platform(os="darwin", cpu="x64").options() == ("--os=darwin", "--cpu=x64")


def test_containers_run_linux_on_this_processor() -> None:
    assert (containers_here().os, containers_here().cpu) == ("linux", this_machine().cpu)
