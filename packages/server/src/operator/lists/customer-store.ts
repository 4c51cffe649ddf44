import { namedMoveStatus, todayInSeoul } from "@damadum/domain";
import type { OperatorCustomer } from "@damadum/sdk/model";
import { omit } from "es-toolkit";
import type { Database } from "../../db/tables.ts";
import { namedStorageOrder } from "../named-storage-order.ts";

const OTHER_ORDERS = 20;

/** Every answer of a member to a consent, the newest first. */
export function findConsents(db: Database, userId: string) {
  return db
    .selectFrom("user_consents")
    .select(["kind", "version", "agreed", "recorded_at"])
    .where("user_id", "=", userId)
    .orderBy("recorded_at", "desc")
    .orderBy("kind")
    .execute();
}

/** Whose order it is, with their orders besides it, the newest first. */
export async function findCustomer(
  db: Database,
  { userId, serial }: { readonly userId: string; readonly serial: string | null },
): Promise<OperatorCustomer> {
  const user = await db
    .selectFrom("users")
    .select(["username", "name", "phone_number", "email"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  const moves = await db
    .selectFrom("estimates")
    .select(["serial", "status", "input", "move_date", "created_at"])
    .where("user_id", "=", userId)
    .where("serial", "is distinct from", serial)
    .orderBy("created_at", "desc")
    .limit(OTHER_ORDERS)
    .execute();
  const storage = await db
    .selectFrom("storage_orders")
    .select(["serial", "status", "request", "created_at"])
    .where("user_id", "=", userId)
    .where("serial", "is distinct from", serial)
    .orderBy("created_at", "desc")
    .limit(OTHER_ORDERS)
    .execute();
  const orders = [
    ...moves.map(({ status, input, move_date: day, ...one }) => {
      const { label } = namedMoveStatus(input).states[status];
      return { ...one, kind: "MOVE" as const, day, status_label: label };
    }),
    ...storage.map(({ status, request, ...one }) => {
      const day = todayInSeoul(one.created_at);
      const label = namedStorageOrder(request).states[status].label;
      return { ...one, kind: "STORAGE" as const, day, status_label: label };
    }),
  ]
    .toSorted((one, other) => other.created_at.getTime() - one.created_at.getTime())
    .slice(0, OTHER_ORDERS);
  return { ...user, orders: orders.map((order) => omit(order, ["created_at"])) };
}
