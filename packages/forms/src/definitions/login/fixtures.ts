import type { LoginRequest } from "@damadum/sdk";

/** A login with everything filled in. */
export const completeLogin: LoginRequest = { username: "demo-member", password: "Damadum!2026" };
