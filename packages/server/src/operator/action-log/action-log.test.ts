import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { newMember } from "../../testing/members.ts";
import { newOperator, newOperatorAccount } from "../../testing/operators.ts";
import { operatorOn } from "../../testing/operator-commands.ts";
import { newPaidOrder } from "../../testing/orders.ts";
import { testServer } from "../../testing/test-server.ts";
import { checkChain, destroyOldActions } from "./chain-store.ts";

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
    expect(await checkChain(server.services)).toMatchObject({ brokenAt: null, rows: 5 });
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
      3,
    ],
    ["its end is set back", sql`update operator_actions_end set position = 3`, 5],
  ])("is found broken when %s", async (_, harm, at) => {
    await act();
    await harm.execute(server.services.db);
    expect((await checkChain(server.services)).brokenAt).toBe(at);
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
    expect(await checkChain(server.services)).toMatchObject({ brokenAt: null, rows: 13 });
  });

  it("keeps what somebody wrote beside the chain, which does not need it", async () => {
    await act();
    const { db } = server.services;
    expect(JSON.stringify(await rows())).not.toContain("기사 배정");
    expect(JSON.stringify((await run("operators-log")).body)).toContain("기사 배정");
    await db.deleteFrom("operator_action_texts").execute();
    expect(await checkChain(server.services)).toMatchObject({ brokenAt: null });
    expect(JSON.stringify((await run("operators-log")).body)).not.toContain("기사 배정");
  });

  it("is found broken when somebody without the key chains it anew", async () => {
    await act();
    const { db } = server.services;
    await sql`update operator_actions set outcome = 'state_conflict' where position = 2`.execute(
      db,
    );
    for (const position of [2, 3, 4]) {
      await sql`update operator_actions action set hash = operator_action_hash(
        (select hash from operator_actions where position = ${position - 1}), action)
        where position = ${position}`.execute(db);
    }
    await sql`update operator_actions_end set hash =
      (select hash from operator_actions where position = 4)`.execute(db);
    expect(await checkChain(server.services)).toMatchObject({ brokenAt: 2 });
    await sql`update operator_actions set seal = null where position = 2`.execute(db);
    expect(await checkChain(server.services)).toMatchObject({ brokenAt: 2 });
  });

  it("is found broken when all seals are taken off and it is chained anew", async () => {
    await act();
    const { db } = server.services;
    await sql`update operator_actions set seal = null`.execute(db);
    expect(await checkChain(server.services)).toMatchObject({ brokenAt: 1, unsealed: 0 });
  });

  it("is whole with the rows from before there was a key, up to the noted one", async () => {
    await act();
    const { db } = server.services;
    await sql`update operator_actions set seal = null where position <= 2`.execute(db);
    await sql`insert into operator_actions_unsealed
      select position, hash from operator_actions where position = 2`.execute(db);
    expect(await checkChain(server.services)).toMatchObject({ brokenAt: null, unsealed: 2 });
    await sql`update operator_actions_unsealed set hash = 'other'`.execute(db);
    expect(await checkChain(server.services)).toMatchObject({ brokenAt: 2 });
  });

  it("holds what a role was refused", async () => {
    const care = await newOperator(server, "CARE");
    const path = { name: "operators-list" };
    await server.api.problem("runOperatorCommand", {
      token: care.token,
      path,
      body: { input: {} },
    });
    expect((await rows()).at(-1)).toMatchObject({
      operator_id: care.userId,
      command: "operators list",
      outcome: "forbidden",
    });
  });

  it("leaves the end of a change unknown when its last row cannot be written", async () => {
    const { serial } = await newPaidOrder(server);
    const { db } = server.services;
    await sql`create function refuse_done() returns trigger language plpgsql as $$
      begin if new.outcome = 'DONE' then raise exception 'full'; end if; return new; end $$`.execute(
      db,
    );
    await sql`create trigger refuse_done before insert on operator_actions
      for each row execute function refuse_done()`.execute(db);
    const ops = await operatorOn(server);
    await expect(ops("moves advance", { serial, to: "CONFIRM" })).rejects.toThrow("full");
    await sql`drop trigger refuse_done on operator_actions`.execute(db);
    expect((await rows()).map(({ outcome }) => outcome)).toEqual(["DONE", "STARTED"]);
  });

  it("destroys months over two years old behind a checkpoint that only the key can sign", async () => {
    await act();
    server.clock.pass({ days: 40 });
    token = (await newOperator(server)).token;
    await run("operators-list");
    const before = await rows();
    server.clock.pass({ days: 2 * 365 });
    await destroyOldActions(server.services);
    const kept = await rows();
    expect(kept.map(({ position }) => position)).toEqual(
      before.slice(4).map((row) => row.position),
    );
    const { db } = server.services;
    expect(await db.selectFrom("operator_action_texts").selectAll().execute()).toEqual([]);
    expect(await checkChain(server.services)).toMatchObject({ brokenAt: null, destroyed: 4 });
    await destroyOldActions(server.services);
    expect(await rows()).toHaveLength(kept.length);
    await sql`update operator_checkpoints set until = until + interval '1 day'`.execute(db);
    expect(await checkChain(server.services)).toMatchObject({ brokenAt: 4 });
  });
});
