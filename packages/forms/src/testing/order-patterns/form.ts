import {
  CompanyDeliveryDraft,
  DamageReportInput,
  FinalDisposalDraft,
  StorageContinuation,
  StorageOrderDraft,
} from "@damadum/sdk/requests";
import { orderPaymentTypes } from "@damadum/domain";
import type * as sdk from "@damadum/sdk";

import { defineForm } from "../../theme/define.ts";
import { compiled } from "../../generated/forms/order-patterns.ts";
import { boxSerialsField } from "../../patterns/boxes/box-serials-field.ts";
import { couponField } from "../../patterns/coupon/coupon-field.ts";
import { choicesOf } from "../../theme/widgets/choice.ts";

// Each pattern of orders in the smallest form that contains it, for its stories.
const shared = { compiled, submitLabel: "확인" } as const;
const step = { id: "only", name: "확인" } as const;

export const billingKeyPattern = defineForm<sdk.StorageContinuation>()({
  ...shared,
  id: "billing-key-pattern",
  body: StorageContinuation,
  steps: [{ ...step, fields: [{ path: "payment_id", widget: "billingKey" }] }],
});

export const boxCountPattern = defineForm<sdk.StorageOrderDraft>()({
  ...shared,
  id: "box-count-pattern",
  body: StorageOrderDraft,
  steps: [{ ...step, fields: [{ path: "box_count", widget: "boxCount" }] }],
});

export const boxesPattern = defineForm<sdk.FinalDisposalDraft>()({
  ...shared,
  id: "boxes-pattern",
  body: FinalDisposalDraft,
  steps: [{ ...step, fields: [boxSerialsField] }],
});

export const chargeConsentPattern = defineForm<sdk.StorageContinuation>()({
  ...shared,
  id: "charge-consent-pattern",
  body: StorageContinuation,
  steps: [{ ...step, fields: [{ path: "monthly_amount", widget: "chargeConsent" }] }],
});

export const continuationReminderPattern = defineForm<sdk.StorageOrderDraft>()({
  ...shared,
  id: "continuation-reminder-pattern",
  body: StorageOrderDraft,
  steps: [
    {
      ...step,
      fields: [
        {
          path: "continuation_reminder",
          title: "무료 기간이 끝나기 전에 3개월 더 맡길지 물어봐 주세요 (선택)",
          widget: "continuationReminder",
        },
      ],
    },
  ],
});

export const freeMonthsPattern = defineForm<sdk.StorageOrderDraft>()({
  ...shared,
  id: "free-months-pattern",
  body: StorageOrderDraft,
  steps: [
    {
      ...step,
      fields: [
        {
          path: "promotion",
          title: "첫 3개월 무료로 시작할게요",
          widget: "freeMonths",
          help: "3개월이 지나면 자동으로 끝나요.",
          options: { checkedValue: "FREE_MONTH3" },
        },
      ],
    },
  ],
});

export const monthsPattern = defineForm<sdk.StorageOrderDraft>()({
  ...shared,
  id: "months-pattern",
  body: StorageOrderDraft,
  steps: [{ ...step, fields: [{ path: "months", widget: "months" }] }],
});

export const couponPattern = defineForm<sdk.StorageOrderDraft>()({
  ...shared,
  id: "coupon-pattern",
  body: StorageOrderDraft,
  steps: [{ ...step, fields: [couponField] }],
});

export const paymentTypePattern = defineForm<sdk.StorageOrderDraft>()({
  ...shared,
  id: "payment-type-pattern",
  body: StorageOrderDraft,
  steps: [
    {
      ...step,
      fields: [
        {
          path: "payment_type",
          widget: "paymentType",
          options: { choices: choicesOf(orderPaymentTypes) },
        },
      ],
    },
  ],
});

export const photosPattern = defineForm<sdk.DamageReportInput>()({
  ...shared,
  id: "photos-pattern",
  body: DamageReportInput,
  steps: [{ ...step, fields: [{ path: "compared_ids", widget: "photos" }] }],
});

export const retentionWaiverPattern = defineForm<sdk.CompanyDeliveryDraft>()({
  ...shared,
  id: "retention-waiver-pattern",
  body: CompanyDeliveryDraft,
  steps: [
    {
      ...step,
      fields: [{ path: "retention_waived_until", widget: "retentionWaiver", required: true }],
    },
  ],
});

export const typedAgreementPattern = defineForm<sdk.FinalDisposalDraft>()({
  ...shared,
  id: "typed-agreement-pattern",
  body: FinalDisposalDraft,
  steps: [
    {
      ...step,
      fields: [{ path: "disposal_agreed", widget: "typedAgreement", placeholder: "폐기" }],
    },
  ],
});

export const wonPattern = defineForm<sdk.DamageReportInput>()({
  ...shared,
  id: "won-pattern",
  body: DamageReportInput,
  steps: [{ ...step, fields: [{ path: "price", title: "대략의 가격 (원)", widget: "won" }] }],
});
