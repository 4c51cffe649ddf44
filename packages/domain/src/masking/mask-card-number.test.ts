import { expect, it } from "vitest";
import { maskCardNumber } from "./mask-card-number.ts";

it.each([
  ["5123456789011234", "5123-****-****-1234"],
  ["5123-4567-8901-1234", "5123-****-****-1234"],
  ["5123********1234", "5123-****-****-1234"],
  ["374245455400126", "3742-****-***0-126"],
])("maskCardNumber shows only the first and the last four digits of %s: %s", (number, shown) => {
  expect(maskCardNumber(number)).toBe(shown);
});

it.each(["", "1234", "****1234"])("maskCardNumber returns null for %j", (number) => {
  expect(maskCardNumber(number)).toBeNull();
});
