import { companyWorkStatus } from "@damadum/domain";
import { randomUUID } from "node:crypto";
import { AT, OPERATOR, paymentOf, type Paid } from "./payments.ts";

export const COMPANY = randomUUID();
const CONTRACTS = { WAIT: null, ACTIVE: 90_000, ENDED: 90_000, CANCEL: null };

/** A contract of every state. */
export const earlierCompanyContracts = Object.entries(CONTRACTS).map(
  ([status, monthly_amount]) => ({
    id: randomUUID(),
    company_id: COMPANY,
    status,
    name: "문서 보관",
    box_count: 100,
    months: 12,
    start_date: "2026-01-01",
    end_date: "2026-12-31",
    monthly_amount,
    place: {},
    created_by: OPERATOR,
    created_at: AT,
  }),
);

/** Invoices of every state and payment, each with a work of every state. */
export function earlierInvoices() {
  const sent = { back: 110_000, isSent: true, status: "REFUNDED" };
  const paid = { received: 110_000 };
  return (
    [
      ["ISSUED", "WAIT", []],
      ["ISSUED", "FAILED", [{ status: "FAILED" }]],
      ["OVERDUE", "FAILED", [{ status: "FAILED" }]],
      ["PAID", "PAID", [paid]],
      ["PAID", "PAID", [{ ...paid, method: "TRANSFER" }]],
      ["CANCEL", "CANCEL", []],
      ["CANCEL", "REFUNDED", [{ ...paid, ...sent }]],
      ["CANCEL", "REFUNDED", [{ ...paid, back: 110_000 }]],
    ] as const satisfies readonly (readonly [string, string, readonly Paid[]])[]
  ).map(([status, state, payments], index) => {
    const [id, asked] = [randomUUID(), randomUUID()];
    const base = { company_id: COMPANY, due_date: "2026-10-20", vat_amount: 10_000 };
    return {
      invoice: {
        ...base,
        id,
        number: `${index}`,
        month: `2026-0${index + 1}`,
        status,
        supply_amount: 100_000,
        total_amount: 110_000,
        cpayment_id: asked,
        issued_at: AT,
      },
      asked: {
        ...base,
        id: asked,
        invoice_id: id,
        title: "청구",
        status: state,
        amount: 110_000,
        created_at: AT,
      },
      payments: payments.map((payment) => paymentOf("COMPANY_PAYMENT", asked, payment)),
      works: Object.keys(companyWorkStatus.states).map((workStatus) => ({
        id: randomUUID(),
        company_id: COMPANY,
        contract_id: earlierCompanyContracts[1]?.id,
        kind: "DELIVERY",
        status: workStatus,
        box_count: 3,
        makes_boxes: false,
        price: {},
        price_version: "2026-01-01",
        total_amount: 20_000,
        vat_amount: 2000,
        created_by: OPERATOR,
        created_at: AT,
        invoice_id: status === "CANCEL" ? null : id,
      })),
    };
  });
}
