import type { Estimate } from "@damadum/sdk/model";
import { describe, expect, it } from "vitest";
import { reconcilePayments } from "../money/payment/reconcile-payments.ts";
import { completion, newPaidOrder } from "./orders.ts";
import { createMigratedDatabase } from "./postgres-database.ts";
import { times, twoServers } from "./two-servers.ts";

const database = await createMigratedDatabase();
const ROUNDS = Array.from({ length: 10 }, (_, index) => index);
const DAY = "2027-01-12";

interface Own {
  readonly token: string;
  readonly serial: string;
}
interface Moved {
  readonly estimate: Estimate;
  readonly payment: { readonly merchant_uid: string } | null;
}

describe.skipIf(database === null)(
  "concurrent rescheduling on PostgreSQL, over two servers",
  () => {
    const servers = twoServers(database, { slotCapacity: 100 });
    const { one } = servers;

    const reschedule = (index: number, { token, serial }: Own, body: object) =>
      servers
        .either(index)
        .api.send<Moved>("rescheduleEstimate", { token, path: { serial }, body });
    const orderOf = ({ token, serial }: Own) =>
      one.api.ok("getEstimate", { token, path: { serial } });
    const bookingsOf = ({ serial }: Own) =>
      one.services.db
        .selectFrom("slot_bookings")
        .innerJoin("estimates", "estimates.id", "slot_bookings.subject_id")
        .select(["slot_bookings.day", "slot_bookings.time"])
        .where("estimates.serial", "=", serial)
        .execute();
    /** Won of an order that are not refunded at the provider. */
    const keptOf = async ({ serial }: Own) => {
      const payments = await one.services.db
        .selectFrom("payments")
        .innerJoin("estimates", "estimates.id", "payments.subject_id")
        .select("imp_uid")
        .where("estimates.serial", "=", serial)
        .where("imp_uid", "is not", null)
        .execute();
      const { provider } = one;
      return payments
        .map(({ imp_uid: impUid }) => provider.payment(impUid ?? ""))
        .reduce((sum, paid) => sum + (paid?.amount ?? 0) - (paid?.cancelledAmount ?? 0), 0);
    };

    it.each(ROUNDS)(
      "keeps one booking when two tabs of a member choose two times (%d)",
      async () => {
        const own = await newPaidOrder(one, { move_date: DAY });
        const answers = await times(2, (index) => {
          const time = index === 0 ? "13:00" : "09:00";
          const day = index === 0 ? DAY : "2027-01-13";
          return reschedule(index, own, { move: { date: day, time }, agreed_amount: 0 });
        });
        expect(answers.map(({ status }) => status).filter((status) => status === 500)).toEqual([]);
        const { draft } = await orderOf(own);
        expect(await bookingsOf(own)).toEqual([{ day: draft.move_date, time: draft.move_time }]);
      },
    );

    it.each(ROUNDS)("applies one of two paid changes and refunds the other (%d)", async (round) => {
      const own = await newPaidOrder(one, { move_date: "2026-12-29", plan: "FULL" });
      const days = ["2027-01-30", "2027-01-31"] as const;
      const changes: string[] = [];
      for (const date of days) {
        const move = { date, time: "09:00" };
        const { token, serial } = own;
        const sent = { token, path: { serial }, body: { move } };
        const { total_amount: agreed } = await one.api.ok("calculateEstimateReschedule", sent);
        const { body } = await reschedule(0, own, { move, agreed_amount: agreed, method: "CARD" });
        changes.push(body.payment?.merchant_uid ?? "");
      }
      const paid = changes.map((uid) => one.provider.pay(uid).impUid);
      await times(2, (index) =>
        servers
          .either(index + round)
          .api.send(
            "completeEstimatePayment",
            completion(
              { serial: own.serial, merchantUid: changes[index] ?? "" },
              paid[index] ?? "",
            ),
          ),
      );
      await reconcilePayments(one.services);
      const order = await orderOf(own);
      expect(days).toContain(order.draft.move_date);
      expect(await bookingsOf(own)).toEqual([{ day: order.draft.move_date, time: "09:00" }]);
      expect([order.paid_amount, order.balance_amount]).toEqual([order.amount.total_amount, 0]);
      expect(await keptOf(own)).toBe(order.amount.total_amount);
    });

    it.each(ROUNDS)(
      "leaves no booking and no money when a cancellation wins or follows (%d)",
      async (round) => {
        const own = await newPaidOrder(one, { move_date: "2026-12-29", plan: "FULL" });
        const { token, serial } = own;
        const move = { date: "2027-01-30", time: "09:00" };
        const sent = { token, path: { serial }, body: { move } };
        const { total_amount: agreed } = await one.api.ok("calculateEstimateReschedule", sent);
        const { body } = await reschedule(0, own, { move, agreed_amount: agreed, method: "CARD" });
        const merchantUid = body.payment?.merchant_uid ?? "";
        const { impUid } = one.provider.pay(merchantUid);
        await Promise.all([
          servers
            .either(round)
            .api.send("completeEstimatePayment", completion({ serial, merchantUid }, impUid)),
          servers
            .either(round + 1)
            .api.send("cancelEstimate", { token, path: { serial }, body: {} }),
        ]);
        await reconcilePayments(one.services);
        const order = await orderOf(own);
        expect(order.status).toBe("CANCEL");
        expect(await bookingsOf(own)).toEqual([]);
        expect(await keptOf(own)).toBe(order.ledger.cancel_fee_amount);
      },
    );
  },
);
