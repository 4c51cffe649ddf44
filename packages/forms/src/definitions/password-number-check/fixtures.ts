import type { PasswordNumberCheck } from "@damadum/sdk";

export const completePasswordNumberCheck: PasswordNumberCheck = {
  username: "demo-member",
  number: "482019",
};
