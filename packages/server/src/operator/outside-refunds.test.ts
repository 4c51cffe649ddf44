import { formatWon } from "@damadum/domain";
import { describe, expect, it } from "vitest";
import { noticeOfEstimate } from "../move/estimate/ports.ts";
import { linkDebts } from "../testing/link-debts.ts";
import { operatorCommands } from "../testing/operator-commands.ts";
import { newPaidOrder } from "../testing/orders.ts";
import { takenBack } from "../testing/taken-back.ts";
import { testServer } from "../testing/test-server.ts";

const server = testServer({ slotCapacity: 100 });
const ops = operatorCommands(server);
const { chargeBack, linksBy, payLink } = takenBack(server);
const { newPaidInvoice, newInvoiceDebt, newStorageDebt, newOwedExtra } = linkDebts(server, ops);

const settle = (url: string, outcome: "ASK_AGAIN" | "LEAVE") =>
  ops("links settle", { url, outcome, reason: "상담했어요" });
const waiting = async () => (await ops("todo", { limit: "500" })).tables?.[0]?.rows ?? [];
const isOf = (about: unknown, serial: string) =>
  typeof about === "string" && about.endsWith(serial);

describe("money that went back at the provider", () => {
  const taken = {
    "a move": async () => {
      const order = await newPaidOrder(server, { move_date: "2027-02-04" });
      await chargeBack("merchant_uid", order.merchantUid);
      return { ...order, url: (await linksBy("order_serial", order.serial))[0]?.url ?? "" };
    },
    "a storage order": newStorageDebt,
    "a whole extra payment": () => newOwedExtra(),
    "part of an extra payment": async () => {
      const { serial, links } = await newOwedExtra(1_000);
      return { serial, url: (await links()).at(-1)?.url ?? "" };
    },
    "an invoice": async () => {
      const { number: serial, url } = await newInvoiceDebt();
      return { serial, url };
    },
  };

  it.each(
    Object.entries(taken).flatMap(([what, take]) => [
      { what, take, end: "paid again" as const },
      { what, take, end: "given up" as const },
    ]),
  )("of $what waits by name until it is $end", async ({ take, end }) => {
    const { serial, url } = await take();
    const waits = async () =>
      (await waiting()).filter(
        ({ command, about }) => command === "refunds settle" && isOf(about, serial),
      );
    expect(await waits()).toMatchObject([{ about: expect.stringMatching(/^[가-힣].+ · \S+$/) }]);
    await (end === "paid again" ? payLink(url) : settle(url, "LEAVE"));
    expect(await waits()).toEqual([]);
  });

  it("of an extra payment is not called our refund, by the operator's view or by the notice", async () => {
    const { serial, ledger } = await newOwedExtra();
    const { rows, refund_amount: back } = await ledger();
    expect(rows).toMatchObject([
      { kind: "PRICE" },
      { kind: "DEPOSIT" },
      { kind: "EXTRA", state: "OPEN" },
      { kind: "EXTRA", state: "TAKEN_BACK", at: expect.any(String) },
      { kind: "EXTRA_OUTSIDE_REFUND", state: "DONE", amount: back },
    ]);
    const { facts } = await ops("moves show", { serial });
    expect(facts).toMatchObject({
      "환불한 금액": null,
      "결제사에서 환불한 금액": { value: 30_000 },
    });
    await ops("moves cancel", { serial, reason: "상담", fault: "NOBODY" });
    const own = (await ledger()).refund_amount - back;
    const { id: subjectId } = await server.services.db
      .selectFrom("estimates")
      .select("id")
      .where("serial", "=", serial)
      .executeTakeFirstOrThrow();
    const change = { subjectId, from: null, now: server.services.clock() };
    const notice = await noticeOfEstimate(server.services.db, change);
    expect(notice?.variables).toMatchObject({ 환불: formatWon(own) });
  });

  it("of a whole invoice waits until the invoice is paid again", async () => {
    const { cpaymentId, number, pay } = await newPaidInvoice();
    await chargeBack("subject_id", cpaymentId);
    const waits = async () => (await waiting()).filter(({ about }) => isOf(about, number)).length;
    expect(await waits()).toBe(1);
    await pay();
    expect(await waits()).toBe(0);
  });
});
