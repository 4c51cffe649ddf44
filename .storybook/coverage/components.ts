import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../scripts/root.ts";

/** The components that packages/ui exports. */
export function componentNames(): readonly string[] {
  const index = readFileSync(join(root, "packages/ui/src/index.ts"), "utf8");
  const values = index.replaceAll(/export type \{[^}]*\}/g, "");
  return [...values.matchAll(/(?<=[{,]\s*)[A-Z]\w*[a-z]\w*(?=\s*[,}])/g)].map(String);
}
