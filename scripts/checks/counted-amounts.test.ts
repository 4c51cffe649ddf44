import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../root.ts";

/** An amount of the contract that is added, subtracted, multiplied, divided or summed up. */
const counted = new RegExp(
  [
    /_amount(?:\s*\?\?\s*0\)?)?\s+[-+*/%]\s/,
    /\s[-+*/%]\s+\(?(?:[\w.?]+[.?])?\w*_amount\b/,
    /_amount\s*[-+]=/,
    /(?:\breduce\(|\bsum(?:OfLines|By)?\().*_amount/,
  ]
    .map(({ source }) => source)
    .join("|"),
);

function findCountedAmounts(path: string, text: string): string[] {
  return text
    .split("\n")
    .flatMap((line, index) => (counted.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : []));
}

it("findCountedAmounts finds amounts that a screen counts with", () => {
  const lines = [
    "const rest = order.total_amount - paid;",
    "const rest = total - order.ledger.paid_amount;",
    "const rest = 1.1 * (invoice.supply_amount ?? 0)",
    "sum += charge.total_amount + 1;",
    "const all = charges.reduce((sum, { total_amount }) => sum + total_amount, 0);",
    "const all = sumBy(charges, (charge) => charge.total_amount);",
  ];
  expect(findCountedAmounts("x.tsx", lines.join("\n"))).toHaveLength(lines.length);
  expect(
    findCountedAmounts("x.tsx", "const isDue = order.due_amount > 0 && -1 < ledger.paid_amount;"),
  ).toEqual([]);
});

it("screens print the amounts of a ledger and count none themselves", () => {
  const paths = globSync("packages/web/src/**/*.{ts,tsx}", {
    cwd: root,
    exclude: ["**/*.{test,stories}.{ts,tsx}"],
  });
  expect(paths.length).toBeGreaterThan(200);
  expect(
    paths.flatMap((path) => findCountedAmounts(path, readFileSync(join(root, path), "utf8"))),
  ).toEqual([]);
});
