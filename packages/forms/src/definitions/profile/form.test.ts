import { expect, it } from "vitest";

import { toValues } from "../../engine/data/values.ts";
import { completeProfile } from "./fixtures.ts";
import { certifiedProfileForm, profileForm } from "./form.ts";

it("profileForm sends null when the e-mail was emptied", () => {
  const { email: _gone, ...rest } = completeProfile;
  expect(profileForm.toRequest(toValues(rest))).toEqual({ ...rest, email: null });
  expect(certifiedProfileForm.toRequest({})).toEqual({ email: null });
});

it("profileForm sends what was filled in", () => {
  expect(profileForm.toRequest(toValues(completeProfile))).toEqual(completeProfile);
});
