// Replaced by the server of `ui2app annotate --serve`: from files alone, apps cannot run.
const APPS_PORT = null;
