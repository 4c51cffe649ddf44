import { expect, it } from "vitest";

import { toValues } from "../../engine/data/values.ts";
import { validateForm } from "../../engine/validation/validate-form.ts";
import { completeAddress } from "./fixtures.ts";
import { addressForm } from "./form.ts";

function messages(answers: object): readonly string[] {
  const issues = validateForm(addressForm, toValues(answers), { today: "2026-11-20" });
  return [...issues.values()].flat().map(({ message }) => message);
}

it("addressForm requires the four parts of an address (spec section 5) and its name, from top to bottom", () => {
  expect(messages({ is_default: false })).toEqual([
    "주소를 입력해 주세요.",
    "상세 주소를 입력해 주세요.",
    "층수를 입력해 주세요.",
    "짐 나르는 방법을 골라 주세요.",
    "주소를 부를 이름을 입력해 주세요.",
  ]);
});

it("addressForm accepts a complete address and rejects a ladder in the basement", () => {
  expect(messages(completeAddress)).toEqual([]);
  expect(messages({ ...completeAddress, floor: -1, carriage: "LADDER" })).toEqual([
    "사다리차는 2층부터 쓸 수 있어요. 계단이나 엘리베이터를 골라 주세요.",
  ]);
});
