import { hashSecret } from "../../providers/keys.ts";
import type { Services } from "../../services.ts";
import { findFamilyOfToken, revokeFamily } from "./store.ts";

/** Ends the login that the refresh token belongs to; an unknown token is no error. */
export async function logout(
  { db, clock }: Pick<Services, "db" | "clock">,
  refreshToken: string | undefined,
): Promise<void> {
  if (refreshToken === undefined) return;
  const familyId = await findFamilyOfToken(db, hashSecret(refreshToken));
  if (familyId !== null) await revokeFamily(db, { familyId, reason: "logout", now: clock() });
}
