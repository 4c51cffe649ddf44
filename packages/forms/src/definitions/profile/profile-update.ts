import type { ProfileUpdate } from "@damadum/sdk";

import type { FormValues } from "../../engine/data/values.ts";
import { asRequest } from "../../engine/definition/as-request.ts";

/** The contract's ProfileUpdate: an e-mail that was emptied is taken away, not left as it was. */
export function toProfileUpdate(values: FormValues): ProfileUpdate {
  return asRequest<ProfileUpdate>({ ...values, email: values["email"] ?? null });
}
