import type { Insertable } from "kysely";
import type { CrewsTable } from "../../db/crew-tables.ts";
import type { Connection, Database } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";

/** Crews that go out, by name. */
export async function findCrews(db: Connection) {
  const crews = await db
    .selectFrom("crews")
    .selectAll()
    .where("retired_at", "is", null)
    .orderBy("name")
    .orderBy("id")
    .execute();
  return crews.map((crew) => ({ ...crew, tons: crew.load_kg / 1000 }));
}

export async function insertCrew(db: Database, crew: Insertable<CrewsTable>): Promise<void> {
  await db.insertInto("crews").values(crew).execute();
}

/** Throws `not_found` when no such crew goes out. */
export async function retireCrew(
  db: Database,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<void> {
  await db
    .updateTable("crews")
    .set({ retired_at: now })
    .where("id", "=", id)
    .where("retired_at", "is", null)
    .returning("id")
    .executeTakeFirstOrThrow(() => new ProblemError("not_found"));
}
