import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, onTestFinished, test } from "vitest";

import { scriptsOfPackages } from "../checks/checks.ts";
import { root } from "../root.ts";
import { Generator } from "./generator.ts";

test.each([
  {
    name: "contract",
    reads: [
      "openapi/a-new-one.yaml",
      "openapi/box.yaml",
      "packages/contract/src/generator/limits-source.ts",
    ],
    ignores: ["packages/contract/src/generated/limits.ts", "packages/contract/package.json"],
    input: { folder: "packages/forms", isRead: false },
  },
  {
    name: "forms",
    reads: [
      "packages/sdk/src/generated/requests.ts",
      "packages/forms/build/compile-validators.ts",
      "packages/forms/src/definitions/address/form.ts",
      "packages/forms/src/definitions/a-new-one/form.ts",
      "packages/forms/src/engine/definition/form-definition.ts",
      "packages/forms/src/theme/widget-table.ts",
    ],
    ignores: [
      "packages/forms/src/generated/forms/address.ts",
      "packages/forms/src/definitions/address/form.test.ts",
      "packages/web/src/main.tsx",
    ],
    input: { folder: "packages/sdk", isRead: true },
  },
  {
    name: "sdk",
    reads: [
      "openapi/a-new-one.yaml",
      "openapi/box.yaml",
      "packages/sdk/orval.config.ts",
      "packages/sdk/src/http/fetcher.ts",
    ],
    ignores: ["packages/sdk/src/generated/requests.ts", "packages/web/src/main.tsx"],
    input: { folder: "packages/forms", isRead: false },
  },
])(
  "the generator of $name knows its inputs when it has run",
  async ({ name, input, ...files }) => {
    const check = scriptsOfPackages("generate:check").find((each) => each.name === name);
    if (check === undefined) throw new Error(`${name} generates nothing`);
    const generator = new Generator(check);
    onTestFinished(() => generator.end());
    const read = (file: string) => generator.reads(join(root, file));
    expect(files.reads.filter(read)).toEqual([]);
    expect(await generator.run()).toMatchObject({ passed: true });
    expect(files.reads.filter((file) => !read(file))).toEqual([]);
    expect(files.ignores.filter(read)).toEqual([]);
    const other = new Generator({ name: "other", command: "true", folder: input.folder });
    expect(generator.readsOutputOf(other)).toBe(input.isRead);
    // In the process of the first run, whose results must not leak into it.
    expect(await generator.run()).toMatchObject({ passed: true });
  },
  120_000,
);

test("Generator runs a script anew when a module that it has loaded changes", async () => {
  const folder = mkdtempSync(join(root, "scripts/dev/generator-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const say = (words: string) =>
    writeFileSync(join(folder, "words.mjs"), `export const words = ${JSON.stringify(words)};`);
  writeFileSync(
    join(folder, "script.mjs"),
    `import { words } from "./words.mjs"; if (words !== "right") throw new Error(words);`,
  );
  say("right");
  const generator = new Generator({
    name: "it",
    command: "node script.mjs",
    folder: relative(root, folder),
  });
  onTestFinished(() => generator.end());
  expect(await generator.run()).toMatchObject({ passed: true });
  say("wrong");
  expect(await generator.run()).toMatchObject({
    passed: false,
    output: expect.stringContaining("Error: wrong"),
  });
  say("right");
  expect(await generator.run()).toMatchObject({ passed: true });
});
