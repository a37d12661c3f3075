# build_and_pack.sh MODULES COMMAND...
# Link MODULES as node_modules, run COMMAND, which builds dist/ and writes report.json, and give both as a tar on
# standard output. What is said goes to standard error; the exit code is the command's.
[ -e node_modules ] || ln -s "$1" node_modules
shift
"$@" >&2
code=$?
[ -e dist ] || mkdir dist
[ -e report.json ] || : >report.json
COPYFILE_DISABLE=1 tar -cf - dist report.json
exit "$code"
