import type { PasswordConfirmation } from "@damadum/sdk";

export const completePasswordConfirmation: PasswordConfirmation = { passwd: "Damadum!2026" };
