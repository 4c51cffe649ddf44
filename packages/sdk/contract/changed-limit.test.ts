import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

import { generateInCopy, SDK } from "../scripts/generate-in-copy.ts";

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

beforeAll(async () => {
  await generateInCopy(root, (contract) => {
    const changed = contract.replace("minimum: 1, maximum: 9999 }", "minimum: 1, maximum: 3 }");
    if (changed === contract) throw new Error("openapi.yaml has no such limit any more");
    return changed;
  });
}, 120_000);

afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

test("the generated mocks and validators follow a limit when only openapi.yaml changed", () => {
  const options = { cwd: join(root, SDK), encoding: "utf8" } as const;
  const drawn = execFileSync(process.execPath, ["--input-type=module", "--eval", draw], options);
  expect(JSON.parse(drawn)).toEqual({ most: 3, allowed: [true, false] });
});
