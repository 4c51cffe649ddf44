import type { ProfileUpdate } from "@damadum/sdk";

export const completeProfile: ProfileUpdate = {
  name: "김담아",
  email: "dama@example.com",
  gender: "F",
};
