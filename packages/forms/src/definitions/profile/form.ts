import { ProfileUpdate as body } from "@damadum/sdk/requests";
import type { ProfileUpdate } from "@damadum/sdk";

import { defineField, defineForm } from "../../theme/define.ts";
import { compiled } from "../../generated/forms/profile.ts";
import { genderField } from "../../patterns/birth/birth-fields.ts";
import { emailField, nameField } from "../../patterns/person/person-fields.ts";

const clearableEmail = defineField({
  ...emailField,
  help: "비워 두면 이메일이 삭제돼요.",
  // An emptied e-mail is deleted instead of staying unchanged.
  toRequest: (answer) => answer ?? null,
});

const shared = {
  body,
  compiled,
  submitLabel: "저장하기",
} as const;

/** The details that members may change themselves; the phone number is changed by certification. */
export const profileForm = defineForm<ProfileUpdate>()({
  ...shared,
  id: "profile",
  steps: [
    {
      id: "profile",
      name: "내 정보",
      fields: [
        { ...nameField, required: true },
        clearableEmail,
        { ...genderField, required: true },
      ],
    },
  ],
});

/** The same for a certified member, whose name and gender the certification vouches for. */
export const certifiedProfileForm = defineForm<ProfileUpdate>()({
  ...shared,
  id: "certified-profile",
  steps: [{ id: "profile", name: "내 정보", fields: [clearableEmail] }],
});
