import { hashSecret } from "../../providers/keys.ts";
import type { Services } from "../../services.ts";
import { findFamilyOfToken, revokeFamily } from "./store.ts";

/** Ends the logins that the sent tokens belong to; an unknown token is not an error. */
export async function logout(
  { db, clock }: Pick<Services, "db" | "clock">,
  held: { readonly familyId: string | null; readonly refreshToken: string | undefined },
): Promise<void> {
  const { familyId, refreshToken } = held;
  const named =
    refreshToken === undefined ? null : await findFamilyOfToken(db, hashSecret(refreshToken));
  const families = new Set([familyId, named].filter((id) => id !== null));
  for (const id of families) {
    await revokeFamily(db, { familyId: id, reason: "logout", now: clock() });
  }
}
