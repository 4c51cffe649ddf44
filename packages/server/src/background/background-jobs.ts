import {
  removeAbandonedBillingKeys,
  removeBillingKeys,
} from "../features/billing-key/remove-billing-keys.ts";
import { expireCustomPayments } from "../features/custom-payment/expire-custom-payments.ts";
import { removeUnusedFiles } from "../features/file/remove-unused-files.ts";
import { chargeDueInvoices } from "../features/company-billing/charge-due-invoices.ts";
import { markLateInvoices } from "../features/company-billing/mark-late-invoices.ts";
import { lapsePreparations } from "../features/payment/lapse-preparations.ts";
import { sendNotices } from "../features/notice/send-notices.ts";
import { reconcilePayments } from "../features/payment/reconcile-payments.ts";
import { queueReminders } from "../features/reminder/queue-reminders.ts";
import { sendReminders } from "../features/reminder/send-reminders.ts";
import { releaseExpiredHolds } from "../features/schedule/release-expired-holds.ts";
import { chargeMonthly } from "../features/storage/charge-monthly.ts";
import { expireContracts } from "../features/storage/expire-contracts.ts";
import type { Services } from "../services.ts";
import { clearExpired } from "./clear-expired.ts";
import type { BackgroundJob } from "./repeat.ts";

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** All periodic jobs of the server. */
export function backgroundJobs(
  services: Services,
  { reconcileSeconds }: { readonly reconcileSeconds: number },
): readonly BackgroundJob[] {
  return [
    {
      name: "reconcilePayments",
      everyMs: reconcileSeconds * SECOND_MS,
      run: () => reconcilePayments(services),
    },
    { name: "lapsePreparations", everyMs: MINUTE_MS, run: () => lapsePreparations(services) },
    {
      name: "markLateInvoices",
      everyMs: 60 * MINUTE_MS,
      run: () => markLateInvoices(services),
    },
    { name: "chargeMonthly", everyMs: MINUTE_MS, run: () => chargeMonthly(services) },
    {
      name: "expireContracts",
      everyMs: 60 * MINUTE_MS,
      run: () => expireContracts(services),
    },
    { name: "sendNotices", everyMs: 5 * SECOND_MS, run: () => sendNotices(services) },
    { name: "queueReminders", everyMs: 10 * MINUTE_MS, run: () => queueReminders(services) },
    { name: "sendReminders", everyMs: 30 * SECOND_MS, run: () => sendReminders(services) },
    {
      name: "chargeDueInvoices",
      everyMs: 10 * MINUTE_MS,
      run: () => chargeDueInvoices(services),
    },
    { name: "releaseExpiredHolds", everyMs: MINUTE_MS, run: () => releaseExpiredHolds(services) },
    { name: "removeBillingKeys", everyMs: 5 * MINUTE_MS, run: () => removeBillingKeys(services) },
    {
      name: "removeAbandonedBillingKeys",
      everyMs: 5 * MINUTE_MS,
      run: () => removeAbandonedBillingKeys(services),
    },
    {
      name: "expireCustomPayments",
      everyMs: 5 * MINUTE_MS,
      run: () => expireCustomPayments(services),
    },
    {
      name: "removeUnusedFiles",
      everyMs: 60 * MINUTE_MS,
      run: () => removeUnusedFiles(services),
    },
    { name: "clearExpired", everyMs: 60 * MINUTE_MS, run: () => clearExpired(services) },
  ];
}
