import { expect, test } from "vitest";

import { staleFiles } from "../scripts/generate-check.ts";

test("src/generated is what Orval makes of openapi.yaml now", { timeout: 60_000 }, () => {
  expect(staleFiles()).toEqual([]);
});
