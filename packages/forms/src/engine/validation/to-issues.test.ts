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

it("puts a missing value at its own field with the form's own words", () => {
  const issues = toIssues(
    [{ keyword: "required", instancePath: "/start", params: { missingProperty: "detail" } }],
    uiSchema,
    { "start.detail": { required: "상세 주소가 있어야 찾아갈 수 있어요." } },
  );
  expect(issues).toEqual([
    { path: ["start", "detail"], message: "상세 주소가 있어야 찾아갈 수 있어요." },
  ]);
});

it("falls back to the title with the right particle", () => {
  const [issue] = toIssues(
    [{ keyword: "required", instancePath: "/start", params: { missingProperty: "detail" } }],
    uiSchema,
    {},
  );
  expect(issue?.message).toBe("상세 주소를 입력해 주세요.");
});

it("shows what is wrong with a hidden value at the field that sets it", () => {
  const [issue] = toIssues(
    [{ keyword: "required", instancePath: "/start", params: { missingProperty: "postcode" } }],
    uiSchema,
    {},
  );
  expect(issue).toEqual({ path: ["start", "address"], message: "주소를 골라 주세요." });
});

it("shows what is wrong inside a list at the list, with words for any entry", () => {
  const [issue] = toIssues(
    [{ keyword: "maximum", instancePath: "/items/3/count", params: { limit: 99 } }],
    uiSchema,
    { "items.*.count": { maximum: "한 가지에 99개까지예요." } },
  );
  expect(issue).toEqual({ path: ["items"], message: "한 가지에 99개까지예요." });
});
