import { carriages } from "@damadum/domain";
import type { RJSFSchema } from "@rjsf/utils";

import { isRecord } from "../../engine/data/values.ts";

function isOffered(name: unknown): name is string {
  return Object.entries(carriages).some(
    ([known, { offeredForStorage }]) => known === name && offeredForStorage,
  );
}

/** A place of the contract without the carriages that storage does not offer (spec section 4). */
export function placeForStorage(place: RJSFSchema): RJSFSchema {
  const carriage = place.properties?.["carriage"];
  if (!isRecord(carriage)) throw new Error("The contract's place has no carriage.");
  const known: readonly unknown[] = Array.isArray(carriage["enum"]) ? carriage["enum"] : [];
  return {
    ...place,
    properties: {
      ...place.properties,
      carriage: { ...carriage, enum: known.filter(isOffered) },
    },
  };
}
