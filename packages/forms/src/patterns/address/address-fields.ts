import { placeMessages, type PlaceRole } from "@damadum/domain";

import { defineField, under } from "../../engine/definition/field.ts";

/** An address by postcode search: postcode and base address together, detail typed. */
export function addressFields<const Base extends string>(base: Base, role: PlaceRole) {
  const { address, detail } = placeMessages[role];
  return [
    defineField({
      path: under(base, "address"),
      title: "주소",
      widget: "address",
      required: address,
      plain: "서울 중구 세종대로 110",
    }),
    defineField({
      path: under(base, "postcode"),
      title: "우편번호",
      widget: "hidden",
      shownBy: "address",
      required: address,
      messages: { pattern: "우편번호는 숫자 5자리로 입력해 주세요." },
      plain: "04524",
    }),
    defineField({
      path: under(base, "detail"),
      title: "상세 주소",
      options: { autocomplete: "address-line2" },
      placeholder: "동·호수, 건물 이름",
      required: detail,
      plain: "1층",
    }),
  ] as const;
}
