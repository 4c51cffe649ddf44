import type { PasswordNumberCheck } from "@damadum/sdk";

/** The number typed as it came. */
export const completePasswordNumberCheck: PasswordNumberCheck = {
  username: "demo-member",
  number: "482019",
};
