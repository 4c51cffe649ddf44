import type { Schema } from "@damadum/contract";
import { expect, it } from "vitest";

import { toIssues } from "./validate-form.ts";

const uiSchema = {
  start: {
    postcode: { "ui:widget": "hidden", "ui:shownBy": "address" },
    address: { "ui:title": "어디예요?" },
    detail: { "ui:title": "상세 주소" },
  },
  items: { "ui:title": "무엇을 옮길까요?", "ui:field": "itemList" },
};

const body: Schema = {
  properties: {
    start: {
      title: "출발지",
      properties: {
        postcode: { title: "우편번호", "x-required-message": "{object} 찾아 주세요." },
        address: { title: "주소" },
        detail: { title: "상세 주소", type: "string", minLength: 1, maxLength: 100 },
      },
    },
    items: {
      title: "짐",
      type: "array",
      "x-prefix": "",
      items: {
        properties: { count: { title: "개수", "x-unit": "개", minimum: 1, maximum: 99 } },
      },
    },
  },
};

it.each([
  ["a value is missing", "required", "/start", { missingProperty: "detail" }],
  ["text is blank", "minLength", "/start/detail", { limit: 1 }],
  ["text is nothing but spaces", "pattern", "/start/detail", { pattern: "\\S" }],
])(
  "toIssues asks for the answer by the contract's name when %s",
  (_, keyword, instancePath, params) => {
    expect(toIssues([{ keyword, instancePath, params }], uiSchema, body)).toEqual([
      { path: ["start", "detail"], message: "출발지 상세 주소를 입력해 주세요." },
    ]);
  },
);

it("toIssues anchors an issue at the visible partner when the value is hidden", () => {
  const [issue] = toIssues(
    [{ keyword: "required", instancePath: "/start", params: { missingProperty: "postcode" } }],
    uiSchema,
    body,
  );
  expect(issue).toEqual({
    path: ["start", "address"],
    message: "출발지 우편번호를 찾아 주세요.",
  });
});

it("toIssues anchors an issue at the list when an entry is wrong", () => {
  const [issue] = toIssues(
    [{ keyword: "maximum", instancePath: "/items/3/count", params: { limit: 99 } }],
    uiSchema,
    body,
  );
  expect(issue).toEqual({
    path: ["items"],
    message: "개수는 1개부터 99개까지 입력할 수 있어요.",
  });
});

it.each([
  ["required", "/items/0", { missingProperty: "count" }],
  ["type", "/items/0", { type: "object" }],
])(
  "toIssues asks for the list when an entry of it is empty (%s)",
  (keyword, instancePath, params) => {
    expect(toIssues([{ keyword, instancePath, params }], uiSchema, body)).toEqual([
      { path: ["items"], message: "짐을 골라 주세요." },
    ]);
  },
);

it("toIssues states the limit when an answer is too long", () => {
  const error = { keyword: "maxLength", instancePath: "/start/detail", params: { limit: 100 } };
  expect(toIssues([error], uiSchema, body)[0]?.message).toBe(
    "출발지 상세 주소는 100자 이하로 줄여 주세요.",
  );
});
