import { billingKeyWithdrawal } from "../money/billing-key/billing-key-withdrawal.ts";
import { boxWithdrawal } from "../storage/box/box-withdrawal.ts";
import { companyWithdrawal } from "../company/company-billing/company-withdrawal.ts";
import { customPaymentWithdrawal } from "../money/custom-payment/custom-payment-withdrawal.ts";
import { damageReportWithdrawal } from "../damage/damage-report/damage-report-withdrawal.ts";
import { estimateWithdrawal } from "../move/estimate/estimate-withdrawal.ts";
import { fileWithdrawal } from "../platform/file/file-withdrawal.ts";
import { identityWithdrawal } from "../account/identity/identity-withdrawal.ts";
import { receiverLinkWithdrawal } from "../storage/receiver-link/receiver-link-withdrawal.ts";
import { reviewWithdrawal } from "../move/review/review-withdrawal.ts";
import { sessionWithdrawal } from "../account/session/session-withdrawal.ts";
import { storageWithdrawal } from "../storage/storage-contract/storage-withdrawal.ts";
import type { WithdrawalStep } from "../subject/withdrawal-step.ts";

/**
 * Every resource that stores data about members. The first refusal is the reason that is returned. A new resource adds
 * its step here.
 */
export const withdrawalSteps: readonly WithdrawalStep[] = [
  estimateWithdrawal,
  storageWithdrawal,
  receiverLinkWithdrawal,
  boxWithdrawal,
  damageReportWithdrawal,
  companyWithdrawal,
  customPaymentWithdrawal,
  billingKeyWithdrawal,
  reviewWithdrawal,
  fileWithdrawal,
  identityWithdrawal,
  sessionWithdrawal,
];
