import { todayInSeoul } from "@damadum/domain";
import { inTransaction } from "../../db/transaction.ts";
import type { Services } from "../../services.ts";
import { lockCompany } from "../company/lock-company.ts";
import { changeInvoiceStatus } from "./change-status.ts";
import { findInvoice, findLateInvoices } from "./store.ts";

const AT_ONCE = 100;

/** Says of invoices whose day has passed unpaid that they are overdue. */
export async function markLateInvoices({
  db,
  clock,
}: Pick<Services, "db" | "clock">): Promise<void> {
  const now = clock();
  for (const late of await findLateInvoices(db, { today: todayInSeoul(now), limit: AT_ONCE })) {
    await inTransaction(db, async (tx) => {
      await lockCompany(tx, late.company_id);
      const invoice = await findInvoice(tx, late.id);
      if (invoice === null) return;
      const by = { actor: "SYSTEM", actorId: null, reason: null, now } as const;
      await changeInvoiceStatus(tx, invoice, { ...by, to: "OVERDUE" });
    });
  }
}
