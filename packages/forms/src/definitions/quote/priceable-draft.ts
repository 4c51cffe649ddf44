import {
  addDays,
  dateSurchargeRate,
  type IsoDate,
  isWorkDate,
  MAX_WORK_DAYS,
  TIME_SLOTS,
} from "@damadum/domain";
import type { EstimateDraft } from "@damadum/sdk";

import { type FormValues, toValues, withValueAt } from "../../engine/data/values.ts";
import type { DeepPartial } from "../../engine/definition/form-definition.ts";
import { validateStep } from "../../engine/validation/validate-step.ts";
import { toEstimateDraft } from "./estimate-request.ts";
import { quoteForm } from "./form.ts";
import { quoteSteps } from "./steps.ts";

/** Questions without whose answer no price makes sense. */
const needed: readonly string[] = [quoteSteps.start, quoteSteps.destination, quoteSteps.items];

/** Steps of the quote whose questions still want an answer, so that a price can say what it takes for granted. */
export function unansweredSteps(
  answers: DeepPartial<EstimateDraft>,
  today: IsoDate,
): readonly string[] {
  const values = toValues(answers);
  return quoteForm.steps
    .filter((step) => validateStep(quoteForm, step, values, { today }).length > 0)
    .map(({ id }) => id);
}

/**
 * The quote so far as something that can be priced, or null while both places and the items are not known. What is not
 * answered yet counts as the plainest case: a day without surcharge, no boxes, no heavy load, no helpers.
 */
export function toPriceableDraft(
  answers: DeepPartial<EstimateDraft>,
  today: IsoDate,
): EstimateDraft | null {
  const unanswered = unansweredSteps(answers, today);
  if (unanswered.some((step) => needed.includes(step))) return null;
  let values = toValues(answers);
  if (unanswered.includes(quoteSteps.date)) {
    // A day is chosen before its time, and it is the day that costs.
    const chosen = answers.move_date;
    const day = chosen !== undefined && isWorkDate(chosen, today) ? chosen : plainDay(today);
    values = { ...values, move_date: day, move_time: TIME_SLOTS[0] };
  }
  if (unanswered.includes(quoteSteps.boxes)) values = { ...values, use_boxes: false };
  if (unanswered.includes(quoteSteps.extras)) values = withPlainExtras(values);
  if (unanswered.includes(quoteSteps.confirm)) values = withValueAt(values, ["memo"], undefined);
  return toEstimateDraft(values);
}

function withPlainExtras(values: FormValues): FormValues {
  return withValueAt(
    { ...values, heavy_load: values["heavy_load"] === true, extra_help: false },
    ["helper_count"],
    undefined,
  );
}

function plainDay(today: IsoDate): IsoDate {
  for (let ahead = 1; ahead <= MAX_WORK_DAYS; ahead += 1) {
    const day = addDays(today, ahead);
    if (dateSurchargeRate(day) === 0) return day;
  }
  return today;
}
