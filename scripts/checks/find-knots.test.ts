import { expect, it } from "vitest";
import { findKnots } from "./find-knots.ts";

const modulesOf = (...imports: readonly (readonly [string, string])[]) =>
  imports.map(([from, to]) => ({
    source: `packages/server/src/${from}`,
    dependencies: [{ resolved: `packages/server/src/${to}` }],
  }));

it("findKnots reports folders and imports when two reach each other through a third", () => {
  const knots = findKnots(
    modulesOf(
      ["money/payment/a.ts", "platform/file/b.ts"],
      ["platform/notice/c.ts", "account/member/d.ts"],
      ["account/member/d.ts", "money/payment/e.ts"],
      ["company/work/f.ts", "money/payment/a.ts"],
    ),
  );
  expect(knots.map(({ folders }) => folders)).toEqual([
    ["packages/server/src/account", "packages/server/src/money", "packages/server/src/platform"],
  ]);
  expect(knots[0]?.imports).toHaveLength(3);
});

it("findKnots reports rooms of one context when they reach each other", () => {
  const knots = findKnots(
    modulesOf(
      ["money/payment/a.ts", "money/coupon/b.ts"],
      ["money/coupon/c.ts", "money/payment/d.ts"],
    ),
  );
  expect(knots.map(({ folders }) => folders)).toEqual([
    ["packages/server/src/money/coupon", "packages/server/src/money/payment"],
  ]);
});

it("findKnots reports nothing when a test or the folder's own file joins two folders", () => {
  const knots = findKnots(
    modulesOf(
      ["money/payment/a.ts", "money/coupon/b.ts"],
      ["money/coupon/b.test.ts", "money/payment/a.ts"],
      ["money/coupon/b.ts", "services.ts"],
      ["services.ts", "money/payment/a.ts"],
    ),
  );
  expect(knots).toEqual([]);
});
