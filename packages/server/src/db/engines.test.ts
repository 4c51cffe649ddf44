import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openEmbeddedDatabase } from "../testing/test-database.ts";
import { createPostgresDatabase } from "../testing/postgres-database.ts";
import { databaseErrorFields, violatesUnique } from "./database-error.ts";
import { migrate, NewerDatabase } from "./migrate.ts";
import type { Database } from "./tables.ts";
import { asOne, assertOutsideTransaction, inTransaction } from "./transaction.ts";

const postgres = await createPostgresDatabase();

const engines = [
  { name: "the embedded database", open: openEmbeddedDatabase },
  ...(postgres === null ? [] : [{ name: "PostgreSQL", open: async () => postgres.open() }]),
];

afterAll(() => postgres?.drop());

describe.each(engines)("$name", ({ open }) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
    await migrate(db);
  });
  afterAll(() => db.destroy());

  const limit = { key: "a", points: 1, expire: 12_345_678_901 };

  it("returns every kind of value in the code's type", async () => {
    const at = new Date("2026-11-20T01:02:03.456Z");
    const { rows } = await sql`select
      ${at}::timestamptz as instant, '2026-03-01'::date as day, ${12_345_678_901}::bigint as big,
      ${true}::boolean as yes, ${'{"a":[1,null]}'}::jsonb as json, ${"한글 😀"}::text as text,
      ${null}::text as nothing, 7::smallint as small, count(*) as counted from users`.execute(db);
    expect(rows).toEqual([
      {
        instant: at,
        day: "2026-03-01",
        big: 12_345_678_901,
        yes: true,
        json: { a: [1, null] },
        text: "한글 😀",
        nothing: null,
        small: 7,
        counted: 0,
      },
    ]);
  });

  it("refuses to migrate when a later version has migrated the database", async () => {
    const name = "9999-later";
    const at = "2026-11-20T00:00:00.000Z";
    await sql`insert into kysely_migration (name, timestamp) values (${name}, ${at})`.execute(db);
    await expect(migrate(db)).rejects.toBeInstanceOf(NewerDatabase);
    await sql`delete from kysely_migration where name = ${name}`.execute(db);
    await migrate(db);
  });

  it("throws when a number is too large to be exact", async () => {
    const query = sql`select 9007199254740993::bigint as big`.execute(db);
    await expect(query).rejects.toThrow("beyond 2^53");
  });

  it("rejects objects and undefined as parameters", async () => {
    for (const value of [{ a: 1 }, [1], undefined]) {
      await expect(sql`select ${value}::jsonb`.execute(db)).rejects.toBeInstanceOf(TypeError);
    }
  });

  it("names the constraint when one is broken", async () => {
    await db.insertInto("rate_limits").values(limit).execute();
    const error: unknown = await db
      .insertInto("rate_limits")
      .values(limit)
      .execute()
      .catch((caught: unknown) => caught);
    expect(databaseErrorFields(error)).toMatchObject({ code: "23505", table: "rate_limits" });
    expect(violatesUnique(error, "rate_limits_pkey")).toBe(true);
    expect(violatesUnique(error, "users_username_key")).toBe(false);
  });

  it("rolls back when a transaction throws, and runs the next one", async () => {
    const failing = inTransaction(db, async (tx) => {
      await tx
        .insertInto("rate_limits")
        .values({ ...limit, key: "b" })
        .execute();
      throw new Error("changed my mind");
    });
    await expect(failing).rejects.toThrow("changed my mind");
    const left = await db.selectFrom("rate_limits").select("key").execute();
    expect(left).toEqual([{ key: "a" }]);
  });

  it("rolls back one of several verbs that run as one, and keeps the others", async () => {
    await asOne(db, async (one) => {
      const write = (key: string, fails: boolean) =>
        inTransaction(one, async (tx) => {
          await tx
            .insertInto("rate_limits")
            .values({ ...limit, key })
            .execute();
          if (fails) throw new Error("changed my mind");
        });
      await write("c", false);
      await expect(write("d", true)).rejects.toThrow("changed my mind");
      await expect(write("c", false)).rejects.toThrow("rate_limits_pkey");
      await write("e", false);
    });
    const left = await db.selectFrom("rate_limits").select("key").orderBy("key").execute();
    expect(left.map(({ key }) => key)).toEqual(["a", "c", "e"]);
  });

  it("rejects a second connection and a provider call inside a transaction", async () => {
    const outer = inTransaction(db, () => db.selectFrom("users").select("id").execute());
    await expect(outer).rejects.toThrow("Inside a transaction");
    const nested = inTransaction(db, () => inTransaction(db, async () => undefined));
    await expect(nested).rejects.toThrow("Inside a transaction");
    const calling = inTransaction(db, async () => assertOutsideTransaction("a call"));
    await expect(calling).rejects.toThrow("Inside a transaction: a call");
    assertOutsideTransaction("a call");
  });
});
