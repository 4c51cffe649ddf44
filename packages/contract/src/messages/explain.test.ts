import { expect, it } from "vitest";

import { explain } from "./explain.ts";

it.each([
  ["required", {}, "이름", "typed", "required", "이름을 입력해 주세요."],
  ["required", {}, "전화번호", "typed", "required", "전화번호를 입력해 주세요."],
  ["required", {}, "시간", "chosen", "required", "시간을 골라 주세요."],
  ["minItems", { limit: 1 }, "짐", "chosen", "required", "짐을 골라 주세요."],
  ["minLength", { limit: 1 }, "별칭", "typed", "required", "별칭을 입력해 주세요."],
  ["pattern", { pattern: "\\S" }, "후기", "typed", "required", "후기를 입력해 주세요."],
  ["minProperties", { limit: 1 }, "", "typed", "required", "바꿀 내용을 하나 이상 입력해 주세요."],
  [
    "minLength",
    { limit: 8 },
    "비밀번호",
    "typed",
    "too_short",
    "비밀번호는 8자 이상으로 입력해 주세요.",
  ],
  [
    "maxLength",
    { limit: 500 },
    "요청 사항",
    "typed",
    "too_long",
    "요청 사항은 500자 이하로 줄여 주세요.",
  ],
  ["pattern", {}, "우편번호", "typed", "invalid_format", "우편번호를 형식에 맞게 입력해 주세요."],
  ["format", {}, "이메일", "typed", "invalid_format", "이메일을 형식에 맞게 입력해 주세요."],
  [
    "minimum",
    { limit: 1 },
    "박스 개수",
    "typed",
    "out_of_range",
    "박스 개수는 1 이상으로 입력해 주세요.",
  ],
  [
    "maximum",
    { limit: 200 },
    "박스 개수",
    "typed",
    "out_of_range",
    "박스 개수는 200 이하로 입력해 주세요.",
  ],
  ["maxItems", { limit: 100 }, "짐", "chosen", "too_many", "짐을 100개까지로 줄여 주세요."],
  ["enum", {}, "성별", "chosen", "not_offered", "성별은 보이는 것 가운데에서 골라 주세요."],
  ["type", { type: "integer" }, "층수", "typed", "wrong_type", "층수를 숫자로 입력해 주세요."],
  ["type", { type: "boolean" }, "동의", "chosen", "wrong_type", "동의를 골라 주세요."],
  [
    "additionalProperties",
    {},
    "금액",
    "typed",
    "unknown_field",
    "금액은 받지 않는 항목이에요. 빼고 보내 주세요.",
  ],
] as const)(
  "explain returns for %s %j of %s the sentence of its kind",
  (keyword, params, label, answer, code, message) => {
    expect(explain({ keyword, params }, { label, answer })).toEqual({ code, message });
  },
);

it("explain states both limits with their unit when the schema has both", () => {
  const floor = { label: "층수", answer: "typed", unit: "층", minimum: -10, maximum: 60 } as const;
  const helpers = {
    label: "사람 수",
    answer: "chosen",
    unit: "명",
    minimum: 1,
    maximum: 5,
  } as const;
  const rule = { keyword: "maximum", params: { limit: 60 } };
  expect(explain(rule, floor).message).toBe("층수는 지하 10층부터 60층까지 입력할 수 있어요.");
  expect(explain(rule, helpers).message).toBe("사람 수는 1명부터 5명까지 고를 수 있어요.");
});

it("explain shows an example when the schema has one", () => {
  const postcode = { label: "우편번호", answer: "typed", example: "03925" } as const;
  expect(explain({ keyword: "pattern", params: {} }, postcode).message).toBe(
    "우편번호를 03925처럼 입력해 주세요.",
  );
});

it("explain prefers the schema's own sentence except when the value is missing", () => {
  const username = { label: "아이디", answer: "typed", message: "네 글자로 지어 주세요." } as const;
  const ofLength = { keyword: "minLength", params: { limit: 4 } };
  expect(explain(ofLength, username)).toEqual({ code: "too_short", message: username.message });
  expect(explain({ keyword: "required", params: {} }, username).message).toBe(
    "아이디를 입력해 주세요.",
  );
});
