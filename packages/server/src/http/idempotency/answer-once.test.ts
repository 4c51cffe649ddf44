import { readContract } from "@damadum/contract/reader";
import { instantAfter } from "@damadum/domain";
import { sql } from "kysely";
import { describe, expect, it, vi } from "vitest";
import { clearExpired } from "../../background/clear-expired.ts";
import { inTransaction } from "../../db/transaction.ts";
import { newMember } from "../../testing/members.ts";
import { testServer } from "../../testing/test-server.ts";
import { createAnswerOnce } from "./answer-once.ts";

const server = testServer();
const home = {
  name: "우리 집",
  postcode: "03925",
  address: "서울 마포구 월드컵북로 396",
  detail: "101동",
  floor: 12,
  carriage: "EV",
  is_default: false,
};
const keyed = () => ({ "idempotency-key": crypto.randomUUID() });
const addressesOf = async (token: string) =>
  (await server.api.ok("listAddresses", { token })).length;

describe("a request with an idempotency key", () => {
  it("is done once and answered alike when it is sent again, also at the same time", async () => {
    const { token } = await newMember(server);
    const sent = { token, headers: keyed(), body: home };
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => server.api.send("createAddress", sent)),
    );
    const again = await server.api.send("createAddress", sent);
    for (const { status, body, headers } of [...answers, again]) {
      expect([status, body, headers["location"]]).toEqual([
        201,
        answers[0]?.body,
        answers[0]?.headers["location"],
      ]);
    }
    expect(await addressesOf(token)).toBe(1);
  });

  it("is 409 when the key came with other content, and new for another member", async () => {
    const { token } = await newMember(server);
    const headers = keyed();
    await server.api.ok("createAddress", { token, headers, body: home });
    const other = { token, headers, body: { ...home, floor: 3 } };
    expect(await server.api.problem("createAddress", other)).toMatchObject({
      status: 409,
      body: { code: "idempotency_conflict", message: expect.stringContaining("새로 고침") },
    });
    const neighbour = await newMember(server);
    await server.api.ok("createAddress", { ...other, token: neighbour.token });
    expect(await addressesOf(neighbour.token)).toBe(1);
  });

  it("is tried anew when the first was refused", async () => {
    const { token } = await newMember(server);
    const headers = keyed();
    await server.api.problem("createAddress", { token, headers, body: { ...home, floor: 0 } });
    await server.api.ok("createAddress", { token, headers, body: home });
    expect(await addressesOf(token)).toBe(1);
  });

  it("is taken over when the process that began it is gone, and forgotten after a day", async () => {
    const { token } = await newMember(server);
    const sent = { token, headers: keyed(), body: home };
    await server.api.ok("createAddress", sent);
    const { db, clock } = server.services;
    const abandoned = instantAfter(clock(), -3, "minute");
    await db.updateTable("request_answers").set({ answer: null, created_at: abandoned }).execute();
    await server.api.ok("createAddress", sent);
    expect(await addressesOf(token)).toBe(2);
    const old = instantAfter(clock(), -25, "hour");
    await db.updateTable("request_answers").set({ created_at: old }).execute();
    await clearExpired(server.services);
    expect(await db.selectFrom("request_answers").selectAll().execute()).toEqual([]);
  });

  it("keeps its key taken when it failed after a change, and gives it back when it failed before", async () => {
    const { db, clock } = server.services;
    const answerOnce = createAnswerOnce({ db, clock });
    const request = { owner: "", operation: "test", key: crypto.randomUUID(), content: [] };
    const change = () => inTransaction(db, (tx) => sql`select 1`.execute(tx));
    const fail = () => Promise.reject(new Error("lost"));
    const taken = async () =>
      (await db.selectFrom("request_answers").selectAll().where("answer", "is", null).execute())
        .length;
    await expect(answerOnce(request, fail)).rejects.toThrow("lost");
    expect(await taken()).toBe(0);
    await expect(answerOnce(request, () => change().then(fail))).rejects.toThrow("lost");
    expect(await taken()).toBe(1);
  });

  it("reads again when it changes nothing", async () => {
    const { db, clock } = server.services;
    const request = { owner: "", operation: "test", key: crypto.randomUUID(), content: [] };
    const read = vi.fn(() => Promise.resolve({ status: 200, readsOnly: true }));
    for (let time = 0; time < 2; time += 1) await createAnswerOnce({ db, clock })(request, read);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it("leaves nothing readable in the database", async () => {
    const { token } = await newMember(server);
    const headers = keyed();
    const address = await server.api.ok("createAddress", { token, headers, body: home });
    const rows = JSON.stringify(
      await server.services.db.selectFrom("request_answers").selectAll().execute(),
    );
    for (const secret of [address.id, home.detail, headers["idempotency-key"]])
      expect(rows).not.toContain(secret);
  });
});

it("every POST of the contract takes an idempotency key or says why it may be repeated", () => {
  const without = readContract().operations.filter(
    ({ method, parameters }) =>
      method === "post" && !parameters.some(({ name }) => name === "idempotency-key"),
  );
  expect(without.filter(({ id }) => !id.startsWith("calculate")).map(({ id }) => id)).toEqual([
    "refreshToken",
    "resetTokens",
    "receivePaymentWebhook",
    "refreshOperatorTokens",
    "logoutOperator",
    "startOperatorPasskeyLogin",
    "startOperatorPasskey",
    "makeOperatorPlan",
    "assignOperatorVisit",
    "reportCrewVisit",
  ]);
});
