import { consentDocuments } from "@damadum/domain";
import type { SignupRequest } from "@damadum/sdk";

/** A signup with everything filled in, marketing refused. */
export const completeSignup: SignupRequest = {
  username: "damadum01",
  passwd: "Box!2026go",
  name: "김담아",
  phone_number: "010-1234-5678",
  email: "dama@example.com",
  consents: consentDocuments.map(({ kind, version, required }) => ({
    kind,
    version,
    agreed: required,
  })),
};
