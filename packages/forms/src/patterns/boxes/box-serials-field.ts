import { defineField } from "../../theme/define.ts";

/** Boxes of the member by serial, under `box_serials`, out of those that the page offers. */
export const boxSerialsField = defineField({
  path: "box_serials",
  widget: "boxes",
  required: true,
  plain: ["BX7K3F9QX2M4"],
  review: (answer, { boxes = [] }) => {
    const serials: readonly unknown[] = [answer].flat();
    return serials.map(
      (serial) => boxes.find((box) => box.serial === serial)?.name ?? String(serial),
    );
  },
});
