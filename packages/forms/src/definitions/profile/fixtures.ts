import type { ProfileUpdate } from "@damadum/sdk";

/** A profile with everything filled in. */
export const completeProfile: ProfileUpdate = {
  name: "김담아",
  email: "dama@example.com",
  gender: "F",
};
