import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const SOURCES = fileURLToPath(new URL("..", import.meta.url));

test("no source writes a query key by hand: the SDK generates one for each operation", () => {
  const byHand = globSync("**/*.{ts,tsx}", { cwd: SOURCES }).filter(
    (file) =>
      !/\.(test|stories)\./.test(file) &&
      /queryKey:\s*\[/.test(readFileSync(`${SOURCES}/${file}`, "utf8")),
  );
  expect(byHand).toEqual([]);
});
