import { usernameTakenMessage } from "@damadum/domain";
import type { Insertable, Updateable } from "kysely";
import type {
  AddressesTable,
  Connection,
  Database,
  Tx,
  UserConsentsTable,
  UsersTable,
} from "../../db/tables.ts";
import type { NoticeSettingsTable } from "../../db/people-tables.ts";
import { ProblemError } from "../../http/problem-error.ts";

/** Stores the user; throws `username_taken` when the username is. */
export async function insertUser(tx: Tx, user: Insertable<UsersTable>): Promise<void> {
  await tx
    .insertInto("users")
    .values(user)
    .onConflict((conflict) => conflict.constraint("users_username_key").doNothing())
    .returning("id")
    .executeTakeFirstOrThrow(() => usernameTaken());
}

export async function insertConsents(
  tx: Tx,
  consents: readonly Insertable<UserConsentsTable>[],
): Promise<void> {
  await tx
    .insertInto("user_consents")
    .values([...consents])
    // Of two answers within one millisecond, the later one counts.
    .onConflict((conflict) =>
      conflict.columns(["user_id", "kind", "recorded_at"]).doUpdateSet((eb) => ({
        version: eb.ref("excluded.version"),
        agreed: eb.ref("excluded.agreed"),
        channels: eb.ref("excluded.channels"),
      })),
    )
    .execute();
}

export async function usernameExists(db: Database, username: string): Promise<boolean> {
  const row = await db
    .selectFrom("users")
    .select("id")
    .where("username", "=", username)
    .executeTakeFirst();
  return row !== undefined;
}

export function findUser(db: Connection, userId: string) {
  return db.selectFrom("users").selectAll().where("id", "=", userId).executeTakeFirstOrThrow();
}

export async function updateUser(
  db: Connection,
  userId: string,
  changes: Updateable<UsersTable>,
): Promise<void> {
  await db.updateTable("users").set(changes).where("id", "=", userId).execute();
}

/** The member's newest answer about marketing since an instant, or null when there is none. */
export async function findMarketingConsent(
  db: Connection,
  { userId, since }: { readonly userId: string; readonly since: Date },
) {
  const row = await db
    .selectFrom("user_consents")
    .select(["agreed", "recorded_at"])
    .where("user_id", "=", userId)
    .where("kind", "=", "MARKETING")
    .where("recorded_at", ">=", since)
    .orderBy("recorded_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Erases the person from the account, except for the number and the answers to consents.
 * The new username has a form with which no one can sign up or log in.
 */
export async function eraseMember(
  tx: Tx,
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<void> {
  await updateUser(tx, userId, {
    username: `~${userId}`,
    password_hash: null,
    name: "탈퇴한 회원",
    gender: "U",
    birthday: null,
    birth_year: null,
    phone_number: null,
    email: null,
    certified_at: null,
    person_key_hash: null,
    withdrawn_at: now,
  });
}

export async function countAddresses(tx: Tx, userId: string): Promise<number> {
  const { count } = await tx
    .selectFrom("addresses")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function clearDefaultAddress(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable("addresses")
    .set({ is_default: false })
    .where("user_id", "=", userId)
    .where("is_default", "=", true)
    .execute();
}

export function insertAddress(tx: Tx, address: Insertable<AddressesTable>) {
  return tx.insertInto("addresses").values(address).returningAll().executeTakeFirstOrThrow();
}

/** Changes an address; throws `not_found` when this member has no such address. */
export function updateOwnAddress(
  tx: Tx,
  { id, userId }: { readonly id: string; readonly userId: string },
  changes: Updateable<AddressesTable>,
) {
  return tx
    .updateTable("addresses")
    .set(changes)
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .returningAll()
    .executeTakeFirstOrThrow(() => new ProblemError("not_found"));
}

/** The error with its field, so that the form can show it there. */
export function usernameTaken(): ProblemError {
  return new ProblemError("username_taken", {
    fields: [{ field: "username", code: "username_taken", message: usernameTakenMessage }],
  });
}

/** The kinds of notices whose channel this member has changed. */
export function findNoticeSettings(db: Connection, userId: string) {
  return db
    .selectFrom("notice_settings")
    .select(["kind", "channel"])
    .where("user_id", "=", userId)
    .execute();
}

export async function storeNoticeSetting(
  tx: Tx,
  setting: Insertable<NoticeSettingsTable>,
): Promise<void> {
  const { channel, changed_at } = setting;
  await tx
    .insertInto("notice_settings")
    .values(setting)
    .onConflict((conflict) =>
      conflict.columns(["user_id", "kind"]).doUpdateSet({ channel, changed_at }),
    )
    .execute();
}
