import { setImmediate } from "node:timers/promises";
import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { inTransaction } from "../../db/transaction.ts";
import { checkLedger } from "../../testing/check-ledger.ts";
import { newPaidOrder } from "../../testing/orders.ts";
import { timesOf } from "../../../../../scripts/testing/test-share.ts";
import { testServer } from "../../testing/test-server.ts";
import { carryOutRefund } from "./carry-out-refund.ts";
import { decideRefunds } from "./decide-refunds.ts";
import { findPendingRefunds } from "./refund-store.ts";

/** 10,000 under `pnpm test:full`. */
const HISTORIES = timesOf({ full: 10_000, share: 100 });

const server = testServer();
afterEach(() => provideNormally());

function provideNormally(): void {
  Object.assign(server.provider, {
    down: false,
    lostAnswers: 0,
    latency: () => Promise.resolve(),
  });
}

/** An order paid in full, with helpers that refund parts of it and compare the provider with the books. */
async function newPaid() {
  const { services, provider, clock } = server;
  const { serial, impUid } = await newPaidOrder(server, { plan: "FULL" });
  const { id } = await services.db
    .selectFrom("estimates")
    .select("id")
    .where("serial", "=", serial)
    .executeTakeFirstOrThrow();
  const subject = { kind: "ESTIMATE", id } as const;
  const pending = () => findPendingRefunds(services.db, [subject]);
  return {
    /** Decides refunds of these amounts; returns the ids of all pending refunds. */
    async owe(...parts: readonly number[]) {
      for (const amount of parts) {
        await inTransaction(services.db, (tx) =>
          decideRefunds(tx, services, { subjects: [subject], amount, reason: "잘못 청구" }),
        );
      }
      return pending();
    },
    /** Lets the provider answer again until nothing is pending; returns the amounts sent and booked. */
    async settle() {
      provideNormally();
      for (let hour = 0; hour < 10 && (await pending()).length > 0; hour += 1) {
        clock.pass({ minutes: 61 });
        for (const refundId of await pending()) await carryOutRefund(services, refundId);
      }
      const { refunded_amount: booked } = await services.db
        .selectFrom("payments")
        .select("refunded_amount")
        .where("imp_uid", "=", impUid)
        .executeTakeFirstOrThrow();
      return { sent: provider.payment(impUid)?.cancelledAmount, booked };
    },
  };
}

describe("carryOutRefund", () => {
  it("sends its own amount when another refund of the payment is sent but not recorded yet", async () => {
    const { provider, services } = server;
    const order = await newPaid();
    const [first = "", second = ""] = await order.owe(24_489, 7511);
    const answered = Promise.withResolvers<void>();
    provider.latency = () => (provider.refundCalls === 1 ? answered.promise : Promise.resolve());
    const sending = carryOutRefund(services, first);
    await expect.poll(() => provider.refundCalls).toBe(1);
    provider.latency = () => Promise.resolve();
    await carryOutRefund(services, second);
    answered.resolve();
    await sending;
    expect(await order.settle()).toEqual({ sent: 32_000, booked: 32_000 });
  });

  it("sends a refund once when it is carried out several times simultaneously", async () => {
    const order = await newPaid();
    const [refund = ""] = await order.owe(10_000);
    server.provider.latency = () => setImmediate();
    await Promise.all([1, 2, 3].map(() => carryOutRefund(server.services, refund)));
    expect(await order.settle()).toEqual({ sent: 10_000, booked: 10_000 });
  });

  it(`leaves books and provider equal after ${HISTORIES} random histories`, async () => {
    const action = fc.oneof(
      fc.record({ kind: fc.constant("send" as const), refund: fc.nat(3), crashes: fc.boolean() }),
      fc.record({ kind: fc.constant("wait" as const), minutes: fc.constantFrom(0, 1, 2, 10) }),
      fc.record({ kind: fc.constantFrom("down" as const, "up" as const, "lose" as const) }),
    );
    const history = fc.record({
      parts: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 }),
      actions: fc.array(action, { minLength: 2, maxLength: 12 }),
      turns: fc.array(fc.nat(40), { minLength: 1, maxLength: 20 }),
    });
    const { provider, clock, services } = server;
    const order = await newPaid();
    let owed = 0;
    await fc.assert(
      fc.asyncProperty(history, async ({ parts, actions, turns }) => {
        owed += parts.reduce((sum, part) => sum + part, 0);
        const refunds = await order.owe(...parts);
        let calls = 0;
        provider.latency = async () => {
          const waits = turns[calls++ % turns.length] ?? 0;
          for (let turn = 0; turn < waits; turn += 1) await setImmediate();
        };
        const running: Promise<void>[] = [];
        for (const step of actions) {
          if (step.kind === "send") {
            const needs = step.crashes ? crashingAfterRefund() : services;
            const run = carryOutRefund(needs, refunds[step.refund % refunds.length] ?? "");
            if (!step.crashes) running.push(run);
          } else if (step.kind === "wait") {
            await Promise.all(running.splice(0));
            clock.pass({ minutes: step.minutes });
          } else {
            provider.down = step.kind === "down";
            if (step.kind === "lose") provider.lostAnswers = 1;
          }
        }
        await Promise.all(running);
        expect(await order.settle()).toEqual({ sent: owed, booked: owed });
      }),
      // All histories share one payment, so a failing one cannot be shrunk.
      { numRuns: HISTORIES, endOnFailure: true },
    );
    await checkLedger(services.db);
  }, 3_600_000);
});

/** Services of a process that ends after the provider has refunded and before that is recorded. */
function crashingAfterRefund() {
  const { services, provider } = server;
  const payments = Object.assign(Object.create(provider), {
    refund: async (order: Parameters<typeof provider.refund>[0]) => {
      await provider.refund(order);
      return new Promise<never>(() => undefined);
    },
  });
  return { ...services, payments };
}
