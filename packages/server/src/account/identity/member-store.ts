import type { NotNull } from "kysely";
import type { Connection, Database, Tx } from "../../db/tables.ts";
import { hashSecret } from "../../providers/keys.ts";

/** Maximum accounts of one person in a list. */
const MAX_FOUND = 20;

/** Accounts of this person that have not withdrawn. */
export function findMembersOfPerson(
  db: Connection,
  person: {
    readonly personKeyHash: string;
    readonly name: string;
    readonly phoneNumber: string;
  },
) {
  return db
    .selectFrom("users")
    .select(["username", "type", "created_at"])
    .where("withdrawn_at", "is", null)
    .where((eb) =>
      eb.or([
        eb("person_key_hash", "=", person.personKeyHash),
        eb.and([
          eb("person_key_hash", "is", null),
          eb("name", "=", person.name),
          eb("phone_number", "=", person.phoneNumber),
        ]),
      ]),
    )
    .orderBy("created_at")
    .orderBy("id")
    .limit(MAX_FOUND)
    .execute();
}

/**
 * The account whose password can be reset by SMS, or null. An account without a password has none to reset;
 * without a phone, no one would receive the number, but anyone could guess it.
 */
export async function findResettable(db: Database, username: string) {
  const row = await db
    .selectFrom("users")
    .select(["id", "phone_number", "certified_at"])
    .where("username", "=", username)
    .where("password_hash", "is not", null)
    .where("phone_number", "is not", null)
    .$narrowType<{ phone_number: NotNull }>()
    .executeTakeFirst();
  return row ?? null;
}

/** The member who has had this phone for longest; strangers sign up with it later. */
export async function findFirstWithPhone(db: Database, phone: string): Promise<string | null> {
  const row = await db
    .selectFrom("users")
    .select("id")
    .where("phone_number", "=", phone)
    .orderBy("created_at")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** A hash that identifies the current password of an account; null without one. */
export async function findPasswordMark(tx: Tx, userId: string): Promise<string | null> {
  const row = await passwordOf(tx, userId).executeTakeFirst();
  return markOf(row?.password_hash ?? null);
}

/** The same, with the account locked, so that its password cannot change until the transaction ends. */
export async function lockPasswordMark(tx: Tx, userId: string): Promise<string | null> {
  const row = await passwordOf(tx, userId).forNoKeyUpdate().executeTakeFirst();
  return markOf(row?.password_hash ?? null);
}

function passwordOf(tx: Tx, userId: string) {
  return tx.selectFrom("users").select("password_hash").where("id", "=", userId);
}

function markOf(passwordHash: string | null): string | null {
  return passwordHash === null ? null : hashSecret(passwordHash);
}
