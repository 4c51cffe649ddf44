import { expect, it } from "vitest";

import { readContract } from "../reader/contract.ts";
import { explain, explainMissing, explainNumber } from "./explain.ts";
import { fieldAt } from "./field-words.ts";

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
  "explain returns the message of its kind for %s %j of %s",
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

it("explain separates the thousands of a limit", () => {
  const price = {
    label: "가격",
    answer: "typed",
    unit: "원",
    minimum: 1,
    maximum: 100000000,
  } as const;
  const rule = { keyword: "maximum", params: { limit: 100000000 } };
  expect(explain(rule, price).message).toBe("가격은 1원부터 100,000,000원까지 입력할 수 있어요.");
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

it("explain asks for a choice again when it does not fit", () => {
  const date = { label: "이사 날짜", answer: "chosen", example: "2026-12-12" } as const;
  expect(explain({ keyword: "format", params: { format: "date" } }, date)).toEqual({
    code: "invalid_format",
    message: "이사 날짜를 골라 주세요.",
  });
});

it.each([
  [0, "out_of_range"],
  [6, "out_of_range"],
  [1.5, "wrong_type"],
  [5, undefined],
])("explainNumber for %d, with the limits 1 and 5, returns the code %s", (value, code) => {
  const field = { label: "추가 인원", answer: "chosen", minimum: 1, maximum: 5 } as const;
  expect(explainNumber(value, field)?.code).toBe(code);
});

const { schemas } = readContract();

it.each([
  ["EstimateDraft", "start.address", "출발지 주소를 입력해 주세요."],
  ["EstimateDraft", "start.detail", "출발지 상세 주소를 입력해 주세요."],
  ["EstimateDraft", "start.floor", "출발지 층수를 입력해 주세요."],
  ["EstimateDraft", "start.carriage", "출발지 짐 나르는 방법을 골라 주세요."],
  ["EstimateDraft", "destination.address", "도착지 주소를 입력해 주세요."],
  ["EstimateDraft", "destination.detail", "도착지 상세 주소를 입력해 주세요."],
  ["EstimateDraft", "destination.floor", "도착지 층수를 입력해 주세요."],
  ["EstimateDraft", "destination.carriage", "도착지 짐 나르는 방법을 골라 주세요."],
  ["AddressInput", "address", "주소를 입력해 주세요."],
  ["AddressInput", "detail", "상세 주소를 입력해 주세요."],
  ["AddressInput", "floor", "층수를 입력해 주세요."],
  ["AddressInput", "carriage", "짐 나르는 방법을 골라 주세요."],
  ["StorageOrderDraft", "place.address", "주소를 입력해 주세요."],
  ["StorageOrderDraft", "place.carriage", "짐 나르는 방법을 골라 주세요."],
  ["EstimateDraft", "move_date", "이사 날짜를 골라 주세요."],
  ["EstimateDraft", "move_time", "이사 시간을 골라 주세요."],
  ["EstimateDraft", "box_rental.delivery.date", "박스를 받을 날짜를 골라 주세요."],
  ["EstimateDraft", "box_rental.delivery.time", "박스를 받을 시간을 골라 주세요."],
  ["StorageOrderDraft", "collection.date", "박스를 수거할 날짜를 골라 주세요."],
  ["StorageOrderDraft", "collection.time", "박스를 수거할 시간을 골라 주세요."],
  ["StorageOrderDraft", "months", "보관 기간을 골라 주세요."],
  ["StorageOrderDraft", "box_count", "박스 개수를 입력해 주세요."],
  ["EstimateDraft", "use_boxes", "담아둠 박스를 쓸지 골라 주세요."],
  ["EstimateDraft", "heavy_load", "20kg 이상인 짐이 있는지 골라 주세요."],
  ["EstimateDraft", "extra_help", "작업자가 더 필요한지 골라 주세요."],
  ["EstimateDraft", "items", "옮길 짐을 하나 이상 담아 주세요."],
])("explainMissing asks in %s for %s (spec section 5)", (body, path, message) => {
  expect(explainMissing(fieldAt(schemas[body] ?? {}, path.split("."))).message).toBe(message);
});
