/**
 * locate.mjs FRAMES: tell where in the source the given places of built scripts come from.
 *
 * FRAMES is JSON, [[script below dist/, line from 1, column from 1], ...]. The answer on standard output is JSON too,
 * [[source relative to this folder, line from 1], ...], without those that no source map knows.
 */
import { readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { dirname, posix } from "node:path";

const maps = new Map();

function mapOf(script) {
  if (!maps.has(script)) {
    try {
      maps.set(script, new SourceMap(JSON.parse(readFileSync(`dist/${script}.map`, "utf8"))));
    } catch {
      maps.set(script, null); // a script of the page's own making has none
    }
  }
  return maps.get(script);
}

function located([script, line, column]) {
  const entry = mapOf(script)?.findEntry(line - 1, column - 1);
  if (!entry?.originalSource) return [];
  return [[posix.join("dist", dirname(script), entry.originalSource), entry.originalLine + 1]];
}

process.stdout.write(JSON.stringify(JSON.parse(process.argv[2]).flatMap(located)));
