import type { PasswordNumberRequest } from "@damadum/sdk";

export const completePasswordNumber: PasswordNumberRequest = { username: "demo-member" };
