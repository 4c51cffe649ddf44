import { expect, it } from "vitest";
import { openTestDatabase } from "../testing/test-database.ts";
import { compiledOnce } from "./compiled-once.ts";
import type { Connection } from "./tables.ts";

it("compiledOnce builds a query once per connection and runs it with the values of each run", async () => {
  const built: Connection[] = [];
  const find = compiledOnce((db, value: (name: "text" | "other") => string) => {
    built.push(db);
    return db
      .selectNoFrom((eb) => [
        eb.val(value("text")).as("text"),
        eb.val("text").as("written"),
        eb.val(value("other")).as("other"),
      ])
      .where((eb) => eb(eb.val(value("text")), "<>", "none"));
  });
  await using db = await openTestDatabase();

  const one = await find(db, { text: "one", other: "1" });
  const two = await find(db, { text: "two", other: "text" });
  expect([one, two]).toEqual([
    { text: "one", written: "text", other: "1" },
    { text: "two", written: "text", other: "text" },
  ]);
  expect(await find(db, { text: "none", other: "" })).toBeUndefined();
  await db.transaction().execute((tx) => find(tx, { text: "in", other: "tx" }));
  expect(built.length).toBe(2);
});
