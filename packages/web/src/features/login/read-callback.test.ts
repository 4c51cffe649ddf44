import { expect, test } from "vitest";
import { readCallback } from "./read-callback.ts";

test("readCallback returns the code when the query has one", () => {
  expect(readCallback({ search: "?code=abc&state=s1", hash: "" })).toEqual({
    kind: "granted",
    state: "s1",
    code: "abc",
    idToken: null,
    name: null,
  });
});

test("readCallback returns ID token and Korean name when Apple's form is in the fragment", () => {
  const user = JSON.stringify({ name: { lastName: "김", firstName: "담아" }, email: "a@b.c" });
  const form = new URLSearchParams({ code: "c1", state: "s1", id_token: "t", user });
  expect(readCallback({ search: "", hash: `#${form}` })).toMatchObject({
    kind: "granted",
    idToken: "t",
    name: "김담아",
  });
});

test.each(["{", "null", '{"name":3}', '{"name":{}}'])(
  "readCallback returns no name when the user is %s",
  (user) => {
    const form = new URLSearchParams({ code: "c1", state: "s1", user });
    expect(readCallback({ search: "", hash: `#${form}` })).toMatchObject({ name: null });
  },
);

test.each([
  ["access_denied", "cancelled"],
  ["user_cancelled_authorize", "cancelled"],
  ["server_error", "failed"],
  ["invalid_scope", "failed"],
])("readCallback returns the kind when the error is %s: %s", (error, kind) => {
  expect(readCallback({ search: `?error=${error}&state=s1`, hash: "" })).toEqual({
    kind,
    state: "s1",
  });
});

test("readCallback returns failed when the address is empty", () => {
  expect(readCallback({ search: "", hash: "" })).toEqual({ kind: "failed", state: null });
});
