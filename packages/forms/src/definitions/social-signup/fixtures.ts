import { consentDocuments } from "@damadum/domain";

import type { SocialSignup } from "./form.ts";

/** A social signup with everything filled in, marketing refused. */
export const completeSocialSignup: SocialSignup = {
  name: "김담아",
  phone_number: "010-1234-5678",
  email: "dama@example.com",
  birthyear: "1992",
  birthday: "03-14",
  gender: "F",
  consents: consentDocuments.map(({ kind, version, required }) => ({
    kind,
    version,
    agreed: required,
  })),
};

/** What the page adds: the ticket of the social account. */
export const added = { sns_id: "kW3nV8qZrT1yB6mJ0xLc4sHd9fGpE2aUi7oNtQvXw5R" };
