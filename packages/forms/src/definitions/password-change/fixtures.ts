import type { PasswordChange } from "@damadum/sdk";

export const completePasswordChange: PasswordChange = { passwd: "Box!2026new" };
