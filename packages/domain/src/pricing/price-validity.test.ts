import { expect, it } from "vitest";
import { priceValidUntil } from "./price-validity.ts";

it("priceValidUntil is seven days later", () => {
  expect(priceValidUntil(new Date("2026-12-28T01:02:03Z"))).toEqual(
    new Date("2027-01-04T01:02:03Z"),
  );
});
