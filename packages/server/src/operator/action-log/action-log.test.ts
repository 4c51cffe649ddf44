import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { newMember } from "../../testing/members.ts";
import { newOperator, newOperatorAccount } from "../../testing/operators.ts";
import { newPaidOrder } from "../../testing/orders.ts";
import { testServer } from "../../testing/test-server.ts";
import { checkChain } from "./store.ts";

const server = testServer({ per: "test" });
let token: string;
beforeEach(async () => {
  ({ token } = await newOperator(server));
});

const run = (name: string, input: object = {}) =>
  server.api.send<{ message: string }>("runOperatorCommand", {
    token,
    path: { name },
    body: { input },
    from: "203.0.113.7",
  });

/** A login, a reading, and a change with its end: four rows. */
async function act() {
  const { serial } = await newPaidOrder(server);
  await server.api.ok("getOperatorOrder", { token, path: { serial }, from: "203.0.113.7" });
  await run("moves-advance", { serial, to: "CONFIRM", note: "기사 배정" });
  return serial;
}

const rows = () =>
  server.services.db.selectFrom("operator_actions").selectAll().orderBy("position").execute();

describe("the log of operators", () => {
  it("says who did and read what, from where and about whom, without names", async () => {
    const serial = await act();
    const { db } = server.services;
    const { user_id: memberId } = await db
      .selectFrom("estimates")
      .select("user_id")
      .where("serial", "=", serial)
      .executeTakeFirstOrThrow();
    const logged = await rows();
    expect(logged.map(({ command, outcome }) => [command, outcome])).toEqual([
      ["login", "DONE"],
      ["order", "DONE"],
      ["moves advance", "STARTED"],
      ["moves advance", "DONE"],
    ]);
    expect(logged[1]).toMatchObject({
      address: "203.0.113.7",
      concerns: memberId,
      input: { serial },
    });
    expect(logged[3]?.begun).toBe(logged[2]?.id);
    expect(JSON.stringify(logged)).not.toMatch(/김담아|010-?1234/);
  });

  it("counts a page that refreshes itself as one reading in ten minutes", async () => {
    const look = () => server.api.ok("listOperatorVisits", { token, query: { day: "2026-12-08" } });
    await look();
    await look();
    server.clock.pass({ minutes: 11 });
    await look();
    const readings = (await rows()).filter(({ command }) => command === "today");
    expect(readings).toHaveLength(2);
  });

  it("holds every search, and every member of whom something was read or done", async () => {
    for (const q of ["5678", "1234"])
      await server.api.ok("searchOperator", { token, query: { q } });
    const members = [await newMember(server), await newMember(server)];
    for (const { username } of members) await run("coupons-list", { username });
    const { username } = await newOperatorAccount(server);
    await run("operators-disable", { username });
    const log = await run("operators-log");
    const logged = await rows();
    expect(logged.filter(({ command }) => command === "search")).toHaveLength(2);
    for (const named of [...members.map((one) => one.username), username]) {
      expect(JSON.stringify(log.body)).toContain(`"${named}"`);
    }
  });

  it("is whole as long as nothing was changed", async () => {
    await act();
    expect((await run("operators-verify")).body.message).toContain("빠지거나 바뀐 줄이 없어요");
    expect(await checkChain(server.services.db)).toMatchObject({ brokenAt: null, rows: 5 });
  });

  it.each([
    ["a row is removed", sql`delete from operator_actions where position = 2`, 2],
    ["the last row is removed", sql`delete from operator_actions where position = 4`, 4],
    [
      "a row is changed",
      sql`update operator_actions set address = '198.51.100.2' where position = 2`,
      2,
    ],
    [
      "a row is changed together with its hash",
      sql`update operator_actions action set address = null, hash = operator_action_hash(
        (select hash from operator_actions where position = 2),
        jsonb_populate_record(action, '{"address": null}')) where position = 3`,
      4,
    ],
    ["its end is set back", sql`update operator_actions_end set position = 3`, 5],
  ])("is found broken when %s", async (_, harm, at) => {
    await act();
    await harm.execute(server.services.db);
    expect((await checkChain(server.services.db)).brokenAt).toBe(at);
    const { status, body } = await run("operators-verify");
    expect([status, body.message]).toEqual([422, expect.stringContaining(`${at}번째 줄`)]);
  });

  it("keeps its order when several operators act at once", async () => {
    const { serial } = await newPaidOrder(server);
    const path = { serial };
    const others = await Promise.all(Array.from({ length: 6 }, () => newOperator(server)));
    await Promise.all(
      others.map((other) => server.api.ok("getOperatorOrder", { token: other.token, path })),
    );
    expect(await checkChain(server.services.db)).toMatchObject({ brokenAt: null, rows: 13 });
  });
});
