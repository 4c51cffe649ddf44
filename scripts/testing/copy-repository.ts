import { execFileSync } from "node:child_process";
import { cpSync, existsSync, globSync, symlinkSync } from "node:fs";
import { basename, join } from "node:path";
import { root } from "../root.ts";

/** The files of all installed packages, which `node_modules` folders link to. */
const STORE = "node_modules/.pnpm";
/** Folders in `node_modules` that other processes may be writing. */
const CACHES: ReadonlySet<string> = new Set([".cache", ".vite", ".vitest-cache"]);

/** Copies the files that git tracks or would add into a folder, with the installed packages; returns their paths. */
export function copyRepository(folder: string): readonly string[] {
  const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "-z"], {
    cwd: root,
  });
  const files = listed
    .toString()
    .split("\0")
    .filter((file) => file !== "" && existsSync(join(root, file)));
  for (const file of files) cpSync(join(root, file), join(folder, file), { recursive: true });
  linkModules(folder);
  return files;
}

export function linkModules(folder: string): void {
  const store = join(root, STORE);
  // Links are copied as they are, so that those to packages of the workspace lead to the copy's own.
  for (const modules of globSync("{node_modules,{packages/*,bench,e2e}/node_modules}", {
    cwd: root,
  })) {
    cpSync(join(root, modules), join(folder, modules), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => source !== store && !CACHES.has(basename(source)),
    });
  }
  symlinkSync(store, join(folder, STORE));
}
