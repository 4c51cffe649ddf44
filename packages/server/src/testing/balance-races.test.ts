import { describe, expect, it } from "vitest";
import { recordHandPayment } from "../move/estimate/record-hand-payment.ts";
import { reconcilePayments } from "../money/payment/reconcile-payments.ts";
import { findOrderSubject } from "../operator/lists/order-subject.ts";
import { ProblemError } from "../http/problem-error.ts";
import { idOfMember } from "./boxes.ts";
import { customCompletion, newCustomPayment } from "./custom-payments.ts";
import { newMember } from "./members.ts";
import { completion, newUnloadedOrder } from "./orders.ts";
import { createMigratedDatabase } from "./postgres-database.ts";
import { twoServers } from "./two-servers.ts";

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
  },
);
