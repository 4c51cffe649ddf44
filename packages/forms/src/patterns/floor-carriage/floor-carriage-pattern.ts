import type { PlaceRole } from "@damadum/domain";

import type { Pattern } from "../pattern.ts";
import { FloorWidget } from "./floor-widget.tsx";
import { floorCarriageMessages } from "./messages.ts";
import { floorCarriageUiSchema } from "./ui-schema.ts";

/** The floor with a drawn house, and how goods are carried. */
export function floorCarriagePattern(role: PlaceRole): Pattern {
  return {
    uiSchema: floorCarriageUiSchema,
    messages: floorCarriageMessages(role),
    widgets: { floor: FloorWidget },
  };
}
