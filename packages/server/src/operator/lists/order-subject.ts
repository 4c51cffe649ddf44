import type { PaidSubject } from "../../db/subject-tables.ts";
import type { Database } from "../../db/tables.ts";

/** The move or storage order with this serial, as what is paid for; null when there is none. */
export async function findOrderSubject(db: Database, serial: string): Promise<PaidSubject | null> {
  const row = await db
    .selectFrom("estimates")
    .select((eb) => ["id", eb.val<PaidSubject["kind"]>("ESTIMATE").as("kind")])
    .where("serial", "=", serial)
    .union((eb) =>
      eb
        .selectFrom("storage_orders")
        .select(["id", eb.val<PaidSubject["kind"]>("STORAGE_ORDER").as("kind")])
        .where("serial", "=", serial),
    )
    .executeTakeFirst();
  return row ?? null;
}
