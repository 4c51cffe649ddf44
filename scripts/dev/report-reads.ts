// Preloaded into a generator: on exit, appends its imports, the files that it has read or copied and its search
// patterns to the file READS_TO, one per line. Its child processes append theirs.
import fs from "node:fs";
import { registerHooks, syncBuiltinESMExports } from "node:module";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";

const list = process.env["READS_TO"];
const reads = new Set<string>();
const { appendFileSync } = fs;

registerHooks({
  load: (url, context, next) => {
    add(url);
    return next(url, context);
  },
});
fs.readFileSync = reporting(fs.readFileSync, ([file]) => add(file));
fs.cpSync = reporting(fs.cpSync, ([source]) => add(source));
fs.globSync = reporting(fs.globSync, ([pattern, options]) => {
  const isFolder = typeof options === "object" && options !== null && "cwd" in options;
  add(resolve(isFolder ? pathOf(options.cwd) : "", pathOf(pattern)));
});
syncBuiltinESMExports();

process.on("exit", () => {
  if (list !== undefined) appendFileSync(list, [...reads].map((read) => `${read}\n`).join(""));
});

function reporting<T extends (...args: never[]) => unknown>(
  call: T,
  report: (args: readonly unknown[]) => void,
): T {
  return new Proxy(call, {
    apply: (target, self, args) => {
      report(args);
      return Reflect.apply(target, self, args);
    },
  });
}

function add(file: unknown): void {
  const path = pathOf(file);
  if (path !== "") reads.add(resolve(path));
}

/** The path of Node's string or URL argument; empty if it is not a file. */
function pathOf(file: unknown): string {
  const text = file instanceof URL || typeof file === "string" ? String(file) : "";
  if (!/^\w{2,}:/.test(text)) return text;
  return text.startsWith("file:") ? fileURLToPath(text) : "";
}
