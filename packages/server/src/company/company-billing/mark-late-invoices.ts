import { todayInSeoul } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import { inTransaction } from "../../db/transaction.ts";
import type { Services } from "../../services.ts";
import { bySystem } from "../../subject/history.ts";
import { lockCompany } from "../company/lock-company.ts";
import { changeInvoiceStatus } from "./change-status.ts";
import { findInvoice, findLateInvoices, type InvoiceRow } from "./store.ts";

/** Limits a run, so that a long queue does not delay a server's shutdown. */
const MAX_INVOICES = 1000;

/** Marks unpaid invoices whose due date has passed as overdue. */
export async function markLateInvoices({
  db,
  clock,
  log,
}: Pick<Services, "db" | "clock" | "log">): Promise<void> {
  const now = clock();
  const due = { today: todayInSeoul(now), limit: MAX_INVOICES };
  for (const late of await findLateInvoices(db, due)) {
    try {
      await inTransaction(db, (tx) => markLate(tx, late, now));
    } catch (err) {
      log.warn({ err, invoiceId: late.id }, "invoice not marked overdue, will be tried again");
    }
  }
}

async function markLate(tx: Tx, late: InvoiceRow, now: Date): Promise<void> {
  await lockCompany(tx, late.company_id);
  const invoice = await findInvoice(tx, late.id);
  await changeInvoiceStatus(tx, invoice, { ...bySystem(now), to: "OVERDUE" });
}
