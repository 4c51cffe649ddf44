import type { Insertable } from "kysely";
import type {
  Connection,
  Database,
  RefreshTokensTable,
  TokenFamiliesTable,
  Tx,
} from "../../db/tables.ts";

/** Whose logins, and whether those of the console. */
export interface SessionOwner {
  readonly userId: string;
  readonly forOperator: boolean;
}

export async function findLogin(db: Database, username: string) {
  const row = await db
    .selectFrom("users")
    .select(["id", "password_hash", "role"])
    .where("username", "=", username)
    .where("withdrawn_at", "is", null)
    .executeTakeFirst();
  return row ?? null;
}

export async function insertFamily(tx: Tx, family: Insertable<TokenFamiliesTable>): Promise<void> {
  await tx.insertInto("token_families").values(family).execute();
}

export async function insertRefreshToken(
  tx: Tx,
  token: Insertable<RefreshTokensTable>,
): Promise<void> {
  await tx.insertInto("refresh_tokens").values(token).execute();
}

/** The refresh token with its family, both locked until the transaction ends. */
export async function lockRefreshToken(tx: Tx, hash: string) {
  const row = await tx
    .selectFrom("refresh_tokens")
    .innerJoin("token_families", "token_families.id", "refresh_tokens.family_id")
    .select([
      "refresh_tokens.family_id",
      "refresh_tokens.expires_at",
      "refresh_tokens.rotated_at",
      "token_families.user_id",
      "token_families.revoked_at",
      "token_families.expires_at as family_expires_at",
    ])
    .where("refresh_tokens.hash", "=", hash)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function markRotated(
  tx: Tx,
  { hash, now }: { readonly hash: string; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable("refresh_tokens")
    .set({ rotated_at: now })
    .where("hash", "=", hash)
    .execute();
}

export async function revokeFamily(
  db: Connection,
  {
    familyId,
    reason,
    now,
  }: {
    readonly familyId: string;
    readonly reason: "logout" | "reuse";
    readonly now: Date;
  },
): Promise<void> {
  await db
    .updateTable("token_families")
    .set({ revoked_at: now, revoke_reason: reason })
    .where("id", "=", familyId)
    .where("revoked_at", "is", null)
    .execute();
}

export async function findFamilyOfToken(db: Database, hash: string): Promise<string | null> {
  const row = await db
    .selectFrom("refresh_tokens")
    .select("family_id")
    .where("hash", "=", hash)
    .executeTakeFirst();
  return row?.family_id ?? null;
}

/**
 * Records a login and locks its account; null when the account has withdrawn or no longer has the password that was
 * checked.
 */
export async function recordLogin(
  tx: Tx,
  {
    userId,
    passwordHash,
    now,
  }: {
    readonly userId: string;
    /** Undefined when no password was checked. */
    readonly passwordHash: string | undefined;
    readonly now: Date;
  },
): Promise<{ readonly isFirst: boolean } | null> {
  let query = tx
    .selectFrom("users")
    .select("last_login")
    .where("id", "=", userId)
    .where("withdrawn_at", "is", null)
    .forNoKeyUpdate();
  if (passwordHash !== undefined) query = query.where("password_hash", "=", passwordHash);
  const before = await query.executeTakeFirst();
  if (before === undefined) return null;
  await tx.updateTable("users").set({ last_login: now }).where("id", "=", userId).execute();
  return { isFirst: before.last_login === null };
}

/** Whether a member has ever logged in with this device, as the list of their logins names it. */
export async function isKnownDevice(
  tx: Tx,
  { userId, device }: { readonly userId: string; readonly device: string | null },
): Promise<boolean> {
  const row = await tx
    .selectFrom("token_families")
    .select("id")
    .where("user_id", "=", userId)
    .where("for_operator", "=", false)
    .where("device", "is not distinct from", device)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** A user's logins that have not ended, the one that was used last first; members and operators have theirs apart. */
export function listSessions(
  db: Connection,
  { userId, forOperator, now }: SessionOwner & { readonly now: Date },
) {
  return db
    .selectFrom("token_families as family")
    .innerJoin("refresh_tokens as token", "token.family_id", "family.id")
    .select(({ fn }) => [
      "family.id",
      "family.created_at",
      "family.expires_at",
      "family.address",
      "family.device",
      fn.max("token.created_at").as("used_at"),
    ])
    .where("user_id", "=", userId)
    .where("for_operator", "=", forOperator)
    .where("revoked_at", "is", null)
    .where("family.expires_at", ">", now)
    .groupBy("family.id")
    .orderBy("used_at", "desc")
    .orderBy("family.id", "desc")
    .limit(100)
    .execute();
}

export function findFamily(db: Connection, familyId: string) {
  return db
    .selectFrom("token_families")
    .select(["created_at", "confirmed_until"])
    .where("id", "=", familyId)
    .executeTakeFirstOrThrow();
}

export async function markConfirmed(
  db: Connection,
  { familyId, until }: { readonly familyId: string; readonly until: Date },
): Promise<void> {
  await db
    .updateTable("token_families")
    .set({ confirmed_until: until })
    .where("id", "=", familyId)
    .execute();
}

export async function findPasswordHash(db: Connection, userId: string): Promise<string | null> {
  const { password_hash: hash } = await db
    .selectFrom("users")
    .select("password_hash")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  return hash;
}
