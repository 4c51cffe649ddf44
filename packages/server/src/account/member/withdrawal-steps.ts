import { billingKeyWithdrawal } from "../../money/billing-key/billing-key-withdrawal.ts";
import { boxWithdrawal } from "../../storage/box/box-withdrawal.ts";
import { companyWithdrawal } from "../../company/company-billing/company-withdrawal.ts";
import { customPaymentWithdrawal } from "../../money/custom-payment/custom-payment-withdrawal.ts";
import { damageReportWithdrawal } from "../../damage/damage-report/damage-report-withdrawal.ts";
import { estimateWithdrawal } from "../../move/estimate/estimate-withdrawal.ts";
import { fileWithdrawal } from "../../platform/file/file-withdrawal.ts";
import { identityWithdrawal } from "../identity/identity-withdrawal.ts";
import { receiverLinkWithdrawal } from "../../storage/receiver-link/receiver-link-withdrawal.ts";
import { reviewWithdrawal } from "../../move/review/review-withdrawal.ts";
import { sessionWithdrawal } from "../session/session-withdrawal.ts";
import { storageWithdrawal } from "../../storage/orders/storage-withdrawal.ts";
import { eraseMember } from "./store.ts";
import type { WithdrawalStep } from "./withdrawal-step.ts";

/**
 * Every feature that stores data about members. The first refusal is the reason that is returned. A new feature adds
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
  { forget: eraseMember },
];
