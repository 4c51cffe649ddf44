import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { root } from "../root.ts";
import { runCheck } from "./check.ts";

// An answered field that becomes optional must not appear on a screen as "undefined명": in a copy of one, under the
// rules of the house, with the type as the SDK would generate it.
const copy = mkdtempSync(join(tmpdir(), "missing-values-"));
const source = join(copy, "packages/web/src/features/example");
mkdirSync(source, { recursive: true });
cpSync(join(root, ".oxlintrc.json"), join(copy, ".oxlintrc.json"));
cpSync(join(root, "tsconfig.base.json"), join(copy, "tsconfig.json"));
symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
afterAll(() => rmSync(copy, { recursive: true }));

function lint(field: string) {
  const answer = `interface Answer { readonly ${field} }`;
  const text = "export const crewText = (answer: Answer) => `${answer.crew_count}명`;";
  writeFileSync(join(source, "crew-text.ts"), `${answer}\n\n${text}\n`);
  const oxlint = join(root, "node_modules/.bin/oxlint");
  return runCheck({ name: "lint", command: `cd ${copy} && ${oxlint} packages` });
}

it.each(["crew_count?: number;", "crew_count: number | null;"])(
  "the linter refuses a text over %s",
  async (field) => {
    const { passed, output } = await lint(field);
    expect(output).toContain("restrict-template-expressions");
    expect(passed).toBe(false);
  },
  60_000,
);

it("the linter accepts a text when its value is always there", async () => {
  expect(await lint("crew_count: number;")).toMatchObject({ passed: true });
}, 60_000);
