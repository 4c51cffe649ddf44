import type { Connection, Tx } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
import {
  deleteSocialAccounts,
  findOwner,
  findSocialAccounts,
  insertSocialAccount,
} from "./social-account-store.ts";

/** Throws `account_exists` when the social account already has an owner; only connecting it, below, decides. */
export async function requireUnconnected(
  db: Connection,
  account: Parameters<typeof findOwner>[1],
): Promise<void> {
  if ((await findOwner(db, account)) !== null) throw new ProblemError("account_exists");
}

/** Lets this member log in with the social account. */
export async function connectSocialAccount(
  tx: Tx,
  account: Parameters<typeof insertSocialAccount>[1],
): Promise<void> {
  if (!(await insertSocialAccount(tx, account))) throw new ProblemError("account_exists");
}

/** The accounts with which a member can log in. */
export function listSocialAccounts(db: Connection, userId: string) {
  return findSocialAccounts(db, userId);
}

export function disconnectSocialAccounts(tx: Tx, userId: string): Promise<void> {
  return deleteSocialAccounts(tx, userId);
}
