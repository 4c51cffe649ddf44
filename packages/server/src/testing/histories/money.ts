import type { OrderLedger } from "@damadum/sdk/model";
import { isPaymentMethod, todayInSeoul, totalsOf } from "@damadum/domain";
import { findOwed } from "../../operator/lists/owed.ts";
import { findWaiting } from "../../operator/lists/waiting.ts";
import type { CommandResult } from "../../operator/command.ts";
import type { PaidSubjectKind } from "../../db/subject-tables.ts";
import type { TestServer } from "../test-server.ts";
import { rowsOf, valueOf, type Said, type Stage } from "./scene.ts";

/** The payments of subjects that arrived and were accepted, newest first. */
export async function paymentsFor(
  { services }: TestServer,
  kinds: readonly PaidSubjectKind[],
  ids: readonly string[],
) {
  if (ids.length === 0) return [];
  return services.db
    .selectFrom("payments")
    .select(["merchant_uid", "imp_uid", "method", "received_amount", "refunded_amount"])
    .select("status")
    .where("subject_kind", "in", kinds)
    .where("subject_id", "in", ids)
    .where("paid_at", "is not", null)
    .where("refusal", "is", null)
    .where("withdrawn_at", "is", null)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

type Paid = Awaited<ReturnType<typeof paymentsFor>>[number];

/** Everything that waits for an operator: a list on a page would end before what the latest of many histories left. */
export async function waitingNow({ services: { db, clock } }: TestServer) {
  const waiting = await findWaiting(db, { today: todayInSeoul(clock()), limit: 1_000_000 });
  return waiting.map((one) => ({ ...one }));
}

/** Every debt that the operator's list shows. */
export async function owedNow({ services }: TestServer) {
  const page = { limit: 1_000_000 };
  return (await findOwed(services, { today: todayInSeoul(services.clock()), page })).rows;
}

/** What the provider still holds of payments, and by hand what the operator does. */
export function heldFor({ provider }: TestServer, payments: readonly Paid[]): number {
  return payments.reduce((sum, payment) => {
    if (!isPaymentMethod(payment.method))
      return sum + payment.received_amount - payment.refunded_amount;
    const paid = provider.payment(payment.imp_uid ?? "");
    return sum + (paid === undefined ? 0 : paid.amount - paid.cancelledAmount);
  }, 0);
}

/** Takes a third, or all, of the newest payment back at the provider, which reports it. */
export async function refundOutside(
  { server }: Stage,
  payments: readonly Paid[],
  part: "some" | "all",
): Promise<void> {
  const payment = payments.find(({ method }) => isPaymentMethod(method));
  const held = payment === undefined ? 0 : heldFor(server, [payment]);
  if (payment === undefined || held === 0) return;
  const { imp_uid, merchant_uid } = payment;
  server.provider.refundOutside(imp_uid ?? "", part === "all" ? held : Math.ceil(held / 3));
  await server.api.ok("receivePaymentWebhook", {
    body: { imp_uid: imp_uid ?? "", merchant_uid, status: "cancelled" },
  });
}

/** What the member's ledger, its own rows, the operator's command and the provider say of an order's money. */
export function moneyOf(
  server: TestServer,
  input: {
    readonly ledger: OrderLedger;
    readonly shown: CommandResult;
    readonly payments: readonly Paid[];
  },
): Said {
  const { ledger, shown, payments } = input;
  const sums = totalsOf(ledger.rows);
  const uids = payments.map(({ merchant_uid }) => merchant_uid);
  // Of what there is none of it says nothing; a name that no longer exists is undefined.
  const fact = (name: string) => {
    const value = valueOf(shown.facts?.[name]);
    return value === null ? 0 : value;
  };
  const gone = ledger.refund_amount - ledger.refund_pending_amount;
  return {
    total: { ledger: ledger.total_amount, rows: sums.total, operator: fact("총액") },
    paid: { ledger: ledger.paid_amount, rows: sums.paid, operator: fact("결제한 금액") },
    balance: { ledger: ledger.balance_amount, operator: fact("잔금") },
    toPay: {
      ledger: ledger.to_pay_amount,
      sum: ledger.balance_amount + ledger.extra_amount,
      operator: fact("결제할 금액"),
    },
    cancelFee: { ledger: ledger.cancel_fee_amount, operator: fact("취소 수수료") },
    refund: {
      ledger: ledger.refund_amount,
      rows: sums.refundByUs + sums.refundOutside,
      operator: Number(fact("환불한 금액")) + Number(fact("결제사에서 환불한 금액")),
    },
    "refund by us": { rows: sums.refundByUs, operator: fact("환불한 금액") },
    pending: { ledger: ledger.refund_pending_amount, operator: fact("환불 중인 금액") },
    compensation: { ledger: ledger.compensation_amount, operator: fact("배상금") },
    held: { ledger: ledger.paid_amount - gone, provider: heldFor(server, payments) },
    payments: {
      book: uids.toSorted(),
      operator: rowsOf(shown, "결제")
        .map((row) => String(row["merchantUid"]))
        .filter((uid) => uids.includes(uid))
        .toSorted(),
    },
    rows: {
      ledger: ledger.rows.map(({ kind, state, amount }) => ({ kind, state, amount })),
      operator: rowsOf(shown, "결제 내역").map(({ kind, state, amount }) => ({
        kind,
        state,
        amount,
      })),
    },
  };
}
