import { expect, it } from "vitest";

import { toIssues } from "./to-issues.ts";

const uiSchema = {
  start: {
    postcode: { "ui:widget": "hidden", "ui:shownBy": "address" },
    address: { "ui:title": "주소", "ui:answer": "chosen" },
    detail: { "ui:title": "상세 주소" },
  },
  items: { "ui:title": "짐", "ui:field": "itemList", "ui:answer": "chosen" },
};

it("toIssues returns the form's own message at the field when a value is missing", () => {
  const issues = toIssues(
    [{ keyword: "required", instancePath: "/start", params: { missingProperty: "detail" } }],
    uiSchema,
    { "start.detail": { required: "상세 주소가 있어야 찾아갈 수 있어요." } },
  );
  expect(issues).toEqual([
    { path: ["start", "detail"], message: "상세 주소가 있어야 찾아갈 수 있어요." },
  ]);
});

it("toIssues returns a message with the title and its particle when the form has none of its own", () => {
  const [issue] = toIssues(
    [{ keyword: "required", instancePath: "/start", params: { missingProperty: "detail" } }],
    uiSchema,
    {},
  );
  expect(issue?.message).toBe("상세 주소를 입력해 주세요.");
});

it("toIssues anchors an issue at the visible partner when the value is hidden", () => {
  const [issue] = toIssues(
    [{ keyword: "required", instancePath: "/start", params: { missingProperty: "postcode" } }],
    uiSchema,
    {},
  );
  expect(issue).toEqual({ path: ["start", "address"], message: "주소를 골라 주세요." });
});

it("toIssues anchors an issue at the list when an entry is wrong", () => {
  const [issue] = toIssues(
    [{ keyword: "maximum", instancePath: "/items/3/count", params: { limit: 99 } }],
    uiSchema,
    { "items.*.count": { maximum: "한 가지에 99개까지예요." } },
  );
  expect(issue).toEqual({ path: ["items"], message: "한 가지에 99개까지예요." });
});

const asked = {
  "start.detail": { required: "상세 주소를 입력해 주세요!" },
  items: { required: "짐을 담아 주세요!" },
};

it.each([
  ["blank text", "minLength", "/start/detail", { limit: 1 }, "상세 주소를 입력해 주세요!"],
  ["text of spaces", "pattern", "/start/detail", { pattern: "\\S" }, "상세 주소를 입력해 주세요!"],
  ["an empty list", "minItems", "/items", { limit: 1 }, "짐을 담아 주세요!"],
  ["a choice that is not offered", "enum", "/items", {}, "짐을 담아 주세요!"],
])(
  "toIssues returns the required message when the answer is %s",
  (_, keyword, instancePath, params, message) => {
    expect(toIssues([{ keyword, instancePath, params }], uiSchema, asked)).toMatchObject([
      { message },
    ]);
  },
);

it("toIssues states the limit when an answer is too long", () => {
  const error = { keyword: "maxLength", instancePath: "/start/detail", params: { limit: 100 } };
  expect(toIssues([error], uiSchema, asked)[0]?.message).toContain("100자");
});
