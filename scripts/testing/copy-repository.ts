import { execFileSync } from "node:child_process";
import { cpSync, existsSync, globSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { root } from "../root.ts";

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
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  for (const modules of globSync("{packages/*,bench,e2e}/node_modules", { cwd: root })) {
    cpSync(join(root, modules), join(folder, modules), { recursive: true, verbatimSymlinks: true });
  }
  return files;
}
