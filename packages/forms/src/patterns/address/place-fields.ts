import type { PlaceRole } from "@damadum/domain";

import { defineField } from "../../engine/definition/field.ts";
import { floorCarriageFields } from "../floor-carriage/floor-carriage-fields.ts";
import { addressFields } from "./address-fields.ts";

/** A place as a group of its own: address, floor and carriage. The step's question names it on the screen. */
export function placeFields<const Base extends string>(base: Base, title: string, role: PlaceRole) {
  return [
    defineField({ path: base, title }),
    ...addressFields(base, role),
    ...floorCarriageFields(base, role),
  ] as const;
}
