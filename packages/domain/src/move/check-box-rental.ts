import { explainNumber, limits } from "@damadum/contract";

import { daysBetween, isIsoDate, type IsoDate } from "../calendar/iso-date.ts";
import { DELIVERY_GAP_MESSAGE, MAX_DELIVERY_GAP_DAYS } from "../calendar/delivery-gap.ts";
import type { FieldIssue } from "../issue/field-issue.ts";
import { IssueList } from "../issue/issue-list.ts";
import { checkAppointment } from "./check-appointment.ts";
import type { BoxRental, EstimateInput } from "./estimate-input.ts";

/**
 * Broken rules of a box rental: both days bookable, delivery before the move begins, collection on a
 * later day than the move, at most 7 days between them (spec section 5). Paths begin with `boxRental`.
 */
export function checkBoxRental(
  rental: BoxRental,
  { moveDate, moveTime }: Pick<EstimateInput, "moveDate" | "moveTime">,
  today: IsoDate,
): readonly FieldIssue[] {
  const list = new IssueList();
  const { boxCount, delivery, collection } = rental;
  const broken = explainNumber(boxCount, limits.OrderBoxCount);
  if (broken !== undefined) list.add(["boxRental", "boxCount"], broken.code, broken.message);
  for (const [name, visit] of Object.entries({ delivery, collection })) {
    for (const { path, code, message } of checkAppointment(visit, today)) {
      list.add(["boxRental", name, ...path], code, message);
    }
  }
  if (![delivery.date, collection.date, moveDate].every(isIsoDate)) return list.issues;

  if (delivery.date > moveDate) {
    list.add(
      ["boxRental", "delivery", "date"],
      "delivery_after_move",
      "박스는 이사 날짜까지는 받아야 해요. 더 이른 날짜를 골라 주세요.",
    );
  } else if (delivery.date === moveDate && delivery.time >= moveTime) {
    list.add(
      ["boxRental", "delivery", "time"],
      "delivery_after_move",
      "이사 당일에는 이사 시간보다 먼저 박스를 받아야 해요. 더 이른 시간을 골라 주세요.",
    );
  }
  const collectionDate = ["boxRental", "collection", "date"];
  if (collection.date < delivery.date) {
    list.add(
      collectionDate,
      "collection_before_delivery",
      "수거 날짜가 배송 날짜보다 빨라요. 배송 뒤의 날짜를 골라 주세요.",
    );
  } else if (collection.date <= moveDate) {
    list.add(
      collectionDate,
      "collection_before_move",
      "박스는 이사 다음 날부터 수거할 수 있어요. 더 늦은 날짜를 골라 주세요.",
    );
  } else if (daysBetween(delivery.date, collection.date) > MAX_DELIVERY_GAP_DAYS) {
    list.add(collectionDate, "gap_too_long", DELIVERY_GAP_MESSAGE);
  }
  return list.issues;
}
