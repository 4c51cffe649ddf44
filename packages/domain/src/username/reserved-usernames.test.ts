import { expect, it } from "vitest";
import { isReservedUsername } from "./reserved-usernames.ts";

it.each(["certification", "admin", "support"])("isReservedUsername is true for %s", (username) => {
  expect(isReservedUsername(username)).toBe(true);
});

it.each(["damadum01", "demo-operator", "administrator2"])(
  "isReservedUsername is false for %s",
  (username) => {
    expect(isReservedUsername(username)).toBe(false);
  },
);
