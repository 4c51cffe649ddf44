import {
  brand,
  carriages,
  findMoveItem,
  floorLabel,
  formatKoreanDate,
  formatTimeSlot,
} from "@damadum/domain";
import type { EstimateDraft, Place } from "@damadum/sdk";

import type { FormValues } from "../../engine/data/values.ts";
import { asAnswers } from "../../engine/definition/as-request.ts";
import type { DeepPartial, ReviewRow } from "../../engine/definition/form-definition.ts";
import { totalOf, toCounts } from "../../patterns/item-list/item-counts.ts";
import { activeAnswers } from "./estimate-request.ts";
import { quoteSteps } from "./steps.ts";

/** The quote in words, to be read once more before it is saved. */
export function reviewQuote(values: FormValues): readonly ReviewRow[] {
  const draft = asAnswers<EstimateDraft>(activeAnswers(values));
  const { box_rental: rental } = draft;
  return [
    { stepId: quoteSteps.start, label: "출발지", lines: placeLines(draft.start) },
    { stepId: quoteSteps.destination, label: "도착지", lines: placeLines(draft.destination) },
    { stepId: quoteSteps.items, label: "짐", lines: itemLines(values["items"]) },
    {
      stepId: quoteSteps.date,
      label: "이사",
      lines: [whenLine(draft.move_date, draft.move_time)],
    },
    {
      stepId: quoteSteps.boxes,
      label: `${brand.name} 박스`,
      lines:
        rental === undefined
          ? ["쓰지 않아요"]
          : [
              `${rental.box_count ?? 0}개`,
              `받기 ${whenLine(rental.delivery?.date, rental.delivery?.time)}`,
              `수거 ${whenLine(rental.collection?.date, rental.collection?.time)}`,
            ],
    },
    {
      stepId: quoteSteps.extras,
      label: "그 밖에",
      lines: [
        draft.heavy_load === true ? "20kg 이상인 짐이 있어요" : "20kg 이상인 짐은 없어요",
        draft.extra_help === true
          ? `도와줄 사람 ${draft.helper_count ?? 0}명 더`
          : "도와줄 사람은 더 필요하지 않아요",
      ],
    },
  ];
}

function placeLines(place: DeepPartial<Place> | undefined): readonly string[] {
  const { address = "", detail = "", floor, carriage } = place ?? {};
  const access = [
    ...(floor === undefined ? [] : [floorLabel(floor)]),
    ...(carriage === undefined ? [] : [carriages[carriage].label]),
  ];
  return [`${address} ${detail}`.trim(), access.join(" · ")];
}

function itemLines(list: unknown): readonly string[] {
  const counts = toCounts(list);
  const names = [...counts].map(([id, count]) => `${findMoveItem(id)?.name ?? id} ${count}`);
  return [names.join(", "), `${brand.name} 박스 ${totalOf(counts).volume}개 부피`];
}

function whenLine(date: string | undefined, time: string | undefined): string {
  return [
    ...(date === undefined ? [] : [formatKoreanDate(date)]),
    ...(time === undefined ? [] : [formatTimeSlot(time)]),
  ].join(" ");
}
