import { defineField } from "../../theme/define.ts";
import { floorCarriageFields } from "../floor-carriage/floor-carriage-fields.ts";
import { addressFields } from "./address-fields.ts";

/** A place as its own group: address, floor and carriage. The step's question names it on the screen. */
export function placeFields<const Base extends string>(base: Base) {
  return [
    defineField({ path: base }),
    ...addressFields(base),
    ...floorCarriageFields(base),
  ] as const;
}

/** The step for the only place of an order. */
export function placeStep(title: string) {
  return { id: "place", name: "주소", title, fields: placeFields("place") } as const;
}
