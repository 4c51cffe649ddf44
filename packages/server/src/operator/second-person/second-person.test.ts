import { SECOND_PERSON_ABOVE } from "@damadum/domain";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { oneTimeCode } from "../../account/session/second-factor.ts";
import { newBill } from "../../testing/company-bills.ts";
import { newOperator, newOperatorAccount } from "../../testing/operators.ts";
import { newPaidOrder, newUnloadedOrder } from "../../testing/orders.ts";
import { testServer } from "../../testing/test-server.ts";
import { cellText } from "../wire-result.ts";

const server = testServer();
let one: string;
let other: string;
let care: string;
beforeAll(async () => {
  one = (await newOperator(server, "MONEY")).token;
  other = (await newOperator(server, "MONEY")).token;
  care = (await newOperator(server, "CARE")).token;
});

const run = (token: string, name: string, input: object) =>
  server.api.send<{ message: string; facts: { label: string; value: string; text: string }[] }>(
    "runOperatorCommand",
    { token, path: { name }, body: { input } },
  );

const sum = String(SECOND_PERSON_ABOVE + 1);
const reason = "두 번 받은 돈";

async function ask() {
  const { serial } = await newPaidOrder(server, { plan: "DEPOSIT" });
  const input = { serial, amount: sum, reason };
  const asked = await run(one, "moves-write-off", input);
  expect(asked.status).toBe(200);
  return { serial, id: cellText(asked.body.facts[0]?.value ?? null) };
}

it("a sum up to the limit needs nobody else", async () => {
  const { serial } = await newPaidOrder(server, { plan: "DEPOSIT" });
  const input = { serial, amount: String(SECOND_PERSON_ABOVE), reason };
  // More than its balance, which is asked only when the command itself runs.
  expect(await run(one, "moves-write-off", input)).toMatchObject({ status: 409 });
});

it("a larger sum waits in the to-do list and at its order until somebody else of the role confirms", async () => {
  const { serial, id } = await ask();
  const todo = await server.api.ok("listOperatorTodo", {
    token: other,
    query: { kind: "SECOND_PERSON" },
  });
  expect(todo.items.find(({ number }) => number === id)).toMatchObject({
    about: serial,
    amount: Number(sum),
    order: serial,
    step: { command: "approvals-confirm", input: { id } },
  });
  const order = await server.api.ok("getOperatorOrder", { token: other, path: { serial } });
  expect(order.facts[0]).toMatchObject({ label: "다른 운영자가 확인할 돈", value: Number(sum) });

  expect(await run(one, "approvals-confirm", { id })).toMatchObject({
    status: 403,
    body: { message: expect.stringContaining("다른 운영자") },
  });
  expect((await run(care, "approvals-confirm", { id })).status).toBe(403);
  // The command runs now, and is refused because the balance is lower: the request waits again.
  expect((await run(other, "approvals-confirm", { id })).status).toBe(409);
  expect((await run(other, "approvals-decline", { id, reason })).status).toBe(200);
  expect((await run(other, "approvals-confirm", { id })).status).toBe(409);
});

/** A paid extra of 600,000 won whose refund somebody has asked for. */
async function askRefund() {
  const input = { amount: "600000", title: "사다리차", reason };
  const made = await run((await newOperator(server)).token, "links-create", input);
  const url = String(made.body.facts.find(({ label }) => label === "링크")?.value);
  const path = { url };
  const prepared = { path, body: { method: "CARD" } } as const;
  const { merchant_uid } = await server.api.ok("prepareCustomPayment", prepared);
  const { impUid } = server.provider.pay(merchant_uid);
  await server.api.ok("completeCustomPayment", { path, body: { imp_uid: impUid, merchant_uid } });
  const asked = await run(one, "links-refund", { url, reason });
  return { id: cellText(asked.body.facts[0]?.value ?? null), impUid };
}

it("a confirmed refund is made once, by whoever confirms", async () => {
  const { id, impUid } = await askRefund();
  expect(server.provider.payment(impUid)?.cancelledAmount).toBe(0);
  const answers = await Promise.all([0, 1].map(() => run(other, "approvals-confirm", { id })));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(server.provider.payment(impUid)?.cancelledAmount).toBe(600_000);
});

