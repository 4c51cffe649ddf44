import { CompanyDeliveryDraft as body } from "@damadum/contract/requests";
import type { CompanyDeliveryDraft } from "@damadum/sdk";

import { defineForm } from "../../theme/define.ts";
import { compiled } from "../../generated/forms/company-disposal.ts";
import { memoField } from "../../patterns/extras/extras-step.ts";

/** What is agreed to before boxes are disposed of; which boxes, of which contract, was chosen before. */
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
    // Nobody comes for what is stored already.
    { ...memoField, placeholder: "폐기할 때 알아야 할 것이 있으면 적어 주세요." },
  ],
} as const;

/** A company's boxes are disposed of once nothing of them has to be kept; it cannot be undone. */
export const companyDisposalForm = defineForm<CompanyDisposal>()({
  id: "company-disposal",
  body,
  compiled,
  steps: [confirmStep],
  submitLabel: "폐기 요청하기",
});

/** The same for boxes of which some were to be kept longer: the latest of those days is waived first. */
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
