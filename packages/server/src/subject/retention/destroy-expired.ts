import { retainedSince } from "@damadum/domain";
import { sql } from "kysely";
import type { Database } from "../../db/tables.ts";
import { inTransaction } from "../../db/transaction.ts";
import type { Services } from "../../services.ts";
import type { Expiry } from "./expiry.ts";
import { moneyExpiries } from "./money-store.ts";
import { moveExpiries } from "./moves-store.ts";
import { partExpiries } from "./parts-of-orders-store.ts";
import { destroyCrewDays, peopleExpiries } from "./people-store.ts";
import { storageExpiries } from "./storage-store.ts";

/** Orders before their money, and invoices before their contracts: what explains another row ends first. */
const expiries: readonly Expiry[] = [
  ...moveExpiries,
  ...storageExpiries,
  ...partExpiries,
  ...moneyExpiries,
  ...peopleExpiries,
];

const BATCH = 100;

/**
 * Destroys everything that is over the time of its rule, in batches that others do not wait for. What fails is logged
 * and tried again in the next run; the rest goes on.
 */
export async function destroyExpired({
  db,
  clock,
  log,
}: Pick<Services, "db" | "clock" | "log">): Promise<void> {
  const now = clock();
  const failures: unknown[] = [];
  for (const expiry of expiries) {
    try {
      while ((await destroyBatch(db, expiry, now)) === BATCH);
    } catch (err) {
      failures.push(err);
      const { table, rule } = expiry;
      log.error({ err, table, rule }, "not destroyed after its time, will be tried again");
    }
  }
  await inTransaction(db, (tx) =>
    destroyCrewDays(tx, { since: retainedSince("CONTRACT", now), now }),
  );
  if (failures.length > 0) throw new Error("Not everything that is over its time was destroyed");
}

function destroyBatch(
  db: Database,
  { table, key = "id", rule, over, destroy }: Expiry,
  now: Date,
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const { rows } = await sql<{ readonly id: string }>`
      select ${sql.ref(key)} as id from ${sql.table(table)}
      where ${over(retainedSince(rule, now))} limit ${BATCH} for update skip locked`.execute(tx);
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) await destroy(tx, { ids, now });
    return ids.length;
  });
}
