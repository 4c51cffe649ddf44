import type { PasswordConfirmation } from "@damadum/sdk";

/** The password of demo-member. */
export const completePasswordConfirmation: PasswordConfirmation = { passwd: "Damadum!2026" };
