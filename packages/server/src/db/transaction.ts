import { AsyncLocalStorage } from "node:async_hooks";
import type { Database, Tx } from "./tables.ts";

const scope = new AsyncLocalStorage<true>();

/** Runs the work in one transaction; an error rolls all of it back. */
export function inTransaction<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  assertOutsideTransaction("a second transaction");
  if (isTransaction(db)) return scope.run(true, () => work(db));
  return db.transaction().execute((tx) => scope.run(true, () => work(tx)));
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
