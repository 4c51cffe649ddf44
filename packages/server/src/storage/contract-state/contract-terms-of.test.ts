import { expect, it } from "vitest";
import { priceListOf } from "./contract-terms-of.ts";

it("priceListOf throws when no price list has the contract's version", () => {
  expect(() => priceListOf({ price_version: "2000-01-01" })).toThrow("No storage price list");
});
