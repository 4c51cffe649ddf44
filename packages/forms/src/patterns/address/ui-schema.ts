import type { UiSchema } from "@rjsf/utils";

/** How an address is asked: the postcode comes with the base address, the detail is typed. */
export const addressUiSchema: UiSchema = {
  "ui:order": ["address", "detail"],
  postcode: { "ui:title": "우편번호", "ui:widget": "hidden", "ui:shownBy": "address" },
  address: { "ui:title": "주소", "ui:widget": "address", "ui:answer": "chosen" },
  detail: {
    "ui:title": "상세 주소",
    "ui:placeholder": "동·호수, 건물 이름",
    "ui:options": { autocomplete: "address-line2" },
  },
};
