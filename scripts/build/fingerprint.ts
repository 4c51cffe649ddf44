import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const notInputs =
  /(?:^|\/)(?:node_modules|dist|storybook-static|\.[^/]+)$|\.(?:test|stories)\.tsx?$/;

/** Folders of a package and of every package of the workspace that it depends on, directly or not. */
export function withDependencies(folder: string, name: string): string[] {
  const names = new Set([name]);
  // The loop also visits the names that it adds.
  for (const each of names) {
    const manifest = readFileSync(join(folder, "packages", each, "package.json"), "utf8");
    for (const [, found = ""] of manifest.matchAll(/"@damadum\/(.+)": "workspace:/g))
      names.add(found);
  }
  return [...names].map((each) => `packages/${each}`);
}

/** One hash over the names and contents of every file under the given paths that a build can depend on. */
export function fingerprint(folder: string, paths: readonly string[]): string {
  const hash = createHash("sha256");
  for (const path of paths) add(hash, folder, path);
  return hash.digest("hex");
}

function add(hash: ReturnType<typeof createHash>, folder: string, path: string): void {
  const entries = readdirSync(join(folder, path), { withFileTypes: true });
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const inside = `${path}/${entry.name}`;
    if (notInputs.test(inside)) continue;
    if (entry.isDirectory()) add(hash, folder, inside);
    else if (entry.isFile()) {
      hash
        .update(`${inside}\0`)
        .update(readFileSync(join(folder, inside)))
        .update("\0");
    }
  }
}
