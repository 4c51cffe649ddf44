import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inTransaction } from "../../db/transaction.ts";
import { writeHistory } from "../../subject/history.ts";
import { draft } from "../../testing/drafts.ts";
import { newMember } from "../../testing/members.ts";
import { newEstimate, newPaidOrder } from "../../testing/orders.ts";
import { startTestServer, testServer, type TestServer } from "../../testing/test-server.ts";
import { sendNotices } from "./send-notices.ts";

const server = testServer();

async function noticesOf(serial: string) {
  await sendNotices(server.services);
  return server.notices.sent.filter(({ variables }) => variables["번호"] === serial);
}

const stateOf = (serial: string) =>
  server.services.db
    .selectFrom("notices")
    .innerJoin("status_history", "status_history.id", "notices.history_id")
    .innerJoin("estimates", "estimates.id", "status_history.subject_id")
    .selectAll("notices")
    .where("estimates.serial", "=", serial)
    .orderBy("notices.history_id")
    .execute();

describe("notices", () => {
  it("are sent for every change with a masked name and no phone or address", async () => {
    const { serial, token } = await newPaidOrder(server);
    await server.api.ok("cancelEstimate", { token, path: { serial }, body: {} });
    const sent = await noticesOf(serial);
    expect(sent.map(({ template }) => template)).toEqual(["MV_QUOTED", "MV_PAYMENT", "MV_CANCEL"]);
    const [, paid] = sent;
    expect(paid).toMatchObject({
      to: "010-1234-5678",
      text: `[담아둠] 김*아님, 예약을 접수했어요.\n\n번호 ${serial}\n이사 2026년 12월 10일 (목) 오전 9시\n\n총액 ${paid?.variables["금액"]} (부가세 포함)\n결제한 금액 ${paid?.variables["낸금액"]}\n잔금 ${paid?.variables["잔금"]}`,
      button: { name: "이사 보기", url: `http://localhost:3000/my/estimate/${serial}` },
    });
    expect(JSON.stringify(sent.map(({ text }) => text))).not.toMatch(/김담아|5678|1203호/);
    expect((await stateOf(serial)).map(({ status }) => status)).toEqual(["SENT", "SENT", "SENT"]);
    expect(await noticesOf(serial)).toHaveLength(3);
  });

  it("are not sent to a visitor, nor for a change that is rolled back", async () => {
    const visit = await server.api.ok("createEstimate", { body: draft });
    expect(await noticesOf(visit.serial)).toEqual([]);
    expect(await stateOf(visit.serial)).toMatchObject([{ status: "SKIPPED" }]);

    const { token } = await newMember(server);
    const { serial } = await newEstimate(server, token);
    const change = inTransaction(server.services.db, async (tx) => {
      const { id } = await tx
        .selectFrom("estimates")
        .select("id")
        .where("serial", "=", serial)
        .executeTakeFirstOrThrow();
      const by = { actor: "MEMBER", actorId: null, reason: null, now: new Date(0) } as const;
      const subject = { kind: "ESTIMATE", id } as const;
      await writeHistory(tx, { ...by, subject, from: "QUOTED", to: "CANCEL" });
      throw new Error("the change failed");
    });
    await expect(change).rejects.toThrow("the change failed");
    expect(await noticesOf(serial)).toHaveLength(1);
  });

  it("are retried with growing delays and finally given up", async () => {
    const { token } = await newMember(server);
    const { serial } = await newEstimate(server, token);
    server.notices.down = true;
    await sendNotices(server.services);
    await sendNotices(server.services);
    expect(await stateOf(serial)).toMatchObject([{ attempts: 1, status: "PENDING" }]);
    for (let tries = 1; tries < 10; tries += 1) {
      server.clock.pass({ minutes: 130 });
      await sendNotices(server.services);
    }
    const dead = await stateOf(serial);
    expect(dead).toMatchObject([
      { attempts: 10, status: "DEAD", next_attempt_at: null, failure: "The sender is down" },
    ]);
    server.notices.down = false;
    server.clock.pass({ days: 1 });
    expect(await noticesOf(serial)).toEqual([]);
  });

  it("are not sent to a withdrawn member", async () => {
    const { token } = await newMember(server);
    const { serial } = await newEstimate(server, token);
    await server.api.ok("deleteMe", { token });
    expect(await noticesOf(serial)).toEqual([]);
    const states = await stateOf(serial);
    expect(new Set(states.map(({ status }) => status))).toEqual(new Set(["SKIPPED"]));
  });
});

describe("notices of unpaid orders", () => {
  let strict: TestServer;
  beforeAll(async () => {
    strict = await startTestServer({ limitFactor: 1 });
  });
  afterAll(() => strict.close());

  it("are twenty a day for one phone, however many accounts name it; what is paid is told", async () => {
    // Every member of these tests names the same phone.
    for (const { token } of [await newMember(strict), await newMember(strict)]) {
      for (let count = 0; count < 11; count += 1) await newEstimate(strict, token);
    }
    const paid = await newPaidOrder(strict);
    await sendNotices(strict.services);
    const { sent } = strict.notices;
    expect(sent.filter(({ template }) => template === "MV_QUOTED")).toHaveLength(20);
    expect(sent.at(-1)).toMatchObject({
      template: "MV_PAYMENT",
      variables: { 번호: paid.serial },
    });
  });
});
