import { AsyncLocalStorage } from "node:async_hooks";
import { sql } from "kysely";
import { databaseErrorFields } from "./database-error.ts";
import type { Database, Tx } from "./tables.ts";

const scope = new AsyncLocalStorage<true>();
const commits = new AsyncLocalStorage<CommitWatch>();

/** `reached` turns true when a transaction of the watched work is about to be committed. */
export interface CommitWatch {
  reached: boolean;
}

/** Runs the work and notes in `watch` whether what it changed may stay, even if it fails later. */
export function watchCommits<T>(watch: CommitWatch, work: () => Promise<T>): Promise<T> {
  return commits.run(watch, work);
}

/** The loser of a deadlock usually finds the locks free when it retries. */
const DEADLOCK_TRIES = 3;

/**
 * Runs the work in one transaction, or in a savepoint within `asOne`; an error rolls back only this work. It is
 * retried after a deadlock, so the work must have no side effects outside the transaction.
 */
export async function inTransaction<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  assertOutsideTransaction("a second transaction");
  if (isTransaction(db)) return scope.run(true, () => inSavepoint(db, work));
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction().execute(async (tx) => {
        const result = await scope.run(true, () => work(tx));
        const watch = commits.getStore();
        if (watch !== undefined) watch.reached = true;
        return result;
      });
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
 * Runs several verbs in one transaction: each that is given this database works in a savepoint of it. For
 * batch work such as sample data; providers may be called between its steps.
 */
export function asOne<T>(db: Database, work: (db: Database) => Promise<T>): Promise<T> {
  assertOutsideTransaction("a second transaction");
  return db.transaction().execute((tx) => work(tx));
}

function isTransaction(db: Database): db is Tx {
  return db.isTransaction;
}

/**
 * Throws inside a transaction, where waiting for a second connection would deadlock the embedded database, and a
 * slow provider would keep row locks held.
 */
export function assertOutsideTransaction(what: string): void {
  if (scope.getStore() === true) throw new Error(`Inside a transaction: ${what} is not allowed`);
}
