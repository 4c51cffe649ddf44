import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";

import { root } from "../root.ts";

// What it costs to add a field: the contract says that it is there, the definition how it is asked, and nothing else.
const copy = mkdtempSync(join(tmpdir(), "add-a-field-"));
const forms = join(copy, "packages/forms");
let files: readonly string[] = [];

function run(folder: string, command: string, ...options: string[]): string {
  return execFileSync(command, options, {
    cwd: join(copy, folder),
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
  });
}

function insert(file: string, before: string, added: string): void {
  const text = readFileSync(join(copy, file), "utf8");
  expect(text).toContain(before);
  writeFileSync(join(copy, file), text.replace(before, `${added}${before}`));
}

/** Draws the form as a page does, in the copy, and looks for the new field. */
const drawn = `
import { UiProvider } from "@damadum/ui";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { addressForm, SchemaForm } from "./index.ts";

it("draws the new field", () => {
  const form = createElement(SchemaForm, { definition: addressForm, context: {}, onSubmit: () => {} });
  const html = renderToString(createElement(UiProvider, null, form));
  expect(html).toContain('id="address-entrance_note"');
  expect(html).toContain("공동 현관 안내");
  expect(addressForm.toRequest({ entrance_note: "종 모양을 눌러요" })).toEqual({ entrance_note: "종 모양을 눌러요" });
});
`;

beforeAll(() => {
  const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "-z"], {
    cwd: root,
  });
  files = listed
    .toString()
    .split("\0")
    .filter((file) => existsSync(join(root, file)) && file !== "");
  for (const file of files) {
    cpSync(join(root, file), join(copy, file), { recursive: true });
  }
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  for (const modules of globSync("packages/*/node_modules", { cwd: root })) {
    cpSync(join(root, modules), join(copy, modules), { recursive: true, verbatimSymlinks: true });
  }
}, 60_000);

afterAll(() => {
  rmSync(copy, { recursive: true, force: true });
});

it("a new field with a control touches the contract and the definition when it is optional", () => {
  insert(
    "openapi.yaml",
    "        is_default: { title: 대표 주소 여부, type: boolean, description: 대표 주소 }\n    Address:\n",
    "        entrance_note: { title: 공동 현관 안내, type: string, minLength: 1, maxLength: 100 }\n",
  );
  insert(
    "packages/forms/src/definitions/address/form.ts",
    '        ...floorCarriageFields("", "single"),\n',
    '        { path: "entrance_note", widget: "textarea" },\n',
  );

  run("packages/contract", process.execPath, "scripts/generate.ts");
  run("packages/sdk", process.execPath, "scripts/generate.ts");
  run("packages/forms", process.execPath, "build/generate.ts");
  const program = { extends: "../../tsconfig.web.json", include: ["src"], exclude: [] };
  writeFileSync(join(forms, "tsconfig.json"), JSON.stringify(program));
  run("packages/forms", join(root, "node_modules/.bin/tsc"), "--noEmit");
  writeFileSync(join(forms, "src/drawn.test.ts"), drawn);
  run("packages/forms", join(forms, "node_modules/.bin/vitest"), "run", "src/drawn.test.ts");

  const touched = files.filter(
    (file) =>
      !file.includes("/generated/") &&
      !readFileSync(join(copy, file)).equals(readFileSync(join(root, file))),
  );
  expect(touched).toEqual(["openapi.yaml", "packages/forms/src/definitions/address/form.ts"]);
}, 300_000);
