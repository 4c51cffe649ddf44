import fc from "fast-check";
import { isPaymentMethod, todayInSeoul } from "@damadum/domain";
import { sumBy } from "es-toolkit";
import { describe, expect, it } from "vitest";
import { seed, timesOf } from "../../../../scripts/testing/test-share.ts";
import { checkLedger } from "./check-ledger.ts";
import { historiesOf } from "./histories/arbitrary.ts";
import { companyScene } from "./histories/companies.ts";
import { monthScene } from "./histories/months.ts";
import { moveScene } from "./histories/moves.ts";
import { rowsOf, valueOf, type Scene, type Stage } from "./histories/scene.ts";
import { storageScene } from "./histories/storage-orders.ts";
import { operatorCommands } from "./operator-commands.ts";
import { newPaidOrder } from "./orders.ts";
import { testServer } from "./test-server.ts";

const server = testServer({ per: "test", slotCapacity: 1000, boxDeliveryCapacity: 1000 });
const ops = operatorCommands(server, { per: "test" });
const stage: Stage = { server, ops };

const scenes: readonly ((flag: boolean) => Promise<Scene>)[] = [
  (flag) => moveScene(stage, { withBoxes: flag }),
  (flag) => storageScene(stage, { withBoxes: flag }),
  (flag) => monthScene(stage, { isLong: flag }),
  (flag) => companyScene(stage, { hasCard: flag }),
];

/** Plays one history of each kind, all from the same day, and leaves the clock after the last of them. */
async function playMonth(drawn: number): Promise<void> {
  const began = server.clock.read().getTime();
  let ended = began;
  for (const [index, begin] of scenes.entries()) {
    const histories = historiesOf(await begin(true));
    const [history] = fc.sample(histories, { numRuns: 1, seed: drawn * 10 + index });
    if (history === undefined) throw new Error("no history was drawn");
    const scene = await begin(history.flag);
    for (const name of history.names) {
      if (scene.isOver?.() === true) break;
      await scene.steps[name]?.();
      server.clock.pass({ seconds: 1 });
    }
    await scene.close?.();
    const now = server.clock.read().getTime();
    ended = Math.max(ended, now);
    server.clock.pass({ seconds: (began - now) / 1000 });
  }
  server.clock.pass({ seconds: (ended - began) / 1000 });
}

const openMonths = async () =>
  rowsOf(await ops("closings list"))
    .filter(({ state }) => state === "OPEN")
    .map(({ month }) => String(month))
    .toReversed();

const won = (facts: object | undefined, name: string) =>
  Number(valueOf(Object.entries(facts ?? {}).find(([key]) => key === name)?.[1]));

const heldNow = async () => {
  const payments = await server.services.db
    .selectFrom("payments")
    .select(["method", "imp_uid", "received_amount", "refunded_amount"])
    .where("received_amount", ">", 0)
    .execute();
  const sum = (isProvider: boolean) =>
    sumBy(
      payments.filter(({ method }) => isPaymentMethod(method) === isProvider),
      ({ imp_uid: impUid, ...booked }) => {
        const known = isProvider ? server.provider.payment(impUid ?? "") : undefined;
        return known === undefined
          ? booked.received_amount - booked.refunded_amount
          : known.amount - known.cancelledAmount;
      },
    );
  return { provider: sum(true), hand: sum(false) };
};

