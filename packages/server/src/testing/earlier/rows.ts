import { randomUUID } from "node:crypto";
import { COMPANY, earlierCompanyContracts, earlierInvoices } from "./companies.ts";
import { earlierContracts } from "./contracts.ts";
import { earlierMoves, earlierStorageOrders } from "./orders.ts";
import { AT, OPERATOR, paymentOf } from "./payments.ts";

/** Rows by table, each table after those that it refers to. All rows of a table have the same keys. */
type EarlierRows = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

const visit = { move_time: "09:00", user_id: OPERATOR };
const stored = { type: "FINAL_AND_DELIVERY_ORDER", user_id: OPERATOR, request: {}, box_count: 3 };

/** Orders of every state with money of every kind, and invoices and works of a company, as 0661 stores them. */
export function earlierRows(): EarlierRows {
  const moves = earlierMoves();
  const storage = earlierStorageOrders();
  const orders = [...moves, ...storage];
  const cancelled = moves.filter(({ status }) => status === "CANCEL");
  const invoices = earlierInvoices();
  const contractRows = earlierContracts(
    OPERATOR,
    storage.map(({ row }) => row),
  );
  const paidCharges = contractRows.storage_charges
    .filter(({ status }) => status === "PAID")
    .map(({ id }) => ({ payments: [paymentOf("STORAGE_CHARGE", id, { received: 20_000 })] }));
  const paid = [...orders, ...invoices, ...paidCharges].flatMap(({ payments }) => payments);
  return {
    users: [
      {
        id: OPERATOR,
        username: "damadum",
        type: "ID",
        role: "OPERATOR",
        name: "담당자",
        gender: "U",
      },
    ].map((user) => ({ ...user, created_at: AT })),
    companies: [{ id: COMPANY, name: "담아상사", created_at: AT }],
    company_contracts: earlierCompanyContracts,
    estimates: moves.map(({ row }) => ({ ...row, ...visit, input: {}, move_date: "2026-11-01" })),
    storage_orders: storage.map(({ row }) => ({ ...row, ...stored })),
    ...contractRows,
    company_invoices: invoices.map(({ invoice }) => invoice),
    company_payments: invoices.map(({ asked }) => asked),
    company_works: invoices.flatMap(({ works }) => works),
    custom_payments: orders.flatMap(({ links }) => links),
    payments: paid.map(({ row }) => row),
    refunds: paid.flatMap(({ refunds }) => refunds),
    visit_changes: orders.flatMap(({ changes }) => changes),
    compensations: cancelled.map(({ row }, index) => ({
      id: randomUUID(),
      estimate_id: row.id,
      amount: 10_000,
      created_at: AT,
      done_at: index % 2 === 0 ? AT : null,
      reference: index % 2 === 0 ? "이체" : null,
    })),
  };
}
