import { readFileSync } from "node:fs";
import { join } from "node:path";

type Manifest = Readonly<
  Record<string, { readonly file: string; readonly imports?: readonly string[] } | undefined>
>;

/** Paths of the scripts of these entries, at first those that the application starts with; each after its imports. */
export function chunksOf(
  dist: string,
  entries: readonly string[] = ["index.html"],
): readonly string[] {
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
  for (const entry of entries) collect(entry);
  return [...found];
}
