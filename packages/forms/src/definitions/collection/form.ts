import { CollectionRequest as body } from "@damadum/sdk/requests";
import { MAX_DELIVERY_GAP_DAYS } from "@damadum/domain";
import type { CollectionRequest } from "@damadum/sdk";

import { defineForm } from "../../theme/define.ts";
import { compiled } from "../../generated/forms/collection.ts";
import { dateSlotFields } from "../../patterns/date-slot/date-slot-fields.ts";

/** When rented boxes are collected after the move. */
export const collectionForm = defineForm<CollectionRequest>()({
  id: "collection",
  body,
  compiled,
  steps: [
    {
      id: "collection",
      name: "박스 수거",
      fields: [
        ...dateSlotFields({
          date: "date",
          time: "time",
          title: "박스 돌려줄",
          help: `박스를 받은 날부터 최대 ${MAX_DELIVERY_GAP_DAYS}일 동안 쓸 수 있어요.`,
          plain: (_, today) => today,
        }),
        {
          path: "memo",
          widget: "textarea",
          placeholder: "경비실 앞에 두었어요.",
        },
      ],
    },
  ],
  needs: ["loadScheduleDays", "loadScheduleSlots"],
  submitLabel: "박스 수거 신청하기",
  problemFields: { slot_full: "time" },
});
