import { isReservedUsername, isUsername } from "@damadum/domain";
import type { Services } from "../../services.ts";
import { usernameExists } from "./store.ts";

/** Why a username is not available, or null when it is. */
export async function checkUsername(
  { db, limits }: Pick<Services, "db" | "limits">,
  { username, address }: { readonly username: string; readonly address: string },
): Promise<"FORMAT" | "TAKEN" | null> {
  await limits.consume("usernameCheckFromAddress", address);
  if (!isUsername(username)) return "FORMAT";
  const taken = isReservedUsername(username) || (await usernameExists(db, username));
  return taken ? "TAKEN" : null;
}
