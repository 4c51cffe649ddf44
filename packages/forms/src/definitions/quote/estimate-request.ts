import type { EstimateDraft } from "@damadum/sdk";

import { asRequest } from "../../engine/definition/as-request.ts";
import { withValueAt, type FormValues } from "../../engine/data/values.ts";

/** The answers that count: a box rental or helpers that were taken back stay in the form, not in the request. */
export function activeAnswers(values: FormValues): FormValues {
  const withoutRental =
    values["use_boxes"] === true ? values : withValueAt(values, ["box_rental"], undefined);
  return values["extra_help"] === true
    ? withoutRental
    : withValueAt(withoutRental, ["helper_count"], undefined);
}

/** The contract's EstimateDraft, from answers that passed every step. */
export function toEstimateDraft(values: FormValues): EstimateDraft {
  return asRequest<EstimateDraft>(activeAnswers(values));
}
