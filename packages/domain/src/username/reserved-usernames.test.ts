import { expect, it } from "vitest";
import { isReservedUsername } from "./reserved-usernames.ts";

it.each(["certification", "admin", "support"])("keeps %s for the service", (username) => {
  expect(isReservedUsername(username)).toBe(true);
});

it.each(["damadum01", "demo-operator", "administrator2"])("leaves %s to people", (username) => {
  expect(isReservedUsername(username)).toBe(false);
});
