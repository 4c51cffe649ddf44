import type { Insertable } from "kysely";
import type { CrewPicturesTable, CrewVisitsTable } from "../../db/crew-tables.ts";
import type { Connection, Tx } from "../../db/tables.ts";

/** Which crews make which visits of a day. */
export function findAssigned(db: Connection, day: string) {
  return db.selectFrom("crew_visits").selectAll().where("day", "=", day).execute();
}

/** An order's id and its member's. */
interface Owner {
  readonly id: string;
  readonly userId: string;
}

/** Locks the plan of a day until the transaction ends: two operators plan one after the other. */
export async function lockPlan(tx: Tx, day: string): Promise<void> {
  await tx.selectFrom("crews").select("id").orderBy("id").forUpdate().execute();
  await tx.selectFrom("crew_visits").select("key").where("day", "=", day).forUpdate().execute();
}

/** Assigns visits; the steps of one stay as long as its crew does. */
export async function saveAssigned(
  tx: Tx,
  rows: readonly Insertable<CrewVisitsTable>[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto("crew_visits")
    .values([...rows])
    .onConflict((conflict) =>
      conflict.columns(["day", "key"]).doUpdateSet((eb) => {
        const ofSameCrew = (column: "departed_at" | "arrived_at" | "done_at") =>
          eb
            .case()
            .when("crew_visits.crew_id", "=", eb.ref("excluded.crew_id"))
            .then(eb.ref(`crew_visits.${column}`))
            .else(null)
            .end();
        return {
          crew_id: eb.ref("excluded.crew_id"),
          why: eb.ref("excluded.why"),
          is_by_hand: eb.ref("excluded.is_by_hand"),
          departed_at: ofSameCrew("departed_at"),
          arrived_at: ofSameCrew("arrived_at"),
          done_at: ofSameCrew("done_at"),
        };
      }),
    )
    .execute();
}

export async function removeAssigned(
  tx: Tx,
  { day, keys }: { readonly day: string; readonly keys: readonly string[] },
): Promise<void> {
  if (keys.length === 0) return;
  await tx
    .deleteFrom("crew_visits")
    .where("day", "=", day)
    .where("key", "in", [...keys])
    .execute();
}

/** Gives each crew its link of the day, unless it has one. */
export async function insertCrewDays(
  tx: Tx,
  rows: readonly {
    readonly id: string;
    readonly crew_id: string;
    readonly day: string;
    readonly key_hash: string;
    readonly made_by: string;
  }[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto("crew_days")
    .values([...rows])
    .onConflict((conflict) => conflict.columns(["crew_id", "day"]).doNothing())
    .execute();
}

export function findCrewDays(db: Connection, day: string) {
  return db.selectFrom("crew_days").select(["id", "crew_id"]).where("day", "=", day).execute();
}

/** The day that a link opens; undefined for none, and when the crew has retired. */
export function findCrewDay(db: Connection, keyHash: string) {
  return db
    .selectFrom("crew_days")
    .innerJoin("crews", "crews.id", "crew_days.crew_id")
    .select(["crew_days.id", "crew_id", "day", "made_by", "name", "truck", "load_kg", "people"])
    .where("key_hash", "=", keyHash)
    .where("crews.retired_at", "is", null)
    .executeTakeFirst();
}

/** Locks a visit of a crew until the transaction ends; false when it is no longer the crew's. */
export async function lockVisit(
  tx: Tx,
  { day, key, crew }: { readonly day: string; readonly key: string; readonly crew: string },
): Promise<boolean> {
  const row = await tx
    .selectFrom("crew_visits")
    .select("key")
    .where("day", "=", day)
    .where("key", "=", key)
    .where("crew_id", "=", crew)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertPicture(tx: Tx, picture: Insertable<CrewPicturesTable>): Promise<void> {
  await tx.insertInto("crew_pictures").values(picture).execute();
}

/** How many photos and signatures there are of each visit of a day. */
export function countPictures(db: Connection, day: string) {
  return db
    .selectFrom("crew_pictures")
    .select((eb) => ["key", "kind", eb.fn.countAll<number>().as("count")])
    .where("day", "=", day)
    .groupBy(["key", "kind"])
    .execute();
}

/** Records a step of a crew at its first time; null when it was recorded before. */
export async function recordStep(
  tx: Tx,
  {
    day,
    key,
    crew,
    step,
    now,
  }: {
    readonly day: string;
    readonly key: string;
    readonly crew: string;
    readonly step: "DEPARTED" | "ARRIVED" | "DONE";
    readonly now: Date;
  },
): Promise<{ readonly number: string } | null> {
  const column = stepColumns[step];
  const row = await tx
    .updateTable("crew_visits")
    .set({ [column]: now })
    .where("day", "=", day)
    .where("key", "=", key)
    .where("crew_id", "=", crew)
    .where(column, "is", null)
    .returning("number")
    .executeTakeFirst();
  return row ?? null;
}

const stepColumns = {
  DEPARTED: "departed_at",
  ARRIVED: "arrived_at",
  DONE: "done_at",
} as const;

/** The crews that come for an order, by day. */
export function findCrewsOfOrder(db: Connection, number: string) {
  return db
    .selectFrom("crew_visits as visit")
    .innerJoin("crews", "crews.id", "visit.crew_id")
    .select(["visit.day", "visit.key", "crews.name", "crews.truck", "crews.people"])
    .select(["departed_at", "arrived_at", "done_at"])
    .where("visit.number", "=", number)
    .orderBy("visit.day")
    .limit(10)
    .execute();
}

/** The member of each of these orders, by its number; a visitor's order and a company's work have none. */
export async function findOwners(db: Connection, numbers: readonly string[]) {
  if (numbers.length === 0) return new Map<string, Owner>();
  const rows = await db
    .selectFrom("estimates")
    .select(["serial", "id", "user_id"])
    .where("serial", "in", numbers)
    .unionAll((eb) =>
      eb
        .selectFrom("storage_orders")
        .select(["serial", "id", "user_id"])
        .where("serial", "in", numbers),
    )
    .execute();
  return new Map<string, Owner>(
    rows.flatMap(({ serial, id, user_id: userId }) =>
      userId === null ? [] : [[serial, { id, userId }]],
    ),
  );
}

/** The member whose order it is; null for a visitor's and for a company's work. */
export async function findOwner(db: Connection, number: string): Promise<Owner | null> {
  return (await findOwners(db, [number])).get(number) ?? null;
}
