import { CompanyDeliveryDraft as body } from "@damadum/sdk/requests";
import { checkCompanyVisit } from "@damadum/domain";
import type { CompanyDeliveryDraft } from "@damadum/sdk";

import { defineForm } from "../../theme/define.ts";
import { compiled } from "../../generated/forms/company-new-boxes.ts";
import { visitSteps } from "../../patterns/company-visit/visit-steps.ts";

/** Number, place and time of a delivery of empty boxes; the contract is chosen before. */
export type CompanyNewBoxes = Pick<
  CompanyDeliveryDraft,
  "box_count" | "place" | "appointment" | "memo"
>;

export const companyNewBoxesForm = defineForm<CompanyNewBoxes>()({
  id: "company-new-boxes",
  body,
  compiled,
  steps: [
    {
      id: "count",
      name: "박스",
      title: "빈 박스가 몇 개 필요하세요?",
      fields: [
        {
          path: "box_count",
          widget: "counter",
          required: true,
          plain: 1,
        },
      ],
    },
    ...visitSteps({
      where: "어디로 가져다 드릴까요?",
      when: "언제 가져다 드릴까요?",
      title: "빈 박스 받을",
    }),
  ],
  needs: ["loadScheduleDays", "loadScheduleSlots"],
  rules: checkCompanyVisit,
  pricedFrom: ["count", "place"],
  problemFields: { slot_full: "appointment.time" },
  submitLabel: "빈 박스 요청하기",
});
