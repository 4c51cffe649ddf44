import { DamageReportInput as body } from "@damadum/sdk/requests";
import { checkDamageReport, damageKinds } from "@damadum/domain";
import type { DamageReportInput } from "@damadum/sdk";

import { defineForm } from "../../theme/define.ts";
import { compiled } from "../../generated/forms/damage-report.ts";

/** A member's report of a damaged thing in a box, with pictures from before and after. */
export const damageReportForm = defineForm<DamageReportInput>()({
  id: "damage-report",
  body,
  compiled,
  steps: [
    {
      id: "damage",
      name: "파손",
      title: "어떤 물건이 어떻게 됐나요?",
      fields: [
        { path: "item", placeholder: "스탠드 조명", plain: "물건" },
        {
          path: "kind",
          widget: "choice",
          options: {
            choices: [
              { value: "BROKEN", ...damageKinds.BROKEN },
              { value: "STAINED", ...damageKinds.STAINED },
              { value: "MISSING", ...damageKinds.MISSING },
              { value: "OTHER", ...damageKinds.OTHER },
            ],
          },
          plain: "OTHER",
        },
        {
          path: "description",
          widget: "textarea",
          placeholder: "갓이 두 조각으로 깨졌어요. 박스와 포장은 멀쩡했어요.",
          plain: "파손",
        },
      ],
    },
    {
      id: "photos",
      name: "사진",
      title: "사진을 보여 주세요",
      fields: [
        {
          path: "file_ids",
          widget: "upload",
          help: "상한 곳과 포장을 가까이서 찍으면 빨리 확인할 수 있어요.",
          review: (answer) => `${[answer].flat().length}장`,
        },
        {
          path: "compared_ids",
          widget: "photos",
          help: "담을 때부터 돌려 드릴 때까지 찍은 사진이에요. 비교할 사진만 남겨 주세요.",
          review: (answer) => `${[answer].flat().length}장`,
        },
      ],
    },
    {
      id: "price",
      name: "가격",
      title: "물건값이 얼마쯤 하나요?",
      description: "몰라도 괜찮아요. 적어 주시면 배상금을 빨리 정할 수 있어요.",
      fields: [
        { path: "price", title: "대략의 가격 (원)", widget: "won", placeholder: "89,000" },
        { path: "bought_year", placeholder: "2024", options: { inputMode: "numeric" } },
      ],
    },
  ],
  needs: ["uploadFile", "photos"],
  draft: { storage: "local", days: 7, keepAfterSubmit: false, name: "파손 신고" },
  submitLabel: "내용 확인하기",
  rules: checkDamageReport,
});
