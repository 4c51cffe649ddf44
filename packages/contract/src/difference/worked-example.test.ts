import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";

import { contractAjv } from "../ajv.ts";
import { REPOSITORY } from "../reader/contract.ts";
import { objectAt, type JsonObject } from "../reader/json.ts";
import { unwritten, withEntries } from "./changelog.ts";
import { readBundle } from "./documents.ts";
import { reportOf } from "./report.ts";

// The steps of docs/publishing.md, with its own lines, in a copy of the contract.
const copy = mkdtempSync(join(tmpdir(), "worked-example-"));
for (const part of ["openapi.yaml", "openapi"])
  cpSync(join(REPOSITORY, part), join(copy, part), { recursive: true });
afterAll(() => rmSync(copy, { recursive: true }));

const page = readFileSync(join(REPOSITORY, "docs/publishing.md"), "utf8");
const lineFor = (step: string) => new RegExp(`\`\`\`yaml ${step}\n(.*)\n`).exec(page)?.[1] ?? "";

function edit(file: string, found: RegExp, to: string): void {
  const text = readFileSync(join(copy, file), "utf8");
  expect(text).toMatch(found);
  writeFileSync(join(copy, file), text.replace(found, to));
}
const setVersion = (version: string) =>
  edit("openapi.yaml", /^ {2}version: .*$/m, `  version: ${version}`);
const released = (day: string): JsonObject => {
  const document = readBundle(copy);
  return { ...document, info: { ...Object(document["info"]), "x-released": day } };
};
const LINK = /^ {8}link: .*$/m;

it("a field is added, deprecated and removed as the page tells", () => {
  setVersion("2.0.0");
  const first = released("2026-11-29");
  edit("openapi/popup.yaml", LINK, `$&\n${lineFor("add")}`);
  const added = reportOf(first, readBundle(copy), "2026-11-30");
  expect(added).toMatchObject({ verdict: "safe", version: { now: "2.0.0", needed: "2.1.0" } });
  expect(added.problems).toHaveLength(1);
  setVersion("2.1.0");
  expect(reportOf(first, readBundle(copy), "2026-11-30").problems).toEqual([]);

  const second = released("2026-11-30");
  edit("openapi/popup.yaml", LINK, lineFor("deprecate"));
  setVersion("2.2.0");
  const deprecated = reportOf(second, readBundle(copy), "2026-12-01");
  expect(deprecated).toMatchObject({ verdict: "safe", version: { needed: "2.2.0" }, problems: [] });
  const link = objectAt(readBundle(copy), "components", "schemas", "Popup", "properties", "link");
  expect(contractAjv().compile(link ?? {})).toBeTypeOf("function");

  const third = released("2026-12-01");
  edit("openapi/popup.yaml", LINK, "");
  edit("openapi/popup.yaml", /image, link, starts_at/, "image, starts_at");
  setVersion("3.0.0");
  expect(reportOf(third, readBundle(copy), "2027-02-28").problems.join()).toContain(
    "2027-03-01부터 없앨 수 있어요",
  );
  const removed = reportOf(third, readBundle(copy), "2027-03-01");
  expect(removed).toMatchObject({
    verdict: "breaking",
    version: { now: "3.0.0", needed: "3.0.0" },
    problems: [],
  });
  expect(unwritten(withEntries("# 변경\n", removed), removed.rows)).toEqual(["스키마 Popup"]);
});
