import { FLOOR_RANGE, placeMessages, type PlaceRole } from "@damadum/domain";

import type { MessageTable } from "../../engine/definition/form-definition.ts";

const range = `층수는 지하 ${-FLOOR_RANGE.min}층부터 ${FLOOR_RANGE.max}층까지 입력할 수 있어요.`;

/** What floor and carriage say when they are missing or out of range. */
export function floorCarriageMessages(role: PlaceRole): MessageTable {
  const { floor, carriage } = placeMessages[role];
  return {
    floor: { required: floor, minimum: range, maximum: range, type: floor },
    carriage: { required: carriage, enum: carriage },
  };
}
