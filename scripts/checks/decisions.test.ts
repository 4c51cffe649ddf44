import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../root.ts";

it("docs/decisions/README.md lists every decision by its title", () => {
  const folder = join(root, "docs/decisions");
  const index = readFileSync(join(folder, "README.md"), "utf8");
  const rows = globSync(join(folder, "!(README).md")).map((file) => {
    const [, title = ""] = /^# (.+)$/m.exec(readFileSync(file, "utf8")) ?? [];
    return `| [${title}](${basename(file)}) |`;
  });
  expect(rows.filter((row) => !index.includes(row))).toEqual([]);
});
