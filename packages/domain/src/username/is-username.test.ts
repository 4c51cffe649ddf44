import { expect, it } from "vitest";
import { isUsername } from "./is-username.ts";

it.each(["demo-member", "damadum01", "a_b-", "abcd", "a2345678901234567890"])(
  "isUsername accepts %s",
  (text) => {
    expect(isUsername(text)).toBe(true);
  },
);

it.each(["", "abc", "1abc", "Abcd", "담아둠아이디", "ab cd", "a23456789012345678901", "-abc"])(
  "isUsername rejects %s",
  (text) => {
    expect(isUsername(text)).toBe(false);
  },
);
