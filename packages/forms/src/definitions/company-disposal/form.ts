import { CompanyDeliveryDraft as body } from "@damadum/sdk/requests";
import type { CompanyDeliveryDraft } from "@damadum/sdk";

import { defineForm } from "../../theme/define.ts";
import { compiled } from "../../generated/forms/company-disposal.ts";
import { memoField } from "../../patterns/extras/extras-step.ts";

/** The agreements to a disposal; boxes and contract are chosen before. */
export type CompanyDisposal = Pick<
  CompanyDeliveryDraft,
  "disposal_agreed" | "retention_waived_until" | "memo"
>;

const confirmStep = {
  id: "confirm",
  name: "확인",
  title: "정말 폐기할까요?",
  fields: [
    {
      path: "disposal_agreed",
      title: "폐기하면 되돌릴 수 없어요",
      widget: "typedAgreement",
      placeholder: "폐기",
      required: true,
      plain: true,
    },
    // No visit is needed, because the boxes are already in the warehouse.
    { ...memoField, placeholder: "폐기할 때 알아야 할 것이 있으면 적어 주세요." },
  ],
} as const;

/** The disposal of a company's boxes after their retention days; it cannot be undone. */
export const companyDisposalForm = defineForm<CompanyDisposal>()({
  id: "company-disposal",
  body,
  compiled,
  steps: [confirmStep],
  submitLabel: "폐기 요청하기",
});

/** The same when some retention days are still to come: the latest of them is waived first. */
export const earlyCompanyDisposalForm = defineForm<CompanyDisposal>()({
  id: "early-company-disposal",
  body,
  compiled,
  steps: [
    {
      id: "retention",
      name: "보존 기한",
      title: "보존 기한이 남은 박스가 있어요",
      fields: [
        {
          path: "retention_waived_until",
          title: "가장 늦은 보존 기한",
          widget: "retentionWaiver",
          required: true,
        },
      ],
    },
    confirmStep,
  ],
  needs: ["retentionUntil"],
  submitLabel: "폐기 요청하기",
});
