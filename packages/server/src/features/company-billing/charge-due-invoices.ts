import { addDays, todayInSeoul } from "@damadum/domain";
import type { Services } from "../../services.ts";
import { findDefaultPayment } from "../company/default-payment.ts";
import type { SettleNeeds } from "../payment/settle-payment.ts";
import { chargeCompanyPayment } from "./pay-company-payment.ts";
import { endCharging, findCompanyPayment, takeInvoiceToCharge } from "./store.ts";

/** So that a long queue does not keep a server from stopping. */
const MAX_INVOICES = 50;

type ChargeNeeds = SettleNeeds & Pick<Services, "billingKeys">;

/** Charges what was billed days ago and nobody has paid meanwhile. */
export async function chargeDueInvoices(services: ChargeNeeds): Promise<void> {
  const today = todayInSeoul(services.clock());
  for (let count = 0; count < MAX_INVOICES; count += 1) {
    // Put off first and ended when tried: a server that stops in between leaves the invoice to the next day, if that is not too late.
    const invoice = await takeInvoiceToCharge(services.db, { today, next: addDays(today, 1) });
    if (invoice === null) return;
    // The company agreed to no day after the invoice is due, however late this runs.
    if (invoice.status === "ISSUED" && today <= invoice.due_date) {
      await chargeDefaultPayment(services, invoice.cpayment_id);
    }
    await endCharging(services.db, invoice.id);
  }
}

/**
 * Pays what was billed with what the company set as its usual way to pay. Where that fails the company
 * pays by hand, and where nobody answers the worker asks the provider later; the invoice stands either way.
 */
async function chargeDefaultPayment(services: ChargeNeeds, cpaymentId: string): Promise<void> {
  const { db, log } = services;
  try {
    const payment = await findCompanyPayment(db, cpaymentId);
    if (payment === null) return;
    const companyId = payment.company_id;
    const usual = await findDefaultPayment(db, companyId);
    if (usual === null) return;
    await chargeCompanyPayment(services, { ...usual, companyId, cpaymentId });
  } catch (err) {
    log.warn({ err, cpaymentId }, "company not charged, it can pay by hand");
  }
}
