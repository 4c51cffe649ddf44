import { expect, test } from "vitest";

import { checkResponse } from "./check.ts";
import { tokens } from "./mocks/fixtures/member.ts";

const login = { method: "POST", path: "/api/login/id", status: 200 };

test("checkResponse accepts a response when it follows the contract", () => {
  expect(() => checkResponse({ ...login, body: tokens })).not.toThrow();
});

test("checkResponse names operation, path and field when a field is missing", () => {
  expect(() => checkResponse({ ...login, body: { access_token: "a" } })).toThrow(
    /^login \(POST \/api\/login\/id\) answered 200 [^]*refresh_token/,
  );
});

test("checkResponse rejects a field that the contract does not know", () => {
  expect(() => checkResponse({ ...login, body: { ...tokens, extra: 1 } })).toThrow(/extra/);
});

test("checkResponse rejects a body where none is declared", () => {
  const logout = { method: "GET", path: "/logout", status: 204 };
  expect(() => checkResponse({ ...logout, body: undefined })).not.toThrow();
  expect(() => checkResponse({ ...logout, body: {} })).toThrow(/^logout /);
});

test("checkResponse checks an error response against Problem", () => {
  const rejected = { ...login, status: 401 };
  const problem = { code: "login_failed", message: "아이디나 비밀번호가 맞지 않아요." };
  expect(() => checkResponse({ ...rejected, body: problem })).not.toThrow();
  expect(() => checkResponse({ ...rejected, body: { ...problem, code: "nope" } })).toThrow(/code/);
});

test("checkResponse prefers a fixed path to one with a parameter", () => {
  const body = { code: "not_found", message: "찾을 수 없어요." };
  const path = "/api/estimates/amount";
  expect(() => checkResponse({ method: "POST", path, status: 200, body })).toThrow(
    /^calculateEstimateAmount /,
  );
});

test("checkResponse rejects a request that matches no operation", () => {
  expect(() =>
    checkResponse({ method: "DELETE", path: "/api/nothing", status: 204, body: undefined }),
  ).toThrow("DELETE /api/nothing is no operation of the contract");
});
