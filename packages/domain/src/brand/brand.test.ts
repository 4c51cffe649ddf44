import { expect, it } from "vitest";
import { brand } from "./brand.ts";

it("marks the company details as samples and keeps every legal one filled in", () => {
  expect(brand.company.isSample).toBe(true);
  for (const key of [
    "name",
    "representative",
    "address",
    "phoneNumber",
    "email",
    "businessNumber",
    "mailOrderNumber",
    "hostingProvider",
    "privacyOfficer",
  ] as const) {
    expect(brand.company[key]).not.toBe("");
  }
});
