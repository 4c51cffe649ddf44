import type { PasswordNumberRequest } from "@damadum/sdk";

/** A member who forgot their password. */
export const completePasswordNumber: PasswordNumberRequest = { username: "demo-member" };
