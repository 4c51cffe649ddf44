import { checkPlace } from "@damadum/domain";
import { AddressInput as body } from "@damadum/sdk/requests";
import type { AddressInput } from "@damadum/sdk";

import { defineForm } from "../../theme/define.ts";
import { compiled } from "../../generated/forms/address.ts";
import { addressFields } from "../../patterns/address/address-fields.ts";
import { floorCarriageFields } from "../../patterns/floor-carriage/floor-carriage-fields.ts";

/** An entry of the address book, with floor and carriage. */
export const addressForm = defineForm<AddressInput>()({
  id: "address",
  body,
  compiled,
  steps: [
    {
      id: "address",
      name: "주소",
      fields: [
        ...addressFields(""),
        ...floorCarriageFields(""),
        {
          path: "name",
          placeholder: "우리 집, 회사",
          plain: "주소",
        },
        {
          path: "is_default",
          title: "대표 주소로 쓸게요",
          widget: "checkbox",
          help: "견적을 낼 때 먼저 보여 드려요.",
        },
      ],
    },
  ],
  defaults: { is_default: false },
  draft: { storage: "session", days: 1, keepAfterSubmit: false, name: "주소" },
  submitLabel: "저장하기",
  rules: (place) => checkPlace(place),
});
