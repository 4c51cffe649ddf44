import {
  removeAbandonedBillingKeys,
  removeBillingKeys,
} from "../money/billing-key/remove-billing-keys.ts";
import { chargeDueInvoices } from "../company/company-billing/charge-due-invoices.ts";
import { markLateInvoices } from "../company/company-billing/mark-late-invoices.ts";
import { sendNotices } from "../platform/notice/send-notices.ts";
import { issueDueCashReceipts } from "../money/cash-receipt/issue-cash-receipts.ts";
import { reconcilePayments } from "../money/payment/reconcile-payments.ts";
import { chargeMonthly } from "../storage/charges/charge-monthly.ts";
import { expireContracts } from "../storage/contract-state/expire-contracts.ts";
import type { Services } from "../services.ts";
import { clearExpired } from "./clear-expired.ts";
import { destroyExpired } from "../subject/retention/destroy-expired.ts";
import type { BackgroundJob } from "./repeat.ts";
import { lapsePreparations } from "../money/payment/preparations.ts";
import { removeUnusedFiles } from "../platform/file/remove-files.ts";
import { queueReminders, sendReminders } from "../platform/reminder/reminders.ts";
import { releaseExpiredHolds } from "../platform/schedule/holds.ts";
import { expireCustomPayments } from "../money/custom-payment/end-request.ts";

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

export function backgroundJobs(
  services: Services,
  { reconcileSeconds }: { readonly reconcileSeconds: number },
): readonly BackgroundJob[] {
  const job = (name: string, everyMs: number, run: (on: Services) => Promise<void>) => ({
    name,
    everyMs,
    run: () => run(services),
  });
  return [
    job("reconcilePayments", reconcileSeconds * SECOND_MS, reconcilePayments),
    job("issueCashReceipts", 30 * SECOND_MS, issueDueCashReceipts),
    job("lapsePreparations", MINUTE_MS, lapsePreparations),
    job("markLateInvoices", 60 * MINUTE_MS, markLateInvoices),
    job("chargeMonthly", MINUTE_MS, chargeMonthly),
    job("expireContracts", 60 * MINUTE_MS, expireContracts),
    job("sendNotices", 5 * SECOND_MS, sendNotices),
    job("queueReminders", 10 * MINUTE_MS, queueReminders),
    job("sendReminders", 30 * SECOND_MS, sendReminders),
    job("chargeDueInvoices", 10 * MINUTE_MS, chargeDueInvoices),
    job("releaseExpiredHolds", MINUTE_MS, releaseExpiredHolds),
    job("removeBillingKeys", 5 * MINUTE_MS, removeBillingKeys),
    job("removeAbandonedBillingKeys", 5 * MINUTE_MS, removeAbandonedBillingKeys),
    job("expireCustomPayments", 5 * MINUTE_MS, expireCustomPayments),
    job("removeUnusedFiles", 60 * MINUTE_MS, removeUnusedFiles),
    job("clearExpired", 60 * MINUTE_MS, clearExpired),
    job("destroyExpired", 60 * MINUTE_MS, destroyExpired),
  ];
}
