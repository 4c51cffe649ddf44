import { sql } from "kysely";
import { expect, it } from "vitest";
import { newOperator } from "../../testing/operators.ts";
import { testServer } from "../../testing/test-server.ts";
import { operatorJobs } from "../operator-jobs.ts";
import { checkChain } from "./chain-store.ts";

const server = testServer({ per: "test" });

const runJobs = async () => {
  for (const job of operatorJobs(server.services)) await job.run();
};

const positions = async () => {
  const query = server.services.db.selectFrom("operator_actions").select("position");
  return (await query.orderBy("position").execute()).map(({ position }) => position);
};

/** What `operators verify` answers to an operator who logs in for it. */
async function verify() {
  const { token } = await newOperator(server);
  const { body } = await server.api.send<{
    message: string;
    facts?: readonly { readonly label: string; readonly text: string }[];
  }>("runOperatorCommand", { token, path: { name: "operators-verify" }, body: { input: {} } });
  const text = (label: string) => body.facts?.find((fact) => fact.label === label)?.text;
  return { message: body.message, destroyed: text("두 해가 지나 없앤 줄") };
}

/** Two logins in each of three months, then the clock stands in the month in which the first is two years old. */
async function threeMonths() {
  const { clock } = server;
  for (let month = 0; month < 3; month += 1) {
    await newOperator(server);
    await newOperator(server);
    clock.pass({ days: 31 });
  }
  clock.pass({ days: 2 * 365 - 2 * 31 + 1 });
}

it("the log's months go one by one when they are two years old, and what is left verifies", async () => {
  await threeMonths();
  expect(await positions()).toEqual([1, 2, 3, 4, 5, 6]);
  const left = [];
  for (let month = 0; month < 3; month += 1) {
    await runJobs();
    await runJobs();
    left.push((await positions())[0]);
    const { message, destroyed } = await verify();
    expect(message).toContain("빠지거나 바뀐 줄이 없어요");
    expect(destroyed).toBe(String(2 * (month + 1)));
    server.clock.pass({ days: 31 });
  }
  expect(left).toEqual([3, 5, 7]);
});

it.each([
  ["the first row that is left", sql`delete from operator_actions where position = 3`, 3],
  ["a row further on", sql`delete from operator_actions where position = 5`, 5],
  ["the last row", sql`delete from operator_actions where position = 6`, 6],
  ["the checkpoint itself", sql`delete from operator_checkpoints`, 1],
  [
    "a month more, with a checkpoint that nobody signed",
    sql`with gone as (delete from operator_actions where position <= 4 returning position, hash)
      update operator_checkpoints set position = 4, hash = (select hash from gone where position = 4)`,
    4,
  ],
])("the log shows that somebody removed %s behind a checkpoint", async (_, harm, at) => {
  await threeMonths();
  await runJobs();
  expect(await checkChain(server.services)).toMatchObject({ brokenAt: null, destroyed: 2 });
  await harm.execute(server.services.db);
  expect(await checkChain(server.services)).toMatchObject({ brokenAt: at });
  expect((await verify()).message).toContain(`${at}번째 줄`);
});
