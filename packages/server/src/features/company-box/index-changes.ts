import type { Tx } from "../../db/tables.ts";
import { countBoxes } from "../company-contract/count-boxes.ts";
import { bitOf, countedFilters, isIn, termsOf, type IndexedBox } from "./box-terms.ts";
import { addCounts, clearBits, setBits, type Bit } from "./index-store.ts";
import { addRetentionCounts } from "./retention-store.ts";

/** A box before and after a change; null before it is made. */
export interface BoxChange {
  readonly before: IndexedBox | null;
  readonly after: IndexedBox;
}

/**
 * Keeps what boxes are found by and counted with in step with the boxes, in the transaction that changes
 * them. The company is locked.
 */
export async function indexChanges(
  tx: Tx,
  companyId: string,
  changes: readonly BoxChange[],
): Promise<void> {
  const { set, cleared } = bitsOf(changes);
  if (cleared.length > 0) await clearBits(tx, companyId, cleared);
  if (set.length > 0) await setBits(tx, companyId, set);

  const filters = new Tally();
  const days = new Tally();
  const contracts = new Map<string, { made: number; stored: number }>();
  for (const { before, after } of changes) {
    for (const filter of countedFilters) {
      if (before !== null && isIn(filter, before.status)) filters.add(filter, -1);
      if (isIn(filter, after.status)) filters.add(filter, 1);
    }
    const dayBefore = before === null ? null : retentionDay(before);
    const dayAfter = retentionDay(after);
    const { bucket } = bitOf(after.number);
    if (dayBefore !== null) days.add(`${dayBefore} ${bucket}`, -1);
    if (dayAfter !== null) days.add(`${dayAfter} ${bucket}`, 1);

    const counts = contracts.get(after.contract_id) ?? { made: 0, stored: 0 };
    if (before === null) counts.made += 1;
    counts.stored += storedCount(after) - (before === null ? 0 : storedCount(before));
    contracts.set(after.contract_id, counts);
  }
  await addCounts(tx, companyId, filters.changed());
  await addRetentionCounts(tx, companyId, days.changed().map(toRetentionChange));
  for (const [cid, { made, stored }] of contracts) {
    if (made !== 0 || stored !== 0) await countBoxes(tx, { cid, made, stored });
  }
}

function bitsOf(changes: readonly BoxChange[]): { set: readonly Bit[]; cleared: readonly Bit[] } {
  const set: Bit[] = [];
  const cleared: Bit[] = [];
  for (const { before, after } of changes) {
    const had = before === null ? new Set<string>() : termsOf(before);
    const has = termsOf(after);
    const { bucket, offset } = bitOf(after.number);
    for (const term of had) if (!has.has(term)) cleared.push({ term, bucket, bit: offset });
    for (const term of has) if (!had.has(term)) set.push({ term, bucket, bit: offset });
  }
  return { set, cleared };
}

function retentionDay({ status, retention_until: day }: IndexedBox): string | null {
  return status === "STORED" ? day : null;
}

/** The day and the bucket of a key. */
function toRetentionChange({ key, count }: { readonly key: string; readonly count: number }) {
  const [day = "", bucket] = key.split(" ");
  return { day, bucket: Number(bucket), count };
}

function storedCount({ status }: IndexedBox): number {
  return status === "STORED" ? 1 : 0;
}

class Tally {
  readonly #counts = new Map<string, number>();

  add(key: string, count: number): void {
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + count);
  }

  /** What is not as it was, in the order of its key, so that rows are locked in one order. */
  changed(): readonly { readonly key: string; readonly count: number }[] {
    return [...this.#counts]
      .filter(([, count]) => count !== 0)
      .map(([key, count]) => ({ key, count }))
      .toSorted((a, b) => (a.key < b.key ? -1 : 1));
  }
}
