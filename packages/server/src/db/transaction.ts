import { AsyncLocalStorage } from "node:async_hooks";
import { sql } from "kysely";
import { databaseErrorFields } from "./database-error.ts";
import type { Database, Tx } from "./tables.ts";

const scope = new AsyncLocalStorage<true>();

/** A deadlock has one loser, which finds the locks free the next time. */
const DEADLOCK_TRIES = 3;

/**
 * Runs the work in one transaction; an error rolls all of it back, and nothing else where `asOne` runs it. The loser of a
 * deadlock runs again, so the work keeps what it finds to itself until it ends.
 */
export async function inTransaction<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  assertOutsideTransaction("a second transaction");
  if (isTransaction(db)) return scope.run(true, () => inSavepoint(db, work));
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction().execute((tx) => scope.run(true, () => work(tx)));
    } catch (error) {
      if (tries === DEADLOCK_TRIES || databaseErrorFields(error)?.code !== "40P01") throw error;
    }
  }
}

async function inSavepoint<T>(tx: Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  await sql`savepoint verb`.execute(tx);
  try {
    const result = await work(tx);
    await sql`release savepoint verb`.execute(tx);
    return result;
  } catch (error) {
    await sql`rollback to savepoint verb`.execute(tx);
    throw error;
  }
}

/**
 * Runs many verbs as one: those that are given this database do all of their work in one transaction. For
 * what nobody waits for, such as sample data; between its steps providers may be called.
 */
export function asOne<T>(db: Database, work: (db: Database) => Promise<T>): Promise<T> {
  assertOutsideTransaction("a second transaction");
  return db.transaction().execute((tx) => work(tx));
}

function isTransaction(db: Database): db is Tx {
  return db.isTransaction;
}

/**
 * Throws when called from inside a transaction. Taking a second connection there waits for ever on the
 * embedded database, and a slow provider would hold row locks.
 */
export function assertOutsideTransaction(what: string): void {
  if (scope.getStore() === true) throw new Error(`Inside a transaction: ${what} is not allowed`);
}
