// A package that an app's Tailwind configuration asks for its colours; it changes what all builds share instead.
module.exports = function colours({ attempt, canary, deliver, fs, look, path }) {
  deliver(`loaded from ${__filename}`);
  for (const file of canary.secretFiles) look(file, () => fs.readFileSync(file, "utf8"));
  look("environment", () => JSON.stringify(process.env));
  for (const place of [__filename, path.join(__dirname, "package.json"), require.resolve("tidy-styles-base")]) {
    attempt(`write ${place}`, () => fs.appendFileSync(place, "\n"));
    attempt(`replace ${place}`, () => fs.renameSync(place, `${place}.old`));
  }
  attempt("neighbour", () => fs.writeFileSync(path.join(__dirname, "..", "react", "index.js"), "evil"));
  attempt("left beside", () => fs.writeFileSync(path.join(__dirname, canary.fileName), ""));
  return { content: ["./src/App.tsx"] };
};
