import { inTransaction } from "../../db/transaction.ts";
import type { Services } from "../../services.ts";
import { countStock, insertBoxes, lockBoxes, type Box } from "./store.ts";
import type { Tx } from "../../db/tables.ts";
import { isBoxAvailable, type BoxPurpose } from "@damadum/domain";
import { ProblemError } from "../../http/problem-error.ts";

/** Serials have 45 random bits, so a second try is rare and a third means a broken generator. */
const SERIAL_TRIES = 3;

export async function createBoxes(
  tx: Tx,
  { clock, ids }: Pick<Services, "clock" | "ids">,
  count: number,
): Promise<readonly string[]> {
  const now = clock();
  const serials: string[] = [];
  for (let tries = 0; tries < SERIAL_TRIES && serials.length < count; tries += 1) {
    const boxes = Array.from({ length: count - serials.length }, () => ({
      id: ids.uuid(),
      serial: ids.boxSerial(),
      status: "READY" as const,
      created_at: now,
      updated_at: now,
    }));
    serials.push(...(await insertBoxes(tx, boxes)));
  }
  if (serials.length < count) throw new Error("No free box serial was found");
  return serials;
}

/** Adds `count` new boxes to the stock; returns their serials and the new size of the stock. */
export async function stockBoxes(
  services: Pick<Services, "db" | "clock" | "ids">,
  count: number,
): Promise<{ readonly serials: readonly string[]; readonly inStock: number }> {
  const { db } = services;
  const serials = await inTransaction(db, (tx) => createBoxes(tx, services, count));
  return { serials, inStock: await countStock(db) };
}

/**
 * Locks and returns the member's boxes with these serials. Throws box_unavailable when one is another member's, does
 * not exist or cannot be ordered for this purpose now, without revealing which.
 */
export async function availableBoxes(
  tx: Tx,
  filter: {
    readonly userId: string;
    readonly serials: readonly string[];
    readonly purpose: BoxPurpose;
  },
): Promise<readonly Box[]> {
  const boxes = await lockBoxes(tx, filter.serials);
  const isComplete = boxes.length === new Set(filter.serials).size;
  const areFree = boxes.every(
    (box) => box.user_id === filter.userId && isBoxAvailable(box.status, filter.purpose),
  );
  if (!isComplete || !areFree) throw new ProblemError("box_unavailable");
  return boxes;
}
