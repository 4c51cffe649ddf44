import type { OperatorLogin } from "@damadum/sdk";

/** The password of demo-operator, with a code of its authenticator. */
export const completeOperatorLogin: OperatorLogin = {
  username: "demo-operator",
  password: "Damadum!2026",
  code: "123456",
};
