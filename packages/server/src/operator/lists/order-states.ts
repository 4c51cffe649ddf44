import { namedMoveStatus } from "@damadum/domain";
import type { Database } from "../../db/tables.ts";
import { namedStorageOrder } from "../named-storage-order.ts";

/** How an order stands, and what its member reads of it. */
export interface OrderState {
  readonly status: string;
  readonly label: string;
}

const readMoves = (db: Database, serials: readonly string[]) =>
  db.selectFrom("estimates").select(["serial", "status", "input"]).where("serial", "in", serials);

const readStorage = (db: Database, serials: readonly string[]) =>
  db
    .selectFrom("storage_orders")
    .select(["serial", "status", "request"])
    .where("serial", "in", serials);

/** How moves and storage orders stand, by their numbers. */
export async function findOrderStates(
  db: Database,
  serials: Readonly<Record<"moves" | "storage", readonly string[]>>,
): Promise<ReadonlyMap<string, OrderState>> {
  const [moves, orders] = await Promise.all([
    serials.moves.length === 0 ? [] : readMoves(db, serials.moves).execute(),
    serials.storage.length === 0 ? [] : readStorage(db, serials.storage).execute(),
  ]);
  return new Map<string, OrderState>([
    ...moves.map(({ serial, status, input }) => {
      const { label } = namedMoveStatus(input).states[status];
      return [serial, { status, label }] as const;
    }),
    ...orders.map(({ serial, status, request }) => {
      const { label } = namedStorageOrder(request).states[status];
      return [serial, { status, label }] as const;
    }),
  ]);
}
