import type { PasswordNumberCheck } from "@damadum/sdk";

/** The number as received. */
export const completePasswordNumberCheck: PasswordNumberCheck = {
  username: "demo-member",
  number: "482019",
};
