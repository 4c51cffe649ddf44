import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../../scripts/root.ts";

const dist = join(root, "packages/web/dist");

type Manifest = Readonly<
  Record<string, { readonly file: string; readonly imports?: readonly string[] } | undefined>
>;

/** The scripts of the built web, sized as the host sends them: by brotli, very small ones as they are. */
export class WebFiles {
  /** What vite wrote, which is taken at its word. */
  readonly #manifest: Manifest = JSON.parse(
    readFileSync(join(dist, ".vite/manifest.json"), "utf8"),
  );

  /** Every script without which the part of this name cannot run; throws for a name that was not built. */
  scriptsOf(name: string, found = new Set<string>()): Set<string> {
    const chunk = this.#manifest[name];
    if (chunk === undefined) throw new Error(`The build has no ${name}`);
    if (!found.has(chunk.file)) {
      found.add(chunk.file);
      for (const imported of chunk.imports ?? []) this.scriptsOf(imported, found);
    }
    return found;
  }
}

/** Bytes of some scripts of the build on their way to a browser. */
export function bytesOf(files: Iterable<string>): number {
  return [...files].reduce((sum, file) => {
    const path = join(dist, file);
    const sent = existsSync(`${path}.br`) ? `${path}.br` : path;
    return sum + statSync(sent).size;
  }, 0);
}
