import type { PasswordConfirmation } from "@damadum/sdk";

/** The password that demo-member has. */
export const completePasswordConfirmation: PasswordConfirmation = { passwd: "Damadum!2026" };
