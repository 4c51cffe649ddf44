import { boxStatus, type Actor } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { writeHistory } from "../../subject/history.ts";
import { lockBoxes, lockStock, updateBoxes, type Box } from "./store.ts";
import { createBoxes } from "./stock-boxes.ts";

/** A paid first order, and the actor who assigns boxes to it. */
export interface BoxAssignment {
  readonly userId: string;
  readonly orderId: string;
  readonly orderSerial: string;
  readonly contractId: string;
  readonly actor: Actor;
  readonly actorId: string | null;
}

/**
 * Assigns an order the boxes with these serials, or `count` boxes from stock, creating those that the stock lacks.
 * Throws box_unavailable when a serial is not in stock. The order must be locked. Returns the serials.
 */
export async function assignBoxes(
  tx: Tx,
  services: Pick<Services, "clock" | "ids">,
  order: BoxAssignment,
  filter: { readonly serials: readonly string[] } | { readonly count: number },
): Promise<readonly string[]> {
  const boxes =
    "serials" in filter
      ? await namedBoxes(tx, filter.serials)
      : await anyBoxes(tx, services, filter.count);
  if (boxes.length === 0) return [];
  const now = services.clock();
  await updateBoxes(
    tx,
    boxes.map(({ id }) => id),
    {
      user_id: order.userId,
      order_id: order.orderId,
      order_serial: order.orderSerial,
      contract_id: order.contractId,
      assigned_at: now,
      updated_at: now,
    },
  );
  const { actor, actorId } = order;
  const entries = boxes.map(({ id }) => {
    const subject = { kind: "BOX", id } as const;
    return { subject, from: null, to: boxStatus.initial, actor, actorId, reason: null, now };
  });
  await writeHistory(tx, ...entries);
  return boxes.map(({ serial }) => serial);
}

async function namedBoxes(tx: Tx, serials: readonly string[]): Promise<readonly Box[]> {
  const boxes = await lockBoxes(tx, serials);
  const isComplete = boxes.length === new Set(serials).size;
  if (!isComplete || boxes.some(({ user_id: owner }) => owner !== null)) {
    throw new ProblemError("box_unavailable");
  }
  return boxes;
}

async function anyBoxes(
  tx: Tx,
  services: Pick<Services, "clock" | "ids">,
  count: number,
): Promise<readonly Box[]> {
  const stock = await lockStock(tx, count);
  const made = await createBoxes(tx, services, count - stock.length);
  return made.length === 0 ? stock : [...stock, ...(await lockBoxes(tx, made))];
}
