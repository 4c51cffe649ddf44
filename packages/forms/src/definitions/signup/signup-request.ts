import type { SignupRequest } from "@damadum/sdk";

import { asRequest } from "../../engine/definition/as-request.ts";
import type { FormValues } from "../../engine/data/values.ts";
import { agreedKinds, toConsents } from "../../patterns/consents/consent-answers.ts";

/** A signup without what an identity check has told. */
export type CertifiedSignup = Omit<SignupRequest, "name" | "phone_number">;

/** The contract's SignupRequest: each consent with the version that was on the screen, refused ones included. */
export function toSignupRequest(values: FormValues): SignupRequest {
  return asRequest<SignupRequest>({
    ...values,
    consents: toConsents(agreedKinds(values["consents"])),
  });
}
