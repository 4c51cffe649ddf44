import { CashReceiptRequest as body } from "@damadum/sdk/requests";
import { cashReceiptNumber, cashReceiptPurposes } from "@damadum/domain";
import type { CashReceiptRequest } from "@damadum/sdk";

import { defineForm } from "../../theme/define.ts";
import { compiled } from "../../generated/forms/cash-receipt.ts";
import { phoneField } from "../../patterns/person/person-fields.ts";

/** Under which number the cash receipts of a move are issued. */
export const cashReceiptForm = defineForm<CashReceiptRequest>()({
  id: "cash-receipt",
  body,
  compiled,
  steps: [
    {
      id: "cash-receipt",
      name: "현금영수증",
      fields: [
        {
          path: "purpose",
          widget: "choice",
          options: {
            choices: [
              {
                value: "DEDUCTION",
                label: cashReceiptPurposes.DEDUCTION.label,
                description: "개인의 연말정산에 써요.",
              },
              {
                value: "EXPENSE",
                label: cashReceiptPurposes.EXPENSE.label,
                description: "사업자의 비용으로 적어요.",
              },
            ],
          },
        },
        { ...phoneField, required: true, when: { field: "purpose", is: "DEDUCTION" } },
        {
          path: "business_number",
          placeholder: "120-81-47521",
          required: true,
          when: { field: "purpose", is: "EXPENSE" },
          check: (typed) =>
            typeof typed === "string" &&
            cashReceiptNumber({ purpose: "EXPENSE", businessNumber: typed }) === null
              ? "사업자등록번호를 다시 확인해 주세요."
              : undefined,
        },
      ],
    },
  ],
  submitLabel: "이 번호로 받기",
});
