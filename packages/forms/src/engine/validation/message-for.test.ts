import { expect, it } from "vitest";

import { messageFor } from "./message-for.ts";

it.each([
  ["required", {}, "이름", "typed", "이름을 입력해 주세요."],
  ["required", {}, "전화번호", "typed", "전화번호를 입력해 주세요."],
  ["required", {}, "시간", "chosen", "시간을 골라 주세요."],
  ["minItems", { limit: 1 }, "짐", "chosen", "짐을 골라 주세요."],
  ["minLength", { limit: 1 }, "별칭", "typed", "별칭을 입력해 주세요."],
  ["minLength", { limit: 8 }, "비밀번호", "typed", "비밀번호는 8자 이상이어야 해요."],
  ["maxLength", { limit: 500 }, "남길 말", "typed", "남길 말은 500자까지 쓸 수 있어요."],
  ["pattern", {}, "우편번호", "typed", "우편번호를 형식에 맞게 입력해 주세요."],
  ["format", {}, "이메일", "typed", "이메일을 형식에 맞게 입력해 주세요."],
  ["minimum", { limit: 1 }, "박스 개수", "chosen", "박스 개수는 1 이상이어야 해요."],
  ["maximum", { limit: 200 }, "박스 개수", "chosen", "박스 개수는 200 이하여야 해요."],
  ["maxItems", { limit: 100 }, "짐", "chosen", "짐은 100개까지 고를 수 있어요."],
  ["enum", {}, "나르는 방법", "chosen", "나르는 방법을 다시 골라 주세요."],
  ["type", {}, "층수", "typed", "층수를 다시 확인해 주세요."],
] as const)("%s %j of %s", (keyword, params, title, kind, message) => {
  expect(messageFor({ keyword, params }, title, kind)).toBe(message);
});
