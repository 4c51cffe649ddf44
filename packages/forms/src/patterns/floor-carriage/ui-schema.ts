import { carriages } from "@damadum/domain";
import type { UiSchema } from "@rjsf/utils";

import { type Choice, choiceOptions } from "../../theme/widgets/choice.ts";

const choices: readonly Choice[] = [
  {
    value: "STAIRS",
    label: carriages.STAIRS.label,
    description: "사람이 들고 옮겨요",
    icon: "stairs",
  },
  { value: "EV", label: carriages.EV.label, description: "엘리베이터에 실어요", icon: "elevator" },
  {
    value: "LADDER",
    label: carriages.LADDER.label,
    description: "창문으로 오르내려요",
    icon: "ladder",
  },
];

/** How the floor and the way to carry goods are asked; what the schema does not allow is not offered. */
export const floorCarriageUiSchema: UiSchema = {
  floor: { "ui:title": "층수", "ui:widget": "floor" },
  carriage: {
    "ui:title": "짐을 나르는 방법",
    "ui:widget": "choice",
    "ui:answer": "chosen",
    "ui:options": choiceOptions({ choices }),
  },
};
