import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

type Manifest = Readonly<
  Record<
    string,
    { readonly file: string; readonly name?: string; readonly imports?: readonly string[] }
  >
>;

/** Paths of the scripts that every page starts with, imports before their importers. */
export function entryScripts(indexHtml: string): readonly string[] {
  const entries = [...indexHtml.matchAll(/<script type="module"[^>]*\ssrc="([^"]+)"/g)];
  if (entries.length === 0) throw new Error("index.html names no script");
  const imported = [...indexHtml.matchAll(/<link rel="modulepreload"[^>]*\shref="([^"]+)"/g)];
  return [...imported, ...entries].map(([, path = ""]) => path);
}

/** The scripts of a web build, sized as the host sends them: brotli-compressed, very small ones uncompressed. */
export class BuiltScripts {
  readonly #dist: string;
  /** Vite's own output, trusted without validation. */
  readonly #manifest: Manifest;

  constructor(dist: string) {
    this.#dist = dist;
    this.#manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8"));
  }

  /** Files that every page starts with. */
  entry(): ReadonlySet<string> {
    const html = readFileSync(join(this.#dist, "index.html"), "utf8");
    return new Set(entryScripts(html).map((path) => path.slice(1)));
  }

  /**
   * Files that a lazy chunk needs to run. The chunk is named by its source file, or by its group in chunk-groups.ts;
   * throws when the build has no such name.
   */
  of(name: string, found = new Set<string>()): ReadonlySet<string> {
    const chunk =
      this.#manifest[name] ?? Object.values(this.#manifest).find((each) => each.name === name);
    if (chunk === undefined) throw new Error(`The build has no ${name}`);
    if (!found.has(chunk.file)) {
      found.add(chunk.file);
      for (const imported of chunk.imports ?? []) this.of(imported, found);
    }
    return found;
  }

  /** Total transfer size of the files in bytes. */
  bytesOf(files: Iterable<string>): number {
    return [...files].reduce((sum, file) => {
      const path = join(this.#dist, file);
      return sum + statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
    }, 0);
  }
}
