import {
  AddressInput,
  EstimateDraft,
  PasswordNumberCheck,
  SignupRequest,
  SocialSignupRequest,
  StorageOrderDraft,
} from "@damadum/sdk/requests";
import type * as sdk from "@damadum/sdk";

import { defineForm } from "../../theme/define.ts";
import { compiled } from "../../generated/forms/patterns.ts";
import { addressFields } from "../../patterns/address/address-fields.ts";
import { birthFields } from "../../patterns/birth/birth-fields.ts";
import { boxDaysStep, boxTimesStep } from "../../patterns/box-days/box-days-steps.ts";
import { consentsStep } from "../../patterns/consents/consents-step.ts";
import { dateSlotFields } from "../../patterns/date-slot/date-slot-fields.ts";
import { plainDay } from "../../patterns/date-slot/plain-day.ts";
import { extrasStep } from "../../patterns/extras/extras-step.ts";
import { floorCarriageFields } from "../../patterns/floor-carriage/floor-carriage-fields.ts";
import { itemsField } from "../../patterns/item-list/items-field.ts";
import { newPasswordField } from "../../patterns/password/new-password-field.ts";
import { emailField, nameField, phoneField } from "../../patterns/person/person-fields.ts";
import { smsNumberField } from "../../patterns/sms-number/sms-number-field.ts";
import { newUsernameField } from "../../patterns/username/username-field.ts";

// Each pattern in the smallest form that contains it, for its stories.
const shared = { compiled, submitLabel: "확인" } as const;
const step = { id: "only", name: "확인" } as const;

export const addressPattern = defineForm<sdk.AddressInput>()({
  ...shared,
  id: "address-pattern",
  body: AddressInput,
  steps: [{ ...step, fields: addressFields("") }],
});

export const birthPattern = defineForm<sdk.SocialSignupRequest>()({
  ...shared,
  id: "birth-pattern",
  body: SocialSignupRequest,
  steps: [{ ...step, fields: birthFields }],
});

export const boxDaysPattern = defineForm<sdk.StorageOrderDraft>()({
  ...shared,
  id: "box-days-pattern",
  body: StorageOrderDraft,
  steps: [boxDaysStep, boxTimesStep],
});

export const consentsPattern = defineForm<sdk.SignupRequest>()({
  ...shared,
  id: "consents-pattern",
  body: SignupRequest,
  steps: [consentsStep],
});

export const dateSlotPattern = defineForm<sdk.EstimateDraft>()({
  ...shared,
  id: "date-slot-pattern",
  body: EstimateDraft,
  steps: [
    {
      ...step,
      fields: dateSlotFields({
        date: "move_date",
        time: "move_time",
        title: "방문",
        options: { isPriced: true },
        plain: (_, today) => plainDay(today),
      }),
    },
  ],
});

export const extrasPattern = defineForm<sdk.EstimateDraft>()({
  ...shared,
  id: "extras-pattern",
  body: EstimateDraft,
  steps: [extrasStep],
});

export const floorCarriagePattern = defineForm<sdk.AddressInput>()({
  ...shared,
  id: "floor-carriage-pattern",
  body: AddressInput,
  steps: [{ ...step, fields: floorCarriageFields("") }],
});

export const itemListPattern = defineForm<sdk.EstimateDraft>()({
  ...shared,
  id: "item-list-pattern",
  body: EstimateDraft,
  steps: [{ ...step, fields: [itemsField] }],
});

export const passwordPattern = defineForm<sdk.SignupRequest>()({
  ...shared,
  id: "password-pattern",
  body: SignupRequest,
  steps: [{ ...step, fields: [newPasswordField] }],
});

export const personPattern = defineForm<sdk.SignupRequest>()({
  ...shared,
  id: "person-pattern",
  body: SignupRequest,
  steps: [{ ...step, fields: [nameField, emailField] }],
});

export const phonePattern = defineForm<sdk.SignupRequest>()({
  ...shared,
  id: "phone-pattern",
  body: SignupRequest,
  steps: [{ ...step, fields: [phoneField] }],
});

export const smsNumberPattern = defineForm<sdk.PasswordNumberCheck>()({
  ...shared,
  id: "sms-number-pattern",
  body: PasswordNumberCheck,
  steps: [{ ...step, fields: [smsNumberField] }],
});

export const uploadPattern = defineForm<{ readonly photos?: readonly string[] }>()({
  ...shared,
  id: "upload-pattern",
  body: {
    type: "object",
    required: ["photos"],
    properties: {
      photos: {
        title: "짐 사진",
        "x-unit": "장",
        "x-required-message": "사진을 한 장 이상 올려 주세요.",
        type: "array",
        minItems: 1,
        maxItems: 3,
        items: { type: "string" },
      },
    },
  },
  steps: [
    {
      ...step,
      fields: [
        {
          path: "photos",
          widget: "upload",
        },
      ],
    },
  ],
});

export const usernamePattern = defineForm<sdk.SignupRequest>()({
  ...shared,
  id: "username-pattern",
  body: SignupRequest,
  steps: [{ ...step, fields: [newUsernameField] }],
});
