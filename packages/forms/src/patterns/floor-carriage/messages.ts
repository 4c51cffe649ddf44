import { FLOOR_RANGE, requiredMessages } from "@damadum/domain";

import type { MessageTable } from "../../engine/definition/form-definition.ts";
import type { PlaceRole } from "../address/messages.ts";

const required = {
  start: { floor: requiredMessages.startFloor, carriage: requiredMessages.startCarriage },
  destination: {
    floor: requiredMessages.destinationFloor,
    carriage: requiredMessages.destinationCarriage,
  },
  single: { floor: requiredMessages.floor, carriage: requiredMessages.carriage },
} as const;

const range = `층수는 지하 ${-FLOOR_RANGE.min}층부터 ${FLOOR_RANGE.max}층까지 입력할 수 있어요.`;

/** What floor and carriage say when they are missing or out of range. */
export function floorCarriageMessages(role: PlaceRole): MessageTable {
  const { floor, carriage } = required[role];
  return {
    floor: { required: floor, minimum: range, maximum: range, type: floor },
    carriage: { required: carriage, enum: carriage },
  };
}
