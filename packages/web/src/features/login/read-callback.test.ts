import { expect, test } from "vitest";
import { readCallback } from "./read-callback.ts";

test("a code in the query", () => {
  expect(readCallback({ search: "?code=abc&state=s1", hash: "" })).toEqual({
    kind: "granted",
    state: "s1",
    code: "abc",
    idToken: null,
    name: null,
  });
});

test("Apple's form behind the #, with the name in Korean order", () => {
  const user = JSON.stringify({ name: { lastName: "김", firstName: "담아" }, email: "a@b.c" });
  const form = new URLSearchParams({ code: "c1", state: "s1", id_token: "t", user });
  expect(readCallback({ search: "", hash: `#${form}` })).toMatchObject({
    kind: "granted",
    idToken: "t",
    name: "김담아",
  });
});

test.each(["{", "null", '{"name":3}', '{"name":{}}'])("%s tells no name", (user) => {
  const form = new URLSearchParams({ code: "c1", state: "s1", user });
  expect(readCallback({ search: "", hash: `#${form}` })).toMatchObject({ name: null });
});

test.each([
  ["access_denied", "cancelled"],
  ["user_cancelled_authorize", "cancelled"],
  ["server_error", "failed"],
  ["invalid_scope", "failed"],
])("the error %s is %s", (error, kind) => {
  expect(readCallback({ search: `?error=${error}&state=s1`, hash: "" })).toEqual({
    kind,
    state: "s1",
  });
});

test("an address without anything is a failed login without a state", () => {
  expect(readCallback({ search: "", hash: "" })).toEqual({ kind: "failed", state: null });
});
