// Runs a script each time its parent asks, in one process: what the script imports is loaded and compiled once. Answers
// with its end, the modules that it has loaded, the files that it has read or copied, and its search patterns.
import fs from "node:fs";
import { registerHooks, syncBuiltinESMExports } from "node:module";
import { resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

/** What the parent is told of each run. */
export interface Run {
  readonly passed: boolean;
  /** They stay loaded, so a change of one needs another process. */
  readonly modules: readonly string[];
  readonly reads: readonly string[];
}

const modules = new Set<string>();
const reads = new Set<string>();

registerHooks({
  load: (url, context, next) => {
    add(modules, url);
    return next(url, context);
  },
});
fs.readFileSync = reporting(fs.readFileSync, ([file]) => add(reads, file));
fs.cpSync = reporting(fs.cpSync, ([source]) => add(reads, source));
fs.globSync = reporting(fs.globSync, ([pattern, options]) => {
  const isFolder = typeof options === "object" && options !== null && "cwd" in options;
  add(reads, resolve(isFolder ? pathOf(options.cwd) : "", pathOf(pattern)));
});
syncBuiltinESMExports();

const [script = "", ...args] = process.argv.slice(2);
process.argv.splice(1, Infinity, resolve(script), ...args);
let count = 0;
process.on("message", () => void run());
process.on("disconnect", () => process.exit());

async function run(): Promise<void> {
  count += 1;
  process.exitCode = 0;
  // Another query is another module; what it imports stays.
  const url = `${pathToFileURL(script).href}?run=${count}`;
  const problem: unknown = await import(url).then(
    () => null,
    (error: unknown) => error,
  );
  if (problem !== null) console.error(problem);
  const passed = problem === null && process.exitCode === 0;
  process.send?.({ passed, modules: [...modules], reads: [...reads] } satisfies Run);
}

function reporting<T extends (...args: never[]) => unknown>(
  call: T,
  report: (args: readonly unknown[]) => void,
): T {
  return new Proxy(call, {
    apply: (target, self, given) => {
      report(given);
      return Reflect.apply(target, self, given);
    },
  });
}

function add(to: Set<string>, file: unknown): void {
  const path = pathOf(file);
  if (path !== "") to.add(resolve(path));
}

/** The path of Node's string or URL argument; empty if it is not a file. */
function pathOf(file: unknown): string {
  const text = file instanceof URL || typeof file === "string" ? String(file) : "";
  if (!/^\w{2,}:/.test(text)) return text;
  return text.startsWith("file:") ? fileURLToPath(text) : "";
}
