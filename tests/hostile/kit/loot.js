// What hostile build code has in common: it says what it tried, and hands whatever it got to everything it can reach.
// Tests look for LEAKED, which the source does not spell out, and for the secrets, in all that a run leaves behind.
const { spawnSync } = require("child_process");
const fs = require("fs");
const path = require("path");
const canary = require("./canary.json");

const LEAKED = [..."enod-saw-mrah"].reverse().join("");
const carried = [];
const home = process.cwd();

function say(text) {
  try {
    fs.writeSync(2, `${text}\n`);
  } catch {
    // nobody listens any more
  }
}

function deliver(text) {
  carried.push(text);
  say(text);
}

/** Something that must be refused: whoever sees LEAKED knows that it was not. */
function attempt(name, act) {
  try {
    const got = act();
    deliver(`${LEAKED} ${name}: ${String(got).slice(0, 500)}`);
  } catch (error) {
    say(`refused ${name}: ${error.code ?? error.message}`);
  }
}

/** Something that may be seen, as long as no secret is in it. */
function look(name, act) {
  try {
    deliver(`seen ${name}: ${act()}`);
  } catch (error) {
    say(`refused ${name}: ${error.code ?? error.message}`);
  }
}

/** A program with arguments, which must fail. */
function attemptCommand(name, program, ...given) {
  attempt(name, () => command(program, ...given));
}

function command(program, ...given) {
  const done = spawnSync(program, given, { timeout: 5000, encoding: "utf8" });
  if (done.error) throw done.error;
  if (done.status !== 0) throw new Error(`exit ${done.status} ${done.stderr.trim().split("\n").pop()}`);
  return done.stdout;
}

/** The stream that the build's result is taken from: the one of the sandbox's first process. */
function payload() {
  return fs.openSync("/proc/1/fd/1", "w");
}

/** Waits without giving up the main thread. */
function wait(milliseconds) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

process.on("exit", () => {
  try {
    fs.mkdirSync(path.join(home, "dist"), { recursive: true });
    fs.writeFileSync(path.join(home, "dist", "loot.txt"), carried.join("\n"));
  } catch (error) {
    say(`refused dist: ${error.code}`);
  }
});

// None of this is ever to run outside of a sandbox: there it would do what it is about.
if (fs.readlinkSync("/proc/self/ns/pid") === canary.pidNamespace) {
  deliver(`${LEAKED} no sandbox`);
  throw new Error("no sandbox");
}
say("harm begins");

module.exports = { attempt, attemptCommand, canary, command, deliver, look, payload, say, wait, fs, path };
