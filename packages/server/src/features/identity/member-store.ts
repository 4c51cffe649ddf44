import type { Connection, Database } from "../../db/tables.ts";

/** More accounts of one person than a list shows. */
const MOST_FOUND = 20;

/** Living members who are this person. */
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
    .limit(MOST_FOUND)
    .execute();
}

/** Whose password can be set anew by SMS, or null; somebody without a password has none to forget. */
export async function findResettable(db: Database, username: string) {
  const row = await db
    .selectFrom("users")
    .select(["id", "phone_number"])
    .where("username", "=", username)
    .where("password_hash", "is not", null)
    .executeTakeFirst();
  return row ?? null;
}
