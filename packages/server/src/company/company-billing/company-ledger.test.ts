import fc from "fast-check";
import { expect, it } from "vitest";
import { checkLedger } from "../../testing/check-ledger.ts";
import { newBillAndCard, newDoneWork } from "../../testing/company-bills.ts";
import { testServer } from "../../testing/test-server.ts";
import { reconcilePayments } from "../../money/payment/reconcile-payments.ts";
import { creditInvoiceLine } from "./credit-invoice-line.ts";
import { issueCompanyInvoice } from "./issue-company-invoice.ts";
import { cancelCompanyInvoice, refundCompanyPayment } from "./invoice-steps.ts";

const server = testServer({ boxDeliveryCapacity: 1000 });

type Bill = Awaited<ReturnType<typeof newBillAndCard>> & { readonly windows: string[] };

const rejected = () => undefined;

/** Everything that a company, the operator, the provider and time can do to one bill, in any order. */
const steps = {
  prepare: async (bill: Bill) => {
    const sent = { token: bill.token, path: { cpay_id: bill.cpaymentId } };
    const method = bill.windows.length % 2 === 0 ? "CARD" : "NAVER_PAY";
    const answer = await server.api.send<{ merchant_uid: string }>("prepareCompanyPayment", {
      ...sent,
      body: { method },
    });
    if (answer.status === 201) bill.windows.push(answer.body.merchant_uid);
  },
  payInWindow: (bill: Bill) => report(bill, (uid) => server.provider.pay(uid).impUid),
  cheat: (bill: Bill) => report(bill, (uid) => server.provider.pay(uid, 1000).impUid),
  fail: (bill: Bill) => report(bill, (uid) => server.provider.fail(uid).impUid),
  payWithCard: async (bill: Bill) => {
    await server.api.send("payCompanyPayment", {
      token: bill.token,
      path: { cpay_id: bill.cpaymentId },
      body: { payment_id: bill.paymentId },
    });
  },
  cancel: (bill: Bill) =>
    cancelCompanyInvoice(server.services, { ...bill, reason: null }).catch(rejected),
  refund: (bill: Bill) =>
    refundCompanyPayment(server.services, { ...bill, reason: "돌려 드려요." }).catch(rejected),
  credit: ({ invoiceId }: Bill) =>
    creditInvoiceLine(server.services, {
      invoiceId,
      line: 1,
      amount: 7,
      reason: "늦게 가서 깎아 드려요.",
    }).catch(rejected),
  issueAgain: async ({ operatorId, companyId }: Bill) => {
    await issueCompanyInvoice(server.services, { operatorId, companyId, month: "2026-11" }).catch(
      rejected,
    );
  },
  providerFails: async () => {
    server.provider.down = !server.provider.down;
  },
  cardsAreRejected: async () => {
    server.billingKeys.declining = !server.billingKeys.declining;
  },
  answerGetsLost: async () => {
    server.billingKeys.lostAnswers = 1;
  },
  wait: async () => {
    server.clock.pass({ minutes: 2 });
    await reconcilePayments(server.services);
  },
};
const stepNames = [
  "prepare",
  "payInWindow",
  "cheat",
  "fail",
  "payWithCard",
  "cancel",
  "refund",
  "credit",
  "issueAgain",
  "providerFails",
  "cardsAreRejected",
  "answerGetsLost",
  "wait",
] as const satisfies readonly (keyof typeof steps)[];

async function report({ windows }: Bill, attempt: (merchantUid: string) => string): Promise<void> {
  const merchantUid = windows.at(-1);
  if (merchantUid === undefined) return;
  const body = { imp_uid: attempt(merchantUid), merchant_uid: merchantUid };
  await server.api.send("receivePaymentWebhook", { body });
}

it("keeps invoices, payments, refunds and the ledger balanced after any sequence of events", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...stepNames), { minLength: 1, maxLength: 12 }),
      async (names) => {
        const made = await newBillAndCard(server);
        await newDoneWork(server, made);
        const bill: Bill = { ...made, windows: [] };
        for (const name of names) await steps[name](bill);
        server.provider.down = false;
        server.billingKeys.declining = false;
        server.billingKeys.lostAnswers = 0;
        // The worker looks up open payments and sends pending refunds.
        for (let round = 0; round < 4; round += 1) {
          server.clock.pass({ minutes: 10 });
          await reconcilePayments(server.services);
        }
        await checkLedger(server.services.db);
        await checkBill(bill);
      },
    ),
    { numRuns: 25 },
  );
}, 120_000);

/** Checks that every invoice of the company agrees with its lines, its payment and the amount paid. */
async function checkBill({ companyId }: Bill): Promise<void> {
  const { db } = server.services;
  const rows = await db
    .selectFrom("company_invoices")
    .innerJoin("company_payments", "company_payments.id", "company_invoices.cpayment_id")
    .select([
      "company_invoices.id",
      "company_invoices.status as invoice",
      "company_payments.status as payment",
      "company_invoices.total_amount",
      "company_invoices.supply_amount",
      "company_invoices.credited_amount",
      "company_payments.amount",
      "company_payments.paid_amount",
    ])
    .where("company_invoices.company_id", "=", companyId)
    .execute();
  for (const row of rows) {
    const isPaid = row.payment === "PAID";
    const wasPaid = isPaid || row.payment === "REFUNDED";
    const asked = row.total_amount - row.credited_amount;
    // What is credited before the payment lowers it, and comes back after it.
    expect(wasPaid ? [asked, row.total_amount] : [asked]).toContain(row.amount);
    const { lines } = await db
      .selectFrom("invoice_lines")
      .select((eb) => eb.fn.sum<number>("amount").as("lines"))
      .where("invoice_id", "=", row.id)
      .executeTakeFirstOrThrow();
    expect(lines).toBe(row.supply_amount);
    expect(row.paid_amount).toBe(isPaid ? asked : 0);
    expect(row.invoice === "PAID").toBe(isPaid);
    // A refund cancels the invoice too, so that its month can be billed again.
    expect(row.invoice === "CANCEL").toBe(["CANCEL", "REFUNDED"].includes(row.payment));
  }
  expect(rows.filter(({ invoice }) => invoice !== "CANCEL").length).toBeLessThanOrEqual(1);
}