it("a confirmed request stays answered when an error comes after its refund was decided", async () => {
  const { id } = await askRefund();
  const { db } = server.services;
  await sql`create function refuse_sending() returns trigger language plpgsql as $$
    begin raise exception 'lost'; end $$`.execute(db);
  await sql`create trigger refuse_sending before update on refunds
    for each row execute function refuse_sending()`.execute(db);
  // The contract declares no 500.
  await expect(run(other, "approvals-confirm", { id })).rejects.toThrow("answered 500");
  await sql`drop trigger refuse_sending on refunds`.execute(db);
  const { status } = await db
    .selectFrom("operator_requests")
    .select("status")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  expect(status).toBe("DONE");
  expect((await run(other, "approvals-confirm", { id })).status).toBe(409);
});

describe("sums that stay below the limit one by one", () => {
  /** Runs a command, and says whether it waits for another operator. */
  async function waits(name: string, input: Record<string, string>): Promise<boolean> {
    const { status, body } = await run(one, name, input);
    if (status !== 200) throw new Error(`${name} answered ${status}`);
    return JSON.stringify(body).includes("다른 운영자");
  }

  it("wait together when a balance is lowered in parts", async () => {
    const { serial } = await newPaidOrder(server, { plan: "DEPOSIT" });
    const lower = (name: string) => waits(name, { serial, amount: "300", reason });
    expect(await lower("moves-discount")).toBe(false);
    expect(await lower("moves-write-off")).toBe(false);
    const input = { serial, amount: String(SECOND_PERSON_ABOVE - 599), reason };
    expect(await waits("moves-discount", input)).toBe(true);
  });

  it("wait together when a payment is refunded in parts on one day", async () => {
    const { merchantUid } = await newUnloadedOrder(server, "COMPLETE");
    const give = (amount: string) => ({ merchantUid, amount, reason });
    expect(await waits("refunds-give", give("300"))).toBe(false);
    const rest = give(String(SECOND_PERSON_ABOVE - 299));
    expect(await waits("refunds-give", rest)).toBe(true);
    server.clock.pass({ days: 1 });
    one = (await newOperator(server, "MONEY")).token;
    other = (await newOperator(server, "MONEY")).token;
    expect(await run(one, "refunds-give", rest)).toMatchObject({ status: 409 });
  });

  it("wait as one request when the same is asked for again", async () => {
    const { serial } = await newPaidOrder(server, { plan: "DEPOSIT" });
    const input = { serial, amount: sum, reason };
    const first = await run(one, "moves-write-off", input);
    expect(first.status).toBe(200);
    expect((await run(one, "moves-write-off", input)).body.facts).toEqual(first.body.facts);
  });
});

it("a large credit of an invoice waits for a second person, with its VAT", async () => {
  const { invoiceId } = await newBill(server);
  const amount = String(SECOND_PERSON_ABOVE);
  const asked = await run(one, "invoices-credit", { id: invoiceId, line: "1", amount, reason });
  expect(asked).toMatchObject({
    status: 200,
    body: { message: expect.stringContaining("550,000원") },
  });
});

it("nobody confirms with a login that the person who asks has just given them", async () => {
  const boss = await newOperator(server);
  const account = await newOperatorAccount(server, "MONEY");
  const renewed = await run(boss.token, "operators-renew", { username: account.username });
  const factOf = (key: string) =>
    String(renewed.body.facts.find(({ label }) => label === key)?.value);
  const code = oneTimeCode(factOf("인증 앱에 넣을 키"), server.clock.read());
  const body = { username: account.username, password: factOf("비밀번호"), code };
  const { access_token: token } = await server.api.ok("loginOperator", { body });
  const { serial } = await newPaidOrder(server, { plan: "DEPOSIT" });
  const asked = await run(boss.token, "moves-write-off", { serial, amount: sum, reason });
  const id = asked.body.facts[0]?.value;
  expect(await run(token, "approvals-confirm", { id })).toMatchObject({
    status: 403,
    body: { message: expect.stringContaining("7일") },
  });
  // Somebody else may: the command runs, and is refused for its own reasons.
  expect((await run(other, "approvals-confirm", { id })).status).toBe(409);
});
