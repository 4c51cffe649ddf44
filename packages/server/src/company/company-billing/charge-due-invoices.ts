import { addDays, todayInSeoul } from "@damadum/domain";
import type { Services } from "../../services.ts";
import { findDefaultPayment } from "../company/default-payment.ts";
import type { SettleNeeds } from "../../money/payment/settle-payment.ts";
import { chargeCompanyPayment } from "./pay-company-payment.ts";
import { takeInvoiceToCharge, updateInvoice, type InvoiceRow } from "./store.ts";

/** Limits a run, so that a long queue does not delay a server's shutdown. */
const MAX_INVOICES = 50;

type ChargeNeeds = SettleNeeds & Pick<Services, "billingKeys">;

/** Charges the invoices whose charge day has come and that are still unpaid. */
export async function chargeDueInvoices(services: ChargeNeeds): Promise<void> {
  const today = todayInSeoul(services.clock());
  for (let count = 0; count < MAX_INVOICES; count += 1) {
    // Postponed before the attempt and ended after it: if the server stops in between, the invoice is tried the next
    // day, unless that is too late.
    const invoice = await takeInvoiceToCharge(services.db, { today, next: addDays(today, 1) });
    if (invoice === null) return;
    // The company agreed to no charge after the due date, however late this runs.
    if (invoice.status === "ISSUED" && today <= invoice.due_date) {
      await chargeDefaultPayment(services, invoice);
    }
    await updateInvoice(services.db, invoice.id, { charge_on: null });
  }
}

/**
 * Pays an invoice with the company's default billing key. If that fails, the company pays by hand; if the
 * provider does not respond, the worker asks it later. The invoice remains valid either way.
 */
async function chargeDefaultPayment(
  services: ChargeNeeds,
  { company_id: companyId, cpayment_id: cpaymentId }: InvoiceRow,
): Promise<void> {
  const { db, log } = services;
  try {
    const usual = await findDefaultPayment(db, companyId);
    if (usual === null) return;
    await chargeCompanyPayment(services, { ...usual, companyId, cpaymentId });
  } catch (err) {
    log.warn({ err, cpaymentId }, "company not charged, it can pay by hand");
  }
}
