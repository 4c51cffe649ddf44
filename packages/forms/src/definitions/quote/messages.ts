import { requiredMessages } from "@damadum/domain";

import type { MessageTable } from "../../engine/definition/form-definition.ts";
import { addressMessages } from "../../patterns/address/messages.ts";
import { floorCarriageMessages } from "../../patterns/floor-carriage/messages.ts";
import { messagesUnder } from "../../patterns/pattern.ts";
import { itemListPattern } from "../../patterns/item-list/item-list-pattern.ts";
import { collection, delivery, move } from "./schedule.ts";

/** What the quote form says; every required message of spec section 5 that belongs to it. */
export const quoteMessages: MessageTable = {
  ...messagesUnder("start", { ...addressMessages("start"), ...floorCarriageMessages("start") }),
  ...messagesUnder("destination", {
    ...addressMessages("destination"),
    ...floorCarriageMessages("destination"),
  }),
  ...itemListPattern.messages,
  ...move.messages,
  use_boxes: { required: requiredMessages.useBoxes },
  "box_rental.box_count": { required: requiredMessages.boxCount },
  ...messagesUnder("box_rental.delivery", delivery.messages),
  ...messagesUnder("box_rental.collection", collection.messages),
  heavy_load: { required: requiredMessages.heavyLoad },
  extra_help: { required: requiredMessages.extraHelp },
  helper_count: { required: requiredMessages.helperCount },
};
