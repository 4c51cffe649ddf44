import type { OperatorCustomer } from "@damadum/sdk/model";
import type { Database } from "../../db/tables.ts";

const OTHER_ORDERS = 20;

/** Whose order it is, with the serials of their other orders, the newest first. */
export async function findCustomer(
  db: Database,
  { userId, serial }: { readonly userId: string; readonly serial: string },
): Promise<OperatorCustomer> {
  const user = await db
    .selectFrom("users")
    .select(["username", "name", "phone_number", "email"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  const others = await db
    .selectFrom("estimates")
    .select(["serial", "created_at"])
    .where("user_id", "=", userId)
    .where("serial", "!=", serial)
    .unionAll((eb) =>
      eb
        .selectFrom("storage_orders")
        .select(["serial", "created_at"])
        .where("user_id", "=", userId)
        .where("serial", "!=", serial),
    )
    .orderBy("created_at", "desc")
    .limit(OTHER_ORDERS)
    .execute();
  return { ...user, orders: others.map((order) => order.serial) };
}
