import { carriages, floorLabel, floorOfDetail } from "@damadum/domain";

import { undotted } from "../../engine/data/path.ts";
import { valueAt } from "../../engine/data/values.ts";
import { under } from "../../engine/definition/field.ts";
import { defineField } from "../../theme/define.ts";

/**
 * The floor with a picture of a house, and how goods are carried: only carriages that the contract allows are offered.
 */
export function floorCarriageFields<const Base extends string>(base: Base) {
  return [
    defineField({
      path: under(base, "floor"),
      widget: "floor",
      plain: 1,
      suggest: (answers: object) => {
        const detail = valueAt(answers, undotted(under(base, "detail")));
        return typeof detail === "string" ? floorOfDetail(detail) : undefined;
      },
      review: (answer) => floorLabel(Number(answer)),
    }),
    defineField({
      path: under(base, "carriage"),
      title: "짐을 나르는 방법",
      widget: "choice",
      options: {
        columns: 3,
        layout: "chip",
        price: "extra",
        choices: [
          {
            value: "STAIRS",
            label: carriages.STAIRS.label,
            description: "사람이 들고 옮겨요",
            icon: "stairs",
          },
          {
            value: "EV",
            label: carriages.EV.label,
            description: "엘리베이터로 옮겨요",
            icon: "elevator",
          },
          {
            value: "LADDER",
            label: carriages.LADDER.label,
            description: "창문으로 짐을 올리고 내려요",
            icon: "ladder",
          },
        ],
      },
      plain: "STAIRS",
    }),
  ] as const;
}
