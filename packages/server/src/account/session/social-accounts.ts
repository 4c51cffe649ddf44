import type { SocialLoginType } from "@damadum/domain";
import type { Connection, Tx } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";

interface SocialAccount {
  readonly type: SocialLoginType;
  readonly providerId: string;
}

/** The member who owns a social account; null when there is none. */
export async function findOwner(
  db: Connection,
  { type, providerId }: SocialAccount,
): Promise<string | null> {
  const row = await db
    .selectFrom("social_accounts")
    .select("user_id")
    .where("type", "=", type)
    .where("provider_id", "=", providerId)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** Throws `account_exists` when the social account already has an owner; only connecting it, below, decides. */
export async function requireUnconnected(db: Connection, account: SocialAccount): Promise<void> {
  if ((await findOwner(db, account)) !== null) throw new ProblemError("account_exists");
}

/** Lets this member log in with the social account; throws `account_exists` when it already has an owner. */
export async function connectSocialAccount(
  tx: Tx,
  account: SocialAccount & { readonly userId: string; readonly now: Date },
): Promise<void> {
  await tx
    .insertInto("social_accounts")
    .values({
      type: account.type,
      provider_id: account.providerId,
      user_id: account.userId,
      connected_at: account.now,
    })
    .onConflict((conflict) => conflict.constraint("social_accounts_pkey").doNothing())
    .returning("user_id")
    .executeTakeFirstOrThrow(() => new ProblemError("account_exists"));
}

/** The accounts with which a member can log in, the oldest first. */
export function listSocialAccounts(db: Connection, userId: string) {
  return db
    .selectFrom("social_accounts")
    .select(["type", "connected_at"])
    .where("user_id", "=", userId)
    .orderBy("connected_at")
    .orderBy("type")
    .execute();
}