describe("the closing of a month", () => {
  const draws = Array.from({ length: timesOf({ full: 500, share: 20 }) }, (_, index) => index);

  it.each(draws)(
    "explains every won of the drawn month %d against the provider",
    async (index) => {
      await playMonth(seed + index);
      await checkLedger(server.services.db);
      // All that happened is in months that are over.
      server.clock.pass({ days: 31 });
      const months = (await openMonths()).slice(0, -1);
      const closed: (object | undefined)[] = [];
      for (const month of months) {
        const { facts, message } = await ops("closings close", { month });
        expect([month, won(facts, "설명하지 못한 금액"), message]).toEqual([
          month,
          0,
          "마감했어요. 모든 금액을 설명해요.",
        ]);
        closed.push(facts);
      }
      const held = await heldNow();
      const total = (name: string) => sumBy(closed, (facts) => won(facts, name));
      expect(total("결제사가 정산한 금액") - total("결제사와 다른 금액")).toBe(total("결제사"));
      expect(total("결제사")).toBe(held.provider);
      expect(total("매출") + total("취소 수수료")).toBe(total("결제") - total("환불"));
      expect(total("직접 받은 돈")).toBe(held.hand - total("보낸 배상금"));
    },
    60_000,
  );

  it("is not changed by what comes later, which is in the next", async () => {
    await playMonth(1);
    server.clock.pass({ days: 62 });
    const months = await openMonths();
    const [first = "", second = ""] = months;
    await expect(ops("closings close", { month: second })).rejects.toThrow("부터 차례로");
    expect((await ops("closings show", { month: second })).message).toContain("앞선 달의 금액도");
    const before = await ops("closings close", { month: first });
    await expect(ops("closings close", { month: first })).rejects.toThrow("이미 마감한 달");

    // Booked with a day of the closed month, as by a transaction that took long.
    const { db, ids } = server.services;
    const posting = await db.selectFrom("ledger_postings").selectAll().executeTakeFirstOrThrow();
    const late = { ...posting, id: ids.uuid(), source_id: ids.uuid(), closed_in: null };
    await db
      .insertInto("ledger_postings")
      .values({ ...late, kind: "COMPENSATION_OWED" })
      .execute();
    await db
      .insertInto("ledger_entries")
      .values([
        { posting_id: late.id, account: "COMPENSATION", amount: 700 },
        { posting_id: late.id, account: "CUSTOMER", amount: -700 },
      ])
      .execute();
    const { facts } = await ops("closings show", { month: first });
    expect(facts).toEqual(before.facts);
    const next = await ops("closings show", { month: second });
    expect(won(next.facts, "배상금")).toBeGreaterThanOrEqual(700);
  });

  it("waits until the month is over, and for the provider", async () => {
    await playMonth(2);
    const month = todayInSeoul(server.clock.read()).slice(0, 7);
    await expect(ops("closings close", { month })).rejects.toThrow("아직 끝나지 않았거나");
    server.clock.pass({ days: 31 });
    server.provider.down = true;
    const [first = ""] = await openMonths();
    await expect(ops("closings close", { month: first })).rejects.toThrow("결제사가 답하지 않아");
    server.provider.down = false;
    expect(await openMonths()).toContain(first);
  });

  it("names what the provider has taken back and the books do not know", async () => {
    const order = await newPaidOrder(server);
    server.provider.refundOutside(order.impUid, 100);
    server.clock.pass({ days: 62 });
    const [month = ""] = await openMonths();
    const { message } = await ops("closings close", { month });
    expect(message).toContain("100원을 설명하지 못했어요");
    const shown = await ops("closings show", { month });
    expect(rowsOf(shown, "결제사와 다른 결제")).toMatchObject([
      { number: order.merchantUid, reason: "UNKNOWN" },
    ]);
  });

  it("is a workbook or a CSV file with the same sums", async () => {
    await playMonth(4);
    const month = (await openMonths())[0] ?? "";
    const { facts, file } = await ops("closings export", { month, file: "a.csv", by: "day" });
    const lines = Buffer.from(file?.base64 ?? "", "base64")
      .toString()
      .trim()
      .split("\r\n");
    expect(lines[0]).toBe(
      "날짜,매출,부가세,결제,환불,취소 수수료,배상금,보낸 배상금,결제사,직접 받은 돈",
    );
    const sales = lines.slice(1).map((line) => Number(line.split(",")[1]));
    expect(sumBy(sales, (amount) => amount)).toBe(won(facts, "매출"));
    const book = await ops("closings export", { month, file: "a.xlsx" });
    expect(
      Buffer.from(book.file?.base64 ?? "", "base64")
        .subarray(0, 2)
        .toString(),
    ).toBe("PK");
  });
});
