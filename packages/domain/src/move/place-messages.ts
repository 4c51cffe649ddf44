import { requiredMessages } from "./required-messages.ts";

/** Whose place it is, which decides the words for what is missing of it. */
export type PlaceRole = "start" | "destination" | "single";

/** What a person reads when a part of a place is missing, by whose place it is (spec section 5). */
export const placeMessages = {
  start: {
    address: requiredMessages.startAddress,
    detail: requiredMessages.startDetail,
    floor: requiredMessages.startFloor,
    carriage: requiredMessages.startCarriage,
  },
  destination: {
    address: requiredMessages.destinationAddress,
    detail: requiredMessages.destinationDetail,
    floor: requiredMessages.destinationFloor,
    carriage: requiredMessages.destinationCarriage,
  },
  single: {
    address: requiredMessages.address,
    detail: requiredMessages.detail,
    floor: requiredMessages.floor,
    carriage: requiredMessages.carriage,
  },
} as const satisfies Record<PlaceRole, object>;
