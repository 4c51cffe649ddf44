import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const ROUNDS = 200;
const root = mkdtempSync(join(tmpdir(), "damadum-sdk-limit-"));

/**
 * Runs in the copy, with its own mocks: the highest count drawn, and how the copy's zod judges one more than allowed.
 */
const draw = `
  import { faker } from "@faker-js/faker";
  import { getListBoxContentsResponseMock } from "./src/generated/box/box.msw.ts";
  import { ContentCount } from "./src/generated/zod/model.schemas.ts";
  faker.seed(7);
  const counts = Array.from({ length: ${ROUNDS} }, () => getListBoxContentsResponseMock())
    .flatMap(({ contents }) => contents.map(({ count }) => count));
  console.log(JSON.stringify({
    most: Math.max(...counts),
    allowed: [3, 4].map((count) => ContentCount.safeParse(count).success),
  }));
`;

/** Runs in a process of its own, because Orval copies the code of the mocks' values, which Vitest transforms. */
const generate = `
  import { editedContract } from ${JSON.stringify(import.meta.resolve("../../contract/src/testing/edited-contract.ts"))};
  import { generateInCopy } from ${JSON.stringify(import.meta.resolve("../scripts/generate-in-copy.ts"))};
  await generateInCopy(${JSON.stringify(root)}, (files) =>
    editedContract(
      editedContract(files, /minimum: 1, maximum: 9999 }/, "minimum: 1, maximum: 3 }"),
      /operationId: listReviews/,
      "deprecated: true\\n      $&",
    ),
  );
`;

function run(cwd: string, code: string): string {
  const options = ["--input-type=module", "--eval", code];
  return execFileSync(process.execPath, options, { cwd, encoding: "utf8" });
}

beforeAll(() => {
  run(import.meta.dirname, generate);
}, 120_000);

afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

test("the generated mocks and validators follow a limit when only the contract changed", () => {
  expect(JSON.parse(run(join(root, "packages/sdk"), draw))).toEqual({
    most: 3,
    allowed: [true, false],
  });
}, 120_000);

test("a deprecated operation's hook and options say so at each of their signatures", () => {
  const file = join(root, "packages/sdk/src/generated/review/review.ts");
  const code = readFileSync(file, "utf8").split("\n");
  const marked = code.flatMap((line, at) =>
    /^export (?:function|const) (?:use|get\w+Options\b)/.test(line)
      ? [[/ListReviews/.test(line), code[at - 1]?.includes("@deprecated")]]
      : [],
  );
  expect(marked.length).toBeGreaterThan(5);
  for (const [expected, found] of marked) expect(found).toBe(expected);
});
