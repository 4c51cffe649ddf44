import type { ProfileUpdate } from "@damadum/sdk";

import type { FormDefinition } from "../../engine/definition/form-definition.ts";
import { validators, version } from "../../generated/validators/profile.ts";
import { genderChoice } from "../../patterns/birth/gender-choice.ts";
import { personPattern } from "../../patterns/person/person-pattern.ts";
import { profileMessages } from "./messages.ts";
import { toProfileUpdate } from "./profile-update.ts";
import { certifiedProfileSchema, profileSchema } from "./schemas.ts";

const { name, email: ownEmail } = personPattern.uiSchema;
const email = {
  ...ownEmail,
  "ui:options": { ...ownEmail?.["ui:options"], help: "비워 두면 지워요." },
};

/** What a member may change about themselves; the phone number is changed by certification. */
export const profileForm: FormDefinition<ProfileUpdate> = {
  id: "profile",
  version,
  steps: [
    {
      id: "profile",
      name: "내 정보",
      schema: profileSchema,
      uiSchema: {
        name,
        email,
        gender: { "ui:title": "성별", ...genderChoice },
      },
    },
  ],
  needs: [],
  validators,
  messages: profileMessages,
  widgets: {},
  fields: {},
  defaults: {},
  draft: { storage: "none", days: 0, keptAfterSubmit: false },
  submitLabel: "저장하기",
  check: () => [],
  problemFields: {},
  toRequest: toProfileUpdate,
};

/** The same for a certified member, whose name and gender the certification vouches for. */
export const certifiedProfileForm: FormDefinition<ProfileUpdate> = {
  ...profileForm,
  id: "certified-profile",
  steps: [{ id: "profile", name: "내 정보", schema: certifiedProfileSchema, uiSchema: { email } }],
};
