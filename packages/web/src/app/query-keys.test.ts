import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const SOURCES = fileURLToPath(new URL("..", import.meta.url));

/** What is read like a query although it is no operation of the API, and queries that ask nothing yet. */
const ownKeys = [
  "features/login/social-callback-screen.tsx",
  "shared/priced-request/use-request-price.ts",
  "shared/reschedule/reschedule-panel.tsx",
];

test("no source writes a query key by hand: the SDK generates one for each operation", () => {
  const byHand = globSync("**/*.{ts,tsx}", { cwd: SOURCES }).filter(
    (file) =>
      !/\.(test|stories)\./.test(file) &&
      /queryKey:\s*\[/.test(readFileSync(`${SOURCES}/${file}`, "utf8")),
  );
  expect(byHand.toSorted()).toEqual(ownKeys);
});
