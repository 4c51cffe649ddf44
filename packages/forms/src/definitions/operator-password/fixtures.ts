import type { OperatorPassword } from "@damadum/sdk";

export const completeOperatorPassword: OperatorPassword = {
  username: "demo-operator",
  password: "Damadum!2026",
};
