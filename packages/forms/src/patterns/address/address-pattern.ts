import type { PlaceRole } from "@damadum/domain";

import type { Pattern } from "../pattern.ts";
import { AddressWidget } from "./address-widget.tsx";
import { addressMessages } from "./messages.ts";
import { addressUiSchema } from "./ui-schema.ts";

/** An address by postcode search: postcode and base address together, detail typed. */
export function addressPattern(role: PlaceRole): Pattern {
  return {
    uiSchema: addressUiSchema,
    messages: addressMessages(role),
    widgets: { address: AddressWidget },
  };
}
