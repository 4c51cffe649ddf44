import type { PasswordChange } from "@damadum/sdk";

/** A new password. */
export const completePasswordChange: PasswordChange = { passwd: "Box!2026new" };
