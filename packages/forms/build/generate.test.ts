import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

import { afterEach, beforeEach, expect, it } from "vitest";

// Within the sources, so that the imports of a definition resolve.
const parent = fileURLToPath(new URL("../src/generated/", import.meta.url));
let folder: string;

beforeEach(() => {
  mkdirSync(parent, { recursive: true });
  folder = mkdtempSync(join(parent, "test-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Runs the generator over one definition and returns its error output. */
function complaint(fields: string, note = '{ title: "말", type: "string" }'): string {
  mkdirSync(join(folder, "definitions/order"), { recursive: true });
  writeFileSync(
    join(folder, "definitions/order/form.ts"),
    `import { defineForm } from "../../../../engine/definition/define-form.ts";
     export const orderForm = defineForm()({
       id: "order",
       body: {
         type: "object",
         properties: {
           kind: { title: "종류", type: "string", enum: ["A", "B"] },
           bare: { type: "string" },
           end: { title: "끝", type: "object", properties: { note: ${note} } },
         },
       },
       compiled: { version: "", validators: {}, widgets: {}, fields: {} },
       steps: [{ id: "all", name: "모두", fields: [${fields}] }],
       submitLabel: "보내기",
     });`,
  );
  const generate = fileURLToPath(new URL("generate.ts", import.meta.url));
  const { status, stderr } = spawnSync(
    process.execPath,
    [generate, "--check", "--source", folder],
    { encoding: "utf8" },
  );
  expect(status).toBe(1);
  return stderr;
}

const end = '{ path: "end" }';
const limit = { timeout: 60_000 };

it.each([
  [
    "the body has no such field",
    `${end}, { path: "end.nota" }`,
    "form order, step all, field end.nota: the contract's body has none",
  ],
  [
    "the contract gives a field no title",
    '{ path: "bare", title: "말" }',
    "form order, step all, field bare: the contract gives it no title",
  ],
  [
    "a condition is about a later field",
    `${end}, { path: "end.note", when: { field: "kind", is: "A" } }`,
    "form order, field end.note: nothing asks for kind before it",
  ],
  [
    "a choice lacks a value of the contract",
    '{ path: "kind", widget: "choice", options: { choices: [{ value: "A", label: "가" }] } }',
    'form order, field kind: no choice has the contract\'s "B"',
  ],
] as const)("generate names file, form and field when %s", limit, (_, fields, message) => {
  const file = `packages/forms/src/generated/${basename(folder)}/definitions/order/form.ts`;
  expect(complaint(fields)).toContain(`Error: ${file}: ${message}`);
});

it("generate names file, form and place when no field can show a schema", limit, () => {
  expect(
    complaint(`${end}, { path: "end.note" }`, '{ title: "말", anyOf: [{ type: "string" }] }'),
  ).toContain(
    "definitions/order/form.ts: order_all#/properties/end/properties/note has anyOf. Give the field a condition (when).",
  );
});

it("generate names the marks whose drafts are dropped when a schema changes", limit, () => {
  mkdirSync(join(folder, "generated/forms"), { recursive: true });
  writeFileSync(
    join(folder, "generated/forms/order.ts"),
    'const compiled = { version: "a1 b-2" };',
  );
  expect(complaint(`${end}, { path: "end.note" }`)).toMatch(
    /order\.ts: answers changed, so saved drafts are dropped; .* name a1, b-2 in draft\.alsoOpens/,
  );
});
