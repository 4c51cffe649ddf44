import type { Insertable } from "kysely";
import type { PasswordNumbersTable } from "../../db/people-tables.ts";
import type { Database, Tx } from "../../db/tables.ts";

/** Stores the newest number of a username, which invalidates an older one. */
export async function replaceNumber(
  db: Database,
  number: Insertable<PasswordNumbersTable>,
): Promise<void> {
  const { username_hash, ...content } = number;
  const fresh = { ...content, tries: 0, tries_elsewhere: 0 };
  await db
    .insertInto("password_numbers")
    .values({ username_hash, ...fresh })
    .onConflict((conflict) => conflict.column("username_hash").doUpdateSet(fresh))
    .execute();
}

/** The number of a username, locked until the transaction ends. */
export async function lockNumber(tx: Tx, usernameHash: string) {
  const row = await tx
    .selectFrom("password_numbers")
    .selectAll()
    .where("username_hash", "=", usernameHash)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function countTry(
  tx: Tx,
  { usernameHash, isElsewhere }: { readonly usernameHash: string; readonly isElsewhere: boolean },
): Promise<void> {
  await tx
    .updateTable("password_numbers")
    .set((eb) => ({
      tries: eb("tries", "+", 1),
      tries_elsewhere: eb("tries_elsewhere", "+", isElsewhere ? 1 : 0),
    }))
    .where("username_hash", "=", usernameHash)
    .execute();
}

export async function deleteNumber(tx: Tx, usernameHash: string): Promise<void> {
  await tx.deleteFrom("password_numbers").where("username_hash", "=", usernameHash).execute();
}
