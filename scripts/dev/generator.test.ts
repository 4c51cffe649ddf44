import { join } from "node:path";
import { expect, test } from "vitest";

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
])(
  "the generator of $name knows its inputs when it has run",
  async ({ name, input, ...files }) => {
    const check = scriptsOfPackages("generate:check").find((each) => each.name === name);
    if (check === undefined) throw new Error(`${name} generates nothing`);
    const generator = new Generator(check);
    const read = (file: string) => generator.reads(join(root, file));
    expect(files.reads.filter(read)).toEqual([]);
    expect(await generator.run()).toMatchObject({ passed: true, output: "" });
    expect(files.reads.filter((file) => !read(file))).toEqual([]);
    expect(files.ignores.filter(read)).toEqual([]);
    const other = new Generator({ name: "other", command: "true", folder: input.folder });
    expect(generator.readsOutputOf(other)).toBe(input.isRead);
  },
  60_000,
);
