import { expect, test } from "vitest";

import { operations } from "./operations.ts";

function faults(operationId: string, status: number, body: unknown): readonly string[] {
  const operation = operations.find((each) => each.operationId === operationId);
  return operation?.findErrors(status, body) ?? ["no such operation"];
}

test.each([
  ["an empty profile", "getMe", 200, {}],
  ["a field that is not declared", "getHealth", 200, { status: "ok", extra: 1 }],
  ["a code that is not declared", "getMe", 429, { code: "nope", message: "안 돼요." }],
  ["a status that is not declared", "getMe", 418, { code: "not_found", message: "없어요." }],
  ["a body where there is none", "logout", 204, {}],
  ["no body where there is one", "getMe", 200, undefined],
  ["words where there is a picture", "getFile", 200, "사진"],
])("findErrors finds %s", (_what, operationId, status, body) => {
  expect(faults(operationId, status, body)).not.toEqual([]);
});

test.each([
  ["the body that is declared", "getHealth", 200, { status: "ok" }],
  ["a picture", "getFile", 200, new Blob(["x"], { type: "image/webp" })],
  ["a 401 without a body", "getMe", 401, undefined],
  ["any 5xx with a Problem", "getMe", 500, { code: "internal_error", message: "문제가 생겼어요." }],
])("findErrors allows %s", (_what, operationId, status, body) => {
  expect(faults(operationId, status, body)).toEqual([]);
});
