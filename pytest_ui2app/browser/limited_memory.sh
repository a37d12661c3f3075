#!/bin/sh
# Starts the browser named by --ui2app-browser=PATH with the arguments given, each of its processes within bounds that
# are handed down: 4 GiB of memory of its own (--ui2app-memory=KIB), and no core dumps. What is lower already stays.
for argument; do
  case $argument in
    --ui2app-browser=*) browser=${argument#*=} ;;
    --ui2app-memory=*) memory=${argument#*=} ;;
  esac
done
ulimit -c 0
ulimit -d "$memory" 2>/dev/null || [ "$(ulimit -d)" -lt "$memory" ] || exit 1
# A page that plays or asks for sound must not wake up the user's sound server, nor leave its files in the home.
export PULSE_SERVER=unix:/dev/null PIPEWIRE_REMOTE=/dev/null
exec "$browser" "$@"
