# build_and_pack.sh MODULES COMMAND...
# Run with_modules.sh, whose COMMAND builds dist/ and writes report.json, and give both as a tar on
# standard output. What is said goes to standard error; the exit code is the command's.
sh "${0%/*}/with_modules.sh" "$@" >&2
code=$?
[ -e dist ] || mkdir dist
[ -e report.json ] || : >report.json
COPYFILE_DISABLE=1 tar -cf - dist report.json
exit "$code"
