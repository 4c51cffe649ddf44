import type { OperatorLogin } from "@damadum/sdk";

export const completeOperatorLogin: OperatorLogin = {
  username: "demo-operator",
  password: "Damadum!2026",
  code: "123456",
};
