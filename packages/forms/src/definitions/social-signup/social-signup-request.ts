import type { SocialSignupRequest } from "@damadum/sdk";

import { asRequest } from "../../engine/definition/as-request.ts";
import type { FormValues } from "../../engine/data/values.ts";
import { agreedKinds, toConsents } from "../../patterns/consents/consent-answers.ts";

/** A social signup without the ticket that says whose account it is. */
export type SocialSignup = Omit<SocialSignupRequest, "sns_id">;

/** A social signup without what an identity check has told, either. */
export type CertifiedSocialSignup = Omit<SocialSignup, "name" | "phone_number">;

/** The contract's SocialSignupRequest but for the ticket: each consent with the version that was on the screen. */
export function toSocialSignup(values: FormValues): SocialSignup {
  return asRequest<SocialSignup>({
    ...values,
    consents: toConsents(agreedKinds(values["consents"])),
  });
}
