import { under } from "../../engine/definition/field.ts";
import { defineField } from "../../theme/define.ts";

/** An address by postcode search: postcode and base address together, detail typed. */
export function addressFields<const Base extends string>(base: Base) {
  return [
    defineField({
      path: under(base, "address"),
      widget: "address",
      plain: "서울 중구 세종대로 110",
    }),
    defineField({
      path: under(base, "postcode"),
      widget: "hidden",
      shownBy: "address",
      plain: "04524",
    }),
    defineField({
      path: under(base, "detail"),
      options: { autocomplete: "address-line2" },
      placeholder: "동·호수, 건물 이름",
      plain: "1층",
    }),
  ] as const;
}
