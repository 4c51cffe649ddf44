import type { LoginRequest } from "@damadum/sdk";

export const completeLogin: LoginRequest = { username: "demo-member", password: "Damadum!2026" };
