# with_modules.sh MODULES COMMAND...
# Link MODULES as node_modules and run COMMAND.
[ -e node_modules ] || ln -s "$1" node_modules
shift
exec "$@"
