import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import type { Database } from "../db/tables.ts";
import { recordHandPayment } from "../move/estimate/record-hand-payment.ts";
import { reconcilePayments } from "../money/payment/reconcile-payments.ts";
import { findOrderSubject } from "../operator/lists/order-subject.ts";
import { ProblemError } from "../http/problem-error.ts";
import { idOfMember } from "./boxes.ts";
import { customCompletion, newCustomPayment } from "./custom-payments.ts";
import { newMember } from "./members.ts";
import { nextVisits } from "./drivers/storage-order.ts";
import { completion, newPaidOrder, newUnloadedOrder } from "./orders.ts";
import { createMigratedDatabase } from "./postgres-database.ts";
import { newPaidStorageOrder } from "./storage-orders.ts";
import { takenBack } from "./taken-back.ts";
import { twoServers } from "./two-servers.ts";

/** How many transactions of the test's database wait for a lock. */
async function waitingForLocks(db: Database): Promise<number> {
  const { rows } = await sql<{ readonly waiting: number }>`select count(*)::int as waiting
    from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    db,
  );
  return rows[0]?.waiting ?? 0;
}

const database = await createMigratedDatabase();

describe.skipIf(database === null)(
  "a balance paid concurrently on PostgreSQL, over two servers",
  () => {
    const { one, two } = twoServers(database);

    it.each(Array.from({ length: 10 }, (_, index) => index))(
      "is kept once and refunded otherwise when two windows, a link and cash pay it (%d)",
      async (round) => {
        const [first, second] = round % 2 === 0 ? [one, two] : [two, one];
        const order = await newUnloadedOrder(one);
        const { token, serial } = order;
        const path = { serial };
        const { balance_amount: balance, ledger } = await one.api.ok("getEstimate", {
          token,
          path,
        });
        const { username } = await newMember(one);
        const operatorId = await idOfMember(one, username);
        const windows = await Promise.all(
          (["CARD", "KAKAO_PAY"] as const).map((method, index) =>
            (index === 0 ? first : second).api.ok("prepareEstimatePayment", {
              token,
              path,
              body: { plan: "BALANCE", method },
            }),
          ),
        );
        const url = await newCustomPayment(one, {
          orderSerial: serial,
          amount: balance,
          linked: await findOrderSubject(one.services.db, serial),
        });
        const linked = await one.api.ok("prepareCustomPayment", {
          path: { url },
          body: { method: "CARD" },
        });
        const paid = [...windows, linked].map(({ merchant_uid: uid }) => one.provider.pay(uid));
        const cash = {
          method: "CASH",
          amount: balance,
          reference: "1",
          again: false,
          operatorId,
        } as const;
        await Promise.all([
          ...windows.map(({ merchant_uid: merchantUid }, index) =>
            (index === 0 ? first : second).api.send(
              "completeEstimatePayment",
              completion({ serial, merchantUid }, paid[index]?.impUid ?? ""),
            ),
          ),
          second.api.send(
            "completeCustomPayment",
            customCompletion({ url, merchantUid: linked.merchant_uid }, paid[2]?.impUid ?? ""),
          ),
          recordHandPayment(first.services, { serial, ...cash }).catch((error: unknown) => {
            if (!(error instanceof ProblemError)) throw error;
          }),
        ]);
        await reconcilePayments(one.services);

        const after = await two.api.ok("getEstimate", { token, path });
        expect(after.balance_amount).toBe(0);
        expect(after.ledger).toMatchObject({ paid_amount: ledger.total_amount, refund_amount: 0 });
        const kept = paid
          .map(({ impUid }) => one.provider.payment(impUid))
          .reduce((sum, each) => sum + (each?.amount ?? 0) - (each?.cancelledAmount ?? 0), 0);
        const inCash = after.payments
          .filter(({ method }) => method === "CASH")
          .reduce((sum, { amount }) => sum + amount, 0);
        expect(kept + inCash).toBe(balance);
      },
    );

    it.each(["move", "storage order"] as const)(
      "locks what a link pays, then the link, then its payments when a %s is cancelled",
      async (kind) => {
        const order =
          kind === "move"
            ? await newPaidOrder(one, { move_date: "2027-02-03" })
            : await newPaidStorageOrder(one, nextVisits());
        const { token, serial } = order;
        const { chargeBack, linkOf, payLink } = takenBack(one);
        await chargeBack("merchant_uid", order.merchantUid, 5_000);
        const { url = "" } = (await linkOf(order)) ?? {};
        const merchantUid = await payLink(url);
        const cancel = kind === "move" ? "cancelEstimate" : "cancelStorageOrder";
        const { db } = one.services;
        const { cancelled } = await db.transaction().execute(async (tx) => {
          await tx
            .selectFrom("custom_payments")
            .where("url", "=", url)
            .select("id")
            .forUpdate()
            .execute();
          const waiting = two.api.ok(cancel, { token, path: { serial }, body: {} });
          await expect.poll(() => waitingForLocks(db)).toBe(1);
          const free = tx
            .selectFrom("payments")
            .where("merchant_uid", "=", merchantUid)
            .select("id");
          expect(await free.forUpdate().noWait().execute()).toHaveLength(1);
          const table = kind === "move" ? "estimates" : "storage_orders";
          const taken = tx.selectFrom(table).where("serial", "=", serial).select("id");
          expect(await taken.forUpdate().skipLocked().execute()).toEqual([]);
          return { cancelled: waiting };
        });
        await cancelled;
      },
    );
  },
);
