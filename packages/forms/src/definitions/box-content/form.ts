import { BoxContentInput as body } from "@damadum/sdk/requests";
import type { BoxContentInput } from "@damadum/sdk";

import { defineForm } from "../../theme/define.ts";
import { compiled } from "../../generated/forms/box-content.ts";

/** The words about something in a box; its pictures are sent separately. */
export type BoxContentWords = Omit<BoxContentInput, "file_ids">;

/** Something in a box: what it is and how many. */
export const boxContentForm = defineForm<BoxContentWords>()({
  id: "box-content",
  body,
  compiled,
  steps: [
    {
      id: "content",
      name: "내용물",
      fields: [
        {
          path: "name",
          title: "이름",
          placeholder: "겨울옷, 책, 그릇",
          plain: "물건",
        },
        {
          path: "count",
          widget: "counter",
          plain: 1,
        },
        { path: "memo", widget: "textarea", placeholder: "깨지기 쉬워요." },
      ],
    },
  ],
  submitLabel: "저장하기",
});
