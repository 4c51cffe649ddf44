import { CompanyDeliveryDraft as body } from "@damadum/sdk/requests";
import { checkCompanyVisit } from "@damadum/domain";
import type { CompanyDeliveryDraft } from "@damadum/sdk";

import { defineForm } from "../../theme/define.ts";
import { compiled } from "../../generated/forms/company-visit.ts";
import { visitSteps } from "../../patterns/company-visit/visit-steps.ts";

/** Place and time of a company's delivery or collection; boxes and contract are chosen before. */
export type CompanyVisit = Pick<CompanyDeliveryDraft, "place" | "appointment" | "memo">;

const shared = {
  body,
  compiled,
  needs: ["loadScheduleDays", "loadScheduleSlots"],
  rules: checkCompanyVisit,
  pricedFrom: ["place"],
  problemFields: { slot_full: "appointment.time" },
} as const;

export const companyDeliveryForm = defineForm<CompanyVisit>()({
  ...shared,
  id: "company-delivery",
  steps: visitSteps({
    where: "어디로 가져다 드릴까요?",
    when: "언제 가져다 드릴까요?",
    title: "박스 받을",
  }),
  submitLabel: "박스 받기 요청하기",
});

export const companyCollectionForm = defineForm<CompanyVisit>()({
  ...shared,
  id: "company-collection",
  steps: visitSteps({
    where: "어디로 가지러 갈까요?",
    when: "언제 가지러 갈까요?",
    title: "박스 보낼",
  }),
  submitLabel: "박스 보내기 요청하기",
});
