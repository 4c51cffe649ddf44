import type { PasswordNumberRequest } from "@damadum/sdk";

/** Somebody who forgot their password. */
export const completePasswordNumber: PasswordNumberRequest = { username: "demo-member" };
