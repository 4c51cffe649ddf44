import { expect, it } from "vitest";
import { brand } from "./brand.ts";

it("brand fills every legal detail and marks all of them as samples", () => {
  expect(brand.company.isSample).toBe(true);
  for (const key of [
    "name",
    "representative",
    "address",
    "phoneNumber",
    "email",
    "businessNumber",
    "mailOrderNumber",
    "haulingPermit",
    "hostingProvider",
    "privacyOfficer",
  ] as const) {
    expect(brand.company[key]).not.toBe("");
  }
});
