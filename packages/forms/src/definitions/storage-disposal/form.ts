import { FinalDisposalDraft as body } from "@damadum/sdk/requests";
import { checkFinalDisposalInput } from "@damadum/domain";
import type { FinalDisposalDraft } from "@damadum/sdk";

import { defineForm } from "../../theme/define.ts";
import { compiled } from "../../generated/forms/storage-disposal.ts";
import { memoField } from "../../patterns/extras/extras-step.ts";
import { scopeStep } from "../../patterns/later-order/later-order-steps.ts";

const [scope, serials] = scopeStep.fields;

/** The disposal of boxes, which ends their storage; it cannot be undone. */
export const storageDisposalForm = defineForm<FinalDisposalDraft>()({
  id: "storage-disposal",
  body,
  compiled,
  steps: [
    {
      ...scopeStep,
      title: "어떤 박스를 폐기할까요?",
      fields: [{ ...scope, title: "폐기할 범위" }, serials],
    },
    {
      id: "confirm",
      name: "확인",
      title: "정말 폐기할까요?",
      isReview: true,
      fields: [
        {
          path: "disposal_agreed",
          title: "폐기하면 되돌릴 수 없어요",
          widget: "typedAgreement",
          placeholder: "폐기",
          plain: true,
        },
        { ...memoField, placeholder: "폐기하기 전에 알아야 할 것을 적어 주세요." },
      ],
    },
  ],
  needs: ["boxes"],
  submitLabel: "박스 폐기하기",
  rules: checkFinalDisposalInput,
  pricedFrom: ["boxes"],
  problemFields: { box_unavailable: "box_serials" },
});
