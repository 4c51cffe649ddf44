import type { AddressInput } from "@damadum/sdk";

import { asRequest } from "../../engine/definition/as-request.ts";
import type { FormDefinition } from "../../engine/definition/form-definition.ts";
import { validators, version } from "../../generated/validators/address.ts";
import { addressPattern } from "../../patterns/address/address-pattern.ts";
import { floorCarriagePattern } from "../../patterns/floor-carriage/floor-carriage-pattern.ts";
import { addressFormMessages } from "./messages.ts";
import { checkAddress } from "./rules.ts";
import { addressSchema } from "./schemas.ts";

const address = addressPattern("single");
const floorCarriage = floorCarriagePattern("single");

/** An entry of the address book, with floor and carriage. */
export const addressForm: FormDefinition<AddressInput> = {
  id: "address",
  version,
  steps: [
    {
      id: "address",
      name: "주소",
      schema: addressSchema,
      uiSchema: {
        ...address.uiSchema,
        ...floorCarriage.uiSchema,
        "ui:order": ["address", "detail", "floor", "carriage", "name", "is_default"],
        name: { "ui:title": "주소 이름", "ui:placeholder": "우리 집, 회사" },
        is_default: {
          "ui:title": "대표 주소로 쓸게요",
          "ui:widget": "checkbox",
          "ui:options": { help: "견적을 낼 때 먼저 보여 드려요." },
        },
      },
    },
  ],
  needs: [],
  validators,
  messages: addressFormMessages,
  widgets: { ...address.widgets, ...floorCarriage.widgets },
  fields: {},
  defaults: { is_default: false },
  draft: { storage: "session", days: 1, keptAfterSubmit: false },
  submitLabel: "저장하기",
  check: checkAddress,
  problemFields: {},
  toRequest: asRequest<AddressInput>,
};
