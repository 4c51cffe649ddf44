import type { Insertable, Updateable } from "kysely";
import type {
  AddressesTable,
  Connection,
  Database,
  Tx,
  UserConsentsTable,
  UsersTable,
} from "../../db/tables.ts";

export async function insertUser(tx: Tx, user: Insertable<UsersTable>): Promise<void> {
  await tx.insertInto("users").values(user).execute();
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

/** Sets the password of an account that has not withdrawn and, if given, has this username; false otherwise. */
export async function setPassword(
  tx: Tx,
  account: {
    readonly userId: string;
    readonly username?: string;
    readonly passwordHash: string;
  },
): Promise<boolean> {
  const { userId, username, passwordHash } = account;
  const row = await tx
    .updateTable("users")
    .set({ password_hash: passwordHash })
    .where("id", "=", userId)
    .where("withdrawn_at", "is", null)
    .where((eb) => (username === undefined ? eb.lit(true) : eb("username", "=", username)))
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** The member's newest answer about marketing, or null when there is none. */
export async function findMarketingConsent(db: Connection, userId: string) {
  const row = await db
    .selectFrom("user_consents")
    .select(["agreed", "recorded_at"])
    .where("user_id", "=", userId)
    .where("kind", "=", "MARKETING")
    .orderBy("recorded_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Erases the person from the account. The new username has a form with which no one can sign up or log in. */
export async function eraseMember(
  tx: Tx,
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<void> {
  await tx.deleteFrom("addresses").where("user_id", "=", userId).execute();
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

/** The address book, the default address first, then the oldest. */
export function findAddresses(db: Connection, userId: string) {
  return db
    .selectFrom("addresses")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("is_default", "desc")
    .orderBy("created_at")
    .orderBy("id")
    .execute();
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

/** The changed address, or null when this member has no such address. */
export async function updateOwnAddress(
  tx: Tx,
  { id, userId }: { readonly id: string; readonly userId: string },
  changes: Updateable<AddressesTable>,
) {
  const row = await tx
    .updateTable("addresses")
    .set(changes)
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

export async function deleteOwnAddress(
  db: Database,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<boolean> {
  const row = await db
    .deleteFrom("addresses")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}
