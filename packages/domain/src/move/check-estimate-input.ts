import { explainMissing, limits } from "@damadum/contract";

import { brand } from "../brand/brand.ts";
import type { IsoDate } from "../calendar/iso-date.ts";
import { isTimeSlot } from "../calendar/time-slots.ts";
import { isWorkDate } from "../calendar/work-date.ts";
import type { FieldIssue } from "../issue/field-issue.ts";
import { issuesWithin } from "../issue/issue-list.ts";
import { DATE_RANGE_MESSAGE, TIME_MESSAGE } from "./check-appointment.ts";
import { checkBoxRental } from "./check-box-rental.ts";
import { checkHelpers } from "./check-helpers.ts";
import { checkItems } from "./check-items.ts";
import { checkPlace } from "./check-place.ts";
import type { EstimateInput, Place } from "./estimate-input.ts";

/**
 * Broken rules that the contract's schema cannot express, in screen order, at most one per field.
 * Empty when the input can be priced and booked (spec sections 5 and 9).
 */
export function checkEstimateInput(input: EstimateInput, today: IsoDate): readonly FieldIssue[] {
  return [
    ...checkEnd("start", input.start),
    ...checkEnd("destination", input.destination),
    ...checkMoveTime(input, today),
    ...checkItems(input.items),
    ...checkBoxes(input, today),
    ...checkHelpers(input),
  ];
}

function checkEnd(end: "start" | "destination", place: Place): readonly FieldIssue[] {
  return issuesWithin(end, checkPlace(place, limits.EstimateDraft[end].label));
}

function checkMoveTime({ moveDate, moveTime }: EstimateInput, today: IsoDate): FieldIssue[] {
  const issues: FieldIssue[] = [];
  if (!isWorkDate(moveDate, today)) {
    issues.push({ path: ["moveDate"], code: "date_out_of_range", message: DATE_RANGE_MESSAGE });
  }
  if (!isTimeSlot(moveTime)) {
    issues.push({ path: ["moveTime"], code: "time_not_offered", message: TIME_MESSAGE });
  }
  return issues;
}

function checkBoxes(
  { useBoxes, boxRental, moveDate, moveTime }: EstimateInput,
  today: IsoDate,
): readonly FieldIssue[] {
  if (boxRental === undefined) {
    return useBoxes ? [{ path: ["boxRental"], ...explainMissing(limits.OrderBoxCount) }] : [];
  }
  if (!useBoxes) {
    return [
      {
        path: ["boxRental"],
        code: "not_needed",
        message: `${brand.name} 박스를 쓰지 않으면 박스 대여는 비워 주세요.`,
      },
    ];
  }
  return checkBoxRental(boxRental, { moveDate, moveTime }, today);
}
