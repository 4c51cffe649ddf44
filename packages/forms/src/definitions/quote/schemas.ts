import type { RJSFSchema } from "@rjsf/utils";

import { stepSchema } from "../../engine/definition/step-schema.ts";
import { EstimateDraft } from "../../generated/contract.ts";

export const startSchema = stepSchema("quote_start", EstimateDraft, ["start"]);
export const destinationSchema = stepSchema("quote_destination", EstimateDraft, ["destination"]);
export const itemsSchema = stepSchema("quote_items", EstimateDraft, ["items"]);
export const dateSchema = stepSchema("quote_date", EstimateDraft, ["move_date", "move_time"]);
export const boxesSchema = stepSchema("quote_boxes", EstimateDraft, ["use_boxes"]);
export const boxRentalSchema = stepSchema(
  "quote_box_rental",
  EstimateDraft,
  ["use_boxes", "box_rental"],
  ["box_rental"],
);
export const extrasSchema = stepSchema("quote_extras", EstimateDraft, ["heavy_load", "extra_help"]);
export const helpersSchema = stepSchema(
  "quote_helpers",
  EstimateDraft,
  ["heavy_load", "extra_help", "helper_count"],
  ["helper_count"],
);
export const confirmSchema = stepSchema("quote_confirm", EstimateDraft, ["memo"]);

export const schemas: readonly RJSFSchema[] = [
  startSchema,
  destinationSchema,
  itemsSchema,
  dateSchema,
  boxesSchema,
  boxRentalSchema,
  extrasSchema,
  helpersSchema,
  confirmSchema,
];
