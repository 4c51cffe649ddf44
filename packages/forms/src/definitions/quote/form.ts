import {
  addDays,
  brand,
  checkEstimateInput,
  findMoveItem,
  MAX_DELIVERY_GAP_DAYS,
  suggestBoxCount,
  suggestBoxDays,
} from "@damadum/domain";
import { EstimateDraft as body } from "@damadum/sdk/requests";
import type { EstimateDraft } from "@damadum/sdk";

import { defineForm } from "../../theme/define.ts";
import type { DeepPartial } from "../../engine/data/values.ts";
import { compiled } from "../../generated/forms/quote.ts";
import { placeFields } from "../../patterns/address/place-fields.ts";
import { dateSlotFields } from "../../patterns/date-slot/date-slot-fields.ts";
import { plainDay } from "../../patterns/date-slot/plain-day.ts";
import { confirmStep, moveExtrasStep } from "../../patterns/extras/extras-step.ts";
import { toCounts } from "../../patterns/item-list/item-counts.ts";
import { itemsField } from "../../patterns/item-list/items-field.ts";
import { yesNo } from "../../theme/widgets/choice.ts";

type Answers = DeepPartial<EstimateDraft>;

/** Boxes that the load usually needs, from the known items so far; undefined when there are none. */
function boxesFor(items: Answers["items"]): number | undefined {
  const known = [...toCounts(items)].filter(([itemId]) => findMoveItem(itemId) !== undefined);
  if (known.length === 0) return undefined;
  return suggestBoxCount(known.map(([itemId, count]) => ({ itemId, count })));
}

/** A moving quote from the first question to the request; the answers survive a reload, a login and the next page. */
export const quoteForm = defineForm<EstimateDraft>()({
  id: "quote",
  body,
  compiled,
  steps: [
    {
      id: "start",
      name: "출발지",
      title: "어디서 이사하세요?",
      fields: placeFields("start"),
    },
    {
      id: "destination",
      name: "도착지",
      title: "어디로 이사하세요?",
      fields: placeFields("destination"),
    },
    { id: "items", name: "짐", title: "어떤 짐을 옮길까요?", fields: [itemsField] },
    {
      id: "date",
      name: "날짜와 시간",
      title: "언제 이사하세요?",
      reviewLabel: "이사",
      fields: dateSlotFields({
        date: "move_date",
        time: "move_time",
        title: "이사",
        options: { isPriced: true },
        plain: (_, today) => plainDay(today),
      }),
    },
    {
      id: "boxes",
      name: "박스",
      title: "박스를 빌려 드릴까요?",
      reviewLabel: "박스 대여",
      fields: [
        {
          path: "use_boxes",
          title: `${brand.name} 박스를 쓸까요?`,
          reviewTitle: "박스 대여",
          widget: "choice",
          options: {
            labelHidden: true,
            choices: yesNo(
              {
                label: "네, 빌릴게요",
                description: "이사 전에 받고 이사 뒤에 돌려줘요",
                icon: "box",
              },
              { label: "아니요, 제 박스를 쓸게요", description: "가지고 있는 박스를 써요" },
            ),
            price: "extra",
          },
          plain: false,
        },
        {
          path: "box_rental",
          when: { field: "use_boxes", is: true },
        },
        {
          path: "box_rental.box_count",
          widget: "counter",
          plain: 1,
          suggest: ({ items }: Answers) => boxesFor(items),
        },
        // Boxes are delivered before the move.
        { path: "box_rental.delivery", title: "박스 받기", options: { isFolded: true } },
        ...dateSlotFields({
          date: "box_rental.delivery.date",
          time: "box_rental.delivery.time",
          title: "박스 받을",
          options: { latest: { field: "move_date", addDays: 0 } },
          plain: ({ move_date: day }: Answers, today) =>
            suggestBoxDays(day ?? plainDay(today), today).delivery,
          suggest: {
            date: ({ move_date: day }: Answers, today) =>
              day && suggestBoxDays(day, today).delivery,
            time: ({ move_time: time }: Answers) => time,
          },
        }),
        // They are collected after it, within the week that they may stay.
        { path: "box_rental.collection", title: "박스 돌려주기", options: { isFolded: true } },
        ...dateSlotFields({
          date: "box_rental.collection.date",
          time: "box_rental.collection.time",
          title: "박스 돌려줄",
          help: `박스를 받은 날부터 최대 ${MAX_DELIVERY_GAP_DAYS}일 동안 쓸 수 있어요.`,
          options: {
            earliest: { field: "move_date", addDays: 1 },
            latest: { field: "box_rental.delivery.date", addDays: MAX_DELIVERY_GAP_DAYS },
          },
          plain: ({ move_date: day }: Answers, today) => addDays(day ?? today, 1),
          suggest: {
            date: ({ move_date: day }: Answers, today) =>
              day && suggestBoxDays(day, today).collection,
            time: ({ move_time: time }: Answers) => time,
          },
        }),
      ],
    },
    moveExtrasStep,
    confirmStep,
  ],
  needs: ["loadScheduleDays", "loadScheduleSlots"],
  draft: { storage: "local", days: 7, keepAfterSubmit: true, name: "견적" },
  submitLabel: "견적 받기",
  rules: checkEstimateInput,
  pricedFrom: ["start", "destination", "items"],
  continuesByItself: true,
  problemFields: { slot_full: "move_time" },
});
