import type { RJSFSchema } from "@rjsf/utils";

import { stepSchema } from "../../engine/definition/step-schema.ts";
import { AddressInput } from "../../generated/contract.ts";

export const addressSchema = stepSchema("address", AddressInput, [
  "postcode",
  "address",
  "detail",
  "floor",
  "carriage",
  "name",
  "is_default",
]);

export const schemas: readonly RJSFSchema[] = [addressSchema];
