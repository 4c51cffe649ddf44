import { formatWon, totalsOf } from "@damadum/domain";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkLedger } from "../../testing/check-ledger.ts";
import {
  completion,
  newPreparedOrder,
  notice,
  prepareOrder,
  type Order,
} from "../../testing/orders.ts";
import { testServer } from "../../testing/test-server.ts";
import { toEstimate, toEstimateSummary } from "../../move/estimate/to-wire.ts";
import { reconcilePayments } from "./reconcile-payments.ts";
import { findMove, listEstimates } from "../../move/estimate/read-estimates.ts";
import { noticeOfEstimate } from "../../move/estimate/ports.ts";

const server = testServer({ slotCapacity: 1000 });

/** Events that customers, the provider and time can cause for one order, in any sequence. */
const steps = {
  prepare: async (orders: Order[]) => {
    const [first] = orders;
    if (first === undefined) return;
    const sent = { token: first.token, path: { serial: first.serial } };
    const body = { plan: orders.length % 2 === 0 ? "FULL" : "DEPOSIT", method: "CARD" };
    const answer = await server.api.send("prepareEstimatePayment", { ...sent, body });
    if (answer.status !== 201) return;
    orders.push(
      await prepareOrder(server, { ...first, plan: orders.length % 2 === 0 ? "FULL" : "DEPOSIT" }),
    );
  },
  pay: async (orders: Order[]) => {
    const order = orders.at(-1);
    if (order !== undefined) await report(order, server.provider.pay(order.merchantUid).impUid);
  },
  payElsewhere: async (orders: Order[]) => {
    const [order] = orders;
    if (order !== undefined) await report(order, server.provider.pay(order.merchantUid).impUid);
  },
  cheat: async (orders: Order[]) => {
    const order = orders.at(-1);
    if (order !== undefined)
      await report(order, server.provider.pay(order.merchantUid, 1000).impUid);
  },
  fail: async (orders: Order[]) => {
    const order = orders.at(-1);
    if (order !== undefined) await report(order, server.provider.fail(order.merchantUid).impUid);
  },
  vanish: async (orders: Order[]) => {
    const order = orders.at(-1);
    if (order !== undefined) server.provider.pay(order.merchantUid);
  },
  cancel: async (orders: Order[]) => {
    const [order] = orders;
    if (order === undefined) return;
    const { token, serial } = order;
    await server.api.send("cancelEstimate", { token, path: { serial }, body: {} });
  },
  providerFails: async () => {
    server.provider.down = !server.provider.down;
  },
  answerGetsLost: async () => {
    server.provider.lostAnswers = 1;
  },
  wait: async () => {
    server.clock.pass({ minutes: 2 });
    await reconcilePayments(server.services);
  },
};

async function report(order: Order, impUid: string): Promise<void> {
  await server.api.send("receivePaymentWebhook", notice(order, impUid));
  await server.api.send("completeEstimatePayment", completion(order, impUid));
}

/** Every view of an order shows the same sums, and the provider holds what they say. */
async function compareViews([order]: readonly Order[]): Promise<void> {
  if (order === undefined) return;
  const { serial } = order;
  const { services, clock } = server;
  const view = await findMove(services, serial);
  const now = clock.read();
  const { ledger, ...shown } = toEstimate(view, { now, visitorKey: null });
  const filter = { userId: view.estimate.user_id ?? "", page: { page: 1, limit: 20 } };
  const { items } = await listEstimates(services, filter);
  const sums = {
    total_amount: ledger.total_amount,
    paid_amount: ledger.paid_amount,
    balance_amount: ledger.balance_amount,
  };
  expect(items.map((item) => toEstimateSummary(item, now))).toMatchObject([
    {
      ...sums,
      due_amount: ledger.due_amount,
      to_pay_amount: ledger.to_pay_amount,
      cancel_fee_amount: ledger.cancel_fee_amount,
    },
  ]);
  expect(shown).toMatchObject({
    paid_amount: ledger.paid_amount,
    balance_amount: ledger.balance_amount,
  });
  const { covered: _covered, asked: _asked, ...stored } = totalsOf(ledger.rows);
  expect(stored).toMatchObject({ total: ledger.total_amount, paid: ledger.paid_amount });
  expect(view.ledger).toMatchObject({ ...stored, balance: ledger.balance_amount });
  expect(
    await noticeOfEstimate(server.services.db, {
      subjectId: view.estimate.id,
      from: null,
      now,
    }),
  ).toMatchObject({
    variables: {
      금액: formatWon(ledger.total_amount),
      낸금액: formatWon(ledger.paid_amount),
      잔금: formatWon(ledger.balance_amount),
      환불: formatWon(ledger.refund_amount),
      수수료: formatWon(ledger.cancel_fee_amount),
    },
  });
  const { paid_amount: paid, linked_amount: linked } = view.estimate;
  expect(paid + linked).toBe(ledger.paid_amount - ledger.refund_amount);
}

describe("the books", () => {
  it("balance after a random history, and a settled cancelled order owes nothing", async () => {
    const names = fc.constantFrom(...Object.values(steps));
    await fc.assert(
      fc.asyncProperty(fc.array(names, { minLength: 1, maxLength: 8 }), async (sequence) => {
        const orders = [await newPreparedOrder(server)];
        for (const step of sequence) {
          await step(orders);
          await compareViews(orders);
        }
        await checkLedger(server.services.db);

        server.provider.down = false;
        server.provider.lostAnswers = 0;
        await steps.cancel(orders);
        server.clock.pass({ minutes: 70 });
        await reconcilePayments(server.services);
        await checkLedger(server.services.db);
        await compareViews(orders);
        const { owed } = await server.services.db
          .selectFrom("ledger_entries")
          .innerJoin("ledger_postings", "ledger_postings.id", "ledger_entries.posting_id")
          .innerJoin("estimates", "estimates.id", "ledger_postings.subject_id")
          .select((eb) => eb.fn.coalesce(eb.fn.sum<number>("amount"), eb.lit(0)).as("owed"))
          .where("account", "=", "CUSTOMER")
          .where("estimates.serial", "=", orders[0]?.serial ?? "")
          .where("estimates.status", "=", "CANCEL")
          .executeTakeFirstOrThrow();
        expect(owed).toBe(0);
      }),
      { numRuns: 25 },
    );
  }, 60_000);
});
