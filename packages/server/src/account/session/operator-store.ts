import type { OperatorRole } from "@damadum/domain";
import { sql } from "kysely";
import type { Connection, Database, Tx } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";

/** The operator behind an access token; throws `invalid_token` when the account is disabled. */
export async function requireActiveOperator(db: Connection, userId: string) {
  const operator = await db
    .selectFrom("operators")
    .innerJoin("users", "users.id", "operators.user_id")
    .select(["users.username", "operators.role as operatorRole"])
    .where("user_id", "=", userId)
    .where("disabled_at", "is", null)
    .executeTakeFirst();
  if (operator === undefined) throw new ProblemError("invalid_token");
  return operator;
}

/** Every operator who may log in, once there is a second factor. */
export function listOperators(db: Database) {
  return db
    .selectFrom("operators")
    .innerJoin("users", "users.id", "operators.user_id")
    .select(["users.id as userId", "username", "name", "created_at", "operators.role"])
    .where("disabled_at", "is", null)
    .where("withdrawn_at", "is", null)
    .orderBy("username")
    .execute();
}

/** The second factor of an operator who may log in; undefined for everybody else. */
export function findSecondFactor(db: Connection, userId: string) {
  return db
    .selectFrom("operators")
    .select(["totp_secret as secret"])
    .where("user_id", "=", userId)
    .where("disabled_at", "is", null)
    .executeTakeFirst();
}

/** Uses up a code's step, and with it all older ones; false when it was used up before. */
export async function spendStep(
  db: Database,
  { userId, step }: { readonly userId: string; readonly step: number },
): Promise<boolean> {
  const row = await db
    .updateTable("operators")
    .set({ totp_step: step })
    .where("user_id", "=", userId)
    .where("totp_step", "<", step)
    .returning("user_id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses up a recovery code; false when there is none with this hash. */
export async function spendRecoveryCode(
  db: Database,
  { userId, hash }: { readonly userId: string; readonly hash: string },
): Promise<boolean> {
  const row = await db
    .updateTable("operators")
    .set({ recovery_hashes: sql`recovery_hashes - ${hash}::text` })
    .where("user_id", "=", userId)
    .where(sql<boolean>`jsonb_exists(recovery_hashes, ${hash}::text)`)
    .returning("user_id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores an operator's role and second factor, which may log in again from then on. */
export async function saveOperator(
  tx: Tx,
  operator: {
    readonly userId: string;
    readonly role: OperatorRole;
    readonly secret: string;
    readonly recoveryHashes: readonly string[];
  },
): Promise<void> {
  const factor = {
    role: operator.role,
    totp_secret: operator.secret,
    totp_step: 0,
    recovery_hashes: JSON.stringify(operator.recoveryHashes),
    disabled_at: null,
  };
  await tx
    .insertInto("operators")
    .values({ user_id: operator.userId, ...factor })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(factor))
    .execute();
}

export function findProfile(db: Database, userId: string) {
  return db
    .selectFrom("operators")
    .innerJoin("users", "users.id", "operators.user_id")
    .select(["users.name", sql<number>`jsonb_array_length(recovery_hashes)`.as("codes")])
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
}

/** The operator with this username, locked; throws `not_found`. */
export function findOperatorByName(tx: Tx, username: string) {
  return tx
    .selectFrom("operators")
    .innerJoin("users", "users.id", "operators.user_id")
    .select(["operators.user_id as userId", "operators.role"])
    .where("users.username", "=", username)
    .forUpdate("operators")
    .executeTakeFirstOrThrow(() => new ProblemError("not_found"));
}

export async function markDisabled(
  tx: Tx,
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable("operators")
    .set({ disabled_at: now })
    .where("user_id", "=", userId)
    .execute();
}
