import { Termination as body } from "@damadum/sdk/requests";
import type { Termination } from "@damadum/sdk";

import { defineForm } from "../../theme/define.ts";
import { compiled } from "../../generated/forms/storage-termination.ts";

/** The fields of a termination; the payment of a balance is beside the form. */
export type TerminationAnswers = Pick<Termination, "end_date" | "reason">;

/** The day on which a contract ends early, and the reason. */
export const storageTerminationForm = defineForm<TerminationAnswers>()({
  id: "storage-termination",
  body,
  compiled,
  steps: [
    {
      id: "end",
      name: "해지",
      fields: [
        {
          path: "end_date",
          widget: "date",
          help: "이날까지 박스를 모두 받아 주세요.",
          plain: (_, today) => today,
        },
        { path: "reason", title: "해지하는 이유", widget: "textarea" },
      ],
    },
  ],
  needs: ["loadScheduleDays"],
  pricedFrom: ["end"],
  submitLabel: "보관 그만두기",
});
