import { ReviewInput as body } from "@damadum/sdk/requests";
import type { ReviewInput } from "@damadum/sdk";

import { defineForm } from "../../theme/define.ts";
import { compiled } from "../../generated/forms/review.ts";

/** The fields of a review; pictures are sent separately. */
export type ReviewWords = Omit<ReviewInput, "file_ids">;

/** A member's review of a completed move. */
export const reviewForm = defineForm<ReviewWords>()({
  id: "review",
  body,
  compiled,
  steps: [
    {
      id: "review",
      name: "후기",
      fields: [
        {
          path: "rating",
          widget: "choice",
          options: {
            layout: "chip",
            columns: 5,
            choices: [
              { value: 5, label: "5점" },
              { value: 4, label: "4점" },
              { value: 3, label: "3점" },
              { value: 2, label: "2점" },
              { value: 1, label: "1점" },
            ],
          },
          plain: 5,
        },
        {
          path: "content",
          widget: "textarea",
          placeholder: "시간 약속, 짐을 다루는 방식, 설명은 어땠나요?",
          plain: "후기",
        },
      ],
    },
  ],
  submitLabel: "후기 남기기",
});
