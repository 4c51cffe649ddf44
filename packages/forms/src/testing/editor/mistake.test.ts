import { describe, expect, it } from "vitest";

import type { AnyField } from "../../engine/definition/field.ts";
import { cashReceiptForm } from "../../definitions/cash-receipt/form.ts";
import { noEdits, withEdits, type FormEdits } from "./edits.ts";
import { mistakeIn } from "./mistake.ts";

function mistakeAfter(edits: Partial<FormEdits>): string | null {
  return mistakeIn(withEdits(cashReceiptForm, { ...noEdits("cash-receipt"), ...edits }));
}

describe("mistakeIn", () => {
  it("finds none when nothing is edited", () => {
    expect(mistakeAfter({})).toBeNull();
  });

  it("names both questions and the way back when a question comes before the one it depends on", () => {
    const order = { "cash-receipt": ["phone_number", "purpose", "business_number"] };
    expect(mistakeAfter({ order })).toBe(
      "‘현금영수증 · 휴대전화 번호’ 물음에는 ‘현금영수증 · 현금영수증 용도’ 물음의 답이 먼저 있어야 해요. ‘위로’ 버튼으로 차례를 되돌리거나 ‘묻는 때’를 다시 골라 주세요.",
    );
  });

  it("names the step when its condition is a question that the form lacks", () => {
    const when = { "cash-receipt": { field: "gone", is: true } };
    expect(mistakeAfter({ when })).toBe(
      "‘현금영수증’ 단계의 묻는 때가 이 양식에 없는 물음(gone)에 달려 있어요. ‘묻는 때’를 다시 골라 주세요.",
    );
  });

  it("names the answer when the contract has one that the question lacks", () => {
    const withoutExpense = (field: AnyField): AnyField => ({
      ...field,
      ...(field.options?.choices && {
        options: { choices: field.options.choices.filter(({ value }) => value !== "EXPENSE") },
      }),
    });
    const steps = cashReceiptForm.steps.map((step) => ({
      ...step,
      fields: step.fields.map(withoutExpense),
    }));
    expect(mistakeIn({ ...cashReceiptForm, steps })).toContain(
      '물음에 계약이 정한 답 가운데 하나("EXPENSE")가 빠졌어요.',
    );
  });
});
