import { StorageContinuation as body } from "@damadum/sdk/requests";
import type { StorageContinuation } from "@damadum/sdk";

import { defineForm } from "../../theme/define.ts";
import { compiled } from "../../generated/forms/storage-continuation.ts";

/** Storage continues after free months, paid by the month: the payment method, and the consent to it. */
export const storageContinuationForm = defineForm<StorageContinuation>()({
  id: "storage-continuation",
  body,
  compiled,
  steps: [
    {
      id: "consent",
      name: "동의",
      fields: [
        { path: "payment_id", title: "매달 결제할 수단", widget: "billingKey" },
        { path: "monthly_amount", widget: "chargeConsent" },
      ],
    },
  ],
  needs: ["billingKeys", "monthlyCharge"],
  submitLabel: "이어서 보관하기",
});
