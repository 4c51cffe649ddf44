import { readFileSync } from "node:fs";
import { join } from "node:path";

type Manifest = Readonly<
  Record<string, { readonly file: string; readonly imports?: readonly string[] } | undefined>
>;

/** Paths of the scripts that the application starts with, each after those that it imports. */
export function chunksOf(dist: string): readonly string[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8"));
  const found = new Set<string>();
  const seen = new Set<string>();
  function collect(name: string): void {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`The build has no ${name}`);
    if (seen.has(name)) return;
    seen.add(name);
    for (const imported of chunk.imports ?? []) collect(imported);
    found.add(`/${chunk.file}`);
  }
  collect("index.html");
  return [...found];
}
